"""HTTP handlers: each reads its body, asks the hall, and answers with a struct of the wire."""

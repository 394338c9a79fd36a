"""Attacks on a server as anybody runs it: what outsiders tried with success stays impossible.

They know nothing of the server but its command line, its HTTP and its sockets, so that they can be
tried on any version: `LUDOTHEQUE_ATTACKED=a/tree pytest tests/server/attacks` attacks the server of
another source tree. Those named a and b succeed on commit a303514, those named n on 0dc34f6.
"""

"""What the hall holds for those who learn."""

from __future__ import annotations

from ludotheque.server.learning.marks import Marks
from ludotheque.server.learning.shelf import Shelf
from ludotheque.server.store.store import Store


class LearningDesk:
    """The guides, and how far everybody is."""

    def __init__(self, store: Store) -> None:
        self.marks, self.shelf = Marks(store), Shelf()

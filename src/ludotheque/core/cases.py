"""Cases: which function goes on, told by a number.

    BY_STAGE = Told("advance(t, s, d)", "s.stage", seat="s.active")
    STAGES = Cases(BY_STAGE, {S_MAP: stage_map, S_BUY: (asks, LOG_BUY)})

declare `STAGES.advance(t, s, d)`, which calls the function beside the number. A function is given
what its parameters are called, of the arguments and of what the last words say (`seat`); what is
left are the numbers that stand behind it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.written import Lines, Written

Made = Callable[..., int | None]
Case = Made | tuple[Made | int, ...]


class Told:
    """How the function is called, by what number it is told, and what else it may be given."""

    def __init__(self, head: str, number: str, **given: str) -> None:
        self.head, self.number = head, number
        self.name, _, params = head.rstrip(")").partition("(")
        self.given = {param: param for param in params.split(", ")} | given


class Cases(Written):
    """Declared cases, and the function for rules that tells them apart."""

    def __init__(self, told: Told, cases: Mapping[int, Case]) -> None:
        self.given = told.given
        self.called: dict[str, Any] = {}
        lines = [f'"""What goes on, by `{told.number}`."""', f"case = {told.number}"]
        for number, case in cases.items():  # C makes a jump of it
            lines += [f"if case == {number}:", *(f"    {line}" for line in self._done(case))]
        lines += ['assert case != case, "nothing goes on by this number"', "return 0"]
        super().__init__(f"cases_{told.name}", {told.head: lines}, self.called)

    def _done(self, case: Case) -> Lines:
        """What is done in a case."""
        made, *numbers = case if isinstance(case, tuple) else (case,)
        assert inspect.isfunction(made)
        name = f"{made.__module__.rpartition('.')[2]}_{made.__name__}"
        self.called[name] = made
        left = iter(numbers)
        params = inspect.signature(made).parameters
        args = [self.given[p] if p in self.given else str(next(left)) for p in params]
        call = f"{name}({', '.join(args)})"
        nothing = made.__annotations__["return"] in (None, "None")
        return [call, "return 0"] if nothing else [f"return {call}"]

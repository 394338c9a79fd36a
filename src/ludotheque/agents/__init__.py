"""Computer players: they see a view and return a move, through the contract alone."""

from ludotheque.agents.base import Agent, Budget
from ludotheque.agents.by_name import NAMES, agent, budget_within, hints, weighed, worth
from ludotheque.agents.levels import LEVELS, levels
from ludotheque.agents.planner import PlanAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.agents.simple import BeginnerAgent, GreedyAgent, RandomAgent
from ludotheque.agents.textbook import TextbookAgent

__all__ = [
    "LEVELS",
    "NAMES",
    "Agent",
    "BeginnerAgent",
    "Budget",
    "GreedyAgent",
    "PlanAgent",
    "RandomAgent",
    "SearchAgent",
    "TextbookAgent",
    "agent",
    "budget_within",
    "hints",
    "levels",
    "weighed",
    "worth",
]

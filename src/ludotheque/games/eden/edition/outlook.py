"""What the estimate needs of the tables."""

from ludotheque.core.outlook import table_fields
from ludotheque.games.eden.codes import FEATURES

FIELDS = table_fields(FEATURES)

"""Print the OpenAPI schema, from which the types of the browser client are generated.

python -m polis.server.print_openapi
"""

from __future__ import annotations

import json

from polis.server.app import make_app
from polis.server.config import Config


def main() -> None:
    """Print the schema."""
    print(json.dumps(make_app(Config()).openapi(), indent=2))


if __name__ == "__main__":
    main()

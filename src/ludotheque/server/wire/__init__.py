"""The wire: every value that crosses the socket, declared once; TypeScript types come from here.

One WebSocket at `/api/socket` carries JSON text frames. What a page sends is an `In`, what it gets
is an `Out`; both are told apart by `type`. Every error of HTTP is a `Problem`.

Numbers a page must keep for each match:
- `version`: counts the changes of the position that this seat (or the spectators) could see. It
  only grows, undo included. A move is sent with the version it was chosen in and refused as `stale`
  if that is not the last. After a break the page sends it as `since` and gets what it missed.
- `line`: the number of the last line of chat; after a break it is sent as `chat`.

What a seat can't see is not counted in its `version` and `made` either: how many steps another
seat takes behind a screen is nobody's business.

What can be asked for over HTTP, all under `/api`, is listed by the server itself: `/api/docs` for
people, `/api/openapi/openapi.json` for programs, and `/api/schema` has the JSON Schema of all of
that and of the socket.
"""

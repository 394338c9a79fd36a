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

HTTP, all under `/api`:

GET    /games                         list[GameCard]
GET    /games/{game}                  GameInfo (default options)
POST   /games/{game}/print            PrintGame -> GameInfo under those options
GET    /editions/{digest}             KeptEdition: the tables a match was begun with
POST   /games/{game}/check            Check -> Checked: what is wrong with a deck or the like
GET    /games/{game}/keepsakes        list[Kept]: what you keep for it
GET    /games/{game}/keepsakes/{key}  Kept
PUT    /games/{game}/keepsakes/{key}  Keep -> Kept
DELETE /games/{game}/keepsakes/{key}  204
GET    /games/{game}/learn            GuideInfo: steps and exercises, and how far you are
POST   /games/{game}/learn            Mark -> GuideInfo
POST   /games/{game}/learn/{task}     -> Lesson: a table for a step or an exercise
GET    /games/{game}/daily            TaskCard: the exercise of the day
GET    /lessons/{match}               Standing
POST   /lessons/{match}/again         Standing: the position is put back
POST   /lessons/{match}/show          Standing: the guide does it
GET    /rules                         list[Book]
GET    /rules/{name}                  text/markdown; a name is <game>.fr, <game>.minute.fr, ….en
GET    /scenarios                     list[ScenarioFile]
GET    /scenarios/{game}              list[Example]: which rules each of them shows
GET    /scenarios/{game}/{file}       text/markdown
GET    /scenarios/{game}/{file}/run   list[ScenarioRun]: small boards; ?drawn, ?only=ID
POST   /guest                         NewGuest -> Me; sets the cookie, or tells who you are
GET    /me                            Me, or Problem 401
PATCH  /me                            Rename -> Me
GET    /me/history                    PlayedPage ?game=&result=&opponent=&page=: what you played
GET    /me/record                     PlayedRecord: won, lost, drawn per game, opponent, deck, map
GET    /me/export                     OwnData: all that is kept of you
POST   /account                       Credentials -> Me: keep this guest under a name and password
POST   /login                         Credentials -> Me; sets the cookie
POST   /logout                        204
GET    /bots                          list[BotInfo]
POST   /bots                          NewBot -> BotToken: the token is shown once
DELETE /bots/{bot}                    204
GET    /lobby                         list[TableCard]: public tables, waiting first
GET    /mine                          list[TableCard]
POST   /matches                       NewMatch -> TableInfo
GET    /matches/{match}               TableInfo
GET    /matches/{match}/drawn         Drawn                ?seat=: as the game itself draws it
POST   /matches/{match}/join          Join -> TableInfo
POST   /matches/{match}/leave         LeaveSeat -> TableInfo: a computer sits in, or it opens
POST   /matches/{match}/seats         SetSeat -> TableInfo (owner)
POST   /matches/{match}/manner        Manner -> TableInfo: break off, offer or answer a draw, claim
POST   /matches/{match}/rematch       TableInfo of the next match
POST   /matches/{match}/hints         AskHints -> Advice
GET    /matches/{match}/since-my-turn SinceTurn            ?seat=: the others' moves as you saw them
GET    /matches/{match}/replay        ReplayIndex          ?eye=a seat, watch, all; &after=a move
GET    /matches/{match}/replay/{made} ReplayFrame          the same, with all also &against=a seat;
                                                           &drawn=true: with the game's drawing
POST   /matches/{match}/from          PlayFrom -> TableInfo
POST   /matches/{match}/curve         Curve: starts the work, or tells how far it is
GET    /matches/{match}/curve         Curve
POST   /matches/{match}/analysis      Analysis: starts the work, or tells how far it is
GET    /matches/{match}/analysis      Analysis
GET    /matches/{match}/export        the replay file, after the end
POST   /import                        a replay file -> TableInfo
GET    /schema                        JSON Schema of all of this and of the socket
"""

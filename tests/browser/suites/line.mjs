// A second line to the server for code that runs in a page: `await openLine(match)`. It is given to
// every page as it opens, since what is sent to a page can't import.

/** To be run in the page before its own scripts. */
export function secondLine() {
  window.openLine = async (match) => {
    const line = new WebSocket(`ws://${location.host}/api/socket`);
    const inbox = [];
    let sent = 0;
    let wake = () => undefined;
    line.addEventListener("message", (event) => {
      inbox.push(JSON.parse(event.data));
      wake();
    });
    const next = async (fits) => {
      for (;;) {
        const at = inbox.findIndex(fits);
        if (at >= 0) return inbox.splice(at, 1)[0];
        await new Promise((resolve) => (wake = resolve));
      }
    };
    await next((frame) => frame.type === "hello");
    return {
      /** What a seat sees now. */
      async look(seat) {
        inbox.length = 0;
        line.send(JSON.stringify({ type: "watch", match, seat, since: 0 }));
        return (await next((f) => f.type === "view" && f.view.seat === seat)).view;
      },
      /** The server's answer to moves made on a view. */
      async move({ seat, version }, moves) {
        const key = `line-${sent++}-${Math.random()}`;
        line.send(JSON.stringify({ type: "move", match, version, key, moves, seat }));
        return next((f) => f.key === key);
      },
      /** The view at a version or later. */
      async since(version) {
        return (await next((f) => f.type === "view" && f.view.version >= version)).view;
      },
      close: () => line.close(),
    };
  };
}

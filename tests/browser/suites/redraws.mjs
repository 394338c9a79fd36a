// How long views take to be shown, timed in the page itself.

/** To be run in the page before its own scripts. Time every view that arrives: reading it and
 * updating the page, then its frame. */
export function watchViews() {
  window.redraws = [];
  const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const soon = (then) => {
    const line = new MessageChannel();
    line.port1.onmessage = then;
    line.port2.postMessage(0);
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    get,
    set(handle) {
      set.call(this, function (event) {
        const began = performance.now();
        if (event.data.includes('"type":"view"'))
          soon(() => {
            const update = performance.now() - began; // the handler and all it set off
            requestAnimationFrame(() => {
              const painting = performance.now();
              soon(() => window.redraws.push([update, performance.now() - painting]));
            });
          });
        handle.call(this, event);
      });
    },
  });
}

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
export const told = (n) => n.toFixed(1);

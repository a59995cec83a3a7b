/** Milliseconds in which the embedding page has to say what it shows. */
const waitMs = 1_000;

/**
 * The page that embeds this one, when it is an allowed one.
 * @param {string[]} embedders
 */
export function hostOf(embedders) {
  const isEmbedded = window.parent !== window;
  const known = [...(location.ancestorOrigins ?? [])].at(0) ?? originOf(document.referrer);
  // When the browser hides the parent's origin, each allowed origin is tried. Only the right one receives the message.
  const targets = known && embedders.includes(known) ? [known] : known ? [] : embedders;
  /** @param {string} type @param {(data: { shows?: unknown, opens?: unknown }) => void} follow */
  const hear = (type, follow) =>
    window.addEventListener("message", ({ source, origin, data }) => {
      if (source === window.parent && targets.includes(origin) && data?.type === type) follow(data);
    });
  return {
    isEmbedded,
    /**
     * @param {{ type: "atrium:ready" | "atrium:close" | "atrium:balance" | "atrium:deposit" }
     *   | { type: "atrium:refused", code: string }} message
     */
    send(message) {
      if (!isEmbedded) return;
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
    /**
     * Calls back when the embedding page says what it shows itself, so that this page can leave that out, and what it
     * opens when this page asks. Nothing is visible until it has answered, or for a second: what is left out would make the
     * rest jump. After a late answer it leaves a gap instead.
     * @param {(shows: string[], opens: string[]) => void} follow
     */
    onBar(follow) {
      const { dataset } = document.documentElement;
      const show = () => {
        delete dataset.waits;
      };
      if (isEmbedded) {
        dataset.waits = "";
        setTimeout(() => {
          if (dataset.waits === undefined) return;
          dataset.late = "";
          show();
        }, waitMs);
      }
      hear("atrium:bar", ({ shows, opens = [] }) => {
        if (!Array.isArray(shows) || !Array.isArray(opens)) return;
        follow(shows.map(String), opens.map(String));
        // The browser sees no movement when what is left out has gone a frame earlier.
        requestAnimationFrame(() => requestAnimationFrame(show));
      });
    },
    /** Calls back when the balance has changed elsewhere, as by a deposit. @param {() => void} follow */
    onBalance: (follow) => hear("atrium:balance", follow),
  };
}

/** @param {string} address */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : "";
}

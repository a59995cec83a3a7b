/**
 * The page that embeds this one, if it is one of those that may.
 * @param {string[]} embedders
 */
export function hostOf(embedders) {
  const isEmbedded = window.parent !== window;
  const known = [...(location.ancestorOrigins ?? [])].at(0) ?? originOf(document.referrer);
  // Where the browser tells nothing of its parent, each allowed origin is tried: only the right one receives it.
  const targets = known && embedders.includes(known) ? [known] : known ? [] : embedders;
  return {
    isEmbedded,
    /** @param {{ type: "atrium:ready" | "atrium:close" | "atrium:balance" }} message */
    tell(message) {
      if (!isEmbedded) return;
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
  };
}

/** @param {string} address */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : "";
}

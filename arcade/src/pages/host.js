/**
 * The page that embeds this one, when it is an allowed one.
 * @param {string[]} embedders
 */
export function hostOf(embedders) {
  const isEmbedded = window.parent !== window;
  const known = [...(location.ancestorOrigins ?? [])].at(0) ?? originOf(document.referrer);
  // When the browser hides the parent's origin, each allowed origin is tried. Only the right one receives the message.
  const targets = known && embedders.includes(known) ? [known] : known ? [] : embedders;
  return {
    isEmbedded,
    /** @param {{ type: "atrium:ready" | "atrium:close" | "atrium:balance" }} message */
    send(message) {
      if (!isEmbedded) return;
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
  };
}

/** @param {string} address */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : "";
}

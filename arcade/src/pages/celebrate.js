import { animate, h, isStill } from "./dom.js";

/**
 * Sparks and a glow, for a win that is more than its bet. People who asked for less motion get the glow.
 * @param {HTMLElement} dock
 */
export function celebrate(dock) {
  dock.classList.add("won");
  setTimeout(() => dock.classList.remove("won"), 1800);
  if (isStill()) return;
  const layer = h("div", { class: "sparks", "aria-hidden": "true" });
  document.body.append(layer);
  const flights = Array.from({ length: 26 }, (_, index) => {
    const spark = h("i");
    layer.append(spark);
    const angle = (index / 26) * Math.PI * 2;
    const reach = 90 + (index % 5) * 42;
    const to = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 60}px) scale(0.2)`;
    return animate(
      spark,
      [
        { transform: "translate(0, 0) scale(1)", opacity: 1 },
        { transform: to, opacity: 0 },
      ],
      { duration: 1100 + (index % 4) * 160, easing: "cubic-bezier(.15,.7,.3,1)", fill: "forwards" },
    );
  });
  void Promise.all(flights).then(() => layer.remove());
}

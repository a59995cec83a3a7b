/**
 * An element with attributes, listeners (`onclick` …) and children. False, null and undefined are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child instanceof Node || typeof child === "string"));
  return element;
}

/**
 * A picture from constant markup, never from data.
 * @param {string} viewBox
 * @param {string} inner
 * @param {string} [className]
 */
export function svg(viewBox, inner, className = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("viewBox", viewBox);
  element.setAttribute("aria-hidden", "true");
  if (className) element.setAttribute("class", className);
  element.innerHTML = inner;
  return element;
}

/** The hero of the game's picture; `title.css` cuts it out. */
export const heroPicture = () => h("i", { class: "hero", "aria-hidden": "true" });

/** Whether the person asked for less motion. It is read each time, because it can change. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} milliseconds */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Plays keyframes and resolves when they are over; at once for people who asked for less motion.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export async function animate(element, frames, options) {
  if (isStill()) return;
  // A hidden tab or a removed element cancels the animation. The game continues.
  await element.animate(frames, options).finished.catch(() => undefined);
}

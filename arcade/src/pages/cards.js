import { animate, h } from "./dom.js";

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const suits = ["♣", "♦", "♥", "♠"];

/**
 * The name of a card. Its index counts four suits of each rank, aces first.
 * @param {number} card
 */
export const cardName = (card) => `${ranks[Math.floor(card / 4)]}${suits[card % 4]}`;

/**
 * A face-down card with a function that turns it.
 * @param {number} [card] none: it stays on its back
 */
export function playingCard(card) {
  const suit = card === undefined ? 0 : card % 4;
  const rank = card === undefined ? "" : (ranks[Math.floor(card / 4)] ?? "");
  const corner = () => h("span", { class: "corner" }, rank, h("i", {}, suits[suit]));
  const face = h(
    "div",
    { class: suit === 1 || suit === 2 ? "face red" : "face" },
    corner(),
    h("b", {}, suits[suit]),
    corner(),
  );
  const element = h("div", { class: "card" }, face, h("div", { class: "back" }));
  if (card === undefined) element.setAttribute("aria-hidden", "true");
  else {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", cardName(card));
  }
  return {
    element,
    async arrive() {
      await animate(
        element,
        [
          { transform: "translate(120px, -160px) rotate(24deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        {
          duration: 320,
          easing: "cubic-bezier(.2,.8,.3,1)",
        },
      );
    },
    async turn() {
      await animate(element, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
        duration: 150,
        easing: "ease-in",
      });
      element.classList.add("open");
      await animate(element, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: 190,
        easing: "ease-out",
      });
    },
  };
}

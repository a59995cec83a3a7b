import { notice } from "./dialogs.js";
import { h } from "./dom.js";

/**
 * The bar with the free spins that the next rounds use, and the message at their end.
 * @param {Pick<import("./shell.js").Game, "boot" | "t" | "money">} game
 */
export function freeSpinsBar({ boot, t, money }) {
  let shown = boot.session.freeSpins;
  const left = h("b");
  const won = h("span");
  const element = h("p", { class: "free-spins" }, left, won);

  /** @param {import("./gameMessages.ts").FreeSpinsState | null} next */
  function show(next) {
    shown = next;
    element.hidden = next === null;
    if (!next) return;
    left.textContent = t("freeLeft", { left: next.left, spins: next.spins });
    won.textContent = t("freeWon", { amount: money.text(money.parse(next.winnings)) });
  }
  show(shown);

  return {
    element,
    show,
    /** The free spins that pay for the next round; null when money does. */
    next: () => shown,
    /** Says what they have won together. @param {import("./gameMessages.ts").FreeSpinsState} over */
    async end({ winnings, turnover }) {
      const amount = money.text(money.parse(winnings));
      const paid = turnover > 0 ? t("freeOverBonus", { amount, count: turnover }) : t("freeOverCash", { amount });
      const text = money.parse(winnings) > 0n ? paid : t("freeOverNone");
      await notice({ title: t("freeOver"), text, label: t("ok") });
    },
  };
}

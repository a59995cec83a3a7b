import { h, isStill, svg } from "./dom.js";
import { percentText } from "./money.js";

const icons = {
  back: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  rules:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 11v5M12 7.6v.2" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7v5l3.4 2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
};

/**
 * The bar with the way back, the name and the rules, and below it the time and the net position, which must always be
 * visible.
 * @param {{ boot: import("./gameMessages.ts").Boot, t: import("./shell.js").Game["t"], leave: () => void, openRules: () => void }} of
 */
export function header({ boot, t, leave, openRules }) {
  const clock = h("time");
  const elapsed = h("b");
  const net = h("b");
  const jackpot = h("span", { hidden: true });
  const startedAt = Date.now();
  const tick = () => {
    clock.textContent = new Intl.DateTimeFormat(boot.locale, { hour: "2-digit", minute: "2-digit" }).format(new Date());
    const seconds = Math.floor((Date.now() - startedAt) / 1000);
    const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
    elapsed.textContent = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };
  tick();
  setInterval(tick, 1000);
  const element = h(
    "header",
    {},
    h(
      "button",
      { class: "quiet exit", type: "button", onclick: leave },
      svg("0 0 24 24", icons.back),
      h("span", {}, t("lobby")),
    ),
    h(
      "h1",
      { class: "name" },
      h("i", { class: "lettering", "aria-hidden": "true" }),
      boot.game.name,
      h("small", {}, boot.game.vendor),
    ),
    h(
      "button",
      { class: "quiet", type: "button", onclick: openRules },
      h("span", {}, t("rules")),
      svg("0 0 24 24", icons.rules),
    ),
    h(
      "div",
      { class: "facts" },
      boot.playMoney && h("span", { class: "badge" }, t("playMoney")),
      h("span", { class: "clock", title: t("time") }, svg("0 0 24 24", icons.clock), clock),
      h("span", { class: "clock" }, `${t("inGame")} `, elapsed),
      h("span", {}, `${t("net")} `, net),
      h("span", {}, `RTP ${percentText(boot.locale, boot.game.rtp)}`),
      jackpot,
    ),
  );
  return {
    element,
    /** @param {string} text */
    showNet(text) {
      net.textContent = text;
    },
    /** @param {string} text what a round pays into a jackpot; empty when it pays nothing */
    showJackpot(text) {
      jackpot.textContent = text;
      jackpot.hidden = text === "";
    },
  };
}

/**
 * The bar with the balance, the stake, its cost and the button that plays. `notes` is above them.
 * @param {{ notes: HTMLElement, boot: import("./gameMessages.ts").Boot, t: import("./shell.js").Game["t"],
 *   money: import("./shell.js").Game["money"], action: string, onAction: () => void, onStake: () => void }} of
 */
export function dock({ notes, boot, t, money, action, onAction, onStake }) {
  const stakes = boot.stakes.map(money.parse);
  let index = Math.min(1, stakes.length - 1);
  const balance = h("output", { id: "balance", "aria-label": t("balance") });
  const win = h("output", { id: "win", "aria-label": t("lastWin") });
  const stakeText = h("output", { id: "stake", "aria-live": "polite" });
  const cost = h("output", { id: "cost" });
  const tools = h("div", { class: "tools" });
  const less = h(
    "button",
    { class: "round", type: "button", "aria-label": t("lessStake"), onclick: () => step(-1) },
    "−",
  );
  const more = h(
    "button",
    { class: "round", type: "button", "aria-label": t("moreStake"), onclick: () => step(1) },
    "+",
  );
  const button = h("button", { id: "action", type: "button", onclick: onAction }, h("span", {}, action), cost);
  let isBusy = false;
  let isCooling = false;
  /** The stake that the player can't change. @type {bigint | null} */
  let fixed = null;
  const stake = () => fixed ?? stakes[index] ?? 0n;

  /** @param {number} by */
  function step(by) {
    index = Math.min(stakes.length - 1, Math.max(0, index + by));
    render();
    onStake();
  }
  function render() {
    stakeText.textContent = money.text(stake());
    less.disabled = isBusy || fixed !== null || index === 0;
    more.disabled = isBusy || fixed !== null || index === stakes.length - 1;
    button.setAttribute("aria-disabled", String(isBusy || isCooling));
  }
  render();

  return {
    element: h(
      "footer",
      {},
      notes,
      tools,
      h("div", { class: "purse" }, h("label", {}, t("balance"), balance), h("label", {}, t("lastWin"), win)),
      h(
        "div",
        { class: "stake", role: "group", "aria-label": t("stake") },
        less,
        h("label", {}, t("stake"), stakeText),
        more,
      ),
      button,
    ),
    tools,
    stake,
    /** @param {bigint | null} amount */
    fixStake(amount) {
      fixed = amount;
      render();
    },
    /** @param {bigint} amount */
    showBalance(amount) {
      balance.textContent = money.text(amount);
    },
    /** @param {bigint | null} amount */
    showWin(amount) {
      win.textContent = amount === null ? "–" : money.text(amount);
    },
    /** @param {string} text */
    showCost(text) {
      cost.textContent = text;
    },
    /** @param {boolean} busy */
    setBusy(busy) {
      isBusy = busy;
      render();
    },
    /** Keeps the button back for the rest of the cycle. @param {number} milliseconds */
    coolDown(milliseconds) {
      if (milliseconds <= 0) return;
      isCooling = true;
      render();
      const bar = h("i", { class: "cooling", "aria-hidden": "true" });
      button.append(bar);
      if (!isStill())
        bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
          duration: milliseconds,
          fill: "forwards",
        });
      setTimeout(() => {
        bar.remove();
        isCooling = false;
        render();
      }, milliseconds);
    },
    isCooling: () => isCooling,
  };
}

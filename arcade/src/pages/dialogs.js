import { h } from "./dom.js";
import { percentText } from "./money.js";

/**
 * Opens a dialog that must be answered. Resolves with the answer.
 * @param {{ title: string, text: string, actions: { label: string, run: () => void }[] }} of
 * @returns {Promise<void>}
 */
export function overlay({ title, text, actions }) {
  return new Promise((resolve) => {
    const dialog = h(
      "dialog",
      { class: "notice", "aria-labelledby": "notice-title" },
      h("h2", { id: "notice-title" }, title),
      h("p", {}, text),
    );
    for (const { label, run } of actions) {
      const answer = () => {
        dialog.remove();
        run();
        resolve();
      };
      dialog.append(h("button", { class: "primary", type: "button", onclick: answer }, label));
    }
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** @param {{ title: string, text: string, label: string }} of */
export const notice = ({ title, text, label }) => overlay({ title, text, actions: [{ label, run: () => undefined }] });

/** Closes open dialogs before a more important message. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (dialog.open) dialog.close();
  }
}

/**
 * The panel with the rules and the pay table.
 * @param {{ boot: import("./gameMessages.ts").Boot, t: import("./shell.js").Game["t"], money: import("./shell.js").Game["money"], rules: () => Node[] }} of
 */
export function rulesDialog({ boot, t, money, rules }) {
  const limits = t("limits", { min: money.text(money.parse(boot.minBet)), max: money.text(money.parse(boot.maxBet)) });
  const dialog = h(
    "dialog",
    { id: "rules", "aria-labelledby": "rules-title" },
    h(
      "div",
      { class: "rules-head" },
      h("h2", { id: "rules-title" }, boot.game.name),
      h("button", { class: "quiet", type: "button", onclick: () => dialog.close() }, t("close")),
    ),
    h(
      "div",
      { class: "rules-body", tabindex: 0 },
      ...rules(),
      h("h3", {}, t("fairTitle")),
      h("p", {}, t("rtpText", { rtp: percentText(boot.locale, boot.game.rtp) })),
      h("p", {}, t("fairText")),
      h("p", {}, limits),
      h("p", {}, t("roundingText")),
      boot.playMoney && h("p", {}, t("playMoneyText")),
    ),
  );
  // A click beside the panel closes it: such a click has the dialog element itself as its target.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

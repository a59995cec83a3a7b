import { html, raw } from "hono/html";
import { type Language, TAGS } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";
import { type ChannelType, channelName } from "./channels.ts";
import { DEPOSIT_TEXTS } from "./deposits.texts.ts";

const style = `
  :root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; --line: #8885; --accent: #2f6fde; --bad: #c0392b; }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; }
  main { width: 100%; max-width: 24rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; box-sizing: border-box; }
  h1 { margin: 0; font-size: 1.1rem; font-weight: 600; }
  .amount { margin: .25rem 0 1rem; font-size: 2rem; font-weight: 700; }
  .muted { margin: 0 0 1rem; opacity: .75; font-size: .9rem; }
  .bad { color: var(--bad); }
  form { display: grid; gap: .75rem; }
  label { display: grid; gap: .25rem; font-size: .9rem; }
  .two { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
  input, button, .back { min-height: 2.75rem; padding: .25rem .9rem; border: 1px solid var(--line); border-radius: .6rem; font: inherit; box-sizing: border-box; }
  input { min-width: 0; width: 100%; }
  button { cursor: pointer; }
  .pay { border-color: transparent; background: var(--accent); color: #fff; font-weight: 600; }
  .back { display: grid; place-items: center; color: inherit; text-decoration: none; }
`;

/** How a deposit has ended. */
export type Outcome = "SUCCESS" | "FAILED" | "EXPIRED" | "CANCELLED";

interface View {
  deposit: Deposit;
  /** Null while it can be paid. */
  outcome: Outcome | null;
  type: ChannelType;
  language: Language;
  /** The web client. */
  returnUrl: string;
  /** The form that was sent has no valid card or voucher. */
  isWrong?: boolean;
}

/** The payment page of a deposit: a form while it is open, then its outcome. */
export function payPage({ deposit, outcome, type, language, returnUrl, isWrong = false }: View) {
  const say = DEPOSIT_TEXTS[language].pay;
  const format = new Intl.NumberFormat(TAGS[language], { style: "currency", currency: deposit.currency });
  const sum = format.format(Number(toDecimal(deposit.amount, deposit.currency)));
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${channelName(deposit.channelId, language)}</h1>
<p class="amount">${sum}</p>
<p class="muted">${say.note}</p>
${isWrong ? html`<p class="bad" role="alert">${say.wrong}</p>` : ""}
${
  outcome === null
    ? form(type, say)
    : html`<p role="status">${say[outcome]}</p>
<a class="back" href="${returnUrl}">${say.back}</a>`
}
</main>
</body>
</html>`;
}

const form = (type: ChannelType, say: (typeof DEPOSIT_TEXTS)["EN"]["pay"]) => html`<form method="post">
${
  type === "HOSTED_CARD"
    ? html`<label>${say.card} <input name="card" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
<div class="two">
<label>${say.expires} <input name="expires" inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY" required></label>
<label>${say.code} <input name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
</div>`
    : ""
}
${type === "VOUCHER" ? html`<label>${say.voucher} <input name="voucher" maxlength="24" placeholder="ATRM-0000-0000-0000" required></label>` : ""}
<button class="pay" name="action" value="pay">${say.pay}</button>
<button name="action" value="cancel" formnovalidate>${say.cancel}</button>
</form>`;

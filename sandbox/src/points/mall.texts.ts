import { fill, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { inEveryLanguage, type Language, type Translated } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { MALL_CURRENCY, type MallReward } from "./mall.data.ts";

/** Names of items by the reward's number, of free spins, `{n}` of them, and of rewards in money; `{amount}` is the money. */
const TEXTS = textsIn(import.meta.dirname, {
  items: z.record(z.string(), someText),
  cash: someText,
  bonus: someText,
  freeSpins: someText,
  converted: someText,
  addressIncomplete: someText,
  undeliverable: someText,
});

/** The name of a reward. */
export function titleOf({ id, kind, amount, freeSpins }: MallReward, language: Language): string {
  const texts = TEXTS[language];
  if (kind === "ITEM") {
    const title = texts.items[id];
    if (title === undefined) throw new Error(`the reward ${id} has no name`);
    return title;
  }
  if (freeSpins) return fill(texts.freeSpins, { n: String(freeSpins.spins) });
  const money = { style: "currency", currency: MALL_CURRENCY, maximumFractionDigits: 0 } as const;
  const { tag } = LANGUAGE_NAMES[language];
  return fill(texts[kind === "CASH" ? "cash" : "bonus"], {
    amount: new Intl.NumberFormat(tag, money).format(amount ?? 0n),
  });
}

/** The reason that the seed's rejected redeem has. */
export const addressIncomplete: Translated = inEveryLanguage((language) => TEXTS[language].addressIncomplete);

/** The reason of a rejection for which the operator gives none. */
export const undeliverable: Translated = inEveryLanguage((language) => TEXTS[language].undeliverable);

/** The remark of money that points were turned into. */
export const convertedRemark = (points: bigint) => fill(TEXTS.EN.converted, { points: String(points) });

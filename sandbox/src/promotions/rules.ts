import { fill } from "@atrium/arcade/texts";
import { inEveryLanguage, type Language, type Translated } from "../http/languages.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import type { PromotionFacts } from "./promotions.data.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";

/** A promotion's rules in every language, as HTML, as an operator's editor would write them. */
export const rulesOf = (facts: PromotionFacts): Translated => inEveryLanguage((language) => rulesIn(language, facts));

function rulesIn(language: Language, { who, how, percent, least, most, turnover }: PromotionFacts): string {
  const { rules } = PROMOTION_TEXTS[language];
  const { tag } = LANGUAGE_NAMES[language];
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "VND", maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  return [
    `<h3>${rules.headings.who}</h3><p>${rules.who[who]}</p>`,
    `<h3>${rules.headings.how}</h3>`,
    list([
      ...(percent ? [fill(rules.percent, { n: share.format(percent / 100) })] : []),
      ...(least ? [fill(rules.least, { n: money.format(least) })] : []),
      fill(rules.most, { n: money.format(most) }),
      fill(rules.turnover, { n: String(turnover) }),
      rules.how[how],
    ]),
    `<h3>${rules.headings.rules}</h3>`,
    list(rules.notes),
  ].join("");
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

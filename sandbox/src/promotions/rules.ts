import { fill } from "@atrium/arcade/texts";
import { inEveryLanguage, type Language, type Translated } from "../http/languages.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { ELSEWHERE, freeSpinsOf, type Gift, isJoinable, type PromotionFacts } from "./promotions.data.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";

// A formatter is much more expensive to create than to use.
const formats = inEveryLanguage((language) => {
  const { tag } = LANGUAGE_NAMES[language];
  const { format: share } = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  const { format: money } = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "VND",
    maximumFractionDigits: 0,
  });
  return { share, money };
});

/** A promotion's rules in every language, as HTML, as an operator's editor would write them. */
export const rulesOf = (facts: PromotionFacts): Translated => inEveryLanguage((language) => rulesIn(language, facts));

function rulesIn(language: Language, facts: PromotionFacts): string {
  const { who, gives, how, percent, ofBets, most, turnover } = facts;
  const { rules } = PROMOTION_TEXTS[language];
  const terms = freeSpinsOf(facts);
  const { share, money } = formats[language];
  const isCounted = isJoinable(facts) && gives !== "DEPOSIT";
  return [
    `<h3>${rules.headings.who}</h3><p>${rules.who[who]}</p>`,
    `<h3>${rules.headings.how}</h3>`,
    list([
      ...(percent ? [fill(rules.percent, { n: share(percent / 100) })] : []),
      ...(terms
        ? [
            fill(rules.freeSpins.spins, { n: String(terms.spins), stake: money(terms.stake) }),
            fill(rules.freeSpins.winnings, { n: String(terms.turnover) }),
            fill(rules.freeSpins.time, { n: String(terms.hours) }),
          ]
        : [fill(rules.most, { n: money(most) })]),
      ...(ofBets ? [fill(rules.ofBets, { n: share(ofBets / 100) })] : []),
      ...(turnover > 0 && !terms
        ? [fill(rules.turnover[turnover === 1 ? "once" : "times"], { n: String(turnover) })]
        : []),
      ...(ELSEWHERE.has(gives) ? [] : [isCounted ? rules.how[how] : rules.often[how]]),
      ...(isCounted ? [rules.fromJoining] : []),
    ]),
  ].join("");
}

/** The terms of all promotions, as HTML. */
export const termsOf = (language: Language): string => list(PROMOTION_TEXTS[language].rules.notes);

/** What a member does, step by step. */
export function stepsOf({ gives, least = 0, freeSpins }: PromotionFacts, language: Language): string[] {
  const steps = PROMOTION_TEXTS[language].steps[freeSpins ? "freeSpins" : STEPS[gives]];
  return steps.map((step) => fill(step, { n: formats[language].money(least) }));
}

const STEPS = {
  REGISTRATION: "registration",
  DEPOSIT: "deposit",
  BETS: "counted",
  LOSSES: "counted",
  WINS: "counted",
  LEVEL: "level",
  APPLICATION: "application",
  SIGN_IN: "elsewhere",
  LEADERBOARD: "elsewhere",
  RAFFLE: "elsewhere",
  RED_ENVELOPE: "elsewhere",
  REFERRAL: "elsewhere",
} as const satisfies Record<Gift, string>;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

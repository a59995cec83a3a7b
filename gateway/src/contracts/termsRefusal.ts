import { type MutateOptions, sameNames } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { type LanguageCode, tagOf } from "../language/language.ts";
import { textIn } from "../language/texts.ts";

const MOST_STEPS = 10;
const stepFields = ["rate", "periodValidBet", "periodProfitAndLoss", "activeMembers", "betAmount"];
const realTimeFields = ["profitRate", "lossRate", "singleBetAmount"];

/** The paths of an offer's fields in the input, by the platform's names. */
export const offerFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.entries(sameNames("account", "terms", "period")),
  ...Array.from({ length: MOST_STEPS }, (_, step) =>
    stepFields.map((name) => [`terms.tiers.${step}.${name}`, ["terms", "tiers", String(step), name]]),
  ).flat(),
  ...realTimeFields.map((name) => [`terms.realtime.${name}`, ["terms", "realTime", name]]),
]);

/** What bounds a field of an offer that is better than the caller's own contract. */
export const explainTerms: MutateOptions["explain"] = ({ code }, language, fault) => {
  if (code !== "CONTRACT_RATE_TOO_HIGH" || !fault) return undefined;
  const { field, min, max } = fault;
  if (field === "period") return textIn(language, "refused_contract_period");
  if (max !== undefined) {
    const percent = { style: "percent", maximumFractionDigits: 4 } as const;
    return textIn(language, "refused_contract_rate", { most: numberText(max, language, percent) });
  }
  return min === undefined
    ? undefined
    : textIn(language, "refused_contract_minimum", { least: numberText(min, language) });
};

/** To the holder of an offer the bounds are not told: they are another account's. */
export const explainAccept = ({ code }: UpstreamError, language: LanguageCode) =>
  code === "CONTRACT_RATE_TOO_HIGH" ? textIn(language, "refused_contract_above") : undefined;

/** The client writes Latin digits in all languages. */
const numberText = (value: number, language: LanguageCode, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, { maximumFractionDigits: 8, ...options }).format(value);

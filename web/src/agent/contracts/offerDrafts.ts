import { array, boolean, object, string } from "yup";
import { tabMemory } from "../../browser/tabMemory.ts";
import { contractPeriods } from "./contractKinds.ts";
import { MAX_STEPS, type OfferValues } from "./offerValues.ts";

const typed = string().defined().max(60);
const draft = object({
  account: typed,
  period: string().required().oneOf(contractPeriods),
  steps: array(
    object({
      key: typed,
      rate: typed,
      periodValidBet: typed,
      periodProfitAndLoss: typed,
      activeMembers: typed,
      betAmount: typed,
    }).required(),
  )
    .required()
    .max(MAX_STEPS),
  profitRate: typed,
  lossRate: typed,
  singleBetAmount: typed,
  paidOnRequest: boolean().required(),
});

/** The drafts of this page. The end of a session clears the tab's memory, not these. */
const ofPage = new Map<string, string>();

/**
 * The key of a draft. `owner`: who is at the desk; nobody else finds it. `locale`: amounts are typed in the form of a language.
 * `about`: what the offer is for.
 */
export const draftKey = (owner: string, locale: string, about: readonly (string | number | undefined)[]): string =>
  ["typed.offer", owner, locale, ...about].join(".");

/** An offer that was typed and not sent, from this page or from the time before a reload; undefined when there is none. */
export function draftOf(key: string): OfferValues | undefined {
  try {
    // Anybody may have written to the storage.
    return draft.validateSync(JSON.parse(ofPage.get(key) ?? tabMemory.recall(key) ?? "null"), { strict: true });
  } catch {
    return undefined;
  }
}

/** Keeps what is typed into an offer, until `forgetDraft`. */
export function keepDraft(key: string, values: OfferValues): void {
  const text = JSON.stringify(values);
  ofPage.set(key, text);
  tabMemory.remember(key, text);
}

/** Call when an offer was sent or given up. */
export function forgetDraft(key: string): void {
  ofPage.delete(key);
  tabMemory.forget(key);
}

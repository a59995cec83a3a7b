import type { HumanCheckAnswerInput } from "../__generated__/types.ts";

/** A solved human check under the platform's field names. */
export function humanCheckFields(answer: HumanCheckAnswerInput | null | undefined) {
  if (answer == null) return {};
  return { hvProvider: answer.provider.toLowerCase(), hvChallenge: answer.challenge, hvToken: answer.token };
}

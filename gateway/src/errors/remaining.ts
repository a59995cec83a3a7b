import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { amountText } from "../language/amountText.ts";
import type { LanguageCode } from "../language/language.ts";
import { textIn } from "../language/texts.ts";
import type { UpstreamError } from "./upstreamError.ts";

const refusal = z
  .object({ remaining: z.string().regex(/^\d{1,15}(\.\d{1,8})?$/), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ remaining, currency }): Money => ({ amount: remaining, currency }));

/** The turnover that is still missing; null when the platform's refusal does not say. */
export const remainingOf = ({ code, value }: UpstreamError): Money | null =>
  code === "TURNOVER_NOT_MET" ? (refusal.safeParse(value).data ?? null) : null;

/** The text that follows the refusal's own text: how much is still to be bet. */
export const remainingText = (remaining: Money, language: LanguageCode): string =>
  textIn(language, "refused_bets_missing", {
    amount: amountText(remaining, language) ?? `${remaining.amount} ${remaining.currency}`,
  });

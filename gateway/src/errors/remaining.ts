import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { amountText } from "../language/amountText.ts";
import type { LanguageCode } from "../language/language.ts";
import type { UpstreamError } from "./upstreamError.ts";

const refusal = z
  .object({ remaining: z.string().regex(/^\d{1,15}(\.\d{1,8})?$/), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ remaining, currency }): Money => ({ amount: remaining, currency }));

/** The turnover that is still missing; null when the platform's refusal does not say. */
export const remainingOf = ({ code, value }: UpstreamError): Money | null =>
  code === "TURNOVER_NOT_MET" ? (refusal.safeParse(value).data ?? null) : null;

const texts: Readonly<Partial<Record<LanguageCode, (amount: string) => string>>> = {
  CN: (amount) => `还需有效投注 ${amount}。`,
  ID: (amount) => `Taruhan valid yang masih kurang: ${amount}.`,
  PT: (amount) => `Apostas válidas que ainda faltam: ${amount}.`,
  TH: (amount) => `ยังต้องเดิมพันที่นับได้อีก ${amount}`,
  VI: (amount) => `Còn thiếu cược hợp lệ: ${amount}.`,
};
const english = (amount: string) => `Valid bets still missing: ${amount}.`;

/** The text that follows the refusal's own text: how much is still to be bet. */
export const remainingText = (remaining: Money, language: LanguageCode): string =>
  (texts[language] ?? english)(amountText(remaining, language) ?? `${remaining.amount} ${remaining.currency}`);

import { plainDigits } from "@atrium/schema/typed";
import { z } from "zod";
import { text } from "../http/input.ts";
import { hasCheckDigit } from "../wallet/luhn.ts";
import type { ChannelType } from "./channels.ts";

/** What a payment page sends. Card data is checked and never stored. */
export const PaymentForm = z.object({
  action: z.enum(["pay", "cancel"]),
  card: text(30).default(""),
  expires: text(10).default(""),
  code: text(10).default(""),
  voucher: text(30).default(""),
});
export type PaymentForm = z.infer<typeof PaymentForm>;

/** Cards that end in these digits are refused, as test cards of payment providers are. */
const REFUSED_CARD = /0002$/;
const VOUCHER = /^ATRM(-?\d{4}){3}$/i;

/** Whether the provider takes a payment; null when what was entered cannot be a card or a voucher. */
export function outcomeOf(type: ChannelType, form: PaymentForm, now: Date): "SUCCESS" | "FAILED" | null {
  if (type === "HOSTED_CARD") {
    const card = plainDigits(form.card);
    if (!isCardNumber(card) || !isStillValid(form.expires, now) || !/^\d{3,4}$/.test(form.code)) return null;
    return REFUSED_CARD.test(card) ? "FAILED" : "SUCCESS";
  }
  if (type === "VOUCHER") {
    if (!VOUCHER.test(form.voucher.trim())) return null;
    return form.voucher.trim().endsWith("0000") ? "FAILED" : "SUCCESS";
  }
  return "SUCCESS";
}

export const isCardNumber = (digits: string): boolean => /^\d{13,19}$/.test(digits) && hasCheckDigit(digits);

/** Whether `MM/YY` has not passed. */
function isStillValid(expires: string, now: Date): boolean {
  const [, month = "", year = ""] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expires.trim()) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > now;
}

import { z } from "zod";

const DIGITS = 6;
/** Rates are whole millionths, so that none is rounded. This is the rate 1: all of an amount. */
export const WHOLE_RATE = 10n ** BigInt(DIGITS);

/** A rate as the wire has it: a part of 1 with at most six decimals, `0.015` for 1.5 %. */
export const rateInput = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
  .transform(toRate);

/** Millionths of a decimal string with at most six decimals. */
export function toRate(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(DIGITS, "0"));
}

/** A rate as a decimal string without zeros at its end. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(DIGITS + 1, "0");
  const fraction = digits.slice(-DIGITS).replace(/0+$/, "");
  return digits.slice(0, -DIGITS) + (fraction && `.${fraction}`);
}

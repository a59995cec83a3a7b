import { toDecimal, toMinor } from "../money.ts";
import { wrongField } from "./errors.ts";

/** The minor units of an amount that was sent. Throws VALIDATION_FAILED for what is no amount of that currency. */
export function amountIn(decimal: string, currency: string): bigint {
  const amount = toMinor(decimal, currency);
  if (amount !== undefined) return amount;
  throw wrongField("amount", "amount");
}

/** Throws AMOUNT_OUT_OF_RANGE with the bounds for an amount that is not within them; all are minor units. */
export function requireWithin(amount: bigint, { min, max }: { min: bigint; max: bigint }, currency: string): void {
  if (amount >= min && amount <= max) return;
  const bound = (minor: bigint) => Number(toDecimal(minor, currency));
  const bounds = { min: bound(min), max: bound(max) };
  throw wrongField("amount", "range", { code: "AMOUNT_OUT_OF_RANGE", ...bounds });
}

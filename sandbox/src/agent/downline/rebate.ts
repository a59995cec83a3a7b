import { z } from "zod";
import { type FieldFault, PlatformError } from "../../http/errors.ts";

/** A rebate is stored in parts of 10,000, and sent as a decimal: `0.0150` is 1.5 %. */
export const toRebate = (stored: number) => (stored / 10_000).toFixed(4);

/** A rebate of a request, as it is stored. */
export const rebateText = z
  .string()
  .regex(/^[01](\.\d{1,4})?$/)
  .transform((decimal) => Math.round(Number(decimal) * 10_000));

/** Throws VALIDATION_FAILED with the bounds when a rebate is outside of them. */
export function requireRebate(rebate: number, { least = 0, most }: { least?: number; most: number }): void {
  if (rebate >= least && rebate <= most) return;
  const fault: FieldFault = {
    field: "rebate",
    rule: "range",
    min: Number(toRebate(least)),
    max: Number(toRebate(most)),
  };
  throw new PlatformError("VALIDATION_FAILED", { fields: [fault] });
}

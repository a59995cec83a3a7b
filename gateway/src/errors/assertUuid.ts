import { badInput } from "./atriumError.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Refuses an idempotency key that no client of ours makes; the platform refuses it as well. */
export function assertUuid(idempotencyKey: string): void {
  if (!uuid.test(idempotencyKey)) throw badInput("`idempotencyKey` must be a UUID.");
}

import type { z } from "zod";

/** One platform call of the contract, as the gateway uses it. */
export interface CallEntry {
  /** Method and path, with ids in braces. */
  name: string;
  /** `shared`: a read with one answer for everybody. `own`: a read that depends on the caller. */
  kind: "shared" | "own" | "change";
  /** The part of the answer that the gateway reads. */
  shape: z.ZodType;
  /** Whether the gateway sends it with an `Idempotency-Key`. */
  isOnce: boolean;
  isEncrypted: boolean;
  /** Whether it is always sent without a token. */
  isForGuests: boolean;
}

type CallMarks = { [Mark in "isOnce" | "isEncrypted" | "isForGuests"]?: boolean | undefined };

const entries: CallEntry[] = [];

/** Adds a call, when its module is loaded. */
export function noteCall(name: string, kind: CallEntry["kind"], shape: z.ZodType, options: CallMarks = {}) {
  const { isOnce = false, isEncrypted = false, isForGuests = kind === "shared" } = options;
  entries.push({ name, kind, shape, isOnce, isEncrypted, isForGuests });
}

/** Every call of the modules that are loaded, by name. A name occurs more than once when it is read in several ways. */
export const callTable = (): readonly CallEntry[] => entries.toSorted((a, b) => a.name.localeCompare(b.name));

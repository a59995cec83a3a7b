import type { z } from "zod";

/** The HTTP methods of calls. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** A call's name: method and path, with ids in braces. Logs and metrics use it. */
export type CallName = `${Method} /${string}`;

/** One platform call of the contract, as the gateway uses it. */
export interface CallEntry {
  name: CallName;
  /** `shared`: a read with one answer for everybody. `own`: a read that depends on the caller. */
  kind: "shared" | "own" | "change";
  /** The part of the answer that the gateway reads. */
  shape: z.ZodType;
  /** Whether the platform requires an `Idempotency-Key`, so that the gateway may repeat it. */
  isOnce: boolean;
  isEncrypted: boolean;
  /** Whether it is always sent without a token. */
  isForGuests: boolean;
}

type CallMarks = { [Mark in "isOnce" | "isEncrypted" | "isForGuests"]?: boolean | undefined };

const entries: CallEntry[] = [];
const names = new Set<string>();

/** Adds a call, when its module is loaded. */
export function noteCall(name: CallName, kind: CallEntry["kind"], shape: z.ZodType, options: CallMarks = {}) {
  const { isOnce = false, isEncrypted = false, isForGuests = kind === "shared" } = options;
  entries.push({ name, kind, shape, isOnce, isEncrypted, isForGuests });
  names.add(name);
}

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];

/** The method of a call's name, or of another text that begins with one. */
export const methodOf = (name: string): Method =>
  methods.find((method) => name.startsWith(method) && name[method.length] === " ") ?? "GET";

/** Whether a call has this name, which is its method and path. */
export const isCallName = (name: string): boolean => names.has(name);

/** Every call of the modules that are loaded, by name. A name occurs more than once when it is read in several ways. */
export const callTable = (): readonly CallEntry[] => entries.toSorted((a, b) => a.name.localeCompare(b.name));

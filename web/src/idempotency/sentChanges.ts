import { useSyncExternalStore } from "react";
import { accountKey, hashOf } from "../browser/accountKey.ts";
import { recall, remember } from "../browser/deviceMemory.ts";
import { readSessionKey, SESSION_KEYS } from "../caller/sessionKeys.ts";

/** Changes that move money. The device keeps their keys until they are answered. */
export type MoneyChange =
  | "deposit"
  | "withdraw"
  | "transfer"
  | "transfer UPLINE"
  | "transfer DOWNLINE"
  | "convert points"
  | "redeem points"
  | "lottery order";

/** As long as the platform keeps keys. After it, an equal change is a new one. */
const KEPT_MS = 24 * 3_600_000;
/** Unanswered changes of an account: a device on a bad line has few. */
const MOST = 20;

interface SentChange {
  name: string;
  /** A hash: other people may use the device. */
  content: number;
  key: string;
  until: number;
  /** The person has read that it did not arrive, and wants no more of it. The key stays: it may still be on its way. */
  isLeft?: boolean;
}

/** Anybody may have written to the storage. */
function isSentChange(value: unknown): value is SentChange {
  if (typeof value !== "object" || value === null) return false;
  const has = (field: keyof SentChange, type: string) => typeof Reflect.get(value, field) === type;
  return has("name", "string") && has("content", "number") && has("key", "string") && has("until", "number");
}

const listeners = new Set<() => void>();
const keyOf = () => accountKey("sentChanges", readSessionKey("customerId"));

function unanswered(): SentChange[] {
  try {
    const found: unknown = JSON.parse(recall(keyOf()) ?? "[]");
    if (!Array.isArray(found)) return [];
    const now = Date.now();
    return found.slice(0, MOST).filter((one) => isSentChange(one) && one.until > now);
  } catch {
    return [];
  }
}

function write(changes: readonly SentChange[]): void {
  remember(keyOf(), JSON.stringify(changes.slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** The key of an equal change of this account that was sent and not answered: from this page, an earlier one or another tab. */
export const keyOfSent = (name: MoneyChange, content: string): string | undefined =>
  unanswered().find((one) => one.name === name && one.content === hashOf(content))?.key;

/** Notes that a change is sent now, and not answered yet. */
export function noteSent(name: MoneyChange, content: string, key: string): void {
  const others = unanswered().filter((one) => one.key !== key);
  write([{ name, content: hashOf(content), key, until: Date.now() + KEPT_MS }, ...others]);
}

/** Notes that the platform has answered a change. */
export const noteAnswered = (key: string): void => write(unanswered().filter((one) => one.key !== key));

/** Notes that the person does not want to send a change again that has not arrived. */
export const noteLeft = (key: string): void =>
  write(unanswered().map((one) => (one.key === key ? { ...one, isLeft: true } : one)));

/** When a change was sent that nobody has answered, in milliseconds; undefined when there is none with that key. */
export function sentAt(key: string): number | undefined {
  const found = unanswered().find((one) => one.key === key);
  return found && found.until - KEPT_MS;
}

/**
 * The key of the latest change of this kind that was sent, when nobody knows whether it arrived. It is there also while the
 * change is under way.
 */
export function useKeyInDoubt(name: MoneyChange | undefined): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      const listen = ({ key }: StorageEvent) => key === keyOf() && listener();
      listeners.add(listener);
      addEventListener("storage", listen);
      // A new tab learns the account only after its first screen: then this reads the changes of that account.
      addEventListener(SESSION_KEYS, listener);
      return () => {
        removeEventListener(SESSION_KEYS, listener);
        listeners.delete(listener);
        removeEventListener("storage", listen);
      };
    },
    () => unanswered().find((one) => one.name === name && one.isLeft !== true)?.key,
    () => undefined,
  );
}

import { tabMemory, VISITOR_PREFIX } from "../browser/tabMemory.ts";
import type { PasswordReason } from "./sessionDialogs.ts";

/**
 * The keys that the specification wants in session storage, for the operator's scripts: the member, and what the
 * screens show. None of them opens a session: the token is sealed in a cookie that scripts cannot read.
 */
export type SessionKey =
  | "account"
  | "username"
  | "nickname"
  | "customerId"
  | "isAgent"
  | "merchant"
  | "merchantCode"
  | "platform"
  | "memberLabel"
  | "cpw"
  | "settings"
  | "routers"
  | "validate"
  | "gameVendor"
  | "index_notice"
  | "iframeUrl"
  | "merchantWallet"
  | "consolidated";

/** Keys that stay after a logout: the brand, and whether the popup was seen. */
const SURVIVORS: readonly SessionKey[] = [
  "merchant",
  "merchantCode",
  "platform",
  "settings",
  "routers",
  "gameVendor",
  "index_notice",
];

/** The event of the window after a key was written. */
export const SESSION_KEYS = "sessionKeys";

/** Writes a key; null or undefined removes it. */
export function writeSessionKey(key: SessionKey, value: unknown): void {
  if (value == null) tabMemory.forget(key);
  else tabMemory.remember(key, typeof value === "string" ? value : JSON.stringify(value));
  dispatchEvent(new Event(SESSION_KEYS));
}

export const readSessionKey = (key: SessionKey) => tabMemory.recall(key);

const reasons: readonly PasswordReason[] = ["WEAK", "EXPIRED", "DUE"];

/** Why a password change is still due; also after a reload. */
export const pendingPasswordChange = () => reasons.find((reason) => reason === readSessionKey("cpw"));

/** Removes everything about the account. Called for each guest too, also after a reload. */
export function clearSessionKeys(): void {
  tabMemory.clear((key) => SURVIVORS.some((survivor) => survivor === key) || key.startsWith(VISITOR_PREFIX));
}

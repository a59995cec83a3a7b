import type { PasswordReason } from "./sessionDialogs.ts";

/**
 * What the documents keep in session storage, by their names: who is logged in and what the screens show, for scripts of
 * the operator's. Nothing in it opens a session: the token is sealed in a cookie that no script can read.
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

/** What stays after a logout: the brand, and that the popup was seen. */
const SURVIVORS: readonly SessionKey[] = [
  "merchant",
  "merchantCode",
  "platform",
  "settings",
  "routers",
  "gameVendor",
  "index_notice",
];

/** Writes a key; what is null or undefined is taken out. */
export function writeSessionKey(key: SessionKey, value: unknown): void {
  if (value == null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
}

export const readSessionKey = (key: SessionKey) => sessionStorage.getItem(key);

const reasons: readonly PasswordReason[] = ["WEAK", "EXPIRED", "DUE"];

/** Why a password has to be changed that has not been since; also after the page was loaded again. */
export const pendingPasswordChange = () => reasons.find((reason) => reason === readSessionKey("cpw"));

/** Takes out everything about the account. */
export function clearSessionKeys(): void {
  const kept = SURVIVORS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) writeSessionKey(key, value);
}

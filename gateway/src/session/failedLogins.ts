import { hash } from "node:crypto";
import { isIPv6 } from "node:net";
import { networkOf } from "@atrium/schema/networkOf";
import { defineService } from "../config/config.ts";
import { InputRefusal } from "../errors/mutate.ts";
import { isErrorCode, isUserErrorCode } from "../errors/texts.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Context } from "../request/context.ts";
import type { Delay, DelayRule } from "../sharedState/sharedState.ts";
import type { KnownDevice } from "./knownDevice.ts";

/** The platform has limits of its own. This slows down callers on which it has none. */
const rule: DelayRule = { free: 10, firstMs: 1_000, longestMs: 300_000, forgetAfterMs: 900_000 };
const none: Delay = { failures: 0, waitMs: 0 };

/**
 * Logins under way in this process, by the name of their failures. Failures are counted when the platform has answered,
 * so guesses that are sent together would not slow each other down. Each counts as a failure until it has ended.
 */
const loginsUnderWay = defineService(() => new Map<string, number>());

/** Codes of wrong guesses, which cause a delay. Others decide nothing: outages, or a captcha that is still to be read. */
const countedCodes = new Set([
  "LOGIN_FAILED",
  "CAPTCHA_INVALID",
  "CODE_INVALID",
  "CODE_EXPIRED",
  "CODE_TRIES_EXCEEDED",
  "LOGIN_TOKEN_INVALID",
  "MFA_INVALID",
  "PASSKEY_INVALID",
  "PHONE_CODE_INVALID",
]);

/** A user name or a mobile number that a caller wants to log in with. */
export interface LoginAccount {
  method: string;
  account: string | null;
}

/**
 * Runs a login, unless the account's failures from this address, or from a device that has logged in to it before, require a
 * wait. Reports a failure to logs and metrics, and counts it.
 */
export async function withDelay<T>(
  context: Context,
  tried: LoginAccount,
  device: KnownDevice | null,
  login: () => Promise<T>,
): Promise<T> {
  const { services } = context.uncached();
  const { sharedState } = services;
  const name = nameOf(context, tried, device);
  const underWay = services.of(loginsUnderWay);
  const before = underWay.get(name ?? "") ?? 0;
  // Before the failures are read: one that ends meanwhile is then counted as a failure, or still here, and never in neither.
  if (name !== null) underWay.set(name, before + 1);
  let delay = none;
  try {
    if (name !== null) delay = await sharedState.readDelay(name);
    const isTooMany = before > 0 && delay.failures + before >= rule.free;
    if (delay.waitMs > 0 || isTooMany) {
      report(context, tried, "RATE_LIMITED", delay);
      throw new InputRefusal("RATE_LIMITED", null, Math.max(1, Math.ceil(delay.waitMs / 1000)));
    }
    const done = await login();
    if (name !== null && delay.failures > 0) await sharedState.forgetFailures(name);
    return done;
  } catch (error) {
    if (error instanceof UpstreamError) {
      const counts = name !== null && countedCodes.has(error.code);
      report(context, tried, error.code, counts ? await sharedState.addFailure(name, rule) : delay);
    }
    throw error;
  } finally {
    if (name !== null) end(underWay, name);
  }
}

function end(underWay: Map<string, number>, name: string): void {
  const left = (underWay.get(name) ?? 1) - 1;
  if (left === 0) underWay.delete(name);
  else underWay.set(name, left);
}

/**
 * Failures count by account and network, so that a stranger can't keep a person from logging in. A device that has logged in
 * to the account before counts alone, so that nobody in its network can either.
 */
function nameOf(context: Context, { account }: LoginAccount, device: KnownDevice | null): string | null {
  if (account === null) return null;
  const name = account.toLowerCase();
  const { clientIp = "" } = context.scope.caller;
  const place = device?.accounts.includes(name) ? `device ${device.id}` : networkOf(clientIp);
  const text = `${context.uncached().brand.key.merchant}\n${name}\n${place}`;
  return `login:${hash("sha256", text, "base64url")}`;
}

function report(context: Context, tried: LoginAccount, code: string, delay: Delay): void {
  const { services, brand, requestId } = context.uncached();
  services.observer.failedLogin?.({
    brand: brand.key.merchant,
    method: tried.method,
    account: tried.account === null ? null : masked(tried.account),
    addressPrefix: prefixOf(context.scope.caller.clientIp ?? ""),
    code: isUserErrorCode(code) || isErrorCode(code) ? code : "UNKNOWN",
    failures: delay.failures,
    waitSeconds: Math.ceil(delay.waitMs / 1000),
    requestId,
  });
}

/** The first two characters. People sometimes type a password as their name. */
export const masked = (account: string) => (account.length < 5 ? "***" : `${account.slice(0, 2)}***`);

/** The network of an address: the first 24 bits of IPv4, the first 48 of IPv6. */
export function prefixOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  if (!isIPv6(address)) return "unknown";
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const all = [...groups, ...Array<string>(missing).fill("0"), ...(tail ? tail.split(":") : [])];
  return `${all.slice(0, 3).join(":")}::/48`;
}

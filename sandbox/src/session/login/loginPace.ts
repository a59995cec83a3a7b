import { networkOf } from "../../http/clientAddress.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";

const PACE = { limit: 5, windowMs: 60_000 };

/** Counts a login of any kind from an address; throws RATE_LIMITED after five in a minute. */
export const countLoginFrom = ({ attempts }: SessionPlatform, ip: string): Promise<void> =>
  attempts.count(`login-address:${networkOf(ip)}`, PACE);

/** Counts a login with a user name, whether or not an account has it; throws RATE_LIMITED after five in a minute. */
export const countLoginAs = ({ attempts }: SessionPlatform, username: string): Promise<void> =>
  attempts.count(`login:${username.trim().toLowerCase()}`, PACE);

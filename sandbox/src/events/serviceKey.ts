import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a caller has the key of gateways. */
export function isServiceKey(authorization: string | undefined, serviceKey: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(digest(authorization?.replace(/^Bearer /, "") ?? ""), digest(serviceKey));
}

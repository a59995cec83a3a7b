import { hash, timingSafeEqual } from "node:crypto";

/** Whether a caller has the key of gateways. */
export function isServiceKey(authorization: string | undefined, serviceKey: string): boolean {
  const digest = (value: string) => hash("sha256", value, "buffer");
  return timingSafeEqual(digest(authorization?.replace(/^Bearer /, "") ?? ""), digest(serviceKey));
}

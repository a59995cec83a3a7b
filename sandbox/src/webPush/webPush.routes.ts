import { ECDH } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { isServiceKey } from "../events/serviceKey.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, readQuery, text } from "../http/input.ts";
import { pushSubscriptions } from "./webPush.tables.ts";
import { addDevice, takeNotices } from "./webPush.ts";

/**
 * Whether this is an address at one of the push services of browsers. Any name can lead into a private network, so a form is not
 * enough; the gateway also checks where the name leads when it sends.
 */
function isAtService(services: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  const { hostname } = url;
  return services.some((name) => (name.startsWith("*.") ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/** Whether this is a public key: a point of the curve P-256, base64url. */
function isPublicKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, "prime256v1", "base64url").length > 0;
  } catch {
    return false;
  }
}

const endpoint = text(1_000);
const deviceAt = (services: readonly string[]) =>
  z.strictObject({
    endpoint: endpoint.refine((address) => isAtService(services, address)),
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/)
      .refine(isPublicKey),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  });
const Named = z.object({ endpoint });
const Gone = z.strictObject({ ids: z.array(z.int().min(1)).min(1).max(100) });

/** Devices that get notifications. Gateways send them: they take what waits, and tell which devices are gone. */
export function webPushRoutes(platform: CorePlatform) {
  const { db, config } = platform;
  const Device = deviceAt(config.pushServices);
  const requireService = (authorization: string | undefined) => {
    if (!isServiceKey(authorization, config.serviceKey)) throw new PlatformError("UNAUTHENTICATED");
  };
  const ownDevice = (memberId: number, address: string) =>
    and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.endpoint, address));
  return new Hono<AppEnv>()
    .get("/wps/member/push", requireRealAccount, async (c) => {
      const { endpoint: address } = readQuery(c, Named);
      const { memberId, id } = c.var.session;
      const [own] = await db.select().from(pushSubscriptions).where(ownDevice(memberId, address));
      return ok(c, { subscribed: own?.sessionId === id });
    })
    .put("/wps/member/push", requireRealAccount, async (c) => {
      await addDevice(platform, c.var.session, await readJson(c, Device));
      return ok(c, { subscribed: true });
    })
    .delete("/wps/member/push", requireRealAccount, async (c) => {
      const { endpoint: address } = readQuery(c, Named);
      await db.delete(pushSubscriptions).where(ownDevice(c.var.session.memberId, address));
      return ok(c, { subscribed: false });
    })
    .post("/wps/push/take", async (c) => {
      requireService(c.req.header("Authorization"));
      const list = await takeNotices(platform);
      return ok(c, {
        list: list.map(({ subscription: { id, endpoint: address, p256dh, auth }, language, kind }) => ({
          id,
          endpoint: address,
          p256dh,
          auth,
          language,
          kind,
        })),
      });
    })
    .post("/wps/push/gone", async (c) => {
      requireService(c.req.header("Authorization"));
      const { ids } = await readJson(c, Gone);
      await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
      return ok(c, true);
    });
}

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { dayMs, type Session } from "../auth/session.ts";
import type { Context } from "../request/context.ts";

const deviceCookie = "__Host-atrium-device";
const lifetimeMs = 180 * dayMs;
/** People share a device with few others. */
const mostAccounts = 8;

const sealedDevice = z.object({
  for: z.literal("device"),
  brand: z.string(),
  id: z.string().min(1),
  accounts: z.array(z.string()),
  mark: z.string().optional(),
  until: z.number(),
});

/** A browser that has logged in before, as its sealed cookie says. It opens nothing: its tries only count apart. */
export interface KnownDevice {
  id: string;
  /** The names and numbers that it has logged in with, the latest first. */
  accounts: readonly string[];
  /** The platform's own mark; left out when the platform gives none. */
  mark?: string | undefined;
}

/** The browser's earlier logins at this brand, which the platform's calls of this request then show. Null for a new one. */
export async function showDevice(context: Context): Promise<KnownDevice | null> {
  const { services, brand } = context.uncached();
  const sealed = context.uncached().readCookie(deviceCookie);
  const device = sealed === undefined ? null : await services.sealer.open(sealed, sealedDevice);
  if (device === null || device.brand !== brand.key.merchant || device.until <= Date.now()) return null;
  context.scope.caller = { ...context.scope.caller, deviceMark: device.mark };
  return device;
}

interface Entered {
  session: Session;
  /** The name or number that the person typed; null for logins without one. */
  account: string | null;
  mark: string | null;
}

/** Remembers that this browser has logged in. Trial accounts have no owner, so they are not remembered. */
export async function keepDevice(context: Context, { session, account, mark }: Entered): Promise<void> {
  if (session.kind === "TRIAL") return;
  const { services, cookies } = context.uncached();
  const before = await showDevice(context);
  const names = [account, session.username, ...(before?.accounts ?? [])].filter((name) => name !== null);
  const content = {
    for: "device",
    brand: session.brand,
    id: before?.id ?? randomBytes(16).toString("base64url"),
    accounts: [...new Set(names.map((name) => name.toLowerCase()))].slice(0, mostAccounts),
    mark: mark ?? before?.mark,
    until: Date.now() + lifetimeMs,
  };
  // Lax: a login by a social network comes back from another site.
  cookies.set(deviceCookie, await services.sealer.seal(content), lifetimeMs / 1000, "Lax");
}

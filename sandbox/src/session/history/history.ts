import { deviceName } from "@atrium/schema/deviceName";
import type { loginMethods } from "@atrium/schema/values";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { countOf, partOf, type RecordList } from "../../reports/recordRoute.ts";
import { orderOf, orderWithin } from "../../reports/rowOrder.ts";
import { sessions } from "../session.tables.ts";
import { type loginFaults, logins, type secondFactors } from "./history.tables.ts";

/** How long a login is listed in its member's history. */
export const HISTORY_MS = 90 * 86_400_000;
const LONGEST_DEVICE = 200;

export type LoginMethod = (typeof loginMethods)[number];
export type SecondFactor = (typeof secondFactors)[number];

/** The origin of a login. */
export interface Origin {
  ip: string;
  device: string | undefined;
  country: string | undefined;
  /** The mark of the device, as the caller sent it. It is not recorded. */
  mark?: string | undefined;
}

interface Attempt extends Origin {
  memberId: number;
  method: LoginMethod;
  at: Date;
  secondFactor?: SecondFactor | undefined;
  fault?: (typeof loginFaults)[number];
  sessionId?: string;
}

/** A device's name as it is stored. */
export const storedDevice = (device: string | undefined) => device?.slice(0, LONGEST_DEVICE) ?? null;

/** Records a login, successful or not. */
export async function recordLogin(tx: Tx, { device, country, mark: _, ...attempt }: Attempt): Promise<void> {
  await tx.insert(logins).values({ ...attempt, device: storedDevice(device), country: country ?? null });
}

const recentOf = (memberId: number, now: Date) =>
  and(eq(logins.memberId, memberId), gt(logins.at, new Date(now.getTime() - HISTORY_MS)));

const withSessions = (db: Tx) =>
  db
    .select({ login: logins, session: sessions })
    .from(logins)
    .leftJoin(sessions, eq(sessions.id, logins.sessionId))
    .$dynamic();

type Login = Awaited<ReturnType<typeof withSessions>>[number];

/** The logins of the last 90 days of a session's member, the latest first. */
export function loginHistory({ id, memberId }: { id: string; memberId: number }, now: Date): RecordList<Login> {
  const where = recentOf(memberId, now);
  return {
    where,
    order: orderWithin(orderOf(logins, "desc", "at", "id"), ({ login }) => login),
    select: (db, part) => partOf(withSessions(db), part),
    whole: countOf(logins, where),
    views: (rows) =>
      rows.map(({ login, session }) => ({
        id: String(login.id),
        device: login.device,
        ip: login.ip,
        country: login.country,
        createdAt: login.at.toISOString(),
        lastSeenAt: session?.lastSeenAt.toISOString() ?? null,
        current: login.sessionId === id,
        endedAt: session?.endedAt?.toISOString() ?? null,
        endReason: session?.endReason ?? null,
        method: login.method,
        secondFactor: login.secondFactor,
        fault: login.fault,
      })),
  };
}

/** The latest ten of them, as an agent above may read them: without addresses and devices. */
export async function loginsForAgent(db: Tx, memberId: number, now: Date) {
  const rows = await db
    .select({ id: logins.id, at: logins.at, method: logins.method, country: logins.country, fault: logins.fault })
    .from(logins)
    .where(recentOf(memberId, now))
    .orderBy(desc(logins.at), desc(logins.id))
    .limit(10);
  return rows.map(({ id, at, ...row }) => ({ id: String(id), createdAt: at.toISOString(), ...row }));
}

/**
 * Whether a login comes from a browser and system with which the member has not logged in from that country within 90
 * days. False for a first login and for a device without a name, with which nothing can be compared.
 */
export async function isNewDevice(tx: Tx, memberId: number, { device, country }: Origin, now: Date): Promise<boolean> {
  if (device === undefined) return false;
  const known = await tx
    .selectDistinct({ device: logins.device, country: logins.country })
    .from(logins)
    .where(and(recentOf(memberId, now), isNull(logins.fault)));
  const name = deviceName(device);
  return known.length > 0 && !known.some((row) => deviceName(row.device) === name && row.country === (country ?? null));
}

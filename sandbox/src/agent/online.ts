import { and, gt, isNull, type SQL } from "drizzle-orm";
import { sessions } from "../session/session.tables.ts";

/** A member seen within this time counts as online. */
const ONLINE_MS = 15 * 60_000;

/** The condition on `sessions` that holds for the sessions of members who are online. */
export const isOnlineAt = (now: Date): SQL | undefined =>
  and(isNull(sessions.endedAt), gt(sessions.lastSeenAt, new Date(now.getTime() - ONLINE_MS)));

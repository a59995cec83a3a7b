import { and, getTableName, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { attemptCounts } from "./http/limits/attemptLimiter.tables.ts";
import { rateLimits } from "./http/limits/rateLimiter.tables.ts";
import { readPayloads } from "./http/payload/payload.tables.ts";
import { sweep } from "./jobs/job.ts";
import { every } from "./jobs/schedule.ts";
import { logError } from "./log.ts";
import { messages } from "./member/member.tables.ts";
import { MESSAGES_KEPT_MS } from "./member/members.ts";
import { outbox } from "./outbox/outbox.tables.ts";
import type { Platform } from "./platform.ts";
import { playLaunches } from "./play/play.tables.ts";
import { merchantDayOf } from "./reports/reportRange.ts";
import { stepUps } from "./security/security.tables.ts";
import { logins } from "./session/history/history.tables.ts";
import { HISTORY_MS } from "./session/history/history.ts";
import { captchas } from "./session/humanCheck/captcha.tables.ts";
import { passkeyChallenges } from "./session/passkeys/passkeys.tables.ts";
import { passwordLinks } from "./session/password/passwords.tables.ts";
import { codes } from "./session/phone/codes.tables.ts";
import { inviteClicks } from "./session/registration/inviteLinks.tables.ts";
import { loginTokens, sessions, unfinishedLogins } from "./session/session.tables.ts";
import { socialTickets } from "./session/social/social.tables.ts";
import { usedIdTokens } from "./session/usedTokens.tables.ts";
import { chatRooms, chatSeats, chatTickets } from "./support/chat.tables.ts";
import { DAY_MS, HOUR_MS } from "./time/units.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./webhooks/webhooks.tables.ts";

/** Conditions for rows that no code reads any more, by table. Code that writes the rows checks their times, too. */
export function outdated(now: Date): [PgTable, SQL | undefined][] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return [
    [captchas, lt(captchas.expiresAt, now)],
    [stepUps, lt(stepUps.expiresAt, now)],
    [loginTokens, lt(loginTokens.expiresAt, now)],
    [passwordLinks, lt(passwordLinks.expiresAt, now)],
    [socialTickets, lt(socialTickets.expiresAt, now)],
    // Their issuers use real time, not the platform's clock.
    [usedIdTokens, and(lt(usedIdTokens.expiresAt, now), lt(usedIdTokens.expiresAt, sql`now()`))],
    // The limit of codes looks back a day.
    [codes, lt(codes.issuedAt, ago(2 * DAY_MS))],
    [attemptCounts, lt(attemptCounts.windowEndsAt, ago(DAY_MS))],
    [rateLimits, lt(rateLimits.staleAt, now.getTime())],
    [readPayloads, lt(readPayloads.at, sql`now() - interval '5 minutes'`)],
    [unfinishedLogins, lt(unfinishedLogins.expiresAt, now)],
    [passkeyChallenges, lt(passkeyChallenges.expiresAt, now)],
    [logins, lt(logins.at, ago(HISTORY_MS))],
    [sessions, lt(sessions.createdAt, ago(HISTORY_MS))],
    // An address that was used or is too old answers in its own language for an hour.
    [playLaunches, lt(playLaunches.expiresAt, ago(HOUR_MS))],
    [chatTickets, lt(chatTickets.expiresAt, now)],
    [chatSeats, lt(chatSeats.expiresAt, now)],
    [chatRooms, and(isNull(chatRooms.memberId), lt(chatRooms.createdAt, ago(30 * DAY_MS)))],
    [inviteClicks, lt(inviteClicks.day, merchantDayOf(ago(2 * DAY_MS)).days.first)],
    [messages, lt(messages.createdAt, ago(MESSAGES_KEPT_MS))],
    [outbox, lt(outbox.sentAt, ago(30 * DAY_MS))],
    // No gateway names it any more.
    [
      webhookEndpoints,
      and(isNull(webhookEndpoints.address), lt(webhookEndpoints.seenAt, sql`now() - interval '3 days'`)),
    ],
    [
      webhookEvents,
      and(
        lt(webhookEvents.at, ago(7 * DAY_MS)),
        sql`not exists (select from ${webhookDeliveries} as sent where sent.event_id = ${webhookEvents.id} and sent.state = 'WAITING')`,
      ),
    ],
  ];
}

/** Deletes outdated rows. A table that cannot be cleaned is logged, and does not stop the others. */
export const cleanUp = sweep<Platform>({
  name: "clean-up",
  schedule: every(10 * 60_000),
  sweep: async ({ db, clock, claims }, signal) => {
    let deleted = await claims.forgetOld();
    const failed: string[] = [];
    for (const [table, isOutdated] of outdated(clock.now())) {
      if (signal.aborted) break;
      try {
        deleted += (await db.delete(table).where(isOutdated).returning({ one: sql`1` })).length;
      } catch (error) {
        failed.push(getTableName(table));
        logError(`cleaning ${getTableName(table)}`, error);
      }
    }
    if (failed.length > 0) throw new Error(`could not clean ${failed.join(", ")}`);
    return deleted;
  },
});

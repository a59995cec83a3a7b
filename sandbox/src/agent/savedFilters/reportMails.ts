import { fill, someText } from "@atrium/arcade/texts";
import { zoneName } from "@atrium/schema/zoneName";
import { and, eq, isNull, lte, ne, notInArray } from "drizzle-orm";
import { PLAYER_TYPE } from "../../accountTypes.ts";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import type { Language } from "../../http/languages.ts";
import { textsIn } from "../../http/textsIn.ts";
import { sweep } from "../../jobs/job.ts";
import { cron, every, type Schedule } from "../../jobs/schedule.ts";
import { logError } from "../../log.ts";
import { members } from "../../member/member.tables.ts";
import { findMember, lockMember } from "../../member/members.ts";
import { sendMail } from "../../outbox/outbox.ts";
import type { FileLayout } from "../../reports/fileLayout.ts";
import { dayOf, MERCHANT_TIME_ZONE } from "../../time/merchantTime.ts";
import { MINUTE_MS } from "../../time/units.ts";
import { isSent, sentReports } from "./reportFiles.ts";
import { type ReportMail, type Rhythm, reportMails } from "./reportMails.tables.ts";
import { savedFilters } from "./savedFilters.tables.ts";

/** Number of reports that an agent can get by e-mail. */
export const MOST_MAILS = 10;

const TEXTS = textsIn(import.meta.dirname, {
  title: someText,
  text: someText,
  failedTitle: someText,
  failed: someText,
});

/** At eight in the morning of the merchant, when the day before is complete. */
const times: Readonly<Record<Rhythm, Schedule>> = {
  DAY: cron("0 8 * * *"),
  WEEK: cron("0 8 * * 1"),
  MONTH: cron("0 8 1 * *"),
};
const lengths = { DAY: { days: 1 }, WEEK: { days: 7 }, MONTH: { months: 1 } } as const;

interface Sending {
  agentId: number;
  filterId: number;
  /** Null stops it. */
  rhythm: Rhythm | null;
  isPaused: boolean;
  /** The filters of the report. When they are left out, it keeps the ones that it has. */
  parameters?: Readonly<Record<string, string>> | undefined;
  /** How the file is written, with new parameters; null for the platform's own columns. */
  layout?: FileLayout | undefined;
  language: Language;
}

/**
 * Sends the report of a saved filter by e-mail from now on, pauses it, or stops it. After a pause the next e-mail comes at the
 * next usual time. Throws NOT_FOUND, CONTACT_MISSING when the agent has no e-mail address, and VALIDATION_FAILED for a report
 * that can't be sent by e-mail and for an agent's 11th report.
 */
export async function setReportMail({ db, clock }: CorePlatform, sending: Sending): Promise<void> {
  const { agentId, filterId, rhythm, isPaused, language } = sending;
  await db.transaction(async (tx) => {
    // Simultaneous requests would each pass the limit.
    await lockMember(tx, agentId);
    const [filter] = await tx
      .select({ report: savedFilters.report, sent: reportMails })
      .from(savedFilters)
      .leftJoin(reportMails, eq(reportMails.filterId, savedFilters.id))
      .where(and(eq(savedFilters.id, filterId), eq(savedFilters.agentId, agentId)));
    if (!filter) throw new PlatformError("NOT_FOUND");
    const isIt = eq(reportMails.filterId, filterId);
    if (rhythm === null) return void (await tx.delete(reportMails).where(isIt));
    if (!isSent(filter.report)) throw refused("report");
    const parameters = sending.parameters ?? filter.sent?.parameters;
    if (!parameters) throw refused("parameters");
    if ((await findMember(tx, agentId)).email === null) throw new PlatformError("CONTACT_MISSING");
    const others = and(eq(reportMails.agentId, agentId), ne(reportMails.filterId, filterId));
    if ((await tx.$count(reportMails, others)) >= MOST_MAILS) throw refused("filterId", MOST_MAILS);
    const now = clock.now();
    const pausedAt = isPaused ? now : null;
    const layout = sending.parameters ? (sending.layout ?? null) : filter.sent?.layout;
    const set = { rhythm, parameters, layout, language, pausedAt, nextAt: times[rhythm].next(now) };
    await tx
      .insert(reportMails)
      .values({ ...set, agentId, filterId })
      .onConflictDoUpdate({ target: reportMails.filterId, set });
  });
}

/** Pauses the report that has a key, as its reader asks by the link of an e-mail. An unknown key changes nothing. */
export async function stopReportMail({ db, clock }: CorePlatform, key: string): Promise<void> {
  const isIt = and(eq(reportMails.stopKey, key), isNull(reportMails.pausedAt));
  await db.update(reportMails).set({ pausedAt: clock.now() }).where(isIt);
}

const refused = (field: string, max?: number) =>
  wrongField(field, max === undefined ? "invalid" : "too_many", { ...(max !== undefined && { max }) });

/** The days that a report is about which is due at a time. */
function daysBefore(at: Date, rhythm: Rhythm) {
  const today = dayOf(at);
  return { startDate: today.subtract(lengths[rhythm]).toString(), endDate: today.subtract({ days: 1 }).toString() };
}

const isDue = (now: Date) => and(lte(reportMails.nextAt, now), isNull(reportMails.pausedAt));

/** Sends the reports that are due, each time of each exactly once, also those that were missed while no process ran. */
export const sendReports = sweep<CorePlatform>({
  name: "report-mails",
  schedule: every(MINUTE_MS),
  hasWork: async ({ db, clock }) => (await db.$count(reportMails, isDue(clock.now()))) > 0,
  async sweep(platform, signal) {
    const { db, clock } = platform;
    const failed: number[] = [];
    for (let sent = 0; ; ) {
      if (signal.aborted) return sent;
      const [due] = await db
        .select({ mail: reportMails, filter: savedFilters, agent: members })
        .from(reportMails)
        .innerJoin(savedFilters, eq(savedFilters.id, reportMails.filterId))
        .innerJoin(members, eq(members.id, reportMails.agentId))
        .where(and(isDue(clock.now()), notInArray(reportMails.filterId, [0, ...failed])))
        .orderBy(reportMails.nextAt, reportMails.filterId)
        .limit(1);
      if (!due) return sent;
      try {
        if (await sendOne(platform, due)) sent += 1;
      } catch (error) {
        // It is tried again with the next sweep; the others don't wait for it.
        failed.push(due.mail.filterId);
        logError(`sending the report of filter ${due.mail.filterId}`, error);
      }
    }
  },
});

interface Due {
  mail: ReportMail;
  filter: typeof savedFilters.$inferSelect;
  agent: typeof members.$inferSelect;
}

/** Makes the file. One transaction then sends it and sets the next time, so a second job finds nothing to send. */
async function sendOne(platform: CorePlatform, { mail, filter, agent }: Due): Promise<boolean> {
  const { db, clock, config } = platform;
  const days = daysBefore(mail.nextAt, mail.rhythm);
  const canGetIt = agent.email !== null && !agent.closedAt && !agent.lockedAt && agent.type !== PLAYER_TYPE;
  const file = canGetIt ? await fileOf(platform, mail, filter.report, days) : null;
  const texts = TEXTS[mail.language];
  const page = isSent(filter.report) ? sentReports[filter.report].page : "overview";
  const site = config.siteUrl.replace(/\/$/, "");
  const stop = `${site}/report-mail?stop=${mail.stopKey}&language=${mail.language}`;
  const values = {
    name: filter.name,
    days: [...new Set([days.startDate, days.endDate])].join(" – "),
    zone: zoneName(MERCHANT_TIME_ZONE),
    link: `${site}/agent/${page}?${filter.query}`,
    stop,
  };
  return db.transaction(async (tx) => {
    if (!(await moveOn(tx, mail, clock.now(), file !== null))) return false;
    if (agent.email === null || !canGetIt) return true;
    await sendMail(tx, {
      to: agent.email,
      subject: fill(file ? texts.title : texts.failedTitle, values),
      text: fill(file ? texts.text : texts.failed, values),
      at: clock.now(),
      // RFC 8058: mail programs show a button that sends a POST to this address.
      headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      ...(file && { file: { name: `${file.name}-${days.endDate}.csv`, text: file.text } }),
    });
    return true;
  });
}

/** The file of a report; null when its filters can't be used any more, or when it is too long. */
async function fileOf(
  platform: CorePlatform,
  { agentId, language, parameters, layout }: ReportMail,
  report: string,
  days: ReturnType<typeof daysBefore>,
) {
  if (!isSent(report)) return null;
  const { reportDb: db, clock } = platform;
  const session = { memberId: agentId };
  try {
    const query = { ...parameters, ...days, export: "csv" };
    return await sentReports[report].fileOf(platform)(query, { session, language, now: clock.now(), db }, layout);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** Counts a time as sent; one without a file pauses. False when another process was faster, or the agent has changed it. */
async function moveOn(tx: Tx, { filterId, nextAt, rhythm }: ReportMail, now: Date, isSent: boolean): Promise<boolean> {
  const moved = await tx
    .update(reportMails)
    .set({ nextAt: times[rhythm].next(nextAt), ...(isSent ? { sentAt: now } : { pausedAt: now }) })
    .where(and(eq(reportMails.filterId, filterId), eq(reportMails.nextAt, nextAt), isDue(now)))
    .returning();
  return moved.length > 0;
}

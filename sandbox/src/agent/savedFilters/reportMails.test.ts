import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "../../member/member.tables.ts";
import { outbox } from "../../outbox/outbox.tables.ts";
import { merchantDayOf, startOfDayBefore } from "../../reports/reportRange.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { DAY_MS, HOUR_MS } from "../../time/units.ts";
import { reportMails } from "./reportMails.tables.ts";
import { sendReports } from "./reportMails.ts";

const { sandbox, platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
let token: string;
beforeEach(async () => {
  await caller.post("/sandbox/reset");
  token = await tokenOf("agent");
});

type Mail = { every: string; nextAt: string; sentAt: string | null; paused: boolean } | null;
interface Answer {
  list: { filterId: string; name: string; mail: Mail }[];
  mails: { to: string | null; most: number };
}
const post = (path: string, body: object, as = token) =>
  caller.post<Answer>(`/wps/relay/ACS_savedFilter${path}`, { token: as, body });
const idOf = ({ value }: { value: Answer }, name: string) => value.list.find((one) => one.name === name)?.filterId;
const mailOf = ({ value }: { value: Answer }, filterId: unknown) =>
  value.list.find((one) => one.filterId === filterId)?.mail;

/** Saves a filter for the agent. The job sends its report. */
async function sent(name: string, report = "TEAM_BETS", parameters: object = { preset: "LAST_7", status: "LOST" }) {
  const filterId = idOf(await post("Save", { report, name, query: "status=LOST" }), name);
  const answer = await post("Mail", { filterId, every: "DAY", parameters });
  return { filterId: Number(filterId), answer };
}
const setDue = (filterId: number, days: number) => {
  const nextAt = new Date(startOfDayBefore(clock.now(), days).getTime() + 8 * HOUR_MS);
  return db.update(reportMails).set({ nextAt }).where(eq(reportMails.filterId, filterId));
};
const sweep = () => sendReports.sweep(platform, new AbortController().signal);
const mails = () =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, "MAIL"), eq(outbox.recipient, "agent@mail.example")))
    .orderBy(outbox.id);

test("sends each day once, with the file of the screen, whoever runs and however often", async () => {
  await db.update(members).set({ email: "agent@mail.example" }).where(eq(members.username, "agent"));
  const { filterId, answer } = await sent("Lost bets");
  expect(mailOf(answer, String(filterId))).toMatchObject({ every: "DAY", sentAt: null, paused: false });
  expect(answer.value.mails).toEqual({ to: "a***@mail.example", most: 10 });
  expect(Date.parse(mailOf(answer, String(filterId))?.nextAt ?? "")).toBeGreaterThan(clock.now().getTime());
  expect(await sweep()).toBe(0);

  // Nothing ran for two days: the mornings of the day before yesterday and of yesterday are due.
  await setDue(filterId, 2);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  const now = clock.now();
  const expected = [2, 1, ...(now.getTime() >= startOfDayBefore(now, 0).getTime() + 8 * HOUR_MS ? [0] : [])];
  const days = expected.map((ago) => merchantDayOf(new Date(startOfDayBefore(now, ago).getTime() - DAY_MS)).days.first);
  const all = await mails();
  expect(all.map(({ fileName }) => fileName)).toEqual(days.map((day) => `team-bets-${day}.csv`));
  const [first] = all;
  expect(first?.subject).toBe(`Your report “Lost bets”, ${days[0]}`);
  expect(first?.body).toContain("/agent/team-betting?status=LOST");
  const path = `/wps/relay/ACS_teamBets?export=csv&status=LOST&startDate=${days[0]}&endDate=${days[0]}`;
  const file = await fetch(`${sandbox.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  // `Response.text` takes the mark of the byte order away.
  expect(first?.fileText).toBe(`\uFEFF${await file.text()}`);
  expect(first?.fileText?.split("\r\n").length).toBeGreaterThan(2);
});

test("writes the file as asked, in the merchant's zone, and stops it by the link of the mail without a login", async () => {
  await db.update(members).set({ email: "agent@mail.example" }).where(eq(members.username, "agent"));
  const { filterId } = await sent("Lost bets");
  const columns = [
    { column: "placedAt", heading: "Placed (Hanoi)", form: "time" },
    { column: "profit", heading: "Player" },
    { column: "profit", heading: "House", form: "opposite" },
    { column: "status", heading: "Status", values: { LOST: "Lost, alas" } },
    { column: "constructor", heading: "None" },
  ];
  await post("Mail", { filterId, every: "DAY", parameters: { status: "LOST" }, columns });
  // Going on with what was asked keeps the columns.
  await post("Mail", { filterId, every: "DAY" });
  await setDue(filterId, 1);
  await sweep();
  // From 8:00 the mail of this morning is due, too.
  const [mail, ...others] = await mails();
  const [head, ...rows] = (mail?.fileText ?? "").trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFPlaced (Hanoi),Player,House,Status,None");
  expect(rows.length).toBeGreaterThan(2);
  const day = /\d{4}-\d\d-\d\d/.exec(mail?.fileName ?? "")?.[0];
  for (const row of rows) {
    const [, date, player, house] =
      /^(\S+) \d\d:\d\d:\d\d,-(\d+),(\d+),"Lost, alas",$/.exec(row.replaceAll(/(\d)\.00/g, "$1")) ?? [];
    expect([date, house]).toEqual([day, player]);
  }

  const address = mail?.body.match(/\S+stop=\S+/)?.[0] ?? "";
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const stop = (key: string | null) => caller.post("/wps/agent/reportMailStop", { body: { key } });
  expect((await stop("0d3b6f6e-4a55-4f0e-9c3e-2f6f1f0f7a11")).success).toBe(true);
  expect((await stop("' or true")).code).toBe("VALIDATION_FAILED");
  await setDue(filterId, 1);
  // The platform's own job may have sent it first.
  await sweep();
  const sentBefore = (await mails()).length;
  expect(sentBefore).toBe(2 * (1 + others.length));
  expect((await stop(new URL(address).searchParams.get("stop"))).success).toBe(true);
  await setDue(filterId, 1);
  expect(await sweep()).toBe(0);
  expect(await mails()).toHaveLength(sentBefore);
});

test("sends a week on Monday, pauses, goes on with the next time, stops, and ends with its filter", async () => {
  await db.update(members).set({ email: "agent@mail.example" }).where(eq(members.username, "agent"));
  const { filterId } = await sent("Money", "TRANSACTIONS", {});
  const weekly = mailOf(await post("Mail", { filterId, every: "WEEK" }), String(filterId));
  const monday = new Date(weekly?.nextAt ?? "");
  expect(merchantDayOf(monday).days.first).toBe(
    Temporal.PlainDate.from(merchantDayOf(monday).days.first)
      .subtract({ days: Temporal.PlainDate.from(merchantDayOf(monday).days.first).dayOfWeek - 1 })
      .toString(),
  );
  await db.update(reportMails).set({ nextAt: new Date(monday.getTime() - 7 * DAY_MS) });
  await sweep();
  const last = merchantDayOf(new Date(monday.getTime() - 8 * DAY_MS)).days.first;
  expect((await mails()).map(({ fileName }) => fileName)).toEqual([`transactions-${last}.csv`]);

  expect(mailOf(await post("Mail", { filterId, every: "WEEK", paused: true }), String(filterId))?.paused).toBe(true);
  await setDue(filterId, 1);
  expect(await sweep()).toBe(0);
  const resumed = mailOf(await post("Mail", { filterId, every: "WEEK" }), String(filterId));
  expect(resumed).toMatchObject({ paused: false, nextAt: weekly?.nextAt });
  expect(mailOf(await post("Mail", { filterId, every: null }), String(filterId))).toBeNull();
  await sent("Money", "TRANSACTIONS", {});
  const same = await post("Save", { report: "TRANSACTIONS", name: "Money", query: "status=LOST" });
  expect(mailOf(same, String(filterId))).not.toBeNull();
  const others = await post("Save", { report: "TRANSACTIONS", name: "Money", query: "type=BET" });
  expect(mailOf(others, String(filterId))).toBeNull();
  await sent("Money", "TRANSACTIONS", {});
  await post("Delete", { filterId });
  expect(await db.$count(reportMails)).toBe(0);
});

test.each([
  ["2027-01-31T01:30:00Z", "2027-02-01T01:00:00Z", "2027-01-01 – 2027-01-31"],
  ["2028-02-29T16:59:59Z", "2028-03-01T01:00:00Z", "2028-02-01 – 2028-02-29"],
])("sends a month on the 1st of the next, by the merchant's days: asked at %s", async (asked, due, days) => {
  await db.update(members).set({ email: "agent@mail.example" }).where(eq(members.username, "agent"));
  clock.shiftTo(Date.parse(asked) - Date.now());
  token = await tokenOf("agent");
  const { filterId } = await sent("Month", "TRANSACTIONS", {});
  const monthly = mailOf(await post("Mail", { filterId, every: "MONTH" }), String(filterId));
  expect(monthly?.nextAt).toBe(new Date(due).toISOString());
  clock.shiftTo(Date.parse(due) - Date.now());
  await sweep();
  clock.shiftTo(0);
  const reports = (await mails()).filter(({ fileName }) => fileName !== null);
  expect(reports.map(({ subject }) => subject)).toEqual([`Your report “Month”, ${days}`]);
  expect(reports[0]?.body).toContain(`${days} (GMT+7)`);
});

test("pauses a report that can't be made, and says so; sends nothing to an agent who was locked", async () => {
  await db.update(members).set({ email: "agent@mail.example" }).where(eq(members.username, "agent"));
  const lost = await sent("Stranger", "TEAM_BETS", { account: "affiliate" });
  const good = await sent("Good", "TEAM", {});
  for (const { filterId } of [lost, good]) await setDue(filterId, 0);
  await db.update(reportMails).set({ nextAt: new Date(clock.now().getTime() - 1) });
  await sweep();
  expect((await mails()).map(({ subject, fileName }) => [subject, fileName !== null]).toSorted()).toEqual([
    [expect.stringContaining("“Good”"), true],
    ["Your report “Stranger” wasn't sent", false],
  ]);
  expect(mailOf(await post("Mail", { filterId: good.filterId, every: "DAY" }), String(lost.filterId))?.paused).toBe(
    true,
  );
  await db.update(members).set({ lockedAt: clock.now() }).where(eq(members.username, "agent"));
  await db.update(reportMails).set({ nextAt: new Date(clock.now().getTime() - 1) });
  await sweep();
  expect(await mails()).toHaveLength(2);
});

test("needs an own address, a report with a file, and a place among ten; nobody changes another agent's", async () => {
  const { filterId } = await sent("Mine");
  const other = await tokenOf("line01");
  expect((await post("Mail", { filterId, every: null }, other)).code).toBe("NOT_FOUND");
  expect((await sent("Income", "INCOME")).answer.code).toBe("VALIDATION_FAILED");
  for (let i = 0; i < 9; i++)
    expect((await sent(`T${i}`, i < 5 ? "TEAM" : "TRANSACTIONS", {})).answer.success).toBe(true);
  expect((await sent("Eleventh", "PROFIT_AND_LOSS", {})).answer.code).toBe("VALIDATION_FAILED");
  await db.update(members).set({ email: null }).where(eq(members.username, "agent"));
  expect((await post("Mail", { filterId, every: "WEEK" })).code).toBe("CONTACT_MISSING");
});

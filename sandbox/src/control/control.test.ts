import { afterEach, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { jobList } from "../jobList.ts";
import type { JobState } from "../jobs/jobStates.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { sendMail, sendSms } from "../outbox/outbox.ts";
import { startForFile } from "../testing/startForFile.ts";
import { controlRoutes } from "./control.routes.ts";

const { sandbox, platform, db, clock, tokenOf } = await startForFile();
afterEach(async () => {
  await control("POST", "reset");
});

async function call(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) };
}
const control = async (method: string, path: string, body?: unknown) =>
  (await call(method, `/sandbox/${path}`, { body })).json();
const balance = async (token: string) => (await call("GET", "/wps/v2/wallets/balance", { token })).json();

test("maintenance closes the platform, and reset opens it", async () => {
  const token = await tokenOf("demo");
  await control("POST", "status", { status: 1, endTime: "2030-01-01T00:00:00Z" });
  expect((await balance(token)).code).toBe("SYSTEM_MAINTENANCE");
  await control("POST", "status", { status: 0 });
  expect((await balance(token)).code).toBe("OK");
});

test("injects a fault as many times as asked", async () => {
  await control("POST", "chaos", { path: "/wps/v2/", status: 502, shape: "html", times: 2 });
  const answers = [];
  for (let i = 0; i < 3; i += 1) answers.push(await call("GET", "/wps/v2/wallets/balance"));
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 401]);
  expect(answers[0]?.text).toContain("<html");

  await control("POST", "chaos", { path: "/wps/v2/", shape: "truncated" });
  const { text } = await call("GET", "/wps/v2/wallets/balance");
  expect(() => JSON.parse(text)).toThrow();
  await control("DELETE", "chaos");
  expect((await call("GET", "/wps/v2/wallets/balance")).status).toBe(401);
});

test("a shifted clock ends sessions", async () => {
  const token = await tokenOf("demo");
  const { value } = await control("POST", "clock", { advance: 31 * 60_000 });
  expect(value.offsetMs).toBe(31 * 60_000);
  expect((await balance(token)).code).toBe("SESSION_EXPIRED");
  expect((await control("POST", "clock", { reset: true })).value.offsetMs).toBe(0);
});

test("reset restores money, messages, accounts and sessions", async () => {
  const before = await control("POST", "balance", { username: "demo", amount: "1" });
  expect(before.value.balance).toBe("25480001");
  await control("POST", "message", { username: "demo", title: "<b>Hello</b>" });
  await call("POST", "/wps/session/login/freeplay", { body: {} });
  const token = await tokenOf("demo");
  const unread = (await call("GET", "/wps/relay/CSP_unreadCount", { token })).json().value.count;

  expect(await control("POST", "reset")).toMatchObject({ success: true });
  expect((await balance(token)).code).toBe("UNAUTHENTICATED");
  const again = await tokenOf("demo");
  expect((await balance(again)).value.sumBalance).toBe("25680000");
  expect((await call("GET", "/wps/relay/CSP_unreadCount", { token: again })).json().value.count).toBe(unread - 1);
  // The ledger's rows are gone too, not only hidden: what follows builds on the old sums.
  expect((await control("POST", "balance", { username: "demo", amount: "-480000" })).value.balance).toBe("25000000");
});

test("sessions can be ended, as expired or as revoked", async () => {
  const tokens = [await tokenOf("demo"), await tokenOf("demo")];
  expect((await control("POST", "session/expire", { username: "demo", reason: "REVOKED" })).value.ended).toBe(2);
  for (const token of tokens) expect((await balance(token)).code).toBe("SESSION_REVOKED");
});

test("counts calls by path, and by parameters on request", async () => {
  await control("DELETE", "calls");
  for (const query of ["?a=1", "?a=2", "?a=1"]) await call("GET", `/wps/v2/wallets/balance${query}`);
  const path = { method: "GET", path: "/wps/v2/wallets/balance" };
  expect((await control("GET", "calls")).value).toEqual({ total: 3, calls: [{ ...path, count: 3 }] });
  const byQuery = (await control("GET", "calls?by=query")).value.calls;
  expect(byQuery).toEqual([
    { ...path, query: "a=1", count: 2 },
    { ...path, query: "a=2", count: 1 },
  ]);
});

test("the outbox lists messages and escapes them", async () => {
  await sendSms(db, { to: "+84901234567", text: "123456 is your code", at: clock.now() });
  await sendMail(db, { to: "a@b.example", subject: "<script>alert(1)</script>", text: "x & <y>", at: clock.now() });
  const json = await control("GET", "outbox");
  expect(json.value.map((item: { recipient: string }) => item.recipient)).toEqual(["a@b.example", "+84901234567"]);
  const page = await fetch(`${sandbox.origin}/sandbox/outbox`, { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("x &amp; &lt;y&gt;");
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the jobs are listed with their runs, and one runs on request", async () => {
  const states = async (): Promise<JobState[]> => (await control("GET", "jobs")).value;
  const runs = async () => (await states()).find(({ name }) => name === "job-history")?.runs ?? [];
  await vi.waitFor(async () => expect(await runs()).not.toEqual([]), { timeout: 10_000 });
  const [latest] = await runs();
  const { value } = await control("POST", "jobs/run/job-history");
  expect(value.run).toMatchObject({ name: "job-history", outcome: "DONE", error: null });
  expect(value.run.id).toBeGreaterThan(latest?.id ?? 0);
  expect((await call("POST", "/sandbox/jobs/run/nothing")).status).toBe(404);

  const page = await fetch(`${sandbox.origin}/sandbox/jobs`, { headers: { accept: "text/html" } });
  const text = await page.text();
  for (const { name, schedule } of await states()) expect(text).toContain(`<strong>${name}</strong><span>${schedule}`);
  expect(text).toContain('action="/sandbox/jobs/run/job-history"');
});

test("a reset forgets what waits, and the recurring jobs come back", async () => {
  const dueAt = new Date(clock.now().getTime() + 60_000);
  const left = { key: "expire:1", name: "expire", dueAt, occurrenceAt: dueAt };
  await db.insert(jobs).values(left);
  await control("POST", "reset");
  const names = async () => (await db.select({ name: jobs.name }).from(jobs)).map(({ name }) => name).sort();
  const recurring = jobList.filter(({ kind }) => kind !== "deferred").map(({ name }) => name);
  // Demo's active bonus and open rewards, the leaderboards and the offered contracts are of the seed, so their ends wait
  // again.
  const ends = [
    "expire-bonus",
    "expire-free-spins",
    ...Array(4).fill("expire-reward"),
    ...Array(5).fill("end-leaderboard"),
    ...Array(5).fill("end-contract-offer"),
  ];
  const kept = [...recurring, ...ends].sort();
  await vi.waitFor(async () => expect(await names()).toEqual(kept), { timeout: 10_000 });
});

test.each([
  ["status", { status: 3 }],
  ["status", { status: 1, endTime: "tomorrow" }],
  ["flags", { NO_SUCH_FLAG: true }],
  ["flags", { CHAT: "yes" }],
  ["chaos", { path: "wps" }],
  ["chaos", { path: "/", latencyMs: 1e9 }],
  ["clock", { offsetMs: 1, advance: 1 }],
  ["clock", { advance: 1e300 }],
  ["balance", { username: "demo", amount: 5 }],
  ["balance", { username: "demo", amount: "0" }],
  ["message", { username: "demo" }],
])("refuses %s %j", async (path, body) => {
  expect((await call("POST", `/sandbox/${path}`, { body })).status).toBe(422);
});

test("refuses requests that a foreign web page makes, also from browsers without `Sec-Fetch-Site`", async () => {
  const resetFrom = async (headers: Record<string, string>) =>
    (await fetch(`${sandbox.origin}/sandbox/reset`, { method: "POST", headers })).status;
  expect(await resetFrom({ "sec-fetch-site": "cross-site" })).toBe(404);
  for (const origin of ["https://evil.example", "null", "http://localhost:1"])
    expect(await resetFrom({ origin })).toBe(404);
  expect(await resetFrom({ origin: sandbox.origin })).toBe(200);
});

test("answers 404 when the controls are off", async () => {
  const without = createApp({ ...platform, config: { ...platform.config, control: false } }, [controlRoutes]);
  for (const path of ["", "/outbox", "/calls", "/clock", "/jobs"]) {
    expect((await without.request(`/sandbox${path}`)).status).toBe(404);
  }
  expect((await without.request("/sandbox/reset", { method: "POST" })).status).toBe(404);
});

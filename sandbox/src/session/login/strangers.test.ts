/** Tests that the failed logins of strangers do not lock members out. */
import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { members } from "../../member/member.tables.ts";
import { codeOf, giveSecondFactor } from "../../testing/secondFactor.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { platform, db, clock, captchas, attempts, caller } = await startForFile();
beforeEach(() => db.delete(attemptCounts));
afterEach(() => clock.shiftTo(0));

const MINUTE = 60_000;
const password = "Atrium!2026";
const HOME = "198.51.100.1";
const ELSEWHERE = "203.0.113.1";

interface Login {
  token: string;
  mfaToken?: string;
  deviceMark: string;
  captcha?: boolean;
}
interface From {
  ip?: string;
  mark?: string;
}

const headersOf = ({ ip = HOME, mark }: From) => ({ "x-forwarded-for": ip, ...(mark && { "x-device-mark": mark }) });
const logIn = (username: string, rest: object = {}, from: From = {}) =>
  caller.post<Login>("/wps/session/login", { sealed: { username, password, ...rest }, headers: headersOf(from) });
async function readCaptcha() {
  const { id: captchaId, text: captcha } = await captchas.create();
  return { captchaId, captcha };
}
const guess = async (username: string, from: From = {}) =>
  logIn(username, { password: "wrong", ...(await readCaptcha()) }, from);
/** The mark that a device gets with a good login. */
const markOf = async (username: string) => (await logIn(username)).value.deviceMark;
/** As if so many guesses had failed meanwhile. */
const setTries = (key: string, tries: number) =>
  db.update(attemptCounts).set({ tries }).where(like(attemptCounts.key, key));

test("good logins use up nothing, of many people at one address or of one again and again", async () => {
  const names = ["demo", "vipclub", "agent", "senior", "affiliate", "affiliatesub", "demo", "demo", "demo", "demo"];
  for (const name of names) expect(await logIn(name)).toMatchObject({ code: "OK" });
  expect(await attempts.counts(`guesses:${HOME}`)).toEqual([0]);
});

// Both for an account and for a name that nobody has: the answers must not show which is which.
test.each(["affiliatesub", "someoneelse"])(
  "%s: a captcha from the third failure, after the fifth none from there for half an hour",
  async (username) => {
    const fail = (rest: object = {}) => logIn(username, { password: "wrong", ...rest });
    const first = [await fail(), await fail(), await fail()];
    expect(first.map(({ value }) => value.captcha)).toEqual([false, false, true]);
    expect(await logIn(username)).toMatchObject({ status: 400, code: "CAPTCHA_REQUIRED", value: { captcha: true } });
    const { captchaId } = await readCaptcha();
    expect(await logIn(username, { captchaId, captcha: "!!!!" })).toMatchObject({ code: "CAPTCHA_INVALID" });
    clock.shiftTo(20 * MINUTE);
    expect((await guess(username)).code).toBe("LOGIN_FAILED");
    const locked = await logIn(username, await readCaptcha());
    expect([locked.status, locked.code]).toEqual([423, "ACCOUNT_LOCKED"]);
    expect(Math.abs(Number(locked.headers.get("retry-after")) - 10 * 60)).toBeLessThan(30);
    // Trying meanwhile makes nothing longer.
    clock.shiftTo(31 * MINUTE);
    expect((await logIn(username)).code).toBe(username === "affiliatesub" ? "OK" : "LOGIN_FAILED");
  },
);

test("simultaneous guesses of one place are five in total", async () => {
  const captchas = await Promise.all(Array.from({ length: 9 }, readCaptcha));
  const answers = await Promise.all(captchas.map((captcha) => logIn("demo", { password: "wrong", ...captcha })));
  expect(answers.filter(({ code }) => code === "LOGIN_FAILED")).toHaveLength(5);
  expect(answers.filter(({ code }) => code === "ACCOUNT_LOCKED")).toHaveLength(4);
});

test("a stranger who fails in my name locks the own network, and asks others than my device for a captcha", async () => {
  const mark = await markOf("vipclub");
  for (let i = 0; i < 5; i += 1) await guess("vipclub", { ip: ELSEWHERE });
  expect((await guess("vipclub", { ip: ELSEWHERE })).code).toBe("ACCOUNT_LOCKED");
  expect((await logIn("vipclub", {}, { mark })).code).toBe("OK");
  expect((await logIn("vipclub", {}, { mark, ip: ELSEWHERE })).code).toBe("OK");
  expect((await logIn("vipclub")).code).toBe("CAPTCHA_REQUIRED");
  expect((await logIn("vipclub", await readCaptcha())).code).toBe("OK");
});

test("strangers in many networks guess sixty times in half an hour in one name, and my device not less for it", async () => {
  const mark = await markOf("demo");
  const random = async (last: number) => guess("demo", { ip: `203.0.113.${last}` });
  for (let network = 10; network < 13; network += 1) await random(network);
  await setTries("password:%", 59);
  await db.delete(attemptCounts).where(like(attemptCounts.key, "password:%:ip:%"));
  expect((await random(99)).code).toBe("LOGIN_FAILED");
  const refused = await random(100);
  expect([refused.code, Number(refused.headers.get("retry-after")) <= 30 * 60]).toEqual(["RATE_LIMITED", true]);
  for (let i = 0; i < 3; i += 1) await logIn("demo", { password: "mistyped" }, { mark });
  expect((await logIn("demo", {}, { mark })).code).toBe("CAPTCHA_REQUIRED");
  expect((await logIn("demo", await readCaptcha(), { mark })).code).toBe("OK");
  clock.shiftTo(31 * MINUTE);
  expect((await logIn("demo")).code).toBe("OK");
});

test("wrong captchas cost their sender tries, and nobody else in that name", async () => {
  const { captchaId } = await readCaptcha();
  for (let i = 0; i < 3; i += 1) await guess("agent", { ip: ELSEWHERE });
  for (let i = 0; i < 2; i += 1) await logIn("agent", { captchaId, captcha: "!!!!" }, { ip: ELSEWHERE });
  expect((await guess("agent", { ip: ELSEWHERE })).code).toBe("ACCOUNT_LOCKED");
  const strangers = await db.select().from(attemptCounts);
  expect(strangers.map(({ tries }) => tries).sort()).toEqual([3, 5, 5]);
});

test("a network has 300 failures in half an hour, a captcha from the hundredth, and known devices neither", async () => {
  const mark = await markOf("senior");
  await guess("nobody-1");
  await setTries("guesses:%", 100);
  expect((await logIn("senior")).code).toBe("CAPTCHA_REQUIRED");
  await setTries("guesses:%", 300);
  expect((await logIn("senior", await readCaptcha())).code).toBe("RATE_LIMITED");
  const link = { sealed: { token: "x".repeat(43) }, headers: headersOf({}) };
  expect((await caller.post("/wps/session/login/token", link)).code).toBe("RATE_LIMITED");
  expect((await logIn("senior", {}, { mark })).code).toBe("OK");
  expect((await logIn("senior", {}, { ip: ELSEWHERE })).code).toBe("OK");
});

test("a mark is good for its own members alone, as long as it is genuine and young", async () => {
  const mine = await markOf("demo");
  for (let i = 0; i < 3; i += 1) await guess("affiliate", { ip: ELSEWHERE });
  const answers = [mine, "nonsense", `${mine}x`, mine.replace(/\.[^.]+$/, ".AAAA")];
  for (const mark of answers) expect((await logIn("affiliate", {}, { mark })).code).toBe("CAPTCHA_REQUIRED");
  // A device of several members knows them all.
  const both = await logIn("affiliate", await readCaptcha(), { mark: mine });
  const { deviceMark: mark } = both.value;
  for (let i = 0; i < 3; i += 1) await guess("demo", { ip: ELSEWHERE });
  for (const name of ["affiliate", "demo"]) expect((await logIn(name, {}, { mark })).code).toBe("OK");
  clock.shiftTo(181 * 24 * 60 * MINUTE);
  for (let i = 0; i < 3; i += 1) await guess("demo", { ip: ELSEWHERE });
  expect((await logIn("demo", {}, { mark })).code).toBe("CAPTCHA_REQUIRED");
  expect(JSON.stringify(both.value)).not.toContain("members");
});

test("ten wrong second factors of somebody with my password don't keep me from the right one", async () => {
  const [player] = await db.select().from(members).where(eq(members.id, 440));
  const { id, username } = player ?? { id: 0, username: "" };
  const mark = await markOf(username);
  const { secret } = await giveSecondFactor(platform, id);
  const finish = (mfaToken: string | undefined, code: string, from: From = {}) =>
    caller.post("/wps/session/login/mfa", { sealed: { mfaToken, code }, headers: headersOf(from) });
  const thief = { ip: ELSEWHERE };
  const codes: string[] = [];
  for (let login = 0; login < 2; login += 1) {
    const { mfaToken } = (await logIn(username, {}, thief)).value;
    for (let i = 0; i < 5; i += 1) codes.push((await finish(mfaToken, "000000", thief)).code);
  }
  // The second login gives the thief no further tries.
  expect(codes).toEqual([...Array(5).fill("MFA_INVALID"), ...Array(5).fill("RATE_LIMITED")]);
  const own = { ip: ELSEWHERE, mark };
  expect((await finish((await logIn(username, {}, own)).value.mfaToken, codeOf(secret), own)).code).toBe("OK");
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { listOutbox } from "../../outbox/outbox.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, clock, site, faults, caller } = await startForFile();
beforeEach(async () => {
  await site.set({ MOBILE_SMS_LOGIN: true, PHONE_VERIFICATION_RECOVERY: true, MOBILE_REGISTER: true });
});
afterEach(() => faults.clear());

const MINUTE = 60_000;
const demo = { countryDialingCode: "+84", mobileNum: "0901 234 567" };

interface Sent {
  expiredMinutes: number;
  factor: number;
  expirationTime: number;
  message: string;
}

const ask = (path: string, body: object) => caller.post<Sent>(`/wps/verification/sms/${path}`, { body });
const logIn = (password: string, number: object = demo, address = "127.0.0.1") =>
  caller.post<{ username: string; passwordExpired: boolean }>("/wps/session/login", {
    sealed: { type: "sms", ...number, password },
    headers: { "x-forwarded-for": address },
  });
/** Each test is an hour after the one before, or the numbers would have to wait. */
function later(minutes: number): void {
  clock.shiftTo(clock.offsetMs + minutes * MINUTE);
}
async function lastMessage() {
  // A jump of the clock also sends news, such as prizes.
  const latest = (await listOutbox(db)).find(({ channel }) => channel === "SMS");
  return { to: latest?.recipient, text: latest?.body, code: /\b\d{6}\b/.exec(latest?.body ?? "")?.[0] ?? "" };
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code logs in once, in any notation of the number and of the code", async () => {
  const { status, value } = await ask("noLogin", { countryDialingCode: "84", mobileNum: "901234567" });
  expect([status, value]).toEqual([200, { expiredMinutes: 5, factor: 1, message: "Your code is on its way." }]);
  const { to, code } = await lastMessage();
  expect(to).toBe("+84901234567");
  expect(JSON.stringify(value)).not.toContain(code);
  expect((await logIn(wrongFor(code))).code).toBe("CODE_INVALID");
  const wide = code.slice(3).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  expect(await logIn(` ${code.slice(0, 3)}-${wide} `)).toMatchObject({
    code: "OK",
    value: { username: "demo", passwordExpired: false },
  });
  expect((await logIn(code)).code).toBe("CODE_INVALID");
});

test("the code that was made last counts, also when the clock was set back before it", async () => {
  later(60);
  await ask("noLogin", demo);
  const { code: first } = await lastMessage();
  const known = new Set((await listOutbox(db)).map(({ id }) => id));
  later(-30);
  await ask("noLogin", demo);
  const made = (await listOutbox(db)).find(({ id, channel }) => channel === "SMS" && !known.has(id));
  const second = /\b\d{6}\b/.exec(made?.body ?? "")?.[0] ?? "";
  expect((await logIn(first)).code).toBe("CODE_INVALID");
  expect((await logIn(second)).code).toBe("OK");
  later(30);
});

test("a code expires after five minutes, or with the next code", async () => {
  later(60);
  await ask("noLogin", demo);
  const { code } = await lastMessage();
  later(6);
  expect((await logIn(code)).code).toBe("CODE_EXPIRED");
  await ask("noLogin", demo);
  const next = await lastMessage();
  if (next.code !== code) expect((await logIn(code)).code).toBe("CODE_INVALID");
  expect((await logIn(next.code)).code).toBe("OK");
});

test("a code allows five guesses, also simultaneous ones", async () => {
  later(24 * 60);
  await ask("noLogin", demo);
  const { code } = await lastMessage();
  // Each from another address: an address has a limit of its own.
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, i) => logIn(wrongFor(code), demo, `198.51.100.${i}`)),
  );
  expect(guesses.map((guess) => guess.code).sort()).toEqual([
    ...Array(5).fill("CODE_INVALID"),
    ...Array(3).fill("CODE_TRIES_EXCEEDED"),
  ]);
  expect((await logIn(code)).code).toBe("CODE_TRIES_EXCEEDED");
});

test("strangers who text my number use up neither my codes in a session nor those of my device", async () => {
  later(24 * 60);
  const login = await caller.post<{ token: string; deviceMark: string }>("/wps/session/login", {
    sealed: { username: "demo", password: "Atrium!2026" },
  });
  const { token, deviceMark } = login.value;
  const own = { "x-device-mark": deviceMark };
  for (let i = 0; i < 5; i += 1) {
    expect((await ask("noLogin", demo)).code).toBe("OK");
    later(2);
  }
  const refused = await ask("forgotPassword", demo);
  expect([refused.code, Number(refused.headers.get("retry-after")) > 23 * 3600]).toEqual(["SMS_TOO_SOON", true]);

  const stepUpCode = () => caller.post("/wps/verification/sms/member", { token, body: { purpose: "STEP_UP" } });
  expect((await stepUpCode()).code).toBe("OK");
  later(2);
  const path = "/wps/verification/sms/noLogin";
  const fromMyDevice = await caller.post(path, { body: demo, headers: own });
  expect(fromMyDevice.code).toBe("OK");
  const { code } = await lastMessage();
  // What a stranger types uses up no tries of it, and it works on my device only.
  for (let i = 0; i < 6; i += 1) await logIn(wrongFor(code), demo, "198.51.100.9");
  expect((await logIn(code, demo, "198.51.100.10")).code).not.toBe("OK");
  const sealed = { type: "sms", ...demo, password: code };
  expect((await caller.post("/wps/session/login", { sealed, headers: own })).code).toBe("OK");
});

test("limits codes to one a minute and five a day per number", async () => {
  later(24 * 60);
  const both = await Promise.all([ask("noLogin", demo), ask("register", { ...demo, module: "mobile" })]);
  expect(both.map(({ code }) => code).sort()).toEqual(["OK", "SMS_TOO_SOON"]);
  const early = await ask("noLogin", demo);
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "60"]);
  for (let i = 0; i < 4; i += 1) {
    later(2);
    expect((await ask("noLogin", demo)).code).toBe("OK");
  }
  later(2);
  const sixth = await ask("noLogin", demo);
  expect(sixth.code).toBe("SMS_TOO_SOON");
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
});

test("a number without an account gets the same answer and no message", async () => {
  later(24 * 60);
  const stranger = { countryDialingCode: "+84", mobileNum: "333333333" };
  // Other mail of the platform comes meanwhile.
  const sent = async () => (await listOutbox(db)).filter(({ channel }) => channel === "SMS").length;
  const before = await sent();
  const known = await ask("forgotPassword", demo);
  const unknown = await ask("forgotPassword", stranger);
  expect(unknown.value.expirationTime - known.value.expirationTime).toBeLessThan(MINUTE);
  expect(unknown.value.message).toBe(known.value.message);
  expect((await ask("forgotPassword", stranger)).code).toBe("SMS_TOO_SOON");
  expect((await sent()) - before).toBe(1);
  later(2);
  await ask("noLogin", stranger);
  expect((await logIn("000000", stranger)).code).toBe("CODE_INVALID");
});

test("a code is valid for its own purpose only, with texts in the caller's language", async () => {
  later(24 * 60);
  await caller.post("/wps/verification/sms/register", {
    body: { countryDialingCode: "+84", mobileNo: "901234567" },
    headers: { Language: "VI" },
  });
  const { code, text } = await lastMessage();
  expect(text).toContain("mã của bạn");
  expect((await logIn(code)).code).toMatch(/^CODE_/);
});

test.each([
  [{ ...demo, countryDialingCode: "+999" }, "countryDialingCode"],
  [{ ...demo, mobileNum: "12" }, "mobileNum"],
  [{ ...demo, mobileNum: "90123456a" }, "mobileNum"],
  [{ ...demo, mobileNum: "9".repeat(33) }, "mobileNum"],
  [{ mobileNum: "901234567" }, "countryDialingCode"],
])("refuses %j", async (body, field) => {
  expect(await ask("noLogin", body)).toMatchObject({ status: 422, code: "VALIDATION_FAILED", fields: [{ field }] });
});

test("refuses switched-off features, and injects failures on request", async () => {
  later(24 * 60);
  faults.add({ path: "/wps/verification/sms", code: "SMS_SEND_FAILED", probability: 1, times: 1 });
  expect(await ask("noLogin", demo)).toMatchObject({ status: 502, code: "SMS_SEND_FAILED" });
  expect((await ask("noLogin", demo)).code).toBe("OK");
  await site.set({ MOBILE_SMS_LOGIN: false });
  expect((await ask("noLogin", demo)).code).toBe("FEATURE_DISABLED");
  expect((await logIn("123456")).code).toBe("FEATURE_DISABLED");
});

test("a number that ends in six zeros gets no message, with or without an account", async () => {
  const unreachable = { countryDialingCode: "+84", mobileNum: "901000000" };
  for (const path of ["noLogin", "forgotPassword", "register"]) {
    const refused = await ask(path, unreachable);
    expect([refused.status, refused.code]).toEqual([502, "SMS_SEND_FAILED"]);
    expect(refused.message).toBe("The message couldn't be sent. Please try again.");
  }
  expect((await lastMessage()).to).not.toBe("+84901000000");
});

import { afterEach, expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

interface View extends Record<"birthday" | "payeeName" | "line" | "qqNum", string | null> {
  nickname: string;
  marketing: Record<string, boolean>;
  marketingChangedAt: Record<string, string | null>;
}

const { site, caller, tokenOf } = await startForFile({ rateLimits: false });
afterEach(() => site.reset());

const read = (token: string) => caller.read<View>("/wps/member/profile", { token });
const change = (token: string, sealed: object) => caller.call<View>("PUT", "/wps/member/profile", { token, sealed });

test("the name and the advertising choices need no step-up, and choices keep the time of their change", async () => {
  const token = await tokenOf("demo");
  const none = { email: false, sms: false, push: false };
  expect(await read(token)).toMatchObject({ nickname: "Linh", birthday: null, marketing: none });
  const changed = (await change(token, { nickname: " Lính Trần ", marketing: { email: true, sms: false } })).value;
  expect(changed).toMatchObject({ nickname: "Lính Trần", marketing: { email: true, sms: false, push: false } });
  const since = changed.marketingChangedAt.email;
  expect(Date.parse(since ?? "")).toBeGreaterThan(0);
  expect(changed.marketingChangedAt.push).toBeNull();
  const again = (await change(token, { marketing: { email: true, push: true } })).value;
  expect(again.marketingChangedAt.email).toBe(since);
  expect((await caller.read<{ nickname: string }>("/wps/member/info", { token })).nickname).toBe("Lính Trần");
});

test("contact fields need a step-up, follow the rules of the registration, and can be cleared", async () => {
  const token = await tokenOf("vipclub");
  expect((await change(token, { line: "huy.line" })).code).toBe("STEP_UP_REQUIRED");
  const stepUpToken = await caller.stepUpToken(token);
  expect((await change(token, { line: "huy.line", qqNum: "123456", stepUpToken })).value).toMatchObject({
    line: "huy.line",
    qqNum: "123456",
  });
  expect((await change(token, { qqNum: "", line: null, stepUpToken })).value).toMatchObject({
    qqNum: null,
    line: null,
  });
  for (const wrong of [
    { qqNum: "0123456" },
    { qqNum: "x" },
    { line: "a b" },
    { zalo: "ab" },
    { wechat: "x".repeat(51) },
  ]) {
    const answer = await change(token, { ...wrong, stepUpToken });
    expect([answer.code, answer.fields?.[0]?.field]).toEqual(["VALIDATION_FAILED", Object.keys(wrong)[0]]);
  }
});

test("a birthday and a payee name are set once, and the birthday proves the age", async () => {
  const token = await tokenOf("senior");
  const stepUpToken = await caller.stepUpToken(token);
  const set = (changes: object) => change(token, { ...changes, stepUpToken });
  const years = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
  expect((await set({ birthday: years(17) })).code).toBe("AGE_NOT_MET");
  for (const wrong of ["1990-02-30", "1899-01-01", "01.01.1990"]) {
    expect((await set({ birthday: wrong })).code).toBe("VALIDATION_FAILED");
  }
  await site.setBrand({ ...site.brand, jurisdiction: "pagcor" });
  expect((await set({ birthday: years(20) })).code).toBe("AGE_NOT_MET");
  const first = await Promise.all([set({ birthday: years(30) }), set({ birthday: years(40) })]);
  expect(first.map(({ code }) => code).sort()).toEqual(["OK", "VALIDATION_FAILED"]);
  const { birthday } = await read(token);
  expect((await set({ birthday })).code).toBe("OK");
  expect((await set({ birthday: years(50) })).fields).toMatchObject([{ field: "birthday", rule: "once" }]);
  expect((await caller.read<{ ageVerified: boolean }>("/wps/member/info", { token })).ageVerified).toBe(true);

  expect((await set({ payeeName: "Name 2" })).code).toBe("VALIDATION_FAILED");
  // Thai writes some vowels as marks above and below letters.
  expect((await set({ payeeName: "สมหญิง ใจดี" })).value.payeeName).toBe("สมหญิง ใจดี");
  expect((await set({ payeeName: "Another Name" })).fields).toMatchObject([{ field: "payeeName", rule: "once" }]);
});

test.each([
  { nickname: "x" },
  { nickname: "x".repeat(21) },
  { nickname: "<b>bold</b>" },
  { nickname: "a\u0000b" },
  { marketing: { email: "yes" } },
  { marketing: { pigeon: true } },
  { type: 1 },
])("refuses %j", async (sealed) => {
  expect((await change(await tokenOf("demo"), sealed)).code).toBe("VALIDATION_FAILED");
});

test("says what is wrong with a nickname, and keeps it without disguise", async () => {
  const token = await tokenOf("demo");
  const refused = async (nickname: string) => (await change(token, { nickname })).fields;
  expect(await refused("аdmin")).toEqual([{ field: "nickname", rule: "scripts" }]);
  expect(await refused("S u p p 0 r t")).toEqual([{ field: "nickname", rule: "reserved" }]);
  expect(await refused("Linh*")).toEqual([{ field: "nickname", rule: "sign", sign: "*" }]);
  expect((await change(token, { nickname: "\u202aLinh\u202c O’Ｎeil" })).value.nickname).toBe("Linh O'Neil");
});

test("takes changes only encrypted", async () => {
  const token = await tokenOf("demo");
  const plain = await caller.call("PUT", "/wps/member/profile", { token, body: { nickname: "Plain" } });
  expect(plain.code).toBe("PAYLOAD_NOT_ENCRYPTED");
});

import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { messages } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { startForFile } from "../testing/startForFile.ts";
import { payoutAccountOf } from "./payoutAccounts.ts";
import { payoutAccounts } from "./security.tables.ts";

const PATH = "/wps/member/bankCards";
const ACCOUNT = { bankCode: "VIETCOMBANK", holder: "Trần Văn Quang", accountNo: "0071 0009 88123" };

type Listed = Record<"bankCardId" | "bankName" | "last4" | "holder" | "usableFrom", string>;

let token: string;
let stepUpToken: string;
let memberId: number;
const { db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
beforeEach(async () => {
  await caller.post("/sandbox/reset");
  token = await tokenOf("senior");
  const sealed = { method: "PASSWORD", secret: "Atrium!2026" };
  const proof = await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed });
  stepUpToken = proof.value.stepUpToken;
  memberId = (await memberNamed(db, "senior")).id;
});
afterEach(() => clock.shiftTo(0));

const add = (changes: object = {}) =>
  caller.call<Listed>("PUT", PATH, { token, sealed: { ...ACCOUNT, stepUpToken, ...changes } });
const remove = (bankCardId: string, as = token) =>
  caller.call("DELETE", PATH, { token: as, sealed: { bankCardId, stepUpToken } });
const list = async (as = token) => (await caller.read<{ list: Listed[] }>(PATH, { token: as })).list;
const use = (id: string, owner = memberId, currency = "VND") =>
  payoutAccountOf(db, { memberId: owner, id, currency, now: clock.now() });

test("an account is listed masked, kept encrypted, usable after a day, and removed for good", async () => {
  expect(await add({ stepUpToken: undefined })).toMatchObject({ status: 403, code: "STEP_UP_REQUIRED" });
  const { value: added } = await add();
  expect(added).toMatchObject({ bankName: "Vietcombank", last4: "8123", holder: ACCOUNT.holder });
  expect(await list()).toEqual([added]);
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, memberId));
  expect(JSON.stringify(row)).not.toContain("0071");
  const [note] = await db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(note).toMatchObject({ memberId, content: expect.stringContaining("Vietcombank •••• 8123") });

  await expect(use(added.bankCardId)).rejects.toMatchObject({ code: "BANK_CARD_COOLING", retryAfter: 86_400 });
  await expect(use(added.bankCardId, memberId + 1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  clock.shiftTo(24 * 3_600_000 + 1_000);
  expect(await use(added.bankCardId)).toMatchObject({ bankCode: "VIETCOMBANK", last4: "8123" });
  const fields = [{ field: "bankCardId", rule: "currency" }];
  await expect(use(added.bankCardId, memberId, "THB")).rejects.toMatchObject({ code: "VALIDATION_FAILED", fields });
  clock.shiftTo(0);

  const stranger = await tokenOf("vipclub");
  expect((await remove(added.bankCardId, stranger)).code).toBe("STEP_UP_REQUIRED");
  expect((await remove(added.bankCardId)).code).toBe("OK");
  expect([await list(), (await remove(added.bankCardId)).code]).toEqual([[], "NOT_FOUND"]);
});

test("the holder is always the same person, however the bank writes the name", async () => {
  expect((await add()).code).toBe("OK");
  expect((await add({ holder: " TRAN  VAN QUANG ", accountNo: "190012345678" })).code).toBe("OK");
  expect(await add({ holder: "Nguyen Thi Mai", accountNo: "190012345679" })).toMatchObject({
    code: "VALIDATION_FAILED",
    fields: [{ field: "holder", rule: "payee" }],
  });
  const { value } = await caller.get<{ payeeName: string }>("/wps/member/security", { token });
  expect(value.payeeName).toBe(ACCOUNT.holder);
});

test("takes names as phones write them, and names the sign that no name has", async () => {
  for (const [index, holder] of ["Anna‑Maria O’Brien", "anna-maria o'brien"].entries()) {
    expect((await add({ holder, accountNo: `1900 1234 567${index}` })).value.holder).toMatch(/^anna-maria o'brien$/i);
  }
  const refused = await add({ holder: "O{Brien" });
  expect(refused.fields).toEqual([{ field: "holder", rule: "sign", sign: "{" }]);
  expect(refused.message).toContain("“{” can't be used here.");
});

test("five accounts at most, each once, also when they come at once", async () => {
  const numbers = Array.from({ length: 8 }, (_, i) => `10234000000${i}`);
  const answers = await Promise.all(numbers.map((accountNo) => add({ accountNo })));
  expect(answers.filter(({ code }) => code === "OK")).toHaveLength(5);
  expect(answers.filter(({ code }) => code === "BANK_CARD_LIMIT")).toHaveLength(3);
  const [first] = await list();
  await remove(first?.bankCardId ?? "");
  const kept = (await list())[0]?.last4;
  const again = numbers.find((number) => number.endsWith(kept ?? "?"));
  expect((await add({ accountNo: again })).code).toBe("BANK_CARD_EXISTS");
});

test("refuses what is no bank account", async () => {
  for (const [field, value, rule] of [
    ["bankCode", "NO_SUCH_BANK", "unknown"],
    ["accountNo", "12345", "invalid_format"],
    ["accountNo", "1".repeat(35), "invalid_format"],
    ["accountNo", "12345678\u0000", "custom"],
    ["accountNo", "4111 1111 1111 1111", "card"],
    ["accountNo", "3782 822463 10005", "card"],
    ["holder", "X", "pattern"],
    ["holder", "Robert'); drop", "sign"],
  ]) {
    const fields = [{ field, rule }];
    expect(await add({ [field ?? ""]: value })).toMatchObject({ status: 422, code: "VALIDATION_FAILED", fields });
  }
});

test("the named accounts can withdraw at once", async () => {
  const demo = await tokenOf("demo");
  const known = await list(demo);
  expect(known).toHaveLength(2);
  const overview = await caller.get<Record<string, unknown>>("/wps/member/security", { token: demo });
  expect(overview.value).toMatchObject({ bankCards: 2, paymentPasswordSet: true, payeeName: "TRAN THUY LINH" });
  for (const { usableFrom } of known) expect(Date.parse(usableFrom)).toBeLessThan(Date.now());
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { MINUTE_MS } from "../time/units.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { isCardNumber } from "./payment.ts";

const DEMO = 3;

interface View extends Record<"depositId" | "state" | "fee" | "credited", string> {
  payUrl?: string;
  qrContent?: string;
  bankAccount?: { reference: string };
}

const { sandbox, db, clock, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");

const create = (channelId: string, amount: string, key: string = randomUUID()) =>
  caller.post<View>("/wps/relay/GCS_depositCreate", { token, body: { channelId, amount }, key });
const detail = async (depositId: string, as = token) =>
  caller.get<View>(`/wps/relay/GCS_depositDetail?depositId=${depositId}`, { token: as });
const cancel = (depositId: string) => caller.post<View>("/wps/relay/GCS_depositCancel", { token, body: { depositId } });
const settle = (depositId: string, outcome: string) =>
  caller.post<View>("/sandbox/deposit/settle", { body: { depositId, outcome } });
const held = () => balanceOf(db, memberAccountId(DEMO, "main", "VND"));
const pay = async (url = "", form: Record<string, string> = {}) => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ action: "pay", ...form }) });
  return { status: answer.status, text: await answer.text() };
};

test("lists the channels of the currency, each with an icon on the CDN", async () => {
  const { value } = await caller.get<{ channelId: string; iconUrl: string }[]>("/wps/relay/GCS_depositChannels", {
    token,
  });
  expect(value.map(({ channelId }) => channelId)).toEqual(["qr", "bank", "lotuspay", "card", "voucher", "jadewallet"]);
  for (const { channelId, iconUrl } of value)
    expect(iconUrl).toMatch(new RegExp(`^/img/channel/${channelId}\\.svg\\?v=`));
});

test("tells how to pay each kind of channel, and credits what is paid, without the fee", async () => {
  const before = await held();
  const bank = (await create("bank", "200000")).value;
  expect(bank).toMatchObject({ state: "PENDING", fee: "0", bankAccount: { reference: bank.depositId } });
  await settle(bank.depositId, "SUCCESS");
  expect(await held()).toBe(before + 200_000n);

  const qr = (await create("qr", "50000")).value;
  expect(qr.qrContent).toMatch(/^http.*\/pay\//);
  expect((await pay(qr.qrContent)).text).toContain("Paid.");
  expect(await held()).toBe(before + 250_000n);

  const card = (await create("card", "200000")).value;
  expect(card).toMatchObject({ state: "CREATED", fee: "5000", credited: "195000" });
  expect(await (await fetch(card.payUrl ?? "")).text()).toContain("cc-number");
  expect((await detail(card.depositId)).value.state).toBe("PENDING");
  const good = { card: "4111 1111 1111 1111", expires: "12/99", code: "123" };
  for (const wrong of [{ card: "4111 1111 1111 1112" }, { expires: "01/20" }, { expires: "13/99" }, { code: "1" }]) {
    expect((await pay(card.payUrl, { ...good, ...wrong })).status).toBe(422);
  }
  for (let round = 0; round < 2; round += 1) expect((await pay(card.payUrl, good)).text).toContain("Paid.");
  expect(await held()).toBe(before + 445_000n);
  expect((await detail(card.depositId)).value).not.toHaveProperty("payUrl");

  const refused = (await create("card", "100000")).value;
  await pay(refused.payUrl, { ...good, card: "4000 0000 0000 0002" });
  expect((await detail(refused.depositId)).value.state).toBe("FAILED");
  expect(await held()).toBe(before + 445_000n);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("opens a deposit once per key, within the channel's bounds", async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create("qr", "20000", key)));
  expect(new Set(answers.map(({ value }) => value.depositId)).size).toBe(1);
  expect((await create("qr", "20001", key)).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await create("bank", "20000", key)).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await create("qr", "19999")).fields).toEqual([
    { field: "amount", rule: "range", min: 20_000, max: 50_000_000 },
  ]);
  expect((await create("jadewallet", "50000")).code).toBe("CHANNEL_UNAVAILABLE");
  expect((await create("nothing", "50000")).code).toBe("CHANNEL_UNAVAILABLE");
  for (const amount of ["1.5", "-5", "x", ""]) expect((await create("qr", amount)).code).toBe("VALIDATION_FAILED");
  await cancel(answers[0]?.value.depositId ?? "");
});

test("an end is final but for money: the page of a cancelled deposit takes none, and a paid one is not cancelled", async () => {
  const before = await held();
  const cancelled = (await create("qr", "30000")).value;
  expect((await cancel(cancelled.depositId)).value.state).toBe("CANCELLED");
  expect((await pay(cancelled.qrContent)).text).toContain("cancelled");
  expect((await settle(cancelled.depositId, "FAILED")).value.state).toBe("CANCELLED");
  expect(await held()).toBe(before);

  const paid = (await create("qr", "30000")).value;
  await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? settle(paid.depositId, "SUCCESS") : cancel(paid.depositId))),
  );
  expect((await cancel(paid.depositId)).value.state).toBe("SUCCESS");
  expect(await held()).toBe(before + 30_000n);
  const postings = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, `deposit:${paid.depositId}`));
  expect(postings).toHaveLength(1);
});

test("a payment page that is opened while another tab pays leaves the deposit paid", async () => {
  const before = await held();
  for (let round = 0; round < 5; round += 1) {
    const { depositId, payUrl = "" } = (await create("lotuspay", "50000")).value;
    await Promise.all([fetch(payUrl), pay(payUrl), fetch(payUrl), fetch(payUrl)]);
    expect((await detail(depositId)).value.state).toBe("SUCCESS");
  }
  expect(await held()).toBe(before + 5n * 49_500n);
});

test("expires what nobody paid in time, and shows that on the payment page at once", async () => {
  const open = (await create("lotuspay", "50000")).value;
  await caller.post("/sandbox/clock", { body: { advance: 15 * MINUTE_MS + 1_000 } });
  expect((await pay(open.payUrl)).text).toContain("time to pay has run out");
  await vi.waitFor(async () => expect((await detail(open.depositId)).value.state).toBe("EXPIRED"), { timeout: 10_000 });
  const [row] = await db.select().from(deposits).where(eq(deposits.depositId, open.depositId));
  expect(row?.endedAt?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  await caller.post("/sandbox/clock", { body: { reset: true } });
});

test("allows five open deposits, and shows them to their member only", async () => {
  const made = [];
  for (let i = 0; i < 5; i += 1) made.push((await create("qr", "20000")).value.depositId);
  expect((await create("qr", "20000")).code).toBe("RATE_LIMITED");
  const other = await tokenOf("vipclub");
  expect((await detail(made[0] ?? "", other)).code).toBe("NOT_FOUND");
  const foreign = await caller.post("/wps/relay/GCS_depositCancel", { token: other, body: { depositId: made[0] } });
  expect(foreign.code).toBe("NOT_FOUND");
  expect((await fetch(`${sandbox.origin}/pay/${"x".repeat(43)}`)).status).toBe(404);
  for (const depositId of made) await cancel(depositId);
  const list = await caller.get<{ list: View[]; totalCount: number }>(
    "/wps/relay/GCS_depositList?states=CANCELLED&preset=TODAY&pageSize=3",
    { token },
  );
  expect(list.value.list.map(({ depositId }) => depositId)).toEqual(made.toReversed().slice(0, 3));
  expect(list.value.list.every(({ state }) => state === "CANCELLED")).toBe(true);
});

test("card numbers have the check digit of Luhn", () => {
  expect(["4111111111111111", "5500005555555559"].every(isCardNumber)).toBe(true);
  expect(["4111111111111112", "41111111", "4111111111111111x"].some(isCardNumber)).toBe(false);
});

import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { bets } from "../games/bets.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { startForFile } from "../testing/startForFile.ts";
import { testBet } from "../testing/testBet.ts";
import { uploadPicture } from "../testing/uploadPicture.ts";
import { DAY_MS } from "../time/units.ts";

const DEMO = 3;
const VIPCLUB = 4;

interface Row {
  id: number;
  status: string;
  applicationId?: string;
  standing: {
    eligible: boolean;
    reward: { amount: string } | null;
    accrued: { amount: string } | null;
    resetsAt: string | null;
    application: { status: string; remark: string; images: number; reason: string | null } | null;
  } | null;
}

let demo: string;
let vipclub: string;
const { sandbox, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
beforeEach(() => shift(0));

/** Moves the clock, and logs both members in: their sessions ended meanwhile. */
async function shift(offsetMs: number): Promise<void> {
  clock.shiftTo(offsetMs);
  demo = await tokenOf("demo");
  vipclub = await tokenOf("vipclub");
}

const rows = async (token: string) =>
  new Map(
    (await caller.read<{ list: Row[] }>("/wps/relay/PRM_list?pageSize=100", { token })).list.map((row) => [
      row.id,
      row,
    ]),
  );
const rowOf = (id: number, token = vipclub) => caller.read<Row>(`/wps/relay/PRM_detail?id=${id}`, { token });
const send = (what: "join" | "claim" | "apply", body: object, token = vipclub, key: string = randomUUID()) =>
  caller.post<Row>(`/wps/relay/PRM_${what}`, { token, body, key });
const decide = (body: object) => caller.post<{ status: string }>("/sandbox/promotion/settle", { body });
const held = () => balanceOf(db, memberAccountId(VIPCLUB, "bonus", "VND"));
const deposit = async (amount: string, more: object = {}) => {
  const headers = { "Idempotency-Key": randomUUID() };
  const body = { channelId: "qr", amount, ...more };
  const opened = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token: vipclub,
    body,
    headers,
  });
  if (opened.success) await caller.post("/sandbox/deposit/settle", { body: { depositId: opened.value.depositId } });
  return opened.code;
};

// The first: a clock that was moved over the end of a month lowers levels.
test("the gift of a VIP level is claimed once a week", async () => {
  expect(await rowOf(12)).toMatchObject({ status: "CLAIM", standing: { reward: { amount: "128000" } } });
  const before = await held();
  const { status, standing } = (await send("claim", { id: 12 })).value;
  expect(status).toBe("CLAIMED");
  expect((await send("claim", { id: 12 })).code).toBe("ALREADY_CLAIMED");
  expect(await held()).toBe(before + 128_000n);
  // The week ends with the merchant's Sunday.
  const monday = Date.parse(standing?.resetsAt ?? "");
  expect(new Date(monday).toUTCString()).toMatch(/^Sun, .* 17:00:00 GMT$/);
  await shift(monday - Date.now() - 60_000);
  expect((await rowOf(12)).status).toBe("CLAIMED");
  await shift(monday - Date.now() + 1_000);
  expect((await rowOf(12)).status).toBe("CLAIM");
});

test("demo has a promotion in each state that lasts", async () => {
  const all = await rows(demo);
  const statusOf = (id: number) => all.get(id)?.status;
  expect([8, 9, 12, 14, 15, 16, 17, 18, 20, 21].map(statusOf)).toEqual([
    "CLAIMED",
    "JOINED",
    "CLAIM",
    "REJECTED",
    "APPLYING",
    "PROCESS",
    "ISSUED",
    "COMING_SOON",
    "JOIN",
    "CLOSE",
  ]);
  expect(all.get(14)?.standing?.application).toMatchObject({ reason: "The pictures don't show what we asked for." });
  expect(all.get(4)).toMatchObject({ status: "CLOSE", standing: { eligible: false } });
  expect(all.get(13)).toMatchObject({ status: "CLOSE", standing: { eligible: false } });
});

test("a joined deposit promotion gives its share for the first deposit of the day, once, and again the next day", async () => {
  expect(await rowOf(9)).toMatchObject({ status: "JOIN", standing: { eligible: true, reward: null } });
  expect((await send("claim", { id: 9 })).code).toBe("NOT_ELIGIBLE");
  expect((await send("join", { id: 9 })).value.status).toBe("JOINED");
  expect((await send("join", { id: 9 })).value.status).toBe("JOINED");
  await deposit("49999");
  expect((await rowOf(9)).status).toBe("JOINED");
  await deposit("100000");
  await deposit("200000");
  expect(await rowOf(9)).toMatchObject({ status: "CLAIM", standing: { reward: { amount: "5000" } } });

  const before = await held();
  const key = randomUUID();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => send("claim", { id: 9 }, vipclub, key)),
    ...[1, 2, 3].map(() => send("claim", { id: 9 })),
  ]);
  const paid = answers.filter(({ success }) => success);
  expect(paid.length === 3 || paid.length === 1).toBe(true);
  expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set(["ALREADY_CLAIMED"]),
  );
  expect(await held()).toBe(before + 5_000n);
  const claimed = await rowOf(9);
  expect(claimed).toMatchObject({ status: "CLAIMED", standing: { reward: { amount: "5000" } } });

  // The merchant's midnight is the end.
  const midnight = Date.parse(claimed.standing?.resetsAt ?? "");
  await shift(midnight - Date.now() - 60_000);
  expect((await rowOf(9)).status).toBe("CLAIMED");
  await shift(midnight - Date.now() + 1_000);
  expect((await rowOf(9)).status).toBe("JOINED");
});

test("a deposit serves one promotion; one that was made for a promotion issues it at once", async () => {
  await send("join", { id: 3 });
  // The larger deposit of before was not used, but it was made before joining.
  expect((await rowOf(3)).status).toBe("JOINED");
  await deposit("300000");
  expect(await rowOf(3)).toMatchObject({ status: "CLAIM", standing: { reward: { amount: "90000" } } });
  expect(await deposit("400000", { promotionId: "3" })).toBe("OK");
  expect(await rowOf(3)).toMatchObject({ status: "ISSUED", standing: { reward: { amount: "120000" } } });
  expect(await deposit("400000", { promotionId: "3" })).toBe("ALREADY_APPLIED");
  expect((await send("claim", { id: 3 })).code).toBe("ALREADY_CLAIMED");
  await shift(32 * DAY_MS);
  expect((await rowOf(3)).status).toBe("JOINED");
});

test("free spins wait in the reward centre after a deposit for them, and come at once with a claim", async () => {
  const waiting = async () =>
    (
      await caller.read<{ list: { freeSpins: { spins: number } | null; status: string }[] }>(
        "/wps/relay/MCSFE_rewardList?kind=PROMOTION",
        { token: vipclub },
      )
    ).list.filter(({ freeSpins }) => freeSpins !== null);
  const usable = async () =>
    (
      await caller.read<{ list: { spins: number; turnover: number }[] }>(
        "/wps/relay/MCSFE_freeSpinList?status=ACTIVE",
        {
          token: vipclub,
        },
      )
    ).list;
  expect(await deposit("99999", { promotionId: "24" })).toBe("AMOUNT_OUT_OF_RANGE");
  await deposit("100000", { promotionId: "24" });
  expect(await deposit("100000", { promotionId: "24" })).toBe("ALREADY_APPLIED");
  expect(await rowOf(24)).toMatchObject({ status: "ISSUED", standing: { reward: { amount: "20000" } } });
  expect(await waiting()).toMatchObject([{ status: "AVAILABLE", freeSpins: { spins: 20, turnover: 3 } }]);
  expect(await usable()).toEqual([]);

  await shift(7 * DAY_MS);
  await send("join", { id: 24 });
  await deposit("500000");
  expect(await rowOf(24)).toMatchObject({ status: "CLAIM", standing: { reward: { amount: "20000" } } });
  const claims = await Promise.all([1, 2].map(() => send("claim", { id: 24 })));
  expect(claims.map(({ code }) => code).sort()).toEqual(["ALREADY_CLAIMED", "OK"]);
  expect(await usable()).toMatchObject([{ spins: 20, turnover: 3 }]);
  expect((await rowOf(24)).status).toBe("CLAIMED");
  // The bonus account would not show it: another bonus may expire in these days.
  expect(await db.$count(bonuses, like(bonuses.cause, "promotion:24:%"))).toBe(0);
});

test("a rebate counts the settled bets after joining, and is claimed once in the week after", async () => {
  // Demo joined 20 days ago. One of these days is of the last weekend.
  const lost = Array.from({ length: 14 }, (_, day) => testBet(DEMO, 100_000n, new Date(Date.now() - day * DAY_MS)));
  await db.insert(bets).values(lost);
  const row = await rowOf(2, demo);
  expect(row.status).toBe("CLAIM");
  expect((await send("claim", { id: 2 }, demo)).value).toMatchObject({
    ...{ status: "CLAIMED", standing: { reward: row.standing?.reward } },
  });
  expect((await send("claim", { id: 2 }, demo)).code).toBe("ALREADY_CLAIMED");
  await shift(-33 * DAY_MS);
  expect(await rowOf(2, demo)).toMatchObject({ status: "JOINED", standing: { accrued: { amount: "0" } } });
});

test("a share of losses is at most a share of the valid bets: one large bet does not pay", async () => {
  await shift(400 * DAY_MS);
  await send("join", { id: 13 });
  const play = async (winAmount: bigint) => {
    await db.insert(bets).values(testBet(VIPCLUB, 100_000_000n, clock.now(), { winAmount }));
    return (await rowOf(13)).standing?.accrued?.amount;
  };
  // 15 % of a loss of 100,000, then 0.2 % of bets of 200,000,000.
  expect(await play(99_900_000n)).toBe("15000");
  expect(await play(0n)).toBe("400000");
});

test("a monthly promotion begins anew at the merchant's midnight after the last day of the month", async () => {
  const end = Date.parse((await rowOf(13)).standing?.resetsAt ?? "");
  expect(new Date(end + 7 * 3_600_000).getUTCDate()).toBe(1);
  await shift(end - Date.now() - 60_000);
  expect((await rowOf(13)).standing?.resetsAt).toBe(new Date(end).toISOString());
  await shift(end - Date.now() + 1_000);
  const next = Date.parse((await rowOf(13)).standing?.resetsAt ?? "");
  expect(Math.round((next - end) / DAY_MS)).toBeGreaterThanOrEqual(28);
  expect(new Date(next + 7 * 3_600_000).getUTCDate()).toBe(1);
});

test("the promotion of the daily sign-in is signed until the merchant's midnight", async () => {
  expect((await rowOf(19)).status).toBe("JOIN");
  const headers = { "Idempotency-Key": randomUUID() };
  await caller.post("/wps/relay/PRM_signIn", { token: vipclub, body: {}, headers });
  const signed = await rowOf(19);
  expect(signed.status).toBe("SIGNED");
  await shift(Date.parse(signed.standing?.resetsAt ?? "") - Date.now() + 1_000);
  expect((await rowOf(19)).status).toBe("JOIN");
});

test("an application is bounded, open once, and its pictures are the member's own", async () => {
  const own = await uploadPicture(sandbox, vipclub);
  const foreign = await uploadPicture(sandbox, demo);
  const smiles = "😀".repeat(140);
  expect(await send("apply", { id: 14, remark: `${smiles}x` })).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await send("apply", { id: 14, imageIds: [own, foreign] })).code).toBe("VALIDATION_FAILED");
  expect((await send("apply", { id: 14, imageIds: Array.from({ length: 4 }, randomUUID) })).code).toBe(
    "VALIDATION_FAILED",
  );
  for (const id of [9, 12, 19]) expect((await send("apply", { id })).code).toBe("PROMOTION_NOT_OPEN");
  expect((await send("apply", { id: 999 })).code).toBe("NOT_FOUND");
  expect((await send("join", { id: 14 })).code).toBe("PROMOTION_NOT_OPEN");
  expect((await send("join", { id: 18 })).code).toBe("PROMOTION_NOT_OPEN");
  expect((await send("join", { id: 4 })).code).toBe("NOT_ELIGIBLE");

  const sent = await send("apply", { id: 14, remark: smiles, imageIds: [own] });
  expect(sent.value).toMatchObject({
    status: "APPLYING",
    applicationId: expect.stringMatching(/^\d+$/),
    standing: { application: { remark: smiles, images: 1 } },
  });
  const again = await Promise.all([1, 2, 3].map(() => send("apply", { id: 14 })));
  expect(again.map(({ code }) => code)).toEqual(Array(3).fill("ALREADY_APPLIED"));
});

test("the operator takes an application into process, rejects it, and approves the next one once", async () => {
  const page = () => fetch(`${sandbox.origin}/sandbox/promotion`).then((answer) => answer.text());
  const { standing } = await rowOf(14);
  expect(standing?.application?.status).toBe("APPLYING");
  const [, first = ""] = /<span>vipclub<\/span>\s*<span class="muted">(\d+), APPLYING/.exec(await page()) ?? [];
  expect((await decide({ applicationId: first, step: "PROCESS" })).value.status).toBe("PROCESS");
  expect((await rowOf(14)).status).toBe("PROCESS");
  await decide({ applicationId: first, step: "REJECT", reason: "PICTURE" });
  expect(await rowOf(14)).toMatchObject({ status: "REJECTED", standing: { application: { status: "REJECTED" } } });
  expect((await decide({ applicationId: first })).value.status).toBe("REJECTED");

  const second = (await send("apply", { id: 14, remark: "<b>again</b>" })).value.applicationId;
  expect(await page()).toContain("&lt;b&gt;again&lt;/b&gt;");
  expect((await decide({ applicationId: second, amount: "131001" })).code).toBe("AMOUNT_OUT_OF_RANGE");
  const before = await held();
  await Promise.all([1, 2, 3].map(() => decide({ applicationId: second, amount: "100000" })));
  expect(await held()).toBe(before + 100_000n);
  expect(await rowOf(14)).toMatchObject({ status: "ISSUED", standing: { reward: { amount: "100000" } } });
  expect((await send("apply", { id: 14 })).code).toBe("ALREADY_CLAIMED");
  const cause = and(eq(bonuses.memberId, VIPCLUB), eq(bonuses.cause, `promotion:14:${VIPCLUB}`));
  expect(await db.$count(bonuses, cause)).toBe(1);
  const inbox = await caller.get<{ list: { title: string }[] }>("/wps/relay/MCSFE_messageList", { token: vipclub });
  // Leaderboards that ended while the clock was ahead write too.
  const about = inbox.value.list.map(({ title }) => title).filter((title) => title.startsWith("Your application"));
  expect(about.slice(0, 2)).toEqual(["Your application was approved", "Your application was rejected"]);
  // Demo's own application is another one.
  expect((await rowOf(14, demo)).status).toBe("REJECTED");
});

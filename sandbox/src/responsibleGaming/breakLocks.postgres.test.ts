import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "../member/member.tables.ts";
import { lockMoney } from "../member/memberLocks.ts";
import { lockMember } from "../member/members.ts";
import { openGameHarness } from "../testing/gameHarness.ts";
import { untilLockWaits } from "../testing/lockWaits.ts";
import { openDraw } from "../testing/openDraw.ts";
import { excludeMember, takeTimeOut } from "./breaks.ts";
import { setPlayLimit } from "./playLimits.ts";

const DEMO = 3;
const PAYMENT_PASSWORD = "246810";

const { platform, db, games, signIn, fund, caller, open, play } = await openGameHarness({ rateLimits: false });
beforeEach(async () => {
  const none = { timeOutUntil: null, excludedUntil: null, hasPlayLimits: false, canBet: true, lockedAt: null };
  await db.update(members).set(none).where(eq(members.id, DEMO));
  await fund(DEMO, 5_000_000n);
});

/** Runs a change and, behind it in the queue for the member's row, the calls. Returns what the calls answer. */
async function behind(change: () => Promise<unknown>, calls: () => Promise<{ code: string }>[]): Promise<string[]> {
  const waiting: Promise<unknown>[] = [];
  const answers: Promise<{ code: string }>[] = [];
  await db.transaction(async (tx) => {
    await lockMember(tx, DEMO);
    await lockMoney(tx, DEMO);
    waiting.push(change());
    await untilLockWaits(db, 1);
    answers.push(...calls());
    await untilLockWaits(db, 1 + answers.length);
  });
  await Promise.all(waiting);
  return (await Promise.all(answers)).map(({ code }) => code);
}

const key = () => ({ "Idempotency-Key": randomUUID() });
const post = (token: string, path: string, body: object) => caller.post(path, { token, body, headers: key() });

/** Every kind of call that spends or gains money, each of which waits for the member's row. */
async function spending() {
  const { token } = await signIn("demo");
  const boot = await open(games.slot, token);
  const lines = [{ playType: "SUM", content: "BIG", unit: "1000" }];
  const order = { gameCode: "SEA_5D_1M", numero: await openDraw(caller, "SEA_5D_1M"), lines };
  return () => [
    play(boot, {}),
    post(token, "/lgw/orders", order),
    post(token, "/wps/relay/GCS_depositCreate", { channelId: "bank", amount: "300000" }),
    post(token, "/wps/v2/game/launchGame", { nodeId: games.slot }),
    post(token, "/wps/relay/PRM_signIn", {}),
    caller.post("/wps/relay/GCS_transferUpline", {
      token,
      sealed: { amount: "20000", paymentPassword: PAYMENT_PASSWORD },
      headers: key(),
    }),
  ];
}

test("nothing that waited behind a break is carried out", async () => {
  const answers = await behind(() => takeTimeOut(platform, DEMO, "24h"), await spending());
  expect(answers).toEqual(Array.from({ length: 6 }, () => "RG_TIME_OUT"));
});

test("nothing that waited behind a self-exclusion is carried out", async () => {
  const answers = await behind(() => excludeMember(platform, DEMO, "1y"), await spending());
  expect(answers).toEqual(Array.from({ length: 6 }, () => "RG_SELF_EXCLUDED"));
});

test("rounds that waited behind a first limit keep to it", async () => {
  const { token } = await signIn("demo");
  const boot = await open(games.slot, token);
  const none = { amount: 0n, currency: "VND" };
  const limited = () => setPlayLimit(platform, { memberId: DEMO, kind: "WAGER", period: "DAY" }, none);
  const answers = await behind(limited, () => [play(boot, {}), play(boot, {})]);
  expect(answers).toEqual(["RG_LIMIT_REACHED", "RG_LIMIT_REACHED"]);
});

test("rounds that waited behind an agent's lock are refused", async () => {
  const { token } = await signIn("demo");
  const boot = await open(games.slot, token);
  const agent = (await signIn("agent")).token;
  const lock = () =>
    post(agent, "/wps/relay/ACS_downlineUpdate", { account: "demo", canBet: false, reason: "as agreed" });
  expect(await behind(lock, () => [play(boot, {}), play(boot, {})])).toEqual(["BET_NOT_ALLOWED", "BET_NOT_ALLOWED"]);
});

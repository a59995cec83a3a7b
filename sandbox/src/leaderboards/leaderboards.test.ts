import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { transact } from "../ledger/transact.ts";
import { messages } from "../member/member.tables.ts";
import { countBet } from "../records/countBet.ts";
import { startForFile } from "../testing/startForFile.ts";
import { leaderboardScores, leaderboards } from "./leaderboards.tables.ts";

const [DEMO, VIPCLUB] = [3, 4];

interface Board extends Record<"id" | "kind" | "rule" | "status" | "title" | "endsAt", string> {
  games: string[];
  players: number;
  prizes: { from: number; to: number; amount: string }[];
  list: { rank: number; account: string; score: string; prize: string | null }[];
  mine: { rank: number | null; score: string; prize: string | null; paid: boolean } | null;
}

const { sandbox, platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false, crowdPlays: false });
const token = await tokenOf("demo");

const boards = async (query = "", language = "EN") =>
  (await caller.read<{ list: Board[] }>(`/wps/relay/PRM_leaderboardList?${query}`, { headers: { language } })).list;
const boardOf = async (rule: string) => {
  // The fishing week counts points too, but nobody joins it.
  const board = (await boards("open=true")).find((one) => one.rule === rule && (one.kind === "RACE") === isRace(rule));
  if (!board) throw new Error(`no leaderboard of ${rule}`);
  return board;
};
const isRace = (rule: string) => rule === "TURNOVER" || rule === "MULTIPLIER";
const detail = (id: string, as?: string, page = "") =>
  caller.read<Board>(`/wps/relay/PRM_leaderboardDetail?id=${id}${page}`, as === undefined ? {} : { token: as });
const join = (id: string, key: string = randomUUID(), as = token) =>
  caller.post<Board>("/wps/relay/PRM_leaderboardJoin", { token: as, body: { id }, key });
const slot = { gameCategory: "RNG", currency: "VND", playMoney: false };
const score = (memberId: number, validBet: bigint, winAmount: bigint, nodeId = 1, at = clock.now()) =>
  transact(platform, (tx) =>
    countBet(tx, { ...slot, betId: randomUUID(), memberId, nodeId, betAmount: validBet, validBet, winAmount }, at),
  );

test("everybody sees one leaderboard of each series, with prizes, and masked members", async () => {
  const list = await boards();
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(["RACE", "RACE", "RACE", "TOURNAMENT", "TOURNAMENT"]);
  expect(await boards("kind=RACE")).toHaveLength(3);
  expect((await boards("", "VI"))[0]?.title).not.toBe(list[0]?.title);
  for (const { id, endsAt, prizes } of list) {
    expect(Date.parse(endsAt)).toBeGreaterThan(Date.now());
    expect(prizes[0]?.from).toBe(1);
    const board = await detail(id);
    expect(board.mine).toBeNull();
    expect(board.list.length).toBeGreaterThan(0);
    expect(board.list.map(({ rank }) => rank)).toEqual(board.list.map((_, index) => index + 1));
    const scores = board.list.map((row) => Number(row.score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { account } of board.list) expect(account).toMatch(/^..\*\*\*.$/);
  }
  expect((await caller.get("/wps/relay/PRM_leaderboardDetail?id=999")).code).toBe("NOT_FOUND");
});

test("stakes add up, the highest multiple counts alone, and the own place is shown on every page", async () => {
  const [race, multiple] = [await boardOf("TURNOVER"), await boardOf("MULTIPLIER")];
  const before = (await detail(race.id, token)).mine?.score ?? "0";
  await score(DEMO, 20_000n, 5_000n);
  await score(DEMO, 10_000n, 1_005_000n);
  await score(DEMO, 10_000n, 30_000n);
  const own = (await detail(race.id, token, "&pageNo=50")).mine;
  expect(Number(own?.score)).toBe(Number(before) + 40_000);
  const { mine, list } = await detail(multiple.id, token, "&pageSize=100");
  expect(mine).toMatchObject({ score: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(Number(mine?.score)).toBeGreaterThanOrEqual(100.5);
  expect(list[(mine?.rank ?? 0) - 1]).toMatchObject({ account: "de***o", score: mine?.score });
  // A stake below the smallest one counts nowhere.
  await score(DEMO, 900n, 900_000n);
  expect((await detail(multiple.id, token)).mine?.score).toBe(mine?.score);
});

test("a tournament counts only its games, for members who joined", async () => {
  const board = await boardOf("POINTS");
  const [game = ""] = board.games;
  await score(DEMO, 1_000n, 5_000n, Number(game));
  expect((await detail(board.id, token)).mine).toBeNull();
  expect((await join((await boardOf("TURNOVER")).id)).code).toBe("NOT_ELIGIBLE");
  expect((await join("999")).code).toBe("NOT_FOUND");
  const key = randomUUID();
  const [first, again] = await Promise.all([join(board.id, key), join(board.id, key)]);
  expect([first?.value.mine, again?.code]).toEqual([{ rank: null, score: "0", prize: null, paid: false }, "OK"]);
  await score(DEMO, 1_000n, 5_000n, Number(game));
  await score(DEMO, 1_000n, 900_000n, Number(game));
  await score(DEMO, 1_000n, 1_000n, Number(game));
  await score(DEMO, 1_000n, 5_000n, 1);
  expect((await detail(board.id, token)).mine?.score).toBe("1050");
  expect((await join(board.id)).value.mine?.score).toBe("1050");
});

test("of equal scores the earlier one is ahead; the end pays prizes once and begins the next leaderboard", async () => {
  const board = await boardOf("WINS");
  const id = Number(board.id);
  const [game = ""] = board.games;
  const vip = await tokenOf("vipclub");
  await join(board.id, randomUUID(), vip);
  await join(board.id);
  const now = clock.now().getTime();
  for (let win = 0; win < 70; win++) {
    await score(VIPCLUB, 1_000n, 2_000n, Number(game), new Date(now - 1_000 + win));
    await score(DEMO, 1_000n, 2_000n, Number(game), new Date(now + win));
  }
  const [ahead, behind] = [(await detail(board.id, vip)).mine, (await detail(board.id, token)).mine];
  expect([ahead?.rank, behind?.rank, behind?.score]).toEqual([1, 2, "70"]);

  const end = () => caller.post("/sandbox/leaderboard/end", { body: { leaderboardId: board.id } });
  await Promise.all([end(), end()]);
  const paid = () =>
    db
      .select()
      .from(leaderboardScores)
      .where(and(eq(leaderboardScores.leaderboardId, id), eq(leaderboardScores.prize, 1_000_000n)));
  await vi.waitFor(async () => expect(await paid()).toHaveLength(1), { timeout: 15_000 });
  const given = await db
    .select()
    .from(bonuses)
    .where(eq(bonuses.cause, `leaderboard:${id}:${VIPCLUB}`));
  expect(given).toMatchObject([{ amount: 1_000_000n, turnoverRequired: 2_000_000n, status: "ACTIVE" }]);
  const [message] = await db.select().from(messages).where(eq(messages.title, "You won a prize"));
  expect(message?.content).toContain("place 1 of Slots sprint");

  const closed = await detail(board.id, vip);
  expect(closed).toMatchObject({ status: "ENDED", mine: { rank: 1, prize: "1000000", paid: true } });
  // What is settled later changes nothing.
  await score(DEMO, 1_000n, 2_000n, Number(game));
  expect((await detail(board.id, token)).mine).toMatchObject({ rank: 2, score: "70" });
  expect((await join(board.id)).code).toBe("PROMOTION_NOT_OPEN");
  const next = await boardOf("WINS");
  expect(Number(next.id)).toBeGreaterThan(id);
  expect(next).toMatchObject({ players: 0, games: board.games });
  const open = await db.select().from(leaderboards).where(isNull(leaderboards.endedAt));
  expect(open).toHaveLength(5);
  const page = await fetch(`${sandbox.origin}/sandbox/leaderboard`);
  expect(await page.text()).toContain("End now");
});

test("a leaderboard can be ended while the clock is before its begin", async () => {
  const board = await boardOf("MULTIPLIER");
  clock.shiftTo(-30 * 86_400_000);
  try {
    const ended = await caller.post("/sandbox/leaderboard/end", { body: { leaderboardId: board.id } });
    expect(ended.code).toBe("OK");
    expect(await detail(board.id)).toMatchObject({ status: "ENDED" });
  } finally {
    clock.shiftTo(0);
  }
  const [next] = await db
    .select()
    .from(leaderboards)
    .where(and(eq(leaderboards.rule, "MULTIPLIER"), isNull(leaderboards.endedAt)));
  expect(next?.id).toBeGreaterThan(Number(board.id));
});

import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { AFTER_MATCHES_MS, openGameHarness } from "../testing/gameHarness.ts";
import { findStanding } from "../vip/standing.ts";
import { tableOf } from "./matches.ts";
import { playRounds } from "./play.tables.ts";
import { findRoundGame } from "./roundGames.ts";
import { settleDueRounds } from "./settleRounds.ts";

const { platform, db, clock, config, games, signIn, fund, open, play } = await openGameHarness();

/** The bet of each of these rounds. */
async function betsOf(...keys: string[]) {
  const rounds = await db.select().from(playRounds).where(inArray(playRounds.key, keys));
  const idOf = new Map(rounds.map(({ key, betId }) => [key, betId ?? ""]));
  const rows = await db
    .select()
    .from(bets)
    .where(inArray(bets.betId, [...idOf.values()]));
  return keys.map((key) => {
    const bet = rows.find(({ betId }) => betId === idOf.get(key));
    if (!bet) throw new Error(`no bet of the round ${key}`);
    return bet;
  });
}

/** A roulette that pays less than twice the stake on red: there a covered round is no draw. */
async function findRoulette(): Promise<number> {
  for (const { nodeId, gameType, rtpBp } of (await catalogueOf(platform)).all()) {
    if (gameType !== "LIVE" || Math.round((rtpBp * 37) / 1_800) === 200) continue;
    const found = await findRoundGame(platform, nodeId, "EN");
    const table = found?.game.status === "ACTIVE" && (await tableOf(platform, found));
    if (table && table.kind === "table" && table.variant === "roulette") return nodeId;
  }
  throw new Error("no roulette");
}

test("red and black of one round are hardly any valid stake, and count nowhere as more", async () => {
  const { token, member } = await signIn("vipclub");
  await fund(member.id, 1_000_000_000n);
  const boot = await open(await findRoulette(), token);
  const pays = boot.table.kind === "table" ? boot.table.spots.find(({ id }) => id === "red")?.pays : undefined;
  const before = (await findStanding(db, member.id))?.counted ?? 0n;
  config.rateLimits = false;
  const stake = BigInt(boot.minBet);
  const choices = [{ red: 1 }, { red: 20, black: 20 }, { red: 2, black: 1 }];
  const keys = choices.map(() => randomUUID());
  for (const [i, chips] of choices.entries()) await play(boot, { chips }, { key: keys[i] ?? "" });
  const [alone, both, uneven] = await betsOf(...keys);
  // Of red and black one wins in 36 of 37 cases, and pays a little less than both stakes.
  const back = (stake * BigInt(pays ?? 0)) / 100n;
  expect(back).toBeGreaterThan((stake * 19n) / 10n);
  expect(alone?.validBet).toBe(stake);
  expect(both).toMatchObject({ betAmount: 40n * stake, validBet: 40n * stake - 20n * back });
  expect(uneven?.validBet).toBe(3n * stake - back);
  const counted = (await findStanding(db, member.id))?.counted ?? 0n;
  expect(counted - before).toBe(44n * stake - 21n * back);
});

test("bets on all results of a match cover each other, in any session", async () => {
  const { token, member } = await signIn("demo");
  await fund(member.id, 1_000_000_000n);
  const [one, two] = [await open(games.match, token), await open(games.match, token)];
  const fixture = one.table.kind === "match" ? one.table.fixtures.at(-1) : undefined;
  if (!fixture) throw new Error("no match");
  config.rateLimits = false;
  const bet = async (boot: typeof one, index: number) => {
    const key = randomUUID();
    const { pick, pays } = fixture.odds[index] ?? fixture.odds[0] ?? { pick: "home", pays: 0 };
    const { status } = await play(boot, { fixture: fixture.id, pick, pays }, { key });
    expect(status).toBe(200);
    return key;
  };
  const keys: string[] = [];
  for (const index of fixture.odds.keys()) keys.push(await bet(index % 2 === 0 ? one : two, index));
  clock.shiftTo(AFTER_MATCHES_MS);
  await settleDueRounds(platform);
  const covering = await betsOf(...keys);
  const stake = BigInt(one.minBet);
  const least = fixture.odds.reduce((low, { pays }) => (pays < low ? pays : low), 100_000);
  const back = (stake * BigInt(least)) / 100n / BigInt(keys.length);
  // Each result alone is less likely than nine of ten, so the least of them is what always comes back.
  for (const { validBet } of covering) expect(Number(validBet)).toBeCloseTo(Number(stake - back), -1);
});

import { hash, randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { AFTER_MATCHES_MS, openGameHarness } from "../testing/gameHarness.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { DAY_MS } from "../time/units.ts";
import { drawDue, nextMatches, tableOf } from "./matches.ts";
import { playRounds } from "./play.tables.ts";
import { findRoundGame } from "./roundGames.ts";
import { settleDueRounds } from "./settleRounds.ts";

const { platform, db, config, games, signIn, fund, open, play } = await openGameHarness();

async function matchesNow() {
  const game = await findRoundGame(platform, games.match, "EN");
  const table = game && (await tableOf(platform, game));
  if (table?.kind !== "match") throw new Error("no matches");
  return table.fixtures;
}

test("all bets on a match get the one result of the seed that was promised, whoever placed them and when", async () => {
  const players = await Promise.all(["demo", "vipclub"].map((name) => signIn(name)));
  const boots = [];
  for (const { token, member } of players) {
    await fund(member.id, 1_000_000_000n);
    boots.push(await open(games.match, token));
  }
  config.rateLimits = false;
  const fixture = (await matchesNow()).at(-1);
  if (!fixture) throw new Error("no match");
  const keys: string[] = [];
  for (const boot of boots) {
    for (const { pick, pays } of fixture.odds) {
      const key = randomUUID();
      const { status, value } = await play(boot, { fixture: fixture.id, pick, pays }, { key });
      expect([status, value.round.status]).toEqual([200, "OPEN"]);
      keys.push(key);
    }
  }
  const early = await settleDueRounds(platform);
  await shiftClock(platform, AFTER_MATCHES_MS);
  expect(early + (await settleDueRounds(platform))).toBe(keys.length);
  const rounds = await db.select().from(playRounds).where(inArray(playRounds.key, keys));
  const [first] = rounds;
  if (first?.view?.kind !== "match") throw new Error("no result");
  const { result, seed = "" } = first.view;
  expect(hash("sha256", Buffer.from(seed, "hex"), "hex")).toBe(fixture.commitment);
  for (const { view, win, choice } of rounds) {
    expect(view).toEqual(first.view);
    const { pick } = fixture.odds.find((offer) => JSON.stringify(choice).includes(`"${offer.pick}"`)) ?? {};
    expect(win > 0n).toBe(pick === result);
  }
  expect(rounds.filter(({ win }) => win > 0n)).toHaveLength(boots.length);
  // It has begun, so nobody bets on it any more; the clock can't bring it back.
  const [boot] = boots;
  if (!boot) throw new Error("no page");
  for (const offset of [AFTER_MATCHES_MS, 0, -DAY_MS]) {
    await shiftClock(platform, offset);
    const { pick, pays } = fixture.odds[0] ?? { pick: "home", pays: 0 };
    expect((await play(boot, { fixture: fixture.id, pick, pays })).code).toBe("VALIDATION_FAILED");
  }
});

test("a match begins every 30 seconds, also after the clock was set back by days", async () => {
  await shiftClock(platform, 5 * DAY_MS);
  const ahead = await matchesNow();
  await shiftClock(platform, 0);
  const now = await matchesNow();
  expect(Number(now[0]?.id)).toBeGreaterThanOrEqual(Number(ahead[0]?.id));
  expect(now.map(({ kicksOffIn }) => Math.ceil(kicksOffIn / 30_000))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(now.map(({ commitment }) => commitment)).size).toBe(6);
});

test("a lobby lists the next match of six games, with names of clubs in the reader's language", async () => {
  const now = platform.clock.now().getTime();
  for (const [language, name] of [
    ["VI", /^[A-Z]/],
    ["TH", /^[ก-๙]/],
  ] as const) {
    const listed = await nextMatches(platform, "SPORTS", language);
    expect(listed).toHaveLength(6);
    for (const { game, home, away, startsAt, last } of listed) {
      expect(game.status).toBe("ACTIVE");
      for (const team of [home, away, last?.home, last?.away]) expect(team).toMatch(name);
      expect(Date.parse(startsAt)).toBeGreaterThan(now);
    }
  }
  const [first] = await nextMatches(platform, "ESPORTS", "CN");
  expect(first?.home).toMatch(/^[A-Z]/);
  expect(await nextMatches(platform, "RNG", "EN")).toEqual([]);
});

test("the last result in a lobby is the one that a bet on that match gets, and comes when that bet is settled", async () => {
  const listed = async () => (await nextMatches(platform, "SPORTS", "EN"))[0];
  const next = await listed();
  const [nodeId = 0, fixture = ""] = next?.matchId.split("-") ?? [];
  const game = await findRoundGame(platform, Number(nodeId), "EN");
  if (!game || !next) throw new Error("no match");
  const start = Date.parse(next.startsAt) - platform.clock.now().getTime();
  const due = { nodeId: Number(nodeId), choice: { fixture, pick: "home", pays: 200 }, stake: 100n };
  const { view } = await drawDue(platform, db, game, due);
  if (view.kind !== "match") throw new Error("no result");
  const result = { home: next.home, away: next.away, homeScore: view.home, awayScore: view.away };
  await shiftClock(platform, start + 5_000);
  expect((await listed())?.last).not.toEqual(result);
  await shiftClock(platform, start + 12_000);
  expect((await listed())?.last).toEqual(result);
});

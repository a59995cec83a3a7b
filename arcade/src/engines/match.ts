import { hash } from "node:crypto";
import { z } from "zod";
import type { Fixture, MatchEvent, MatchFormat, Pick } from "../pages/gameMessages.ts";
import { paidInNineOfTen } from "./cover.ts";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";
import { pickOne, pickSome, type RandomInt } from "./random.ts";
import { clubs, squads } from "./teams.ts";

/** A match kicks off every 30 seconds; the next six take bets. A match is decided ten seconds after its kick-off. */
const everyMs = 30_000;
const openMatches = 6;
const playMs = 10_000;

/** A match with its exact chances per ten million. */
interface PricedFixture extends Omit<Fixture, "kicksOffIn" | "commitment"> {
  chances: { pick: Pick; weight: number }[];
}

const scale = 10_000_000;

/** Gives the same numbers for the same words, so that every process shows the same fixtures. */
function numbersFrom(words: string): RandomInt {
  const bytes = hash("sha256", words, "buffer");
  let at = 0;
  return (bound) => {
    const value = bytes.readUInt16BE((at * 2) % 32);
    at += 1;
    return value % bound;
  };
}

/**
 * The odds come first, rounded to what is shown; each chance is rtp / odds, and the least likely outcome takes the
 * rest. So every pick returns the game's RTP, that one within the rounding of its odds.
 */
function priced(game: EngineGame, format: MatchFormat, id: string): PricedFixture {
  const slot = Math.floor(Number(id) / openMatches);
  const index = Number(id) % openMatches;
  const random = numbersFrom(`${game.nodeId}/${slot}/${index}`);
  // Each team plays once in a round of six matches.
  const names = pickSome(format === "maps" ? squads : clubs, 2 * openMatches, numbersFrom(`${game.nodeId}/${slot}`));
  const draw = format === "goals" ? 22 + random(7) : 0;
  const home = draw > 0 ? 25 + random(28) : 28 + random(45);
  const percents: { pick: Pick; percent: number }[] = [
    { pick: "home", percent: home },
    ...(draw > 0 ? [{ pick: "draw" as const, percent: draw }] : []),
    { pick: "away", percent: 100 - home - draw },
  ];
  const least = percents.toSorted((a, b) => a.percent - b.percent)[0]?.pick;
  const weightOf = (odds: number) => Math.round((game.rtpBp * scale) / (odds * 100));
  const oddsOf = (percent: number) => Math.round(game.rtpBp / percent);
  const others = percents.filter(({ pick }) => pick !== least);
  const rest = scale - others.reduce((sum, { percent }) => sum + weightOf(oddsOf(percent)), 0);
  const outcomes = percents.map(({ pick, percent }) => {
    const weight = pick === least ? rest : weightOf(oddsOf(percent));
    return { pick, weight, pays: pick === least ? Math.round((game.rtpBp * scale) / (rest * 100)) : oddsOf(percent) };
  });
  return {
    id,
    home: names[2 * index] ?? "",
    away: names[2 * index + 1] ?? "",
    odds: outcomes.map(({ pick, pays }) => ({ pick, pays })),
    chances: outcomes.map(({ pick, weight }) => ({ pick, weight })),
  };
}

/** Milliseconds from a moment to the kick-off of a match. Its name is the number of its kick-off. */
const untilKickOff = (id: string, at: Date): number => Number(id) * everyMs - at.getTime();

/** The matches that are open for bets, the next one first. */
export function fixturesAt(game: EngineGame, format: MatchFormat, at: Date): PricedFixture[] {
  const next = Math.floor(at.getTime() / everyMs) + 1;
  return Array.from({ length: openMatches }, (_, later) => priced(game, format, String(next + later)));
}

const choice = z.strictObject({
  fixture: z.string().regex(/^[1-9]\d{0,11}$/),
  pick: z.enum(["home", "draw", "away"]),
  /** The odds that the player saw, in hundredths. Other odds are refused, never changed silently. */
  pays: z.int().min(100).max(100_000),
});

/** Simulated matches. Each has one kick-off, one course and one result for all bets, drawn at the chances behind its odds. */
export function matchGame(game: EngineGame, format: MatchFormat): Playable {
  return playable({
    kind: "match",
    cycleMs: 5000,
    choice,
    table: (at, commitmentTo) => ({
      kind: "match",
      format,
      fixtures: fixturesAt(game, format, at).map(({ chances: _, ...fixture }) => ({
        ...fixture,
        kicksOffIn: untilKickOff(fixture.id, at),
        commitment: commitmentTo(fixture.id),
      })),
    }),
    ticket({ fixture: id, pick, pays: odds }, at) {
      const wait = untilKickOff(id, at);
      if (wait <= 0 || wait > openMatches * everyMs) return undefined;
      const fixture = priced(game, format, id);
      if (!fixture.odds.some((offer) => offer.pick === pick && offer.pays === odds)) return undefined;
      return { units: 1, content: `${fixture.home} – ${fixture.away}: ${pick} @ ${(odds / 100).toFixed(2)}` };
    },
    settleMs: ({ fixture }, at) => untilKickOff(fixture, at) + playMs,
    draw({ fixture: id, pick, pays: odds }, stake, random) {
      const { chances } = priced(game, format, id);
      let ticket = random(scale);
      const result = chances.find(({ weight }) => {
        ticket -= weight;
        return ticket < 0;
      })?.pick;
      if (!result) throw new RangeError("The chances of a fixture must add up to the scale.");
      const events = format === "goals" ? goals(result, random) : bestOfThree(result, random);
      const scored = (side: MatchEvent["side"]) => events.filter((event) => event.side === side).length;
      return {
        win: result === pick ? pays(stake, odds) : 0n,
        view: { kind: "match", fixture: id, result, home: scored("home"), away: scored("away"), events },
      };
    },
    matchOf: ({ fixture }) => fixture,
    covered(bets) {
      const [first] = bets;
      if (!first) return 0n;
      return paidInNineOfTen(
        priced(game, format, first.choice.fixture).chances.map(({ pick, weight }) => ({
          weight,
          paid: bets.reduce(
            (sum, { choice: taken, stake }) => (taken.pick === pick ? sum + pays(stake, taken.pays) : sum),
            0n,
          ),
        })),
      );
    },
  });
}

/** A plausible course of a football match with the drawn result. */
function goals(result: Pick, random: RandomInt): MatchEvent[] {
  const low = pickOne([0, 0, 0, 1, 1, 2], random);
  const lead = result === "draw" ? 0 : pickOne([1, 1, 1, 2, 2, 3], random);
  const counts = { home: result === "home" ? low + lead : low, away: result === "away" ? low + lead : low };
  const minutes = (side: MatchEvent["side"]) =>
    Array.from({ length: counts[side] }, () => ({ side, minute: 1 + random(90) }));
  return [...minutes("home"), ...minutes("away")].sort((a, b) => a.minute - b.minute);
}

/** The sets or maps of a best of three with the drawn result. */
function bestOfThree(result: Pick, random: RandomInt): MatchEvent[] {
  const winner = result === "home" ? "home" : "away";
  const loser = winner === "home" ? "away" : "home";
  const order = pickOne(
    [
      [winner, winner],
      [loser, winner, winner],
      [winner, loser, winner],
    ] as const,
    random,
  );
  return order.map((side, index) => ({ side, minute: index + 1 }));
}

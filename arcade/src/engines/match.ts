import { createHash } from "node:crypto";
import { z } from "zod";
import type { Fixture, MatchEvent, MatchFormat, Pick } from "../pages/wire.ts";
import { paidInNineOfTen } from "./cover.ts";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";
import { pickOne, pickSome, type RandomInt } from "./random.ts";

const clubs = [
  "Harbour City",
  "Red River",
  "Saigon Tide",
  "Northgate",
  "Lotus United",
  "Old Quarter",
  "Delta Rovers",
  "Jade Hill",
  "Monsoon Athletic",
  "Silver Bay",
  "Highland Stars",
  "Mekong Town",
  "Port Royal",
  "Eastbank",
  "Banyan Park",
  "Coral Coast",
];
const squads = [
  "Night Heron",
  "Zero Hour",
  "Paper Tigers",
  "Blue Static",
  "Ninth Gate",
  "Iron Lotus",
  "Ghost Relay",
  "Sunda Five",
  "Vanta Crew",
  "Kite Club",
  "Deep Current",
  "Last Byte",
  "Sky Lantern",
  "Monolith",
  "Rapid Fox",
  "Third Rail",
];

/** Fixtures change every three minutes. Bets on the previous ones are still accepted. */
const slotMs = 180_000;
const fixturesPerSlot = 6;

/** A fixture with its exact chances per ten million. Only the server knows them. */
interface PricedFixture extends Fixture {
  chances: { pick: Pick; weight: number }[];
}

const scale = 10_000_000;

/** The format of a match. Only matches with goals can end in a draw; sets, rounds and races can not. */
function formatOf({ category, name }: EngineGame): MatchFormat {
  if (category === "ESPORTS") return "maps";
  return /tennis|volley|badminton|shuttle|basket|baseball|boxing|fight|racing|race|horse|dart|snooker/i.test(name)
    ? "sets"
    : "goals";
}

/** Gives the same numbers for the same words, so that every process shows the same fixtures. */
function numbersFrom(words: string): RandomInt {
  const bytes = createHash("sha256").update(words).digest();
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
function priced(game: EngineGame, slot: number, index: number): PricedFixture {
  const random = numbersFrom(`${game.nodeId}/${slot}/${index}`);
  // Each team plays once in a round of fixtures.
  const names = pickSome(
    game.category === "ESPORTS" ? squads : clubs,
    2 * fixturesPerSlot,
    numbersFrom(`${game.nodeId}/${slot}`),
  );
  const draw = formatOf(game) === "goals" ? 22 + random(7) : 0;
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
    id: `${slot}-${index}`,
    home: names[2 * index] ?? "",
    away: names[2 * index + 1] ?? "",
    odds: outcomes.map(({ pick, pays }) => ({ pick, pays })),
    closesAt: new Date((slot + 1) * slotMs).toISOString(),
    chances: outcomes.map(({ pick, weight }) => ({ pick, weight })),
  };
}

/** The fixtures that are open for bets, with their chances. */
export function fixturesAt(game: EngineGame, at: Date): PricedFixture[] {
  const slot = Math.floor(at.getTime() / slotMs);
  return Array.from({ length: fixturesPerSlot }, (_, index) => priced(game, slot, index));
}

function fixtureOf(game: EngineGame, id: string): PricedFixture {
  const [slot = 0, index = 0] = id.split("-").map(Number);
  return priced(game, slot, index);
}

const choice = z.strictObject({
  fixture: z.string().regex(/^\d{1,12}-[0-5]$/),
  pick: z.enum(["home", "draw", "away"]),
  /** The odds that the player saw, in hundredths. Other odds are refused, never changed silently. */
  pays: z.int().min(100).max(100_000),
});

/** A simulated match for each bet: it is settled after ten seconds by a draw at the fixture's chances. */
export function matchGame(game: EngineGame): Playable {
  return playable({
    kind: "match",
    cycleMs: 5000,
    settleMs: 10_000,
    choice,
    table: (at) => ({
      kind: "match",
      format: formatOf(game),
      fixtures: fixturesAt(game, at).map(({ chances: _, ...fixture }) => fixture),
    }),
    ticket({ fixture: id, pick, pays: odds }, at) {
      const slot = Math.floor(at.getTime() / slotMs);
      const asked = Number(id.split("-")[0]);
      if (asked !== slot && asked !== slot - 1) return undefined;
      const fixture = fixtureOf(game, id);
      if (!fixture.odds.some((offer) => offer.pick === pick && offer.pays === odds)) return undefined;
      return { units: 1, content: `${fixture.home} – ${fixture.away}: ${pick} @ ${(odds / 100).toFixed(2)}` };
    },
    draw({ fixture: id, pick, pays: odds }, stake, random) {
      const { chances } = fixtureOf(game, id);
      let ticket = random(scale);
      const result = chances.find(({ weight }) => {
        ticket -= weight;
        return ticket < 0;
      })?.pick;
      if (!result) throw new RangeError("The chances of a fixture must add up to the scale.");
      const events = formatOf(game) === "goals" ? goals(result, random) : bestOfThree(result, random);
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
        fixtureOf(game, first.choice.fixture).chances.map(({ pick, weight }) => ({
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

import { hash } from "node:crypto";
import { expect, test } from "vitest";
import type { EngineGame } from "./engine.ts";
import { fixturesAt, matchGame } from "./match.ts";
import type { RandomInt } from "./random.ts";

const game = (rtpBp = 9650): EngineGame => ({ nodeId: 7, classify: "FOOTBALL", rtpBp, lines: 20 });

/** The same numbers for the same seed. */
function seeded(seed: string): RandomInt {
  let block = hash("sha256", seed, "buffer");
  return (bound) => {
    block = hash("sha256", block, "buffer");
    return block.readUInt32BE() % bound;
  };
}

test.each([9200, 9412, 9650, 9730, 9895])(
  "matches: every pick of many fixtures returns %d, and the chances add up",
  (rtp) => {
    for (const format of ["goals", "sets", "maps"] as const) {
      for (let slot = 1; slot < 200; slot += 1) {
        for (const fixture of fixturesAt(game(rtp), format, new Date(slot * 180_000))) {
          expect(fixture.home).not.toBe(fixture.away);
          expect(fixture.chances.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000_000);
          for (const { pick, weight } of fixture.chances) {
            const odds = fixture.odds.find((offer) => offer.pick === pick)?.pays ?? 0;
            expect(odds).toBeGreaterThan(100);
            expect(Math.abs((weight / 10_000_000) * (odds / 100) - rtp / 10_000)).toBeLessThan(0.003);
          }
        }
      }
    }
  },
);

test.each(["goals", "sets", "maps"] as const)(
  "a match is one match: bets until its kick-off, one result of %s for all of them at once",
  (format) => {
    const match = matchGame(game(), format);
    const at = new Date("2027-01-01T00:00:10Z");
    const told = match.table(at, (name) => `seal of ${name}`);
    const [fixture, later] = told.kind === "match" ? told.fixtures : [];
    if (!fixture || !later) throw new Error("There are always matches.");
    expect([fixture.kicksOffIn, later.kicksOffIn]).toEqual([20_000, 50_000]);
    expect(fixture.commitment).toBe(`seal of ${fixture.id}`);
    const kickOff = at.getTime() + fixture.kicksOffIn;
    for (let course = 0; course < 100; course += 1) {
      const played = fixture.odds.map(({ pick, pays }) => {
        const choice = { fixture: fixture.id, pick, pays };
        expect(match.place({ ...choice, pays: pays + 1 }, at)).toBeUndefined();
        expect(match.place(choice, new Date(kickOff))).toBeUndefined();
        expect(match.place(choice, new Date(kickOff - 180_001))).toBeUndefined();
        const ticket = match.place(choice, new Date(kickOff - 1));
        // Placed at any time, it is settled ten seconds after the kick-off.
        for (const wait of [1, 20_000, 180_000])
          expect(match.settleMs(ticket?.choice, new Date(kickOff - wait))).toBe(wait + 10_000);
        return { pick, pays, ...match.draw(ticket?.choice, 1000n, seeded(`course ${course}`)) };
      });
      const [first] = played;
      if (first?.view.kind !== "match") throw new Error("A match shows a result.");
      const { home, away, result } = first.view;
      expect(result).toBe(home > away ? "home" : home < away ? "away" : "draw");
      for (const { pick, pays, win, view } of played) {
        expect(view).toEqual(first.view);
        expect(win).toBe(pick === result ? BigInt(pays * 10) : 0n);
      }
    }
  },
);

import { z } from "zod";
import type { GameTable, OutcomeView, PlayKind } from "../pages/wire.ts";
import type { RandomInt } from "./random.ts";

/** What an engine knows of the catalogue's game. Engines are pure: no clock, no database, no money but the stake given. */
export interface EngineGame {
  nodeId: number;
  /** In English: some categories hold several kinds of tables and matches, told by their name. */
  name: string;
  category: string;
  /** Share of all stakes that is paid back in the long run, in hundredths of a percent: 9650 is 96.5 %. */
  rtpBp: number;
  lines: number;
}

/** A choice that was checked against the game: what it costs and how the betting record words it. */
export interface Ticket {
  /** As stored with the round, and given back to `draw`. */
  choice: unknown;
  /** How many stakes the round costs: 5 for five shots or five chips. */
  units: number;
  content: string;
}

/** What a round paid and what the page shows of it. */
export interface Outcome {
  win: bigint;
  view: OutcomeView;
}

/** A game that can be played, with the choices of its rounds already bound to its rules. */
export interface Playable {
  kind: PlayKind;
  /** No new round may begin earlier after the last one: slots 2.5 s, others 5 s. */
  cycleMs: number;
  /** 0: a round is settled with its bet. More: so long after it. */
  settleMs: number;
  /** What the page shows before a bet: pay table, options, fixtures of that moment. */
  table(at: Date): GameTable;
  /** Reads a choice that came from outside; undefined when it isn't one of this game at that moment. */
  place(choice: unknown, at: Date): Ticket | undefined;
  /** Draws the outcome. `choice` is a `Ticket.choice` of this game, also after a restart. */
  draw(choice: unknown, stake: bigint, random: RandomInt): Outcome;
}

/** Binds an engine's typed choice to `Playable`, which takes choices from outside and from the database. */
export function playable<Schema extends z.ZodType>(rules: {
  kind: PlayKind;
  cycleMs: number;
  settleMs?: number;
  choice: Schema;
  table(at: Date): GameTable;
  /** Undefined refuses what the schema alone can't judge. */
  ticket(choice: z.output<Schema>, at: Date): { units: number; content: string } | undefined;
  draw(choice: z.output<Schema>, stake: bigint, random: RandomInt): Outcome;
}): Playable {
  return {
    kind: rules.kind,
    cycleMs: rules.cycleMs,
    settleMs: rules.settleMs ?? 0,
    table: rules.table,
    place(choice, at) {
      const parsed = rules.choice.safeParse(choice);
      if (!parsed.success) return undefined;
      const ticket = rules.ticket(parsed.data, at);
      return ticket && { ...ticket, choice: parsed.data };
    },
    draw: (choice, stake, random) => rules.draw(rules.choice.parse(choice), stake, random),
  };
}

/** A stake times a multiple in hundredths, rounded down to the smallest unit of the currency. */
export const pays = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;

/** The multiple, in hundredths, at which a prize won in `ways` of `outOf` equally likely cases returns `rtpBp`. */
export const fairMultiple = (rtpBp: number, ways: number, outOf: number): number =>
  Math.round((rtpBp * outOf) / (ways * 100));

/** A choice for games that have none. */
export const noChoice = z.strictObject({});

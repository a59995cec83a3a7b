import { z } from "zod";
import type { GameTable, OutcomeView, PlayKind } from "../pages/gameMessages.ts";
import { shareOf } from "../shares.ts";
import type { RandomInt } from "./random.ts";

/** The definition of a game. Engines are pure: they use no clock and no database, and they only know the stake. */
export interface EngineGame {
  nodeId: number;
  /** The catalogue's `gameClassify`: it decides the rules (`playableGame.ts`). */
  classify: string;
  /** Share of all stakes that is paid back in the long run, in hundredths of a percent: 9650 is 96.5 %. */
  rtpBp: number;
  lines: number;
}

/** A checked choice of a player: its cost, and its words in the betting record. */
export interface Ticket {
  /** As stored with the round, and given back to `draw`. */
  choice: unknown;
  /** The number of stakes that the round costs: 5 for five shots or five chips. */
  units: number;
  content: string;
}

/** The win of a round, and the result that the page shows. */
export interface Outcome {
  win: bigint;
  view: OutcomeView;
}

/** A bet of a round, as `Playable.covered` needs it. */
export interface PlacedBet<Choice = unknown> {
  /** A `Ticket.choice` of the game. */
  choice: Choice;
  /** Minor units; the cost of the round is this times `Ticket.units`. */
  stake: bigint;
}

/** The commitment to the seed of a match, by the match's name: published before the match. */
export type CommitmentTo = (match: string) => string;

/** The rules of one game. */
export interface Playable {
  kind: PlayKind;
  /** The shortest time between the starts of two rounds: 2.5 s for slots, 5 s for others. */
  cycleMs: number;
  /** The data that the page shows before a bet: pay table, options, the matches of that moment. */
  table(at: Date, commitmentTo: CommitmentTo): GameTable;
  /** Checks the choice of a request; undefined when the game does not offer it at that moment. */
  place(choice: unknown, at: Date): Ticket | undefined;
  /** Milliseconds from a bet with this `Ticket.choice` to its settlement. 0: both happen at once. */
  settleMs(choice: unknown, at: Date): number;
  /**
   * Draws the outcome. `choice` is a `Ticket.choice` of this game, also after a restart. All bets on one match must be drawn
   * with the same numbers: they get the same result.
   */
  draw(choice: unknown, stake: bigint, random: RandomInt): Outcome;
  /** Returns the name of the match of a bet. Other games than sports have no matches, so there it is undefined. */
  matchOf(choice: unknown): string | undefined;
  /**
   * What bets on one result pay back in at least nine of ten cases, in minor units: those of one round, or one player's on
   * one match. 0 where a round has no bets that can cover each other.
   */
  covered(bets: readonly PlacedBet[]): bigint;
}

/** Makes a `Playable`, which reads choices from requests and the database, from an engine with a typed choice. */
export function playable<Schema extends z.ZodType>(rules: {
  kind: PlayKind;
  cycleMs: number;
  choice: Schema;
  table(at: Date, commitmentTo: CommitmentTo): GameTable;
  /** Undefined refuses a choice that fits the schema but not the game. */
  ticket(choice: z.output<Schema>, at: Date): { units: number; content: string } | undefined;
  settleMs?(choice: z.output<Schema>, at: Date): number;
  draw(choice: z.output<Schema>, stake: bigint, random: RandomInt): Outcome;
  matchOf?(choice: z.output<Schema>): string;
  covered?(bets: readonly PlacedBet<z.output<Schema>>[]): bigint;
}): Playable {
  return {
    kind: rules.kind,
    cycleMs: rules.cycleMs,
    table: rules.table,
    place(choice, at) {
      const parsed = rules.choice.safeParse(choice);
      if (!parsed.success) return undefined;
      const ticket = rules.ticket(parsed.data, at);
      return ticket && { ...ticket, choice: parsed.data };
    },
    settleMs: (choice, at) => rules.settleMs?.(rules.choice.parse(choice), at) ?? 0,
    draw: (choice, stake, random) => rules.draw(rules.choice.parse(choice), stake, random),
    matchOf: (choice) => rules.matchOf?.(rules.choice.parse(choice)),
    covered: (bets) =>
      rules.covered?.(bets.map(({ choice, stake }) => ({ choice: rules.choice.parse(choice), stake }))) ?? 0n,
  };
}

/** A stake times a multiple in hundredths. */
export const pays = (stake: bigint, hundredths: number): bigint => shareOf(stake, BigInt(hundredths), 100n);

/** The multiple, in hundredths, at which a prize won in `ways` of `outOf` equally likely cases returns `rtpBp`. */
export const fairMultiple = (rtpBp: number, ways: number, outOf: number): number =>
  Math.round((rtpBp * outOf) / (ways * 100));

/** The choice of games without one. */
export const noChoice = z.strictObject({});

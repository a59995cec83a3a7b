import path from "node:path";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";

/** How often a mission begins anew, as the contract names it. */
export const MISSION_PERIODS = ["DAILY", "WEEKLY", "ONCE"] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/** What a mission counts: settled bets, won bets, valid stakes, or deposits that were played. */
const MEASURES = ["BETS", "WINS", "STAKED", "DEPOSITED"] as const;

const goal = z.strictObject({
  measure: z.enum(MEASURES),
  /** Only games of this category count; all without it. */
  category: z.string().optional(),
  /** Bets, or minor units of `MISSION_CURRENCY`. */
  count: z.int().min(1),
});

/** The goal of a mission. */
export type MissionGoal = z.output<typeof goal>;

const mission = z.strictObject({
  id: z.int().min(1),
  period: z.enum(MISSION_PERIODS),
  goal,
  /** Minor units of `MISSION_CURRENCY`. */
  reward: z.int().min(1).transform(BigInt),
  /** The points that the mission adds on the board. */
  score: z.int().min(1),
});

/** A mission of the operator. Its title is in `texts/`. */
export type Mission = z.output<typeof mission>;

/** Missions are offered to members with this currency. */
export const MISSION_CURRENCY = "VND";

export const MISSIONS: readonly Mission[] = readJson(path.join(import.meta.dirname, "missions.json"), z.array(mission));

/** Whether a goal is an amount of money; otherwise it is a number of bets. */
export const isMoney = ({ measure }: MissionGoal) => measure === "STAKED" || measure === "DEPOSITED";

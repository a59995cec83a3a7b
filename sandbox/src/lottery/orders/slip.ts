import { hash } from "node:crypto";
import { shareOf } from "@atrium/arcade/shares";
import { type FieldFault, PlatformError } from "../../http/errors.ts";
import type { Drawn } from "../../lotteryRules/kinds.ts";
import { betsOf, chosenIn } from "../../lotteryRules/playType.ts";
import { oddsIn, playTypeOf, unitsOf } from "../../lotteryRules/playTypes.ts";
import { toDecimal, toMinor } from "../../money.ts";
import type { Lottery } from "../lotteries.ts";
import type { OrderLine } from "../lottery.tables.ts";

/** A line as sent: amounts are decimal text. */
export interface SlipLine {
  playType: string;
  content: string;
  unit: string;
  multiple: number;
}

/** A slip: the bets that a member wants to place. */
export interface Slip {
  gameCode: string;
  numero: string;
  lines: SlipLine[];
  chase?: { count: number; stopOnWin: boolean } | undefined;
}

/** The lines of a slip with their price. */
export interface PricedLines {
  lines: OrderLine[];
  betCount: number;
  /** Minor units. */
  stake: bigint;
}

/** Hash of a slip: distinguishes a repeat from another slip under the same key. */
export const digestOfSlip = ({ gameCode, numero, lines, chase }: Slip): string =>
  hash(
    "sha256",
    JSON.stringify([
      gameCode.toUpperCase(),
      numero,
      lines.map(({ playType, content, unit, multiple }) => [playType, content, unit, multiple]),
      chase ? [chase.count, chase.stopOnWin] : null,
    ]),
    "hex",
  );

/**
 * Counts the bets of a slip and their price; throws PLAY_TYPE_INVALID or else STAKE_OUT_OF_RANGE with the invalid
 * fields.
 */
export function priceLines(lottery: Lottery, slip: readonly SlipLine[], currency: string): PricedLines {
  const wrong: FieldFault[] = [];
  const outOfRange: FieldFault[] = [];
  const lines = slip.flatMap(({ playType: code, content, unit, multiple }, i): OrderLine[] => {
    const playType = playTypeOf(lottery, code);
    const chosen = playType && chosenIn(playType, content);
    if (!playType || !chosen) {
      wrong.push({ field: `lines.${i}.${playType ? "content" : "playType"}`, rule: "play" });
      return [];
    }
    const { min, max } = unitsOf(lottery, playType);
    const minor = toMinor(unit, currency);
    if (minor === undefined || minor < min || minor > max) {
      const bounds = { min: Number(toDecimal(min, currency)), max: Number(toDecimal(max, currency)) };
      outOfRange.push({ field: `lines.${i}.unit`, rule: "range", ...bounds });
      return [];
    }
    const betCount = betsOf(playType, chosen);
    const stake = minor * BigInt(multiple) * BigInt(betCount);
    return [{ playType: code, content, unit: String(minor), multiple, betCount, stake: String(stake), win: null }];
  });
  if (wrong.length > 0) throw new PlatformError("PLAY_TYPE_INVALID", { fields: wrong });
  if (outOfRange.length > 0) throw new PlatformError("STAKE_OUT_OF_RANGE", { fields: outOfRange });
  return {
    lines,
    betCount: lines.reduce((sum, { betCount }) => sum + betCount, 0),
    stake: lines.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
  };
}

/** The win of a line, in minor units. */
export function winOf(lottery: Lottery, { playType: code, content, unit, multiple }: OrderLine, drawn: Drawn): bigint {
  const playType = playTypeOf(lottery, code);
  const chosen = playType && chosenIn(playType, content);
  if (!chosen) throw new Error(`${lottery.gameCode} has no ${code} that "${content}" would play`);
  return shareOf(BigInt(unit) * BigInt(multiple), playType.returns(drawn, chosen, oddsIn(lottery, playType)), 100n);
}

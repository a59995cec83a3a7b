import { z } from "zod";
import type { LotteryMode } from "../__generated__/types.ts";
import { known, maybeText } from "../upstream/wire.ts";
import type { LotteryTraits } from "./games.model.ts";

/** What a game's row tells of its lottery. */
export const traitFields = {
  gameCode: maybeText,
  accountTypeName: maybeText,
  defaultPlayType: maybeText,
  prizeMode: maybeText,
  lotteryKind: known(
    ["FIVE_DIGITS", "THREE_DIGITS", "THREE_DICE", "RACE", "VIETNAM_NORTH", "VIETNAM_SOUTH"],
    "UNKNOWN",
  ),
};
const traitRow = z.object(traitFields);

const lotteryTypes = new Set(["ELOTT", "LOTT"]);
const codeForm = /^[\w.-]{1,60}$/;

/** Whether it can be the code of a lottery: anything else isn't worth a call. */
export const isLotteryCode = (code: string) => codeForm.test(code);

/** The platform's words for the modes; those of Vietnam have calls of their own. */
export const modeWords: Readonly<Partial<Record<LotteryMode, string>>> = {
  LOTT: "Lott",
  ZY: "ZY",
  ELOTT: "Elott",
  SEA: "SEA",
};
const byWord: Readonly<Record<string, LotteryMode>> = { Lott: "LOTT", ZY: "ZY", Elott: "ELOTT", SEA: "SEA" };
const byAccountType: Readonly<Record<string, LotteryMode>> = {
  TCG_LOTTO_VN: "VIETNAM",
  TCG_SEA: "SEA",
  LOTT: "LOTT",
  ELOTT: "ELOTT",
};

/** What is told of a game's lottery; null for all other games. A row that names no mode is of its wallet's. */
export function traitsOf(gameType: string, row: z.output<typeof traitRow>): LotteryTraits | null {
  const { gameCode, accountTypeName, defaultPlayType, prizeMode, lotteryKind } = row;
  if (!lotteryTypes.has(gameType) || gameCode === null || !isLotteryCode(gameCode)) return null;
  const account = accountTypeName ?? gameType;
  return {
    code: gameCode,
    mode: byWord[prizeMode ?? ""] ?? byAccountType[account] ?? "UNKNOWN",
    kind: lotteryKind,
    accountTypeName: account,
    defaultPlayType: defaultPlayType ?? "",
  };
}

import { lotteryKinds } from "@atrium/schema/values";
import { z } from "zod";
import type { LotteryMode } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { count, known, maybeText } from "../upstream/wire.ts";
import type { LotteryTraits } from "./games.model.ts";

/** The fields of a game's row that concern its lottery. */
export const traitFields = {
  gameCode: maybeText,
  accountTypeName: maybeText,
  defaultPlayType: maybeText,
  prizeMode: maybeText,
  lotteryKind: known(lotteryKinds, "UNKNOWN"),
  drawInterval: count.nullish().catch(null),
};
const traitRow = z.object(traitFields);

const lotteryTypes = new Set(["ELOTT", "LOTT"]);
const codeForm = /^[\w.-]{1,60}$/;

/** Whether a text can be the code of a lottery. Other texts need no platform call. */
export const isLotteryCode = (code: string) => codeForm.test(code);

/** The platform's names of the modes. The mode of Vietnam has its own calls. */
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

/**
 * The lottery's properties in a game's row; null for other games, and for one of the category of lotteries that is played with
 * the main wallet, as keno. A row without a mode has the mode of its account type.
 */
export function traitsOf(gameType: string, row: z.output<typeof traitRow>): LotteryTraits | null {
  const { gameCode, accountTypeName, defaultPlayType, prizeMode, lotteryKind, drawInterval } = row;
  if (!lotteryTypes.has(gameType) || accountTypeName === "MAIN") return null;
  if (gameCode === null || !isLotteryCode(gameCode)) return null;
  const account = accountTypeName ?? gameType;
  return {
    code: gameCode,
    mode: entryOf(byWord, prizeMode ?? "") ?? entryOf(byAccountType, account) ?? "UNKNOWN",
    kind: lotteryKind,
    accountTypeName: account,
    defaultPlayType: defaultPlayType ?? "",
    drawInterval: drawInterval ?? null,
  };
}

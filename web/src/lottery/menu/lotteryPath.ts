/** The parameter of a lottery's address with its code. */
export const gameCodeParam = "gameCode";
/** The parameter of a lottery's address with the play type. */
export const playTypeParam = "playType";

/** The `accountTypeName` of Vietnam's public lotteries, which have a screen of their own. */
const VIETNAM = "TCG_LOTTO_VN";

/** The fields that decide on which screen a lottery is played. */
export interface LotteryPlace {
  readonly code: string;
  readonly accountTypeName: string;
}

/** The screen on which a lottery is played. */
export const screenOf = ({ accountTypeName }: Pick<LotteryPlace, "accountTypeName">): string =>
  accountTypeName === VIETNAM ? "/vnlottery" : "/lottery";

/** The path of a lottery; also the rule for games that are lotteries. */
export const lotteryPath = ({ code, accountTypeName }: LotteryPlace): string =>
  `${screenOf({ accountTypeName })}?${new URLSearchParams({ [gameCodeParam]: code })}`;

/** The path of a game that is a lottery; null for all others, which are launched. */
export const lotteryScreen = (lottery: LotteryPlace | null | undefined): string | null =>
  lottery ? lotteryPath(lottery) : null;

const code = /^[A-Za-z0-9_-]{1,40}$/;

/** Reads a code from an address, which anybody may have written; empty when there is none. */
export function codeIn(params: URLSearchParams, name: typeof gameCodeParam | typeof playTypeParam): string {
  const value = params.get(name) ?? "";
  return code.test(value) ? value : "";
}

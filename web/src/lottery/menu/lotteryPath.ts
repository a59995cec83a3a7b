/** The word in a lottery's address that says which one. */
export const gameCodeParam = "gameCode";
/** The word in a lottery's address that says what is bet on. */
export const playTypeParam = "playType";

/** The wallet and rules (`accountTypeName`) of the public draws of Vietnam, which have a screen of their own. */
const VIETNAM = "TCG_LOTTO_VN";

/** What decides where a lottery is played. */
export interface LotteryPlace {
  readonly code: string;
  readonly accountTypeName: string;
}

/** The address at which a lottery is played: the launch rule for games that are one. */
export function lotteryPath({ code, accountTypeName }: LotteryPlace): string {
  const screen = accountTypeName === VIETNAM ? "/vnlottery" : "/lottery";
  return `${screen}?${new URLSearchParams({ [gameCodeParam]: code })}`;
}

/** Where a game is played that is a lottery; null for all others, which are launched. */
export const lotteryScreen = (lottery: LotteryPlace | null | undefined): string | null =>
  lottery ? lotteryPath(lottery) : null;

const code = /^[A-Za-z0-9_-]{1,40}$/;

/** Reads a code from an address that anyone may have written; empty when there is none. */
export function codeIn(params: URLSearchParams, name: typeof gameCodeParam | typeof playTypeParam): string {
  const value = params.get(name) ?? "";
  return code.test(value) ? value : "";
}

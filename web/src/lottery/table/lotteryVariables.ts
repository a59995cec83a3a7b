import { codeIn, gameCodeParam } from "../menu/lotteryPath.ts";

/** Query variables of a lottery screen; without a code in the address, the gateway chooses the lottery. */
export function lotteryVariables(search: URLSearchParams, isVietnam: boolean) {
  return { code: codeIn(search, gameCodeParam) || null, mode: isVietnam ? ("VIETNAM" as const) : null };
}

import { codeIn, gameCodeParam } from "../menu/lotteryPath.ts";

/** Query variables of a lottery screen; without a code in the address, only the menu is loaded. */
export function lotteryVariables(search: URLSearchParams, isVietnam: boolean) {
  const code = codeIn(search, gameCodeParam);
  return { code, hasCode: code !== "", mode: isVietnam ? ("VIETNAM" as const) : null };
}

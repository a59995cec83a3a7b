import { codeIn, gameCodeParam } from "../menu/lotteryPath.ts";

/** What a lottery screen asks for; without a code in the address, only for the menu to choose from. */
export function lotteryVariables(search: URLSearchParams, isVietnam: boolean) {
  const code = codeIn(search, gameCodeParam);
  return { code, hasCode: code !== "", mode: isVietnam ? ("VIETNAM" as const) : null };
}

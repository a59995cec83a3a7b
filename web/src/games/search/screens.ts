import type { To } from "react-router-dom";
import type { MemberPane } from "../../member/memberPanes.ts";
import { PAGE_NAMES } from "../../site/pageNames.ts";

/** A screen that the search can find, with the message id of its name. */
export interface FoundScreen {
  readonly text: string;
  readonly to: To;
}

/** The panes of the member centre whose names no page has. */
const PANES: readonly (readonly [text: string, pane: MemberPane])[] = [
  ["deposit", "depositv2"],
  ["member_withdraw", "withdraw"],
  ["member_transferFund", "transferFund"],
  ["member_transactionHistory", "transactionHistory"],
  ["member_personalHistoryCopy", "personalHistoryCopy"],
  ["member_personalProfit", "personalProfit"],
  ["member_activityStatement", "activityStatement"],
  ["member_bonusDetails", "bonusDetails"],
  ["member_rewardCenter", "rewardCenter"],
  ["refer", "referral"],
  ["member_missionLeaderboard", "missionLeaderboard"],
  ["member_messageV2", "messageV2"],
  ["member_securityCenter", "securityCenter"],
];
const MOST = 4;

/** Text for comparison: without case, accents and tone marks. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Whether each word of a text begins a word of a name; where no spaces stand between words, it can be anywhere. */
function isNamed(name: string, text: string): boolean {
  const words = fold(text).split(" ");
  return words.every((word) =>
    /^[\p{Script=Han}\p{Script=Thai}]/u.test(word)
      ? name.includes(word)
      : word !== "" && ` ${name}`.includes(` ${word}`),
  );
}

/** The screens that a text names, the best four; `isOffered` leaves out panes that the caller can't have. */
export function screensNamed(
  text: string,
  nameOf: (id: string) => string,
  { isOffered, linkTo }: { isOffered: (pane: MemberPane) => boolean; linkTo: (pane: MemberPane) => To },
): FoundScreen[] {
  const panes = PANES.filter(([, pane]) => isOffered(pane)).map(([id, pane]) => ({ text: id, to: linkTo(pane) }));
  const pages = Object.entries(PAGE_NAMES)
    .filter(
      ([path, id], place, all) =>
        !/^\/(agent|member)\b/.test(path) && all.findIndex(([, other]) => other === id) === place,
    )
    .map(([to, id]) => ({ text: id, to }));
  const whole = fold(text);
  return [...panes, ...pages]
    .map((screen) => ({ screen, name: fold(nameOf(screen.text)) }))
    .filter(({ name }) => isNamed(name, text))
    .sort((a, b) => Number(b.name.startsWith(whole)) - Number(a.name.startsWith(whole)))
    .slice(0, MOST)
    .map(({ screen }) => screen);
}

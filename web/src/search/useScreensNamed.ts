import { useIntl } from "react-intl";
import type { To } from "react-router-dom";
import type { SearchResultsQuery$data } from "../__generated__/SearchResultsQuery.graphql.ts";
import { useCaller } from "../caller/caller.ts";
import { type MemberPane, panesFor } from "../member/memberPanes.ts";
import { useMemberLink } from "../member/useMemberLink.ts";
import { hasPage } from "../site/hasPage.ts";
import { PAGE_NAMES } from "../site/pageNames.ts";

/** A screen that can be found, with the message id of its name. */
export interface NamedScreen<Target = To> {
  readonly id: string;
  readonly to: Target;
}

const MOST = 4;
/** Message ids of the panes of the member centre that can be found. */
const PANES: readonly string[] = [
  ...["member_securityCenter", "member_transferFund", "member_depositv2", "member_withdraw", "member_referral"],
  ...["member_transactionHistory", "member_personalHistoryCopy", "member_personalProfit", "member_activityStatement"],
  ...["member_bonusDetails", "member_rewardCenter", "member_missionLeaderboard", "member_messageV2"],
];
const idOf = (pane: MemberPane) => ["member", pane].join("_");

/** Each name once: some pages have two paths. The member centre has panes, the agent centre its own menu, and the header the login. */
const PAGES = Object.entries(PAGE_NAMES)
  .filter(
    ([path, id], at, all) =>
      !/^\/(account|agent|login|member)\b/.test(path) && all.findIndex(([, one]) => one === id) === at,
  )
  .map(([to, id]): NamedScreen<string> => ({ id, to }));

/** Text for comparison: without case, accents and tone marks. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * Finds at most four screens by name. Each typed word must begin a word of the name; in languages without spaces it may stand
 * anywhere in the name. Names that begin with the typed text come first.
 */
export function screensNamed(text: string, screens: readonly NamedScreen[], nameOf: (id: string) => string) {
  const wanted = fold(text);
  const isIn = (name: string) => (word: string) =>
    /^[\p{Script=Han}\p{Script=Thai}]/u.test(word) ? name.includes(word) : ` ${name}`.includes(` ${word}`);
  return screens
    .map((screen) => ({ ...screen, name: fold(nameOf(screen.id)) }))
    .filter(({ name }) => wanted !== "" && wanted.split(" ").every(isIn(name)))
    .sort((a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)))
    .slice(0, MOST);
}

/** The screens that a text names in the visitor's language. A trial account has no member centre. */
export function useScreensNamed(text: string, features: SearchResultsQuery$data["site"]["features"]) {
  const { formatMessage } = useIntl();
  const isTrial = useCaller() === "trial";
  const linkTo = useMemberLink();
  const { memberCentre = false, missingParts = [], referralPromotion = false } = features ?? {};
  const none = { uplineTransfer: false, canTransferToUpline: false, downlineTransfer: false };
  const player = { sendsDown: false, isSubAccount: false };
  const panes = panesFor({ memberCentre, missingParts, referralPromotion, ...none, ...player })
    .filter((pane) => !isTrial && PANES.includes(idOf(pane)))
    .map((pane) => ({ id: idOf(pane), to: linkTo(pane) }));
  return screensNamed(text, [...panes, ...PAGES.filter(({ to }) => hasPage(features, to))], (id) =>
    formatMessage({ id }),
  );
}

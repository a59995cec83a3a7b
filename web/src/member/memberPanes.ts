import { hasPart, type SitePart } from "../site/hasPart.ts";

/** The panes of the member centre by what they are about, in each group in the platform's order and with its names. */
export const PANE_GROUPS = {
  money: [
    "transferFund",
    "depositv2",
    "withdraw",
    "transferUpline",
    "transactionHistory",
    "personalProfit",
    "activityStatement",
  ],
  play: ["personalHistoryCopy", "bonusDetails", "rewardCenter", "missionLeaderboard"],
  account: ["securityCenter", "referral", "messageV2"],
} as const;

export type PaneGroup = keyof typeof PANE_GROUPS;
export type MemberPane = (typeof PANE_GROUPS)[PaneGroup][number];

export const PANE_GROUP_NAMES: readonly PaneGroup[] = ["money", "play", "account"];

/** Panes of one subject, by the name of the one entry of the pages that leads to all of them. */
const SUBJECTS: readonly { readonly name: string; readonly panes: readonly MemberPane[] }[] = [
  {
    name: "member_activity",
    panes: ["personalHistoryCopy", "transactionHistory", "personalProfit", "activityStatement"],
  },
  { name: "member_rewardCenter", panes: ["rewardCenter", "bonusDetails"] },
];

/** The subject of a pane that others share; undefined for the other panes. */
export const subjectOf = (pane: MemberPane | null) => SUBJECTS.find(({ panes }) => panes.some((one) => one === pane));

/** What decides which panes a member sees. */
export interface MemberRights {
  /** The operator offers deposits, withdrawals and records. */
  readonly memberCentre: boolean;
  readonly referralPromotion: boolean;
  readonly uplineTransfer: boolean;
  /** The account may transfer funds to its upline. */
  readonly canTransferToUpline: boolean;
  readonly downlineTransfer: boolean;
  /** The caller sends an agent's money to accounts below. */
  readonly sendsDown: boolean;
  /** The caller is an agent's sub-account, which has no wallet. */
  readonly isSubAccount: boolean;
  /** What the platform lacks. */
  readonly missingParts: readonly SitePart[];
}

/** The part of the site that a pane shows. */
const PARTS: { readonly [Pane in MemberPane]?: SitePart } = {
  depositv2: "DEPOSITS",
  withdraw: "WITHDRAWALS",
  transactionHistory: "TRANSACTIONS",
  personalProfit: "PROFIT",
  activityStatement: "STATEMENT",
  personalHistoryCopy: "BETS",
  bonusDetails: "BONUSES",
  rewardCenter: "REWARDS",
  referral: "REFERRAL",
  messageV2: "MESSAGES",
};

/** What a sub-account has: its own login, and the money that it may send for its agent. */
const OF_SUB_ACCOUNTS: ReadonlySet<MemberPane> = new Set(["transferUpline", "securityCenter", "messageV2"]);

/** Whether a text names a pane of the member centre, also one that this member may not see. */
export const isMemberPane = (text: string): text is MemberPane =>
  PANE_GROUP_NAMES.some((name) => PANE_GROUPS[name].some((pane) => pane === text));

const CASHIER: ReadonlySet<MemberPane> = new Set([...PANE_GROUPS.money, "personalHistoryCopy"]);

/** The panes that a member may see, in order. */
export function panesFor(rights: MemberRights) {
  const { memberCentre, referralPromotion } = rights;
  const canTransfer =
    (rights.uplineTransfer && rights.canTransferToUpline) || (rights.downlineTransfer && rights.sendsDown);
  return PANE_GROUP_NAMES.flatMap((name): readonly MemberPane[] => PANE_GROUPS[name]).filter((pane) => {
    if (rights.isSubAccount && !OF_SUB_ACCOUNTS.has(pane)) return false;
    const part = PARTS[pane];
    if (part && !hasPart(rights, part)) return false;
    if (CASHIER.has(pane) && !memberCentre) return false;
    if (pane === "transferUpline") return canTransfer;
    if (pane === "referral") return referralPromotion;
    return true;
  });
}

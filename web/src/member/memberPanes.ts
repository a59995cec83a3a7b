/** The panes of the member centre in the order of the menu, with the platform's names where it has them. */
export const MEMBER_PANES = [
  "securityCenter",
  "transferFund",
  "depositv2",
  "withdraw",
  "transferUpline",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "activityStatement",
  "bonusDetails",
  "rewardCenter",
  "referral",
  "missionLeaderboard",
  "messageV2",
] as const;

export type MemberPane = (typeof MEMBER_PANES)[number];

/** What decides which panes a member sees. */
export interface MemberRights {
  /** The operator offers deposits, withdrawals and records. */
  readonly memberCentre: boolean;
  readonly referralPromotion: boolean;
  readonly uplineTransfer: boolean;
  /** The account may transfer funds to its upline. */
  readonly canTransferToUpline: boolean;
  readonly downlineTransfer: boolean;
  readonly isAgent: boolean;
}

const CASHIER: ReadonlySet<MemberPane> = new Set([
  "transferFund",
  "depositv2",
  "withdraw",
  "transferUpline",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "activityStatement",
]);

/** The panes that a member may see, in order. */
export function panesFor(rights: MemberRights) {
  const { memberCentre, referralPromotion } = rights;
  const canTransfer =
    (rights.uplineTransfer && rights.canTransferToUpline) || (rights.downlineTransfer && rights.isAgent);
  return MEMBER_PANES.filter((pane) => {
    if (CASHIER.has(pane) && !memberCentre) return false;
    if (pane === "transferUpline") return canTransfer;
    if (pane === "referral") return referralPromotion;
    return true;
  });
}

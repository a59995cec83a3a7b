/** The panes of the member centre by the names of the platform, in the order of its menu. */
export const MEMBER_PANES = [
  "securityCenter",
  "transferFund",
  "depositv2",
  "withdraw",
  "transferUpline",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "bonusDetails",
  "rewardCenter",
  "referral",
  "missionLeaderboard",
  "messageV2",
] as const;

export type MemberPane = (typeof MEMBER_PANES)[number];

/** What decides which panes there are. */
export interface MemberRights {
  /** The operator's: deposits, withdrawals and records. */
  readonly memberCentre: boolean;
  readonly referralPromotion: boolean;
  readonly uplineTransfer: boolean;
  /** The account's own. */
  readonly canTransferToUpline: boolean;
}

const CASHIER: ReadonlySet<MemberPane> = new Set([
  "transferFund",
  "depositv2",
  "withdraw",
  "transferUpline",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
]);

/** The panes that somebody may see, in order. */
export function panesFor({ memberCentre, referralPromotion, uplineTransfer, canTransferToUpline }: MemberRights) {
  return MEMBER_PANES.filter((pane) => {
    if (CASHIER.has(pane) && !memberCentre) return false;
    if (pane === "transferUpline") return uplineTransfer && canTransferToUpline;
    if (pane === "referral") return referralPromotion;
    return true;
  });
}

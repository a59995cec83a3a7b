import type { ComponentType } from "react";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { MemberPane } from "../memberPanes.ts";
import { MessagesPane } from "../messages/MessagesPane.tsx";
import { PaneSkeleton } from "./PaneSkeleton.tsx";

/** A pane loads its code when it is first shown. While there is no network, its skeleton stands in its place. */
const lazyPane = (pane: MemberPane, load: () => Promise<ComponentType>) =>
  lazyPart(load, undefined, <PaneSkeleton pane={pane} />);

const RewardPane = lazyPane("rewardCenter", async () => (await import("../../rewards/RewardPane.tsx")).RewardPane);
const FreeSpinsSection = lazyPart(async () => (await import("../../freeSpins/FreeSpinsSection.tsx")).FreeSpinsSection);

const CONTENTS: Readonly<Record<MemberPane, ComponentType>> = {
  securityCenter: lazyPane("securityCenter", async () => (await import("../account/AccountPane.tsx")).AccountPane),
  transferFund: lazyPane("transferFund", async () => (await import("../../wallet/WalletPane.tsx")).WalletPane),
  depositv2: lazyPane("depositv2", async () => (await import("../../wallet/deposit/DepositPane.tsx")).DepositPane),
  withdraw: lazyPane("withdraw", async () => (await import("../../wallet/withdraw/WithdrawPane.tsx")).WithdrawPane),
  transferUpline: lazyPane(
    "transferUpline",
    async () => (await import("../../wallet/memberTransfer/MemberTransferPane.tsx")).MemberTransferPane,
  ),
  personalHistoryCopy: lazyPane(
    "personalHistoryCopy",
    async () => (await import("../betRecord/BetRecordPane.tsx")).BetRecordPane,
  ),
  personalProfit: lazyPane(
    "personalProfit",
    async () => (await import("../../records/profit/ProfitPane.tsx")).ProfitPane,
  ),
  activityStatement: lazyPane(
    "activityStatement",
    async () => (await import("../../records/statement/StatementPane.tsx")).StatementPane,
  ),
  transactionHistory: lazyPane(
    "transactionHistory",
    async () => (await import("../../records/account/AccountRecordPane.tsx")).AccountRecordPane,
  ),
  missionLeaderboard: lazyPane(
    "missionLeaderboard",
    async () => (await import("../../missions/MissionsPane.tsx")).MissionsPane,
  ),
  bonusDetails: lazyPane("bonusDetails", async () => (await import("../../bonuses/BonusPane.tsx")).BonusPane),
  referral: lazyPane("referral", async () => (await import("../../referral/ReferralPane.tsx")).ReferralPane),
  rewardCenter: () => (
    <>
      <RewardPane />
      <FreeSpinsSection />
    </>
  ),
  messageV2: MessagesPane,
};

/** The content of a pane. */
export function MemberPaneContent({ pane }: { pane: MemberPane }) {
  const Content = CONTENTS[pane];
  return <Content />;
}

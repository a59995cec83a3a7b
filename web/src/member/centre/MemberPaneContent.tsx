import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { MemberPane } from "../memberPanes.ts";
import { MessagesPane } from "../messages/MessagesPane.tsx";

const WalletPane = lazyPart(async () => (await import("../../wallet/WalletPane.tsx")).WalletPane);
const AccountRecordPane = lazyPart(
  async () => (await import("../../records/account/AccountRecordPane.tsx")).AccountRecordPane,
);
const BetRecordPane = lazyPart(async () => (await import("../betRecord/BetRecordPane.tsx")).BetRecordPane);
const AccountPane = lazyPart(async () => (await import("../account/AccountPane.tsx")).AccountPane);
const WithdrawPane = lazyPart(async () => (await import("../../wallet/withdraw/WithdrawPane.tsx")).WithdrawPane);
const ProfitPane = lazyPart(async () => (await import("../../records/profit/ProfitPane.tsx")).ProfitPane);
const StatementPane = lazyPart(async () => (await import("../../records/statement/StatementPane.tsx")).StatementPane);
const DepositPane = lazyPart(async () => (await import("../../wallet/deposit/DepositPane.tsx")).DepositPane);
const MissionsPane = lazyPart(async () => (await import("../../missions/MissionsPane.tsx")).MissionsPane);
const MemberTransferPane = lazyPart(
  async () => (await import("../../wallet/memberTransfer/MemberTransferPane.tsx")).MemberTransferPane,
);
const BonusPane = lazyPart(async () => (await import("../../bonuses/BonusPane.tsx")).BonusPane);
const ReferralPane = lazyPart(async () => (await import("../../referral/ReferralPane.tsx")).ReferralPane);
const FreeSpinsSection = lazyPart(async () => (await import("../../freeSpins/FreeSpinsSection.tsx")).FreeSpinsSection);
const RewardPane = lazyPart(async () => (await import("../../rewards/RewardPane.tsx")).RewardPane);

/** The content of a pane. */
export function MemberPaneContent({ pane }: { pane: MemberPane }) {
  if (pane === "securityCenter") return <AccountPane />;
  if (pane === "transferFund") return <WalletPane />;
  if (pane === "depositv2") return <DepositPane />;
  if (pane === "transferUpline") return <MemberTransferPane />;
  if (pane === "personalHistoryCopy") return <BetRecordPane />;
  if (pane === "withdraw") return <WithdrawPane />;
  if (pane === "personalProfit") return <ProfitPane />;
  if (pane === "activityStatement") return <StatementPane />;
  if (pane === "transactionHistory") return <AccountRecordPane />;
  if (pane === "missionLeaderboard") return <MissionsPane />;
  if (pane === "bonusDetails") return <BonusPane />;
  if (pane === "rewardCenter") {
    return (
      <>
        <RewardPane />
        <FreeSpinsSection />
      </>
    );
  }
  if (pane === "referral") return <ReferralPane />;
  return <MessagesPane />;
}

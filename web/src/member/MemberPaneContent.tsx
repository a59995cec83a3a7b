import { FormattedMessage } from "react-intl";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { ComingSoon } from "../ui/state/ComingSoon.tsx";
import { WalletPane } from "../wallet/WalletPane.tsx";
import type { MemberPane } from "./memberPanes.ts";
import { MessagesPane } from "./messages/MessagesPane.tsx";
import { PANE_ICONS } from "./paneIcons.ts";

const AccountRecordPane = lazyPart(
  async () => (await import("../records/account/AccountRecordPane.tsx")).AccountRecordPane,
);
const BetRecordPane = lazyPart(async () => (await import("../records/bets/BetRecordPane.tsx")).BetRecordPane);
const AccountPane = lazyPart(async () => (await import("./AccountPane.tsx")).AccountPane);
const WithdrawPane = lazyPart(async () => (await import("../wallet/withdraw/WithdrawPane.tsx")).WithdrawPane);
const ProfitPane = lazyPart(async () => (await import("../records/profit/ProfitPane.tsx")).ProfitPane);
const DepositPane = lazyPart(async () => (await import("../wallet/deposit/DepositPane.tsx")).DepositPane);
const MissionsPane = lazyPart(async () => (await import("../missions/MissionsPane.tsx")).MissionsPane);
const MemberTransferPane = lazyPart(
  async () => (await import("../wallet/memberTransfer/MemberTransferPane.tsx")).MemberTransferPane,
);

/** The content of a pane; a placeholder for panes that the gateway does not serve yet. */
export function MemberPaneContent({ pane }: { pane: MemberPane }) {
  if (pane === "securityCenter") return <AccountPane />;
  if (pane === "transferFund") return <WalletPane />;
  if (pane === "depositv2") return <DepositPane />;
  if (pane === "transferUpline") return <MemberTransferPane />;
  if (pane === "personalHistoryCopy") return <BetRecordPane />;
  if (pane === "withdraw") return <WithdrawPane />;
  if (pane === "personalProfit") return <ProfitPane />;
  if (pane === "transactionHistory") return <AccountRecordPane />;
  if (pane === "missionLeaderboard") return <MissionsPane />;
  if (pane === "messageV2") return <MessagesPane />;
  const Icon = PANE_ICONS[pane];
  return (
    <ComingSoon icon={<Icon />} title={<FormattedMessage id={`member_${pane}`} />}>
      <FormattedMessage id={`coming_${pane}`} />
    </ComingSoon>
  );
}

import { FormattedMessage } from "react-intl";
import type { AccountPane_member$key } from "../__generated__/AccountPane_member.graphql.ts";
import { Coming } from "../ui/state/Coming.tsx";
import { WalletPane } from "../wallet/WalletPane.tsx";
import { AccountPane } from "./AccountPane.tsx";
import type { MemberPane } from "./memberPanes.ts";
import { PANE_ICONS } from "./paneIcons.ts";

/** What a pane shows; those whose calls are not in the gateway yet say what they will hold. */
export function MemberPaneContent({ pane, member }: { pane: MemberPane; member: AccountPane_member$key }) {
  if (pane === "securityCenter") return <AccountPane member={member} />;
  if (pane === "transferFund") return <WalletPane />;
  const Icon = PANE_ICONS[pane];
  return (
    <Coming icon={<Icon />} title={<FormattedMessage id={`member_${pane}`} />}>
      <FormattedMessage id={`coming_${pane}`} />
    </Coming>
  );
}

import { FormattedMessage, useIntl } from "react-intl";
import { ChipLinks } from "../../ui/control/ChipLinks.tsx";
import { accountPage } from "../accountPage.ts";
import { ACTIVITY, isActivity, type MemberPane } from "../memberPanes.ts";
import { useMemberLink } from "../useMemberLink.ts";

interface Props {
  panes: readonly MemberPane[];
  selected: MemberPane;
  isPage: boolean;
}

/** The records of what happened to the member's money, as tabs over each of them. */
export function ActivityTabs({ panes, selected, isPage }: Props) {
  const { formatMessage } = useIntl();
  const linkTo = useMemberLink();
  if (!isActivity(selected)) return null;
  return (
    <ChipLinks
      label={formatMessage({ id: "member_activity" })}
      preventScrollReset
      links={ACTIVITY.filter((pane) => panes.includes(pane)).map((pane) => ({
        to: isPage ? accountPage(pane) : linkTo(pane),
        label: <FormattedMessage id={`member_${pane}`} />,
        isCurrent: pane === selected,
      }))}
    />
  );
}

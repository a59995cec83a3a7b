import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Tabs } from "../../ui/control/Tabs.tsx";

const views = ["play", "orders", "results", "numbers"] as const;
export type LotteryView = (typeof views)[number];

/** The tabs of a lottery. */
export function LotteryTabs({
  view,
  onSelect,
  children,
}: {
  view: LotteryView;
  onSelect: (view: LotteryView) => void;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={formatMessage({ id: "lottery_views" })}
      tabs={views.map((value) => ({ value, label: <FormattedMessage id={`lottery_view_${value}`} /> }))}
      selected={view}
      onSelect={onSelect}
    >
      {children}
    </Tabs>
  );
}

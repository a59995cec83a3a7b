import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { cadenceOf } from "../draws/LotteryTraits.tsx";
import styles from "./LotteryMenu.module.css";
import { choicesIn, type LotteryFilter } from "./lotteryFilter.ts";
import type { MenuLotteries } from "./useMenuLotteries.ts";

interface Props {
  lotteries: MenuLotteries["all"];
  filter: LotteryFilter;
  onChange: (filter: LotteryFilter) => void;
}

/** Filters of the menu: kind of draw and cadence. A filter without a choice is not shown. */
export function LotteryFilters({ lotteries, filter, onChange }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kinds, intervals } = choicesIn(lotteries);
  return (
    <div className={styles.selects}>
      {kinds.length > 1 && (
        <FilterSelect
          label={<FormattedMessage id="lottery_filter_kind" />}
          value={filter.kind}
          options={["", ...kinds].map((value) => ({
            value,
            label: formatMessage({ id: value ? `lottery_kind_${value}` : "lottery_kind_all" }),
          }))}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
      )}
      {intervals.length > 1 && (
        <FilterSelect
          label={<FormattedMessage id="lottery_filter_cadence" />}
          value={filter.interval}
          options={[
            { value: "", label: formatMessage({ id: "lottery_cadence_all" }) },
            ...intervals.map((interval) => ({ value: String(interval), label: cadenceOf(intl, interval) })),
          ]}
          onChange={(interval) => onChange({ ...filter, interval })}
        />
      )}
    </div>
  );
}

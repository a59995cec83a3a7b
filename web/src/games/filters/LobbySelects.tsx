import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import { type LobbySearch, lobbySorts } from "./lobbySearch.ts";
import type { Kind } from "./useKinds.ts";

const small = ["0.10", "0.20", "0.50", "1", "5", "10"];
const large = ["500", "1000", "2000", "5000", "10000", "50000"];

/** The smallest stakes to filter by, in a currency. Currencies without fractions count in thousands. */
function stakeSteps(currency: string): readonly string[] {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    return maximumFractionDigits === 0 || currency === "IDR" ? large : small;
  } catch {
    return small;
  }
}

/** Numbers of lines to filter by. */
const lineSteps = [10, 20, 25, 40, 50, 100];

/** Selects for kind, smallest stake, lines and sort order: in the toolbar, and with labels in the dialog of filters. */
export function LobbySelects({
  wanted,
  kinds,
  currency,
  hasLines,
  isLabelled = false,
  change,
}: {
  wanted: LobbySearch;
  /** Null in lists of several categories, which have no kinds. */
  kinds: readonly Kind[] | null;
  /** Currency of the stakes; null when it is not known. */
  currency: string | null;
  /** The games have lines to bet on. */
  hasLines: boolean;
  isLabelled?: boolean;
  change: (part: Partial<LobbySearch>) => void;
}) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { classification, minBet, minLines, sort } = wanted;
  const known = kinds ?? [];
  const kindOptions = known.map((kind) => ({
    value: kind.classification,
    label: `${kind.title} (${formatNumber(kind.gameCount)})`,
  }));
  const isUnknown = classification !== "" && !known.some((kind) => kind.classification === classification);
  const steps = currency === null ? [] : stakeSteps(currency);
  const stakes = minBet !== "" && !steps.includes(minBet) ? [minBet, ...steps] : steps;

  return (
    <>
      {kinds !== null && (
        <FilterSelect
          label={<FormattedMessage id="games_kind" />}
          isLabelled={isLabelled}
          value={classification}
          options={[
            { value: "", label: formatMessage({ id: "games_kind_all" }) },
            ...(isUnknown ? [{ value: classification, label: classification }] : []),
            ...kindOptions,
          ]}
          onChange={(value) => change({ classification: value })}
        />
      )}
      {currency !== null && (
        <FilterSelect
          label={<FormattedMessage id="games_stake" />}
          isLabelled={isLabelled}
          value={minBet}
          options={[
            { value: "", label: formatMessage({ id: "games_stake_any" }) },
            ...stakes.map((amount) => ({
              value: amount,
              label: formatMessage({ id: "games_stake_from" }, { amount: formatAmount({ amount, currency }, locale) }),
            })),
          ]}
          onChange={(value) => change({ minBet: value })}
        />
      )}
      {hasLines && (
        <FilterSelect
          label={<FormattedMessage id="games_info_lines" />}
          isLabelled={isLabelled}
          value={String(minLines ?? "")}
          options={[
            { value: "", label: formatMessage({ id: "games_lines_any" }) },
            ...[...new Set([...lineSteps, minLines ?? 0])]
              .filter(Boolean)
              .sort((a, b) => a - b)
              .map((count) => ({
                value: String(count),
                label: formatMessage({ id: "games_lines_from" }, { count }),
              })),
          ]}
          onChange={(value) => change({ minLines: Number(value) || null })}
        />
      )}
      <FilterSelect
        label={<FormattedMessage id="sort_by" />}
        isLabelled={isLabelled}
        value={sort}
        options={lobbySorts.map((value) => ({ value, label: formatMessage({ id: `games_sort_${value}` }) }))}
        onChange={(value) => change({ sort: value })}
      />
    </>
  );
}

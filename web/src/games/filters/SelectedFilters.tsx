import clsx from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SelectedFilters_vendors$key } from "../../__generated__/SelectedFilters_vendors.graphql.ts";
import { Chip } from "../../ui/control/Chip.tsx";
import chips from "../../ui/control/Chips.module.css";
import { Amount } from "../../ui/text/Amount.tsx";
import { countFilters, everything, type LobbySearch } from "./lobbySearch.ts";
import styles from "./SelectedFilters.module.css";
import type { Kind } from "./useKinds.ts";

/** The active filters of a lobby, each with a button that removes it, and a button that removes all. */
export function SelectedFilters({
  vendors: keys,
  wanted,
  kinds,
  currency,
  change,
}: {
  vendors: SelectedFilters_vendors$key;
  wanted: LobbySearch;
  kinds: readonly Kind[];
  currency: string | null;
  change: (part: Partial<LobbySearch>) => void;
}) {
  const entries = useFragment(
    graphql`
      fragment SelectedFilters_vendors on GameMenuVendor @relay(plural: true) {
        vendor {
          code
          name
        }
      }
    `,
    keys,
  );
  const { formatMessage } = useIntl();
  if (countFilters(wanted) === 0) return null;
  const { vendorCodes, classification, minBet, minLines, search } = wanted;
  const nameOf = (code: string) => entries.find(({ vendor }) => vendor.code === code)?.vendor.name ?? code;
  const kind = kinds.find((it) => it.classification === classification)?.title ?? classification;

  return (
    <ul className={clsx(chips.row, styles.filters)}>
      {search && (
        <RemovableChip label={formatMessage({ id: "games_search_clear" })} onRemove={() => change({ search: "" })}>
          “{search}”
        </RemovableChip>
      )}
      {vendorCodes.map((code) => (
        <RemovableChip
          key={code}
          label={formatMessage({ id: "games_vendor_remove" }, { vendor: nameOf(code) })}
          onRemove={() => change({ vendorCodes: vendorCodes.filter((other) => other !== code) })}
        >
          {nameOf(code)}
        </RemovableChip>
      ))}
      {classification && (
        <RemovableChip
          label={formatMessage({ id: "games_vendor_remove" }, { vendor: kind })}
          onRemove={() => change({ classification: "" })}
        >
          {kind}
        </RemovableChip>
      )}
      {minBet && (
        <RemovableChip label={formatMessage({ id: "games_stake_remove" })} onRemove={() => change({ minBet: "" })}>
          <FormattedMessage
            id="games_stake_from"
            values={{ amount: currency ? <Amount amount={minBet} currency={currency} /> : minBet }}
          />
        </RemovableChip>
      )}
      {minLines !== null && (
        <RemovableChip label={formatMessage({ id: "games_lines_remove" })} onRemove={() => change({ minLines: null })}>
          <FormattedMessage id="games_lines_from" values={{ count: minLines }} />
        </RemovableChip>
      )}
      <li>
        <button type="button" className={styles.clear} onClick={() => change(everything)}>
          <FormattedMessage id="games_clear_filters" />
        </button>
      </li>
    </ul>
  );
}

const RemovableChip = ({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) => (
  <li>
    <Chip size="sm" tone="soft" isSelected aria-label={label} onClick={onRemove}>
      {children}
      <X size={14} aria-hidden="true" />
    </Chip>
  </li>
);

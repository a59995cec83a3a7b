import { X } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SelectedFilters_vendors$key } from "../../__generated__/SelectedFilters_vendors.graphql.ts";
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
  const { vendorCodes, classification, minBet, search } = wanted;
  const nameOf = (code: string) => entries.find(({ vendor }) => vendor.code === code)?.vendor.name ?? code;
  const kind = kinds.find((it) => it.classification === classification)?.title ?? classification;

  return (
    <ul className={styles.chips}>
      {search && (
        <Chip label={formatMessage({ id: "games_search_clear" })} onRemove={() => change({ search: "" })}>
          “{search}”
        </Chip>
      )}
      {vendorCodes.map((code) => (
        <Chip
          key={code}
          label={formatMessage({ id: "games_vendor_remove" }, { vendor: nameOf(code) })}
          onRemove={() => change({ vendorCodes: vendorCodes.filter((other) => other !== code) })}
        >
          {nameOf(code)}
        </Chip>
      ))}
      {classification && (
        <Chip
          label={formatMessage({ id: "games_vendor_remove" }, { vendor: kind })}
          onRemove={() => change({ classification: "" })}
        >
          {kind}
        </Chip>
      )}
      {minBet && (
        <Chip label={formatMessage({ id: "games_stake_remove" })} onRemove={() => change({ minBet: "" })}>
          <FormattedMessage
            id="games_stake_from"
            values={{ amount: currency ? <Amount amount={minBet} currency={currency} /> : minBet }}
          />
        </Chip>
      )}
      <li>
        <button type="button" className={styles.clear} onClick={() => change(everything)}>
          <FormattedMessage id="games_clear_filters" />
        </button>
      </li>
    </ul>
  );
}

const Chip = ({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
      {children}
      <X size={14} aria-hidden="true" />
    </button>
  </li>
);

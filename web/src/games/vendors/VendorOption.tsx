import { ChevronRight, Wrench } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { VendorOption_entry$key } from "../../__generated__/VendorOption_entry.graphql.ts";
import tick from "../../ui/control/Tick.module.css";
import styles from "./VendorFilter.module.css";

/** A checkbox for a vendor, or a button that opens the popup of its games. */
export function VendorOption({
  entry: key,
  isChosen,
  onSelect,
}: {
  entry: VendorOption_entry$key;
  isChosen: boolean;
  onSelect: () => void;
}) {
  const { gameCount, vendor } = useFragment(
    graphql`
      fragment VendorOption_entry on GameMenuVendor {
        gameCount
        vendor {
          name
          status
          opensAsList
        }
      }
    `,
    key,
  );
  const { formatMessage, formatNumber } = useIntl();
  const closed = vendor.status !== "ACTIVE" && (
    <Wrench size={14} className={styles.closed} role="img" aria-label={formatMessage({ id: "games_maintenance" })} />
  );

  // A platform that does not count the games has none here.
  const count = gameCount > 0 && <span className={styles.count}>{formatNumber(gameCount)}</span>;

  if (vendor.opensAsList) {
    return (
      <button type="button" className={styles.option} onClick={onSelect}>
        <span className={styles.name}>{vendor.name}</span>
        {closed}
        {count}
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    );
  }
  return (
    <label className={styles.option}>
      <input type="checkbox" className={tick.tick} checked={isChosen} onChange={onSelect} />
      <span className={styles.name}>{vendor.name}</span>
      {closed}
      {count}
    </label>
  );
}

import { X } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SelectedVendors_vendors$key } from "../__generated__/SelectedVendors_vendors.graphql.ts";
import styles from "./SelectedVendors.module.css";

/** The vendors that a lobby is narrowed to, each with its way out. */
export function SelectedVendors({
  vendors: keys,
  selected,
  onChange,
}: {
  vendors: SelectedVendors_vendors$key;
  selected: readonly string[];
  onChange: (codes: readonly string[]) => void;
}) {
  const entries = useFragment(
    graphql`
      fragment SelectedVendors_vendors on GameMenuVendor @relay(plural: true) {
        vendor {
          code
          name
        }
      }
    `,
    keys,
  );
  const { formatMessage } = useIntl();
  if (selected.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {selected.map((code) => {
        const name = entries.find(({ vendor }) => vendor.code === code)?.vendor.name ?? code;
        return (
          <li key={code}>
            <button
              type="button"
              className={styles.chip}
              aria-label={formatMessage({ id: "games_vendor_remove" }, { vendor: name })}
              onClick={() => onChange(selected.filter((other) => other !== code))}
            >
              {name}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
      {selected.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={() => onChange([])}>
            <FormattedMessage id="games_clear_filters" />
          </button>
        </li>
      )}
    </ul>
  );
}

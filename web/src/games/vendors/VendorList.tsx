import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { VendorList_vendors$key } from "../../__generated__/VendorList_vendors.graphql.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./VendorFilter.module.css";
import { VendorOption } from "./VendorOption.tsx";

/** A list of more vendors than this scrolls and has a search field. */
const longList = 10;

/** A list of vendors with checkboxes. Each change is applied at once. */
export function VendorList({
  vendors: keys,
  selected,
  onChange,
  onOpenList,
}: {
  vendors: VendorList_vendors$key;
  selected: readonly string[];
  onChange: (codes: readonly string[]) => void;
  /** Called when the visitor chooses a vendor with a popup of its own. */
  onOpenList: (code: string) => void;
}) {
  const entries = useFragment(
    graphql`
      fragment VendorList_vendors on GameMenuVendor @relay(plural: true) {
        vendor {
          code
          name
          opensAsList
        }
        ...VendorOption_entry
      }
    `,
    keys,
  );
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLocaleLowerCase();
  const shown = entries.filter(({ vendor }) => vendor.name.toLocaleLowerCase().includes(wanted));

  return (
    <>
      {entries.length > longList && (
        <input
          type="search"
          className={styles.search}
          value={search}
          placeholder={formatMessage({ id: "games_vendor_search" })}
          aria-label={formatMessage({ id: "games_vendor_search" })}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className={styles.list}>
        {shown.map((entry) => {
          const { code, opensAsList } = entry.vendor;
          const isChosen = selected.includes(code);
          const toggle = () => onChange(isChosen ? selected.filter((other) => other !== code) : [...selected, code]);
          return (
            <li key={code}>
              <VendorOption
                entry={entry}
                isChosen={isChosen}
                onSelect={opensAsList ? () => onOpenList(code) : toggle}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <Text as="p" className={styles.none} role="status" text="games_vendor_none" />}
    </>
  );
}

import { Popover } from "@base-ui/react/popover";
import { ChevronDown, Layers } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { VendorFilter_vendors$key } from "../__generated__/VendorFilter_vendors.graphql.ts";
import styles from "./VendorFilter.module.css";
import { VendorOption } from "./VendorOption.tsx";

/** From this many vendors on, the list scrolls and can be searched. */
const longList = 10;

/** Narrows a lobby to some of its vendors. Each tick counts at once. */
export function VendorFilter({
  vendors: keys,
  selected,
  onChange,
  onOpenList,
}: {
  vendors: VendorFilter_vendors$key;
  selected: readonly string[];
  onChange: (codes: readonly string[]) => void;
  /** A vendor was chosen whose games are shown in a popup of their own. */
  onOpenList: (code: string) => void;
}) {
  const entries = useFragment(
    graphql`
      fragment VendorFilter_vendors on GameMenuVendor @relay(plural: true) {
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
  const [isOpen, setOpen] = useState(false);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = entries.filter(({ vendor }) => vendor.name.toLocaleLowerCase().includes(wanted));
  if (entries.length === 0) return null;

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setSearch("");
      }}
    >
      <Popover.Trigger className={styles.trigger}>
        <Layers size={18} aria-hidden="true" />
        <span className={styles.label}>
          <FormattedMessage id="games_vendors" />
        </span>
        {selected.length > 0 && <span className={styles.badge}>{selected.length}</span>}
        <ChevronDown size={16} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={8} align="end" collisionPadding={12}>
          <Popover.Popup className={styles.popup} aria-label={formatMessage({ id: "games_vendors" })}>
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
                const toggle = () =>
                  onChange(isChosen ? selected.filter((other) => other !== code) : [...selected, code]);
                const openList = () => {
                  setOpen(false);
                  onOpenList(code);
                };
                return (
                  <li key={code}>
                    <VendorOption entry={entry} isChosen={isChosen} onSelect={opensAsList ? openList : toggle} />
                  </li>
                );
              })}
            </ul>
            {shown.length === 0 && (
              <p className={styles.none} role="status">
                <FormattedMessage id="games_vendor_none" />
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

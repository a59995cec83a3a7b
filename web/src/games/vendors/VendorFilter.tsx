import { Popover } from "@base-ui/react/popover";
import { ChevronDown, Layers } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { VendorList_vendors$key } from "../../__generated__/VendorList_vendors.graphql.ts";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import styles from "./VendorFilter.module.css";
import { VendorList } from "./VendorList.tsx";

/** Filters a lobby by vendors. */
export function VendorFilter({
  vendors,
  selected,
  onChange,
  onOpenList,
}: {
  vendors: VendorList_vendors$key;
  selected: readonly string[];
  onChange: (codes: readonly string[]) => void;
  onOpenList: (code: string) => void;
}) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(() => setOpen(false), isOpen);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
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
            <VendorList
              vendors={vendors}
              selected={selected}
              onChange={onChange}
              onOpenList={(code) => {
                setOpen(false);
                onOpenList(code);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

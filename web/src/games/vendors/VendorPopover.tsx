import { Popover } from "@base-ui/react/popover";
import { type ReactElement, useState } from "react";
import { useIntl } from "react-intl";
import type { VendorList_vendors$key } from "../../__generated__/VendorList_vendors.graphql.ts";
import { useCloseOnBack } from "../../browser/back/useCloseOnBack.ts";
import styles from "./VendorFilter.module.css";
import { VendorList } from "./VendorList.tsx";

interface Props {
  /** The button that opens the popover. */
  trigger: ReactElement;
  vendors: VendorList_vendors$key;
  selected: readonly string[];
  onChange: (codes: readonly string[]) => void;
  onOpenList: (code: string) => void;
}

/** The list of vendors behind a button; open at first, because the visitor clicked before its code was loaded. */
export function VendorPopover({ trigger, vendors, selected, onChange, onOpenList }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  useCloseOnBack(() => setOpen(false), isOpen);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
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

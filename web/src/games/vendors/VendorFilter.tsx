import { ChevronDown, Layers } from "lucide-react";
import type { ComponentProps } from "react";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { MenuOnDemand } from "../../ui/menu/MenuOnDemand.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./VendorFilter.module.css";
import type { VendorPopover } from "./VendorPopover.tsx";

const loadPopover = async () => (await import("./VendorPopover.tsx")).VendorPopover;
const Loaded = lazyPart(loadPopover);

/** Filters a lobby by vendors. */
export function VendorFilter(props: Omit<ComponentProps<typeof VendorPopover>, "trigger">) {
  const { selected } = props;
  const button = (
    <button type="button" className={styles.trigger}>
      <Layers size={18} aria-hidden="true" />
      <Text as="span" className={styles.label} text="games_vendors" />
      {selected.length > 0 && <span className={styles.badge}>{selected.length}</span>}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
  return (
    <MenuOnDemand button={button} kind="dialog" prepare={() => void loadPopover()}>
      <Loaded {...props} trigger={button} />
    </MenuOnDemand>
  );
}

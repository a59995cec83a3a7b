import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, use, useState } from "react";
import { PanelMemory } from "./panelMemory.ts";
import styles from "./Tabs.module.css";

interface Props<Value extends string> {
  label: string;
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs with one visible panel; the arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, tabs, selected, onSelect, children }: Props<Value>) {
  const outer = use(PanelMemory);
  const [own] = useState(() => new Map<string, object>());
  return (
    <Base.Root value={selected} onValueChange={onSelect} className={styles.root}>
      <Base.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel key={selected} value={selected} className={styles.panel}>
        <PanelMemory value={outer ?? own}>{children}</PanelMemory>
      </Base.Panel>
    </Base.Root>
  );
}

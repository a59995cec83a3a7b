import { Tabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./PlayBoard.module.css";

interface Props {
  label: string;
  tabs: readonly { readonly code: string; readonly title: string }[];
  selected: string;
  onSelect: (code: string) => void;
  /** The board of the selected one. */
  children: ReactNode;
}

/** The play types, in a row that can be slid: there may be more of them than a phone is wide. */
export const PlayTypeTabs = ({ label, tabs, selected, onSelect, children }: Props) => (
  <Tabs.Root value={selected} onValueChange={onSelect} className={styles.board}>
    <Tabs.List aria-label={label} className={styles.types}>
      {tabs.map(({ code, title }) => (
        <Tabs.Tab key={code} value={code} className={styles.type}>
          {title}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel key={selected} value={selected} className={styles.panel}>
      {children}
    </Tabs.Panel>
  </Tabs.Root>
);

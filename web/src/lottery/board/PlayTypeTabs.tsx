import { Tabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { chipProps } from "../../ui/control/chipProps.ts";
import styles from "./PlayBoard.module.css";

interface Props {
  label: string;
  tabs: readonly { readonly code: string; readonly title: string }[];
  selected: string;
  onSelect: (code: string) => void;
  /** The board of the selected play type. */
  children: ReactNode;
}

/** The play types in a row that scrolls sideways, because they may be wider than a phone. */
export const PlayTypeTabs = ({ label, tabs, selected, onSelect, children }: Props) => (
  <Tabs.Root value={selected} onValueChange={onSelect} className={styles.board}>
    <Tabs.List aria-label={label} className={styles.types}>
      {tabs.map(({ code, title }) => (
        <Tabs.Tab key={code} value={code} {...chipProps({ size: "lg" })}>
          {title}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel key={selected} value={selected} className={styles.panel}>
      {children}
    </Tabs.Panel>
  </Tabs.Root>
);

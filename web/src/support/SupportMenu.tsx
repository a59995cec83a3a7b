import type { ReactElement } from "react";
import { Menu } from "../ui/menu/Menu.tsx";
import { SupportItems } from "./SupportItems.tsx";

interface Props {
  trigger: ReactElement;
  /** Whether the menu opens at once, because the visitor clicked before its code was loaded. */
  isOpenAtFirst?: boolean;
}

/** The menu of customer service and help, behind a button. */
export const SupportMenu = ({ trigger, isOpenAtFirst = false }: Props) => (
  <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
    <SupportItems />
  </Menu>
);

import type { ReactElement } from "react";
import { Menu } from "../ui/menu/Menu.tsx";
import { SupportItems } from "./SupportItems.tsx";

interface Props {
  trigger: ReactElement;
  /** For a menu that was asked for before its code was here. */
  isOpenAtFirst?: boolean;
}

/** The ways to help, behind a button. */
export const SupportMenu = ({ trigger, isOpenAtFirst = false }: Props) => (
  <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
    <SupportItems />
  </Menu>
);

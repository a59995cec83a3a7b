import type { ReactElement } from "react";
import type { To } from "react-router-dom";
import { Menu } from "../ui/menu/Menu.tsx";
import { SupportItems } from "./SupportItems.tsx";

interface Props {
  trigger: ReactElement;
  /** Whether the menu opens at once, because the visitor clicked before its code was loaded. */
  isOpenAtFirst?: boolean;
  /** The address of the member's messages. */
  messages: To;
}

/** The menu of customer service and help, behind a button. */
export const SupportMenu = ({ trigger, isOpenAtFirst = false, messages }: Props) => (
  <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
    <SupportItems messages={messages} />
  </Menu>
);

import { FormattedMessage } from "react-intl";
import type { SideMenu_site$key } from "../../__generated__/SideMenu_site.graphql.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { SideMenu } from "./SideMenu.tsx";

interface Props {
  site: SideMenu_site$key;
  /** Message id of the drawer's name. */
  title: string;
  onClose: () => void;
}

/** The side menu as a drawer, on small screens. */
export const MenuDrawer = ({ site, title, onClose }: Props) => (
  <Dialog title={<FormattedMessage id={title} />} onClose={onClose} isFlush>
    <SideMenu site={site} isMini={false} onClose={onClose} />
  </Dialog>
);

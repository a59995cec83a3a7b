import { FormattedMessage } from "react-intl";
import type { SideMenu_site$key } from "../../__generated__/SideMenu_site.graphql.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { SideMenu } from "./SideMenu.tsx";

/** The side menu as a drawer, on small screens. */
export const MenuDrawer = ({ site, onClose }: { site: SideMenu_site$key; onClose: () => void }) => (
  <Dialog title={<FormattedMessage id="menu" />} onClose={onClose} isFlush>
    <SideMenu site={site} isMini={false} isDrawer />
  </Dialog>
);

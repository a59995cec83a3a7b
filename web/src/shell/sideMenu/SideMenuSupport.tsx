import clsx from "clsx";
import { Headset } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useMemberLink } from "../../member/useMemberLink.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { MenuOnDemand } from "../../ui/menu/MenuOnDemand.tsx";
import styles from "./SideMenu.module.css";
import { EntryFace } from "./SideMenuLink.tsx";

const loadSupportMenu = async () => (await import("../../support/SupportMenu.tsx")).SupportMenu;
const SupportMenu = lazyPart(loadSupportMenu);

/** Customer service, chat and help, behind one entry. */
export function SideMenuSupport() {
  const linkTo = useMemberLink();
  const button = (
    <button type="button" className={clsx(styles.link, styles.wide)}>
      <EntryFace icon={<Headset />}>
        <FormattedMessage id="support_service" />
      </EntryFace>
    </button>
  );
  return (
    <li>
      <MenuOnDemand button={button} prepare={() => void loadSupportMenu()}>
        <SupportMenu trigger={button} isOpenAtFirst messages={linkTo("messageV2")} />
      </MenuOnDemand>
    </li>
  );
}

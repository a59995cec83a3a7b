import { ArrowLeft } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { searchWithPane } from "../../caller/memberAddress.ts";
import type { Setting } from "../../security/settings.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { accountPage, isAccountPage } from "../accountPage.ts";
import { paneParams } from "../paneParams.ts";
import styles from "./MemberCentre.module.css";
import { useUp } from "./useUp.ts";

interface Props {
  /** The pane that the address names; null for the menu. */
  pane: string | null;
  setting: Setting | null;
}

/** On phones, beside the title: leads from a setting to all settings, and from a pane to the menu, which has no such button. */
export function UpButton({ pane, setting }: Props) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const above = setting ? pane : null;
  const up = useUp(
    setting ? 2 : pane ? 1 : 0,
    isAccountPage(pathname) ? accountPage(above) : { search: searchWithPane(search, above ?? "menu", paneParams) },
  );
  if (!pane) return null;
  return (
    <IconButton
      label={formatMessage({ id: setting ? "setting_all" : "member_centre" })}
      className={styles.up}
      onClick={up}
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </IconButton>
  );
}

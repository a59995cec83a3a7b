import { Smartphone } from "lucide-react";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { SideMenuLink } from "./SideMenuLink.tsx";

/** Leads to the guide to the app. With a mouse it opens the codes for the visitor's phone instead. */
export function SideMenuDownload() {
  const { formatMessage } = useIntl();
  const { openDialog } = useSessionDialogs();
  const openCodes = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isForNewTab || !matchMedia("(any-pointer: fine)").matches) return;
    event.preventDefault();
    openDialog("download");
  };
  return (
    <SideMenuLink
      to="/download"
      icon={<Smartphone />}
      label={formatMessage({ id: "download_app" })}
      onClick={openCodes}
    />
  );
}

import { FormattedMessage } from "react-intl";
import { install, useCanInstall } from "../../install/installOffer.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./DownloadScreen.module.css";

interface Props {
  system: "android" | "ios";
  url: string;
}

/** The first step on the phone itself: installs, where the browser offers it, or opens the download. */
export function FirstStep({ system, url }: Props) {
  const canInstall = useCanInstall();
  if (system === "android" && canInstall) return <Button onClick={() => void install()} text="install_app" />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.begin}>
      <FormattedMessage id="download_open" />
    </a>
  );
}

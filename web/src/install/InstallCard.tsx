import { MonitorDown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import styles from "./InstallCard.module.css";
import { install, useCanInstall } from "./installOffer.ts";

const APPLE = /iPhone|iPad/;

/** How to install the client: a button if the browser offers it, otherwise instructions. */
export function InstallCard({ brand }: { brand: string }) {
  const canInstall = useCanInstall();
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  const isApple = APPLE.test(navigator.userAgent);
  if (isInstalled || (!canInstall && !isApple)) return null;
  return (
    <section className={styles.card}>
      <MonitorDown size={30} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id="install_title" />
        </h2>
        <p>
          <FormattedMessage id="install_text" values={{ brand }} />
        </p>
        {isApple && (
          <p>
            <FormattedMessage id="install_ios" />
          </p>
        )}
      </div>
      {canInstall && <Button onClick={() => void install()} text="install_app" />}
    </section>
  );
}

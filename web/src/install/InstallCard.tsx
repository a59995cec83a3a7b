import { MonitorDown } from "lucide-react";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
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
        <Text as="h2" className={styles.title} text="install_title" />
        <Text as="p" text="install_text" values={{ brand }} />
        {isApple && <Text as="p" text="install_ios" />}
      </div>
      {canInstall && <Button onClick={() => void install()} text="install_app" />}
    </section>
  );
}

import { Coins } from "lucide-react";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./OwnPoints.module.css";

/** Says to guests and trial accounts what points are, and asks them to log in. */
export function GuestPoints() {
  const logIn = useProtectedAction(() => {});
  return (
    <section className={styles.account} aria-labelledby="guest-points">
      <Coins className={styles.icon} size={36} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="h2" id="guest-points" className={styles.guest} text="points_guest_title" />
        <Text as="p" className={styles.note} text="points_guest_text" />
      </div>
      <div className={styles.actions}>
        <Button onClick={logIn} text="points_guest_action" />
      </div>
    </section>
  );
}

import { Coins } from "lucide-react";
import { JoinButtons } from "../caller/JoinButtons.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./OwnPoints.module.css";

/** Says to guests and trial accounts what points are, and asks them to register. Guests may log in instead. */
export function GuestPoints() {
  return (
    <section className={styles.account} aria-labelledby="guest-points">
      <Coins className={styles.icon} size={36} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="h2" id="guest-points" className={styles.guest} text="points_guest_title" />
        <Text as="p" className={styles.note} text="points_guest_text" />
      </div>
      <div className={styles.actions}>
        <JoinButtons />
      </div>
    </section>
  );
}

import { Coins } from "lucide-react";
import { useCaller } from "../caller/caller.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./OwnPoints.module.css";

/** Says to guests and trial accounts what points are, and asks them to register. Guests may log in instead. */
export function GuestPoints() {
  const caller = useCaller();
  const { openLogin, openRegister } = useSessionDialogs();
  return (
    <section className={styles.account} aria-labelledby="guest-points">
      <Coins className={styles.icon} size={36} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="h2" id="guest-points" className={styles.guest} text="points_guest_title" />
        <Text as="p" className={styles.note} text="points_guest_text" />
      </div>
      <div className={styles.actions}>
        {caller !== "subAccount" && <Button onClick={() => openRegister()} text="register" />}
        {caller === "guest" && <Button variant="secondary" onClick={() => openLogin()} text="log_in" />}
      </div>
    </section>
  );
}

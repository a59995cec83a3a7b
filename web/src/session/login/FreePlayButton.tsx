import { Gift } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../form/SessionForm.module.css";
import { useFreePlay } from "./useFreePlay.ts";

/** Opens a trial account with play money, without username or password. */
export function FreePlayButton({ onLoggedIn }: { onLoggedIn: (() => void) | undefined }) {
  const [start, isStarting] = useFreePlay(onLoggedIn);
  return (
    <>
      <Button variant="secondary" isWide isBusy={isStarting} onClick={start}>
        <Gift size={18} aria-hidden="true" />
        <FormattedMessage id="session_free_play" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="session_free_play_hint" />
      </p>
    </>
  );
}

import { Gift } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../form/SessionForm.module.css";
import { useFreePlay } from "./useFreePlay.ts";

/** Opens a trial account with play money, without username or password; a refusal stands below the button. */
export function FreePlayButton({ onLoggedIn }: { onLoggedIn: (() => void) | undefined }) {
  const [refusal, setRefusal] = useState("");
  const [start, isStarting] = useFreePlay(setRefusal, onLoggedIn);
  const tryIt = () => {
    setRefusal("");
    start();
  };
  return (
    <>
      <Button variant="secondary" isWide isBusy={isStarting} onClick={tryIt}>
        <Gift size={18} aria-hidden="true" />
        <FormattedMessage id="session_free_play" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="session_free_play_hint" />
      </p>
      {refusal !== "" && (
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
      )}
    </>
  );
}

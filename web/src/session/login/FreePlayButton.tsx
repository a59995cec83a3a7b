import { Gift } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FailureNote } from "../../change/FailureNote.tsx";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../form/SessionForm.module.css";
import { useFreePlay } from "./useFreePlay.ts";

/** Opens a trial account with play money, without username or password; a failure stands below the button. */
export function FreePlayButton({ onLoggedIn }: { onLoggedIn: (() => void) | undefined }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [start, isStarting] = useFreePlay(setFailure, onLoggedIn);
  const tryIt = () => {
    setFailure(null);
    start();
  };
  return (
    <>
      <Button variant="secondary" isWide isBusy={isStarting} onClick={tryIt}>
        <Gift size={18} aria-hidden="true" />
        <FormattedMessage id="session_free_play" />
      </Button>
      <Text as="p" className={styles.hint} text="session_free_play_hint" />
      <FailureNote failure={failure} />
    </>
  );
}

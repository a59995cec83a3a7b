import { FormattedMessage } from "react-intl";
import { useSessionDialogs } from "../session/SessionDialogs.tsx";
import { useFreePlay } from "../session/useFreePlay.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./GuestActions.module.css";

/** What the header offers to those who are not logged in. */
export function GuestActions({ hasFreePlay }: { hasFreePlay: boolean }) {
  const { openLogin } = useSessionDialogs();
  const [startFreePlay, isStarting] = useFreePlay();
  return (
    <>
      {hasFreePlay && (
        <Button variant="secondary" size="sm" className={styles.demo} isBusy={isStarting} onClick={startFreePlay}>
          <FormattedMessage id="free_demo" />
        </Button>
      )}
      <Button size="sm" className={styles.login} onClick={() => openLogin()}>
        <FormattedMessage id="log_in" />
      </Button>
    </>
  );
}

import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useFreePlay } from "../../session/login/useFreePlay.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./GuestActions.module.css";

interface Props {
  hasFreePlay: boolean;
  /** Whether visitors can register without an agent. */
  hasRegistration: boolean;
}

/** The header's buttons for guests. */
export function GuestActions({ hasFreePlay, hasRegistration }: Props) {
  const { openLogin, openDialog, showFailure } = useSessionDialogs();
  const navigate = useNavigate();
  const [startFreePlay, isStarting] = useFreePlay(showFailure);
  return (
    <>
      {hasFreePlay && (
        <Button variant="ghost" size="sm" className={styles.demo} isBusy={isStarting} onClick={startFreePlay}>
          <FormattedMessage id="free_demo" />
        </Button>
      )}
      <Button
        size="sm"
        variant={hasRegistration ? "secondary" : "primary"}
        className={styles.login}
        onClick={() => openLogin()}
      >
        <FormattedMessage id="log_in" />
      </Button>
      {hasRegistration && (
        <Button
          size="sm"
          className={styles.login}
          onClick={() => {
            if (!openDialog("registerModal")) void navigate("/register");
          }}
        >
          <FormattedMessage id="register" />
        </Button>
      )}
    </>
  );
}

import clsx from "clsx";
import { useLocation } from "react-router-dom";
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
  const { openLogin, openRegister, showFailure } = useSessionDialogs();
  // The page of the registration has a primary button of its own.
  const isAtForm = useLocation().pathname === "/register";
  const [startFreePlay, isStarting] = useFreePlay(showFailure);
  return (
    <>
      {hasFreePlay && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.demo}
          isBusy={isStarting}
          onClick={startFreePlay}
          text="free_demo"
        />
      )}
      <Button
        size="sm"
        variant={hasRegistration ? "secondary" : "primary"}
        className={clsx(styles.login, hasRegistration && styles.roomyOnly)}
        onClick={() => openLogin()}
        text="log_in"
      />
      {hasRegistration && (
        <Button
          size="sm"
          variant={isAtForm ? "secondary" : "primary"}
          className={styles.login}
          onClick={() => openRegister()}
          text="register"
        />
      )}
    </>
  );
}

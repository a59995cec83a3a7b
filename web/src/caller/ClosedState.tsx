import type { LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { useSessionEnd } from "./sessionEnd.ts";
import { useProtectedAction } from "./useProtectedAction.ts";

interface Props {
  icon: LucideIcon;
  /** The ids of the texts. */
  title: string;
  text?: string;
  /** The id of the button's text; null for no button. */
  button?: string | null | undefined;
  /** Open the login, or the warning for trial accounts, without a click. */
  asksOnArrival?: boolean;
}

/** Shown instead of content that the caller has no account for, with a button to log in. The content opens by itself afterwards. */
export function ClosedState({ icon, title, text, button = "session_login_title", asksOnArrival = false }: Props) {
  const ask = useProtectedAction(() => {});
  // When the session has just ended, another dialog says so; do not open a second one.
  const wasLoggedOut = useSessionEnd() !== null;
  const askOnArrival = useEffectEvent(() => {
    // Without a network the login could only fail.
    if (asksOnArrival && !wasLoggedOut && navigator.onLine) ask();
  });
  useEffect(() => askOnArrival(), []);
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={button && <Button onClick={() => ask()} text={button} />}
    />
  );
}

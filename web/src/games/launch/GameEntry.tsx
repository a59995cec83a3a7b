import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useCaller } from "../../caller/caller.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shows its children, or says that the game has no demo and that real money needs a login. */
export function GameEntry({ isOpen, onPlay, children }: { isOpen: boolean; onPlay: () => void; children: ReactNode }) {
  const isGuest = useCaller() === "guest";
  if (isOpen) return children;
  return (
    <EmptyState
      icon={<LogIn size={30} />}
      title={<FormattedMessage id={isGuest ? "session_not_logged_in" : "session_trial_title"} />}
      action={
        <Button onClick={onPlay}>
          <FormattedMessage id="games_for_money" />
        </Button>
      }
    >
      <FormattedMessage id="games_no_demo" />
    </EmptyState>
  );
}

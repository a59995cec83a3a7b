import { Heart } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useSessionEnd } from "../../caller/sessionEnd.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shown to guests and trial accounts instead of favorites: a login button, or that a real account is needed. */
export function FavoritesClosed() {
  // After the login the action does nothing: the screen queries the favorites by itself.
  const ask = useProtectedAction(() => {});
  // When the session has just ended, another dialog says so; do not open a second one.
  const wasLoggedOut = useSessionEnd() !== null;
  const askOnArrival = useEffectEvent(() => {
    if (!wasLoggedOut) ask();
  });
  useEffect(() => askOnArrival(), []);
  return (
    <EmptyState
      icon={<Heart size={30} />}
      title={<FormattedMessage id="games_favorites_guest_title" />}
      action={
        <Button onClick={() => ask()}>
          <FormattedMessage id="session_login_title" />
        </Button>
      }
    >
      <FormattedMessage id="games_favorites_guest_text" />
    </EmptyState>
  );
}

import { Heart } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useSessionEnd } from "../../caller/sessionEnd.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** What guests and trial accounts find at their favourites: the login, or the word that a real account is needed. */
export function FavoritesClosed() {
  // Whoever may see the favourites needs nothing more: the screen asks again by itself.
  const ask = useProtectedAction(() => {});
  // Who was just logged out is told that first: one window at a time.
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

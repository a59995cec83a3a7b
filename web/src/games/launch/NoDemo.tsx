import { Coins } from "lucide-react";
import { useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "./GameStage.module.css";
import { SuggestedGames } from "./SuggestedGames.tsx";

/**
 * Shown to guests and trial accounts instead of a game without a demo: they can log in, create an account, or choose a
 * game with a demo. The game opens by itself after the login.
 */
export function NoDemo({ onPlay }: { onPlay: () => void }) {
  const isGuest = useCaller() === "guest";
  const { openRegister } = useSessionDialogs();
  return (
    <div className={styles.center}>
      <EmptyState
        icon={Coins}
        title="games_no_demo"
        action={
          <div className={styles.ways}>
            {isGuest && <Button onClick={onPlay} text="session_login_title" />}
            {/* With an action to continue with, even an empty one, the registration stays at the game. */}
            <Button
              variant={isGuest ? "secondary" : "primary"}
              onClick={() => openRegister(() => {})}
              text="register_submit"
            />
          </div>
        }
        text="games_no_demo_text"
      />
      <QuietPart>
        <SuggestedGames withDemo Title="h3" />
      </QuietPart>
    </div>
  );
}

import { useCaller } from "../caller/caller.ts";
import { SuggestedGames } from "../games/launch/SuggestedGames.tsx";
import { QuietPart } from "../relay/QuietPart.tsx";
import { NotFoundScreen } from "../site/NotFoundScreen.tsx";
import styles from "./UnknownPage.module.css";

/** Shown at an unknown path: what is missing, and games to go on with. */
export function UnknownPage() {
  const isGuest = useCaller() === "guest";
  return (
    <div className={styles.page}>
      <NotFoundScreen />
      <QuietPart>
        <SuggestedGames withDemo={isGuest} Title="h2" />
      </QuietPart>
    </div>
  );
}

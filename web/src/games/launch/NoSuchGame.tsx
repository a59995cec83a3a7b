import { SearchX } from "lucide-react";
import { useIntl } from "react-intl";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { useCaller } from "../../caller/caller.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "./GameStage.module.css";
import { SuggestedGames } from "./SuggestedGames.tsx";

/** Shown at the address of a game that does not exist, with others to go on with. */
export function NoSuchGame({ isPage }: { isPage?: boolean | undefined }) {
  const isGuest = useCaller() === "guest";
  useTabTitle(useIntl().formatMessage({ id: "games_missing_title" }));
  return (
    <div className={styles.center}>
      <EmptyState isPage={isPage} icon={SearchX} title="games_missing_title" action={<BrowseLink />} />
      <QuietPart>
        <SuggestedGames withDemo={isGuest} Title={isPage ? "h2" : "h3"} />
      </QuietPart>
    </div>
  );
}

import { SearchX } from "lucide-react";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { everything, isNarrowed } from "../filters/lobbySearch.ts";
import { useLobbySearch } from "../filters/useLobbySearch.ts";

/** Shown instead of an empty list: suggests to clear the filters, or says that there are no games. */
export function NoGames() {
  const { wanted, change } = useLobbySearch();
  const wasNarrowed = isNarrowed(wanted);
  return (
    <EmptyState
      icon={SearchX}
      title="games_none_title"
      action={
        wasNarrowed && <Button variant="secondary" onClick={() => change(everything)} text="games_clear_filters" />
      }
      text={wasNarrowed ? "games_none_text" : "games_empty_text"}
    />
  );
}

import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type LobbySearch, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

/**
 * The filters that the visitor has chosen, updated at once. `isBusy` is true while the list still shows the answer for
 * earlier filters. Each change replaces the history entry, so that going back leaves the lobby.
 */
export function useLobbySearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const [wanted, setWanted] = useState(address);
  // The address changed by other means (back, a link): take its filters.
  if (seen !== address) {
    setSeen(address);
    setWanted(address);
  }

  const change = (part: Partial<LobbySearch>) => {
    const next = writeLobbySearch(new URLSearchParams(wanted), part);
    setWanted(next.toString());
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { wanted: parseLobbySearch(new URLSearchParams(wanted)), isBusy: wanted !== address, change };
}

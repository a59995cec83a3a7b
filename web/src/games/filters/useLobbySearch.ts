import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type LobbySearch, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

/**
 * The filters that the visitor has chosen, updated at once. `isBusy` is true while the list still shows the answer for
 * earlier filters. Back takes back the last choice; a text counts as one choice, however long the visitor types.
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

  const current = parseLobbySearch(new URLSearchParams(wanted));
  const change = (part: Partial<LobbySearch>) => {
    const next = writeLobbySearch(new URLSearchParams(wanted), part);
    setWanted(next.toString());
    const isTyping = Object.keys(part).every((name) => name === "search") && current.search !== "";
    setParams(next, { replace: isTyping, preventScrollReset: true });
  };
  return { wanted: current, isBusy: wanted !== address, change };
}

import { createContext, use, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type LobbySearch, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

interface ChosenSearch {
  /** The filters that the visitor has chosen, updated at once. */
  readonly wanted: LobbySearch;
  /** Whether the list still shows the answer for earlier filters. */
  readonly isBusy: boolean;
  /** Back takes back the last choice; a text counts as one choice, however long the visitor types. */
  change(part: Partial<LobbySearch>): void;
}

/** Gives a screen's `useOwnLobbySearch` to the parts of the screen. */
export const LobbySearchContext = createContext<ChosenSearch | null>(null);

/** The search of a screen, which shares it with its parts: a choice in one of them makes the others busy. */
export function useOwnLobbySearch(): ChosenSearch {
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

/** The search of the screen around this component. */
export function useLobbySearch(): ChosenSearch {
  const search = use(LobbySearchContext);
  if (!search) throw new Error("LobbySearchContext is not around this component");
  return search;
}

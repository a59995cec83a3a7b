import { useEffect, useState, useTransition } from "react";
import { useQueryLoader } from "react-relay";
import type { SearchResultsQuery } from "../__generated__/SearchResultsQuery.graphql.ts";
import { asSearchText } from "../games/catalog/searchText.ts";
import { searchQuery } from "./SearchResults.tsx";

const PAUSE_MS = 150;
/** The shortest text that the gateway searches for. */
const SHORTEST = 2;

/** Searches while the visitor types. The last results stay until the next ones arrive. */
export function useSearch() {
  const [text, setText] = useState("");
  const [queryRef, load] = useQueryLoader<SearchResultsQuery>(searchQuery);
  const [isPending, startTransition] = useTransition();
  const wanted = asSearchText(text);
  const isSearch = [...wanted].length >= SHORTEST;
  useEffect(() => {
    if (!isSearch) return;
    const timer = setTimeout(
      () => startTransition(() => load({ text: wanted }, { fetchPolicy: "store-or-network" })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, isSearch, load]);
  return {
    text,
    setText,
    wanted,
    isSearch,
    /** Whether the results still belong to an earlier text. */
    isBusy: isSearch && (isPending || queryRef?.variables.text !== wanted),
    queryRef: isSearch ? (queryRef ?? null) : null,
    searchAgain: () => load({ text: wanted }, { fetchPolicy: "network-only" }),
  };
}

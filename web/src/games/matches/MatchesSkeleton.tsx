import { useSearchParams } from "react-router-dom";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { isNarrowed, parseLobbySearch } from "../filters/lobbySearch.ts";
import styles from "./NextMatches.module.css";

/** The place of the next matches. A lobby shows them until a visitor narrows its games down. */
export function MatchesSkeleton() {
  const [params] = useSearchParams();
  return !isNarrowed(parseLobbySearch(params)) && <Skeleton className={styles.shelf} />;
}

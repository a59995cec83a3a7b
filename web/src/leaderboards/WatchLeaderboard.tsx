import { useHasAccount } from "../caller/useHasAccount.ts";
import { useWatchLeaderboard } from "./useWatchLeaderboard.ts";

/** Keeps a leaderboard up to date while it is shown. */
export function WatchLeaderboard({ id }: { id: string }) {
  useWatchLeaderboard(id, useHasAccount());
  return null;
}

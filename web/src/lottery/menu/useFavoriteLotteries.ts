import { useSyncExternalStore } from "react";
import { favoriteLotteries, onFavoriteLotteries } from "./favoriteLotteries.ts";

/** Codes of the lotteries that this username, or a guest (null), has marked; follows every change. */
export const useFavoriteLotteries = (username: string | null): readonly string[] =>
  useSyncExternalStore(onFavoriteLotteries, () => favoriteLotteries(username));

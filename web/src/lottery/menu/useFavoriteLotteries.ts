import { useSyncExternalStore } from "react";
import { favoriteLotteries, onFavoriteLotteries } from "./favoriteLotteries.ts";

/** The codes of the lotteries that this username, or a guest (null), marked; follows every change. */
export const useFavoriteLotteries = (username: string | null): readonly string[] =>
  useSyncExternalStore(onFavoriteLotteries, () => favoriteLotteries(username));

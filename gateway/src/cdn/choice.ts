import type { CdnChoices } from "../__generated__/types.ts";
import type { CdnDirectory, CdnUse } from "./directory.ts";

/** The CDNs of one session. All that public answers take from a session is this: two with the same order may share them. */
export interface CdnPick {
  /** Reads the addresses to try, the chosen one first; waits only while the platform's lists aren't known yet. */
  order<T>(use: CdnUse, read: (bases: readonly string[]) => T): T | Promise<T>;
  /** How the choice came about. */
  explain(): Promise<CdnChoices>;
}

export function cdnPick(directory: CdnDirectory, seed: string): CdnPick {
  // A page shows dozens of pictures: their order is looked up once.
  const orders: Partial<Record<CdnUse, readonly string[]>> = {};
  const orderOf = (use: CdnUse) => {
    orders[use] ??= directory.order(use, seed);
    return orders[use];
  };
  return {
    order(use, read) {
      if (directory.isReady) return read(orderOf(use));
      return directory.ready().then(() => read(directory.order(use, seed)));
    },
    async explain() {
      await directory.ready();
      return { images: directory.explain("images", seed), launch: directory.explain("launch", seed) };
    },
  };
}

import type { CdnChoices } from "../__generated__/types.ts";
import type { CdnDirectory, CdnUse } from "./directory.ts";

/**
 * The CDNs of one session. Public answers depend on the session only through this order, so two sessions with the same
 * order can share answers.
 */
export interface CdnPick {
  /** Passes the CDN addresses to `read`, the preferred one first. Waits only until the platform's lists are known. */
  order<T>(use: CdnUse, read: (bases: readonly string[]) => T): T | Promise<T>;
  /** Why this CDN was chosen. */
  explain(): Promise<CdnChoices>;
}

/** Calls `onOther` when anything but the order for pictures is read: kept answers may depend on that order only. */
export function cdnPick(directory: CdnDirectory, seed: string, onOther: () => void): CdnPick {
  // A page shows dozens of pictures, so the order is looked up once.
  const orders: Partial<Record<CdnUse, readonly string[]>> = {};
  const orderOf = (use: CdnUse) => {
    orders[use] ??= directory.order(use, seed);
    return orders[use];
  };
  return {
    order(use, read) {
      if (use !== "images") onOther();
      if (directory.isReady) return read(orderOf(use));
      return directory.ready().then(() => read(directory.order(use, seed)));
    },
    async explain() {
      onOther();
      await directory.ready();
      return { images: directory.explain("images", seed), launch: directory.explain("launch", seed) };
    },
  };
}

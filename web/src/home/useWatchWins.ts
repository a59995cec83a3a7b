import { graphql } from "react-relay";
import type { useWatchWinsSubscription } from "../__generated__/useWatchWinsSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";

const MOST = 20;

/** Adds new large wins to `Site.recentWins` in the store. */
export function useWatchWins(): void {
  useWatch<useWatchWinsSubscription>(
    graphql`
      subscription useWatchWinsSubscription {
        won {
          key
          ...WinChip_win
        }
      }
    `,
    {},
    {
      updater: (store) => {
        const won = store.getRootField("won");
        const site = store.getRoot().getLinkedRecord("site");
        const wins = site?.getLinkedRecords("recentWins");
        if (!won || !site || !wins || wins.some((win) => win?.getValue("key") === won.getValue("key"))) return;
        site.setLinkedRecords([won, ...wins].slice(0, MOST), "recentWins");
      },
    },
  );
}

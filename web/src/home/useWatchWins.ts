import { graphql } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
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
          amount {
            ...Money_amount @relay(mask: false)
          }
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
        site.setLinkedRecords([kept(store, won), ...wins].slice(0, MOST), "recentWins");
      },
    },
  );
}

/** A win has no id, so a copy gets a record of its own; otherwise the next win would overwrite it and its amount. */
function kept(store: RecordSourceSelectorProxy, won: RecordProxy): RecordProxy {
  const id = `win:${won.getValue("key")}`;
  const win = store.get(id) ?? store.create(id, "Win");
  win.copyFieldsFrom(won);
  const amount = won.getLinkedRecord("amount");
  const copy = store.get(`${id}:amount`) ?? store.create(`${id}:amount`, "Money");
  if (amount) copy.copyFieldsFrom(amount);
  win.setLinkedRecord(copy, "amount");
  return win;
}

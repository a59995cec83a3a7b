import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { StatusWatchQuery } from "../../__generated__/StatusWatchQuery.graphql.ts";
import type { StatusWatchSubscription } from "../../__generated__/StatusWatchSubscription.graphql.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useAtLeisure } from "../../ui/lazy/useAtLeisure.ts";

const LOOK_EVERY_MS = 30_000;
/** A page that becomes visible queries at once, unless it did so within this time. */
const RESTED_MS = 5_000;

/**
 * Keeps the site's status in the store up to date: the gateway sends each change. For pages without a stream, a small query
 * follows at random intervals while the page is visible, so that visitors do not all ask at the same moment. When the site
 * opens again, all screens query again.
 */
export function StatusWatch({ state }: { state: string | undefined }) {
  const environment = useRelayEnvironment();
  const askAgain = useAskAgain();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let reading: Subscription | undefined;
    let askedAt = Date.now();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_EVERY_MS * (0.8 + 0.4 * Math.random()));
    };
    const look = () => {
      wait();
      if (document.visibilityState !== "visible") return;
      askedAt = Date.now();
      // One without an answer by now would only be joined.
      reading?.unsubscribe();
      reading = fetchQuery<StatusWatchQuery>(
        environment,
        graphql`
          query StatusWatchQuery {
            viewer {
              systemStatus {
                state
                ...ClosedPage_status
              }
            }
          }
        `,
        {},
        // A failed query is repeated after the next interval.
      ).subscribe({ error: () => {} });
    };
    const lookAgain = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt > RESTED_MS) look();
    };
    wait();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [environment]);

  const hasTime = useAtLeisure();
  useWatch<StatusWatchSubscription>(
    hasTime
      ? graphql`
        subscription StatusWatchSubscription {
          systemStatusChanged {
            state
            ...ClosedPage_status
          }
        }
      `
      : null,
    {},
    {
      updater: (store) => {
        const status = store.getRootField("systemStatusChanged");
        if (status) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(status, "systemStatus");
      },
    },
  );

  const before = useRef(state);
  useEffect(() => {
    const wasClosed = before.current !== undefined && before.current !== "NORMAL";
    before.current = state;
    if (wasClosed && state === "NORMAL") void askAgain();
  }, [state, askAgain]);
  return null;
}

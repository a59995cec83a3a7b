import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { StatusWatchQuery } from "../../__generated__/StatusWatchQuery.graphql.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";

const LOOK_EVERY_MS = 30_000;
/** A page that is looked at again asks at once, unless it just did. */
const RESTED_MS = 5_000;

/**
 * Keeps in the store whether the site is open, as long as somebody looks at the page: one small question now and then, at
 * no fixed beat, so that not everybody asks at the same moment. When it opens again, the screens are asked for anew.
 */
export function StatusWatch({ state }: { state: string | undefined }) {
  const environment = useRelayEnvironment();
  const askAgain = useAskAgain();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let askedAt = Date.now();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_EVERY_MS * (0.8 + 0.4 * Math.random()));
    };
    const look = () => {
      wait();
      if (document.visibilityState !== "visible") return;
      askedAt = Date.now();
      fetchQuery<StatusWatchQuery>(
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
        // A question that fails is asked again with the next beat.
      ).subscribe({ error: () => {} });
    };
    const lookAgain = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt > RESTED_MS) look();
    };
    wait();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [environment]);

  const before = useRef(state);
  useEffect(() => {
    const wasClosed = before.current !== undefined && before.current !== "NORMAL";
    before.current = state;
    if (wasClosed && state === "NORMAL") void askAgain();
  }, [state, askAgain]);
  return null;
}

import { useEffect } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { useFollowDraws_lottery$key } from "../../__generated__/useFollowDraws_lottery.graphql.ts";
import type { useFollowDrawsQuery } from "../../__generated__/useFollowDrawsQuery.graphql.ts";
import type { useFollowDrawsSubscription } from "../../__generated__/useFollowDrawsSubscription.graphql.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { recordServerTime, serverNow } from "../../time/serverClock.ts";

/** How late a pushed event may be before the hook queries instead. */
const GRACE_MS = 2_000;
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps a lottery's current and last draw up to date: by pushed events, and by queries when an event is late. Returns
 * the number of the last draw with published numbers.
 */
export function useFollowDraws(key: useFollowDraws_lottery$key): string {
  const environment = useRelayEnvironment();
  const { id, currentDraw, results } = useFragment(
    graphql`
      fragment useFollowDraws_lottery on Lottery {
        id
        currentDraw @catch(to: NULL) {
          number
          drawsAt
          serverTime
        }
        results(first: 1) @catch(to: NULL) {
          edges {
            node {
              number
            }
          }
        }
      }
    `,
    key,
  );
  useWatch<useFollowDrawsSubscription>(
    graphql`
      subscription useFollowDrawsSubscription($id: ID!) {
        lotteryDrawn(lotteryId: $id) {
          ...LotteryHead_lottery
          ...SlipForm_lottery
        }
      }
    `,
    { id },
  );

  const waitsFor = currentDraw?.number;
  const drawsAt = currentDraw?.drawsAt;
  const serverTime = currentDraw?.serverTime;
  const last = results?.edges[0]?.node.number ?? "";
  const isLastOut = last === waitsFor;
  useEffect(() => {
    if (serverTime) recordServerTime(serverTime);
  }, [serverTime]);
  // Not restarted by every answer: the pauses grow while there is nothing new.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading: Subscription | undefined;
    let pause = FIRST_PAUSE_MS;
    const ask = () => {
      reading = fetchQuery<useFollowDrawsQuery>(
        environment,
        graphql`
          query useFollowDrawsQuery($id: ID!) {
            node(id: $id) {
              ... on Lottery {
                ...LotteryHead_lottery @alias(as: "lottery")
                ...SlipForm_lottery @alias(as: "slip")
              }
            }
          }
        `,
        { id },
        { fetchPolicy: "network-only" },
      ).subscribe({ error: () => {} });
      timer = setTimeout(ask, pause);
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
    };
    const late = drawsAt ? Date.parse(drawsAt) - serverNow() + GRACE_MS : GRACE_MS;
    timer = setTimeout(ask, Math.min(Math.max(late, isLastOut ? FIRST_PAUSE_MS : GRACE_MS), 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, id, drawsAt, isLastOut]);

  return last;
}

import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment, useSubscription } from "react-relay";
import type { useFollowDraws_lottery$key } from "../../__generated__/useFollowDraws_lottery.graphql.ts";
import type { useFollowDrawsQuery } from "../../__generated__/useFollowDrawsQuery.graphql.ts";
import type { useFollowDrawsSubscription } from "../../__generated__/useFollowDrawsSubscription.graphql.ts";
import { hearServerTime, serverNow } from "./serverClock.ts";

/** How long the push may be late before it is looked for. */
const GRACE_MS = 2_000;
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps a lottery's draw and last numbers as they are on the platform: pushed, and asked for where the push stays out
 * when numbers are due. Gives the number of the last draw whose numbers are out.
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
  useSubscription<useFollowDrawsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useFollowDrawsSubscription($id: ID!) {
            lotteryDrawn(lotteryId: $id) {
              ...LotteryHead_lottery
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  );

  const waitsFor = currentDraw?.number;
  const drawsAt = currentDraw?.drawsAt;
  const serverTime = currentDraw?.serverTime;
  const last = results?.edges[0]?.node.number ?? "";
  const isLastOut = last === waitsFor;
  useEffect(() => {
    if (serverTime) hearServerTime(serverTime);
  }, [serverTime]);
  // Not anew with each answer: while there is nothing new, the pauses grow.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    const ask = () => {
      fetchQuery<useFollowDrawsQuery>(
        environment,
        graphql`
          query useFollowDrawsQuery($id: ID!) {
            node(id: $id) {
              ... on Lottery {
                ...LotteryHead_lottery @alias(as: "lottery")
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
    return () => clearTimeout(timer);
  }, [environment, id, drawsAt, isLastOut]);

  return last;
}

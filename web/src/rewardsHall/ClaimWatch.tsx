import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import claimCountQuery, { type ClaimWatchCountQuery } from "../__generated__/ClaimWatchCountQuery.graphql.ts";
import type { ClaimWatchSubscription } from "../__generated__/ClaimWatchSubscription.graphql.ts";
import type { ClaimWatchTimesQuery } from "../__generated__/ClaimWatchTimesQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatch } from "../relay/useWatch.ts";
import { setClaimCount } from "../rewards/claimCount.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";

/** Keeps the number of what the member can claim up to date, for the badge in the header and the menus. */
export function ClaimWatch() {
  const [isTold, setTold] = useState(false);
  useWatch<ClaimWatchSubscription>(
    graphql`
      subscription ClaimWatchSubscription {
        claimableChanged {
          claimableCount
          openMissionCount
        }
      }
    `,
    {},
    { onNext: () => setTold(true) },
  );
  return isTold && <Count />;
}

/** The subscription has brought the count already, so this asks for nothing at first. */
function Count() {
  const { viewer } = useOwnQuery<ClaimWatchCountQuery>(
    graphql`
      query ClaimWatchCountQuery {
        viewer {
          member {
            claimableCount @catch(to: NULL)
          }
        }
      }
    `,
    {},
  );
  const { site } = useOwnQuery<ClaimWatchTimesQuery>(
    graphql`
      query ClaimWatchTimesQuery {
        site {
          brand {
            timeZone
          }
          redEnvelopes @catch(to: NULL) {
            envelopes {
              opensAt
              closesAt
            }
          }
        }
      }
    `,
    {},
  );
  // Neither a new day nor an envelope that opens changes the balance, which wakes the subscription.
  const instants = site.redEnvelopes?.envelopes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
  useRefreshAt({ instants, timeZone: site.brand?.timeZone }, useRefresh<ClaimWatchCountQuery>(claimCountQuery));
  const count = viewer.member?.claimableCount ?? 0;
  useEffect(() => {
    setClaimCount(count);
    return () => setClaimCount(0);
  }, [count]);
  return null;
}

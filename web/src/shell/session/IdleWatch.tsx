import { graphql } from "react-relay";
import type { IdleWatchQuery } from "../../__generated__/IdleWatchQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useRefresh } from "../../relay/useRefresh.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { ToastPlace } from "../../ui/notice/Toast.tsx";
import { IdleNotice } from "./IdleNotice.tsx";
import { useIdleEnd } from "./useIdleEnd.ts";

const query = graphql`
  query IdleWatchQuery {
    viewer {
      session @catch(to: NULL) {
        idleExpiresAt
        expiresAt
        serverTime
      }
    }
  }
`;

/**
 * Asks a member who has not used the site for long to stay, before the platform ends the session. Rounds in the frame of an
 * open game count as use for an hour after the member was last seen (`onUse`): the query that reads the end again is a
 * request of the member's, so the platform moves the end.
 */
export function IdleWatch({ username }: { username: string }) {
  const { viewer } = useOwnQuery<IdleWatchQuery>(query, {}, { fetchPolicy: "store-and-network", fetchKey: username });
  const renew = useRefresh<IdleWatchQuery>(query);
  const { idleExpiresAt, expiresAt, serverTime } = viewer.session ?? {};
  useRecordServerTime(serverTime);
  // When the session has reached its longest time, a request cannot extend it.
  const canStay = idleExpiresAt && expiresAt && Date.parse(idleExpiresAt) < Date.parse(expiresAt);
  const endsAt = canStay ? idleExpiresAt : null;
  const isNear = useIdleEnd(endsAt, renew);
  return (
    <ToastPlace role="status" isOnTop>
      {endsAt && isNear && <IdleNotice endsAt={endsAt} onStay={renew} />}
    </ToastPlace>
  );
}

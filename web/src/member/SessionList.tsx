import { MonitorSmartphone } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { SessionListQuery } from "../__generated__/SessionListQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { Button } from "../ui/button/Button.tsx";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";
import { deviceName } from "./deviceName.ts";
import styles from "./SessionList.module.css";
import { useRevokeSession } from "./useRevokeSession.ts";

/** The account's open sessions, the latest first. */
export function SessionList() {
  // Opened from a menu, so no route's loader could start the query earlier.
  const { viewer } = useOwnQuery<SessionListQuery>(
    graphql`
      query SessionListQuery {
        viewer {
          member {
            id
            sessions {
              id
              startedAt
              device
              ip
              country
              isCurrent
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const { revoke, revoking, hasFailed } = useRevokeSession();
  const sessions = viewer.member?.sessions;
  if (!sessions) return <FormattedMessage id="error_network" />;

  return (
    <>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="error_network" />
        </p>
      )}
      <ul className={styles.list}>
        {sessions.map(({ id, startedAt, device, ip, country, isCurrent }) => (
          <li key={id} className={styles.session}>
            <MonitorSmartphone size={22} aria-hidden="true" />
            <div className={styles.what}>
              <p className={styles.device}>{deviceName(device)}</p>
              <p className={styles.where}>
                {[ip, country].filter(Boolean).join(" · ")} · <TimeAgo at={startedAt} />
              </p>
            </div>
            {isCurrent ? (
              <span className={styles.current}>
                <FormattedMessage id="sessions_current" />
              </span>
            ) : (
              <Button size="sm" variant="secondary" isBusy={revoking === id} onClick={() => revoke(id)}>
                <FormattedMessage id="sessions_end" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { deviceName } from "@atrium/schema/deviceName";
import { MonitorSmartphone } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { SessionListQuery } from "../../__generated__/SessionListQuery.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./SessionList.module.css";
import { useRevokeSession } from "./useRevokeSession.ts";

/** The account's open sessions, the latest first. */
export function SessionList() {
  // Opened from a menu, so no route's loader could start the query earlier.
  const { viewer } = useOwnQuery<SessionListQuery>(
    graphql`
      query SessionListQuery @throwOnFieldError {
        viewer {
          member {
            id
            sessions {
              id
              startedAt
              lastSeenAt
              device
              maskedAddress
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
  const { formatDisplayName } = useIntl();
  const { revoke, revokeOthers, revoking, failure } = useRevokeSession();
  const sessions = viewer.member?.sessions ?? [];
  return (
    <>
      <FailureNote failure={failure} />
      <ul className={styles.list}>
        {sessions.map(({ id, startedAt, lastSeenAt, device, maskedAddress, country, isCurrent }) => (
          <li key={id} className={styles.session}>
            <MonitorSmartphone size={22} aria-hidden="true" />
            <div className={styles.what}>
              <p className={styles.device}>{deviceName(device)}</p>
              <p className={styles.where}>
                {[maskedAddress, country && country !== "XX" && formatDisplayName(country, { type: "region" })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className={styles.where}>
                <FormattedMessage
                  id="sessions_times"
                  values={{
                    begun: <Moment at={startedAt} isWithin />,
                    seen: <Moment at={lastSeenAt ?? startedAt} style="near" isWithin />,
                  }}
                />
              </p>
            </div>
            {isCurrent ? (
              <Text as="span" className={styles.current} text="sessions_current" />
            ) : (
              <Button size="sm" variant="secondary" isBusy={revoking === id} onClick={() => revoke(id)}>
                <FormattedMessage id="sessions_end" /> <span className="visually-hidden">{deviceName(device)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="secondary"
          isWide
          isBusy={revoking === "others"}
          onClick={revokeOthers}
          text="sessions_end_others"
        />
      )}
    </>
  );
}

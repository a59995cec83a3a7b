import clsx from "clsx";
import { Timer } from "lucide-react";
import { FormattedMessage, FormattedTime, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { SessionTimeQuery } from "../../__generated__/SessionTimeQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { twoDigits } from "../../time/clockText.ts";
import { useServerSecond } from "../../time/serverSecond.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import styles from "./SessionTime.module.css";

interface Props {
  /** Shows an icon instead of words; screen readers get a label. */
  isShort?: boolean;
  className?: string | undefined;
}

/** The time, and how long the member has been logged in, so that players keep track of both. The same in all tabs. */
export function SessionTime({ isShort = false, className }: Props) {
  const { formatMessage } = useIntl();
  const { viewer } = useOwnQuery<SessionTimeQuery>(
    graphql`
      query SessionTimeQuery {
        viewer {
          session @catch(to: NULL) {
            startedAt
            serverTime
          }
        }
      }
    `,
    {},
  );
  const { session } = viewer;
  useRecordServerTime(session?.serverTime);
  const second = useServerSecond();
  if (!session || second === 0) return null;
  const minutes = Math.max(0, Math.floor((second - Date.parse(session.startedAt) / 1000) / 60));
  const lasting = `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
  const label = formatMessage({ id: "session_time" });
  // The variant with words is in a menu, where the role `timer` is not allowed.
  const timer = isShort ? { role: "timer", "aria-label": label } : {};
  return (
    <span {...timer} title={label} className={clsx(styles.time, className)}>
      <FormattedTime value={second * 1000} />
      <Timer size={14} aria-hidden="true" />
      {isShort ? <span>{lasting}</span> : <FormattedMessage id="session_lasting" values={{ lasting }} />}
    </span>
  );
}

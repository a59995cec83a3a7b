import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane, settingParam } from "../caller/memberAddress.ts";
import type { Standing } from "../relay/userError.ts";
import { Moment } from "../time/Moment.tsx";
import { limitText } from "../ui/text/limitText.ts";
import { TextLink } from "../ui/text/TextLink.tsx";
import styles from "./StandingFacts.module.css";

// Who shows a limit spreads it with `@relay(mask: false)`.
graphql`
  fragment StandingFacts_limit on PlayLimit {
    kind
    period
    amount {
      ...Money_amount @relay(mask: false)
    }
    minutes
    used {
      ...Money_amount @relay(mask: false)
    }
    usedMinutes
    left {
      ...Money_amount @relay(mask: false)
    }
    resetsAt
  }
`;

// Mutations spread it with `@relay(mask: false)`, so that forms keep it in their status.
graphql`
  fragment StandingFacts_error on UserError {
    limit {
      ...StandingFacts_limit @relay(mask: false)
    }
    playBreak {
      kind
      until
    }
  }
`;

/** What a limit or a break allows now, until when, and where to go on. Shows nothing without either. */
export function StandingFacts({ limit, playBreak }: Partial<Standing>) {
  const { pathname } = useLocation();
  if (limit) {
    const search = searchWithPane(`${settingParam}=playLimits`, "securityCenter");
    return (
      <div className={styles.facts}>
        <LimitFacts limit={limit} />
        <p>
          <TextLink className={styles.link} to={{ pathname, search }} preventScrollReset text="refusal_limits" />
        </p>
      </div>
    );
  }
  if (!playBreak) return null;
  return (
    <div className={styles.facts}>
      <p>
        <BreakEnd until={playBreak.until ?? null} />
      </p>
      <p>
        <Link className={styles.link} to={{ pathname, search: searchWithPane("", "withdraw") }} preventScrollReset>
          <FormattedMessage id="withdraw" />
        </Link>
      </p>
    </div>
  );
}

/** Until when a member is on a break from play. */
export const BreakEnd = ({ until }: { until: string | null }) =>
  until === null ? (
    <FormattedMessage id="play_break_forever" />
  ) : (
    <FormattedMessage id="play_break_until" values={{ at: <Moment at={until} style="plain" /> }} />
  );

function LimitFacts({ limit }: { limit: NonNullable<Standing["limit"]> }) {
  const intl = useIntl();
  const { kind, period, amount, minutes, used, usedMinutes, left, resetsAt } = limit;
  const until = resetsAt ? <Moment at={resetsAt} style="plain" /> : null;
  const usedText = limitText(intl, { amount: used, minutes: usedMinutes });
  const leftText = limitText(intl, { amount: left, minutes: null });
  return (
    <>
      <p className={styles.name}>
        {intl.formatMessage({ id: `limit_kind_${kind}` })}, {intl.formatMessage({ id: `limit_period_${period}` })}:{" "}
        {limitText(intl, { amount, minutes })}
      </p>
      {usedText !== null && until !== null && (
        <p>
          {leftText === null ? (
            <FormattedMessage id="limit_used" values={{ used: usedText, until }} />
          ) : (
            <FormattedMessage id="refusal_left" values={{ used: usedText, left: leftText, until }} />
          )}
        </p>
      )}
    </>
  );
}

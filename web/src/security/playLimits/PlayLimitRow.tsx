import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PlayLimitRow_limit$key } from "../../__generated__/PlayLimitRow_limit.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { limitText } from "../../ui/text/limitText.ts";
import styles from "../Settings.module.css";
import { PendingPlayLimit } from "./PendingPlayLimit.tsx";
import { PlayLimitForm } from "./PlayLimitForm.tsx";
import row from "./PlayLimitRow.module.css";

/** One limit: what is set, what is used, what waits; and the form that changes it. */
export function PlayLimitRow({ limit: key }: { limit: PlayLimitRow_limit$key }) {
  const limit = useFragment(
    graphql`
      fragment PlayLimitRow_limit on PlayLimit @no_inline {
        ...StandingFacts_limit @relay(mask: false)
        pending {
          ...PendingPlayLimit_pending
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { kind, period, amount, minutes, pending } = limit;
  const name = intl.formatMessage({ id: `limit_period_${period}` });
  const value = limitText(intl, { amount, minutes });
  const used = limitText(intl, { amount: limit.used ?? null, minutes: limit.usedMinutes ?? null });
  return (
    <li className={row.row}>
      <div className={row.head}>
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span>{value ?? <FormattedMessage id="limit_none" />}</span>
          {used !== null && (
            <span className={styles.state}>
              <FormattedMessage
                id="limit_used"
                values={{
                  used,
                  until: <Moment at={limit.resetsAt} style="plain" />,
                }}
              />
            </span>
          )}
        </span>
        {!isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <FormattedMessage id="setting_change" />{" "}
            <span className="visually-hidden">
              {intl.formatMessage({ id: `limit_kind_${kind}` })}, {name}
            </span>
          </Button>
        )}
      </div>
      {pending && <PendingPlayLimit pending={pending} limit={{ kind, period, amount, minutes }} />}
      {isOpen && (
        <PlayLimitForm
          limit={{ kind, period, amount, minutes }}
          currency={(limit.used ?? amount)?.currency}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}

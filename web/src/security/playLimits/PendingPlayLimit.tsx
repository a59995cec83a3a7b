import clsx from "clsx";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PendingPlayLimit_pending$key } from "../../__generated__/PendingPlayLimit_pending.graphql.ts";
import type { PendingPlayLimitMutation } from "../../__generated__/PendingPlayLimitMutation.graphql.ts";
import type { useSetPlayLimitMutation } from "../../__generated__/useSetPlayLimitMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { useIsBefore } from "../../time/serverSecond.ts";
import { Button } from "../../ui/button/Button.tsx";
import { limitText } from "../../ui/text/limitText.ts";
import styles from "../Settings.module.css";
import row from "./PlayLimitRow.module.css";
import { inputOf, type PlayLimit, setPlayLimit } from "./useSetPlayLimit.ts";

interface Props {
  pending: PendingPlayLimit_pending$key;
  /** The limit that is in force. */
  limit: PlayLimit;
}

/** A change that waits: the member confirms it after its 24 hours, or drops it. */
export function PendingPlayLimit({ pending: key, limit }: Props) {
  const pending = useFragment(
    graphql`
      fragment PendingPlayLimit_pending on PendingPlayLimit {
        amount {
          ...Money_amount @relay(mask: false)
        }
        minutes
        confirmFrom
        confirmUntil
      }
    `,
    key,
  );
  const intl = useIntl();
  const drop = useChange<useSetPlayLimitMutation>(setPlayLimit);
  const confirm = useChange<PendingPlayLimitMutation>(
    graphql`
      mutation PendingPlayLimitMutation($input: ConfirmPlayLimitInput!) {
        confirmPlayLimit(input: $input) {
          member {
            limitsUnreviewedSince
            playLimits @catch(to: NULL) {
              limits {
                ...PlayLimitRow_limit
              }
            }
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const { kind, period } = limit;
  const present = limit.amount?.amount ?? limit.minutes?.toString() ?? null;
  const at = (value: string) => <Moment at={value} style="plain" />;
  const isDue = !useIsBefore(pending.confirmFrom);
  return (
    <div className={clsx(styles.notice, row.question)}>
      <p>
        <FormattedMessage
          id={isDue ? "limit_pending_due" : "limit_pending"}
          values={{
            value: limitText(intl, pending) ?? intl.formatMessage({ id: "limit_none" }),
            from: at(pending.confirmFrom),
            until: at(pending.confirmUntil),
          }}
        />
      </p>
      <FailureNote failure={confirm.failure ?? drop.failure} />
      <div className={row.actions}>
        {isDue && (
          <Button
            size="sm"
            isBusy={confirm.isBusy}
            onClick={() => confirm.change({ input: { kind, period } })}
            text="limit_confirm"
          />
        )}
        <Button
          size="sm"
          variant="secondary"
          isBusy={drop.isBusy}
          onClick={() => drop.change({ input: inputOf(limit, present) })}
          text="limit_drop"
        />
      </div>
    </div>
  );
}

import { RotateCw } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SentEvent_delivery$key } from "../../__generated__/SentEvent_delivery.graphql.ts";
import type { SentEventMutation } from "../../__generated__/SentEventMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../downline/Downline.module.css";
import own from "./Postback.module.css";

interface Props {
  delivery: SentEvent_delivery$key;
  /** The event will be sent again. */
  onSent: () => void;
}

/** An event, where it is, and its tries. It can be sent again. */
export function SentEvent({ delivery: event, onSent }: Props) {
  const { key, type, account, happenedAt, state, nextTryAt, tries } = useFragment(
    graphql`
      fragment SentEvent_delivery on WebhookDelivery {
        key
        type
        account
        happenedAt
        state
        nextTryAt
        tries {
          at
          status
          latencyMs
          answer
        }
      }
    `,
    event,
  );
  const { change, isBusy, failure } = useChange<SentEventMutation>(graphql`
    mutation SentEventMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const sendAgain = async () => {
    const { done } = await change({ input: { key } });
    if (done) onSent();
  };
  return (
    <li className={styles.action}>
      <div className={styles.head}>
        <span>
          <FormattedMessage id={`agent_postback_${type ?? "other"}`} />
          {account && ` · ${account}`}
        </span>
        <span className={own.state} data-state={state ?? undefined}>
          <FormattedMessage id={`agent_postback_${state ?? "other"}`} />
        </span>
      </div>
      <div className={styles.head}>
        <span className={styles.note}>
          <Moment at={happenedAt} style="plain" />
          {nextTryAt && (
            <>
              {" · "}
              <FormattedMessage id="agent_postback_next" values={{ time: <Moment at={nextTryAt} style="plain" /> }} />
            </>
          )}
        </span>
        {(state !== "WAITING" || nextTryAt) && (
          <Button size="sm" variant="ghost" isBusy={isBusy} onClick={sendAgain}>
            <RotateCw size={18} aria-hidden="true" /> <FormattedMessage id="agent_postback_again" />
          </Button>
        )}
      </div>
      {tries.length > 0 && (
        <details className={own.tries}>
          <summary>
            <FormattedMessage id="agent_postback_tries" values={{ count: tries.length }} />
            {" · "}
            {tries[0]?.status ?? <FormattedMessage id="agent_postback_no_answer" />}
          </summary>
          <ul>
            {tries.map(({ at, status, latencyMs, answer }) => (
              <li key={at}>
                <Moment at={at} style="exact" /> · {status ?? <FormattedMessage id="agent_postback_no_answer" />} ·{" "}
                {latencyMs} ms <q dir="auto">{answer}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

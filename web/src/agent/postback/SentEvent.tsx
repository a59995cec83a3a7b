import { RotateCw } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { SentEventMutation } from "../../__generated__/SentEventMutation.graphql.ts";
import type { SentEvents_postback$data } from "../../__generated__/SentEvents_postback.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import own from "./Postback.module.css";

interface Props {
  event: SentEvents_postback$data["deliveries"][number];
  /** The event will be sent again. */
  onSent: () => void;
}

/** An event, where it is, and its tries. It can be sent again. */
export function SentEvent({ event, onSent }: Props) {
  const { key, type, account, subIds, happenedAt, state, nextTryAt, tries } = event;
  const subs = subIds.flatMap((value, index) => (value ? [`sub${index + 1}=${value}`] : [])).join(" · ");
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
          {account && (
            <span>
              {" · "}
              <AccountName account={account} />
            </span>
          )}
        </span>
        {state && <Text as="span" className={own.state} data-state={state} text={`agent_postback_${state}`} />}
      </div>
      <div className={styles.head}>
        <span className={styles.note}>
          <Moment at={happenedAt} style="plain" />
          {subs && <bdi>{` · ${subs}`}</bdi>}
          {nextTryAt && (
            <span>
              {" · "}
              <FormattedMessage id="agent_postback_next" values={{ time: <Moment at={nextTryAt} style="plain" /> }} />
            </span>
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
            <span> · {statusOf(tries[0]?.status)}</span>
          </summary>
          <ul>
            {tries.map(({ at, status, latencyMs, answer }) => (
              <li key={at}>
                <Moment at={at} style="exact" />
                <span> · {statusOf(status)}</span>
                <span> · {latencyMs} ms</span> <q dir="auto">{answer}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

const statusOf = (status: number | null | undefined) => status ?? <Text as="span" text="agent_postback_no_answer" />;

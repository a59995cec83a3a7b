import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Form } from "react-router-dom";
import type { SentEvents_postback$key } from "../../__generated__/SentEvents_postback.graphql.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import own from "./Postback.module.css";
import { SentEvent } from "./SentEvent.tsx";

const LOOK_MS = 3_000;
const MOST_LOOKS = 10;

interface Props {
  postback: SentEvents_postback$key;
  /** The sub-id that the events are about; empty for all. */
  subId: string;
}

/** The latest events of the postback, or those of one sub-id. While one is under way, it looks again and again, for half a minute. */
export function SentEvents({ postback: key, subId }: Props) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = subId;
  }, [subId]);
  const askAgain = useAskAgain();
  const { failingSince, disabledAt, deliveries } = useFragment(
    graphql`
      fragment SentEvents_postback on WebhookEndpoint @no_inline {
        failingSince
        disabledAt
        deliveries {
          key
          state
          # passed on to SentEvent
          type
          account
          subIds
          happenedAt
          nextTryAt
          tries {
            at
            status
            latencyMs
            answer
          }
        }
      }
    `,
    key,
  );
  const underWay = deliveries.filter(({ state }) => state === "WAITING").length;
  useEffect(() => {
    if (underWay === 0) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks === MOST_LOOKS) clearInterval(timer);
      void askAgain();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [underWay, askAgain]);
  const problem = disabledAt ? "disabled" : failingSince && "failing";
  return (
    <section className={styles.card} aria-labelledby="postback-sent">
      <Text as="h3" id="postback-sent" className={styles.heading} text="agent_postback_sent" />
      {problem && (
        <p className={styles.refusal} role="status">
          <FormattedMessage
            id={`agent_postback_${problem}`}
            values={{ time: <Moment at={disabledAt ?? failingSince} style="plain" /> }}
          />
        </p>
      )}
      {(subId !== "" || deliveries.length > 0) && (
        <Form className={own.buttons} preventScrollReset>
          <input
            ref={field}
            className={own.sub}
            type="search"
            name="sub"
            defaultValue={subId}
            aria-label={formatMessage({ id: "agent_postback_sub" })}
            placeholder={formatMessage({ id: "agent_postback_sub" })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          <Button type="submit" variant="secondary" text="agent_search" />
        </Form>
      )}
      {deliveries.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id={subId === "" ? "agent_postback_none" : "agent_postback_sub_none"} />
        </p>
      ) : (
        <ul className={styles.log}>
          {deliveries.map((delivery) => (
            <SentEvent key={delivery.key} event={delivery} onSent={askAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { ResetLinkMutation } from "../../__generated__/ResetLinkMutation.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./Downline.module.css";

/** Sends the member a link for a new password. The agent never sees it. */
export function ResetLink({ accountId, onSent }: { accountId: string; onSent: () => void }) {
  const { formatMessage } = useIntl();
  const key = useRef<string>(null);
  const [answer, setAnswer] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const [commit, isSending] = useMutation<ResetLinkMutation>(graphql`
    mutation ResetLinkMutation($input: SendDownlineResetLinkInput!) {
      sendDownlineResetLink(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  const send = () => {
    key.current ??= crypto.randomUUID();
    setAnswer(null);
    commit({
      variables: { input: { accountId, idempotencyKey: key.current } },
      onCompleted({ sendDownlineResetLink: { userErrors } }) {
        key.current = null;
        const [refusal] = userErrors;
        if (!refusal) onSent();
        setAnswer({
          text: refusal?.message ?? formatMessage({ id: "agent_reset_sent" }),
          isRefusal: refusal !== undefined,
        });
      },
      onError: () => setAnswer({ text: formatMessage({ id: "error_network" }), isRefusal: true }),
    });
  };
  return (
    <section className={styles.card} aria-labelledby="account-password">
      <h3 id="account-password" className={styles.heading}>
        <FormattedMessage id="agent_reset_title" />
      </h3>
      <p className={styles.note}>
        <FormattedMessage id="agent_reset_text" />
      </p>
      <div>
        <Button variant="secondary" isBusy={isSending} onClick={send}>
          <KeyRound size={18} aria-hidden="true" /> <FormattedMessage id="agent_reset_send" />
        </Button>
      </div>
      {answer && (
        <p role={answer.isRefusal ? "alert" : "status"} className={answer.isRefusal ? styles.refusal : styles.note}>
          {answer.text}
        </p>
      )}
    </section>
  );
}

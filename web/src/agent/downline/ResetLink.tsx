import { KeyRound } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ResetLinkMutation } from "../../__generated__/ResetLinkMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./Downline.module.css";

/** Sends the member a link for a new password. The agent never sees it. */
export function ResetLink({ accountId, onSent }: { accountId: string; onSent: () => void }) {
  const [isSent, setSent] = useState(false);
  const { change, isBusy, failure } = useChange<ResetLinkMutation>(
    graphql`
      mutation ResetLinkMutation($input: SendDownlineResetLinkInput!) {
        sendDownlineResetLink(input: $input) {
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const sendLink = async () => {
    setSent(false);
    const { done } = await change({ input: { accountId } });
    if (!done) return;
    setSent(true);
    onSent();
  };
  return (
    <section className={styles.card} aria-labelledby="account-password">
      <Text as="h3" id="account-password" className={styles.heading} text="agent_reset_title" />
      <Text as="p" className={styles.note} text="agent_reset_text" />
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={sendLink}>
          <KeyRound size={18} aria-hidden="true" /> <FormattedMessage id="agent_reset_send" />
        </Button>
      </div>
      <FailureNote failure={failure} />
      <p role="status" className={styles.note}>
        {isSent && <FormattedMessage id="agent_reset_sent" />}
      </p>
    </section>
  );
}

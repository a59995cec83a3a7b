import { ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { NewTermsDialogMutation } from "../../__generated__/NewTermsDialogMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { releasePlay } from "../../relay/network/playHeld.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import styles from "../Settings.module.css";

interface Props {
  version: string;
  onClose: () => void;
}

/** Asks for consent to new terms. Without it the member can do everything but play. */
export function NewTermsDialog({ version, onClose }: Props) {
  const { change, isBusy, failure } = useChange<NewTermsDialogMutation>(graphql`
    mutation NewTermsDialogMutation($input: AcceptTermsInput!) {
      acceptTerms(input: $input) {
        member {
          dueTermsVersion
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const handleAccept = async () => {
    const { done } = await change({ input: { version } });
    if (!done) return;
    onClose();
    releasePlay();
  };
  return (
    <ConfirmDialog
      icon={<ScrollText size={28} />}
      title={<FormattedMessage id="terms_new_title" />}
      confirm={<FormattedMessage id="terms_new_accept" />}
      cancel={<FormattedMessage id="terms_new_later" />}
      isBusy={isBusy}
      onConfirm={handleAccept}
      onClose={onClose}
    >
      <FormattedMessage
        id="terms_new_text"
        values={{
          link: (text: ReactNode[]) => (
            <Link key="terms" to="/help#rules" target="_blank" rel="noopener" className={styles.link}>
              {text}
              <span className="visually-hidden">
                {" "}
                (<FormattedMessage id="register_new_tab" />)
              </span>
            </Link>
          ),
        }}
      />
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}

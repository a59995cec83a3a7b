import { ScrollText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useMutation } from "react-relay";
import { Link } from "react-router-dom";
import type { NewTermsDialogMutation } from "../../__generated__/NewTermsDialogMutation.graphql.ts";
import { releasePlay } from "../../relay/network/playHeld.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import styles from "../Settings.module.css";

interface Props {
  version: string;
  onClose: () => void;
}

/** Asks for consent to new terms. Without it the member can do everything but play. */
export function NewTermsDialog({ version, onClose }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const [accept, isAccepting] = useMutation<NewTermsDialogMutation>(graphql`
    mutation NewTermsDialogMutation($input: AcceptTermsInput!) {
      acceptTerms(input: $input) {
        member {
          dueTermsVersion
        }
        userErrors {
          code
        }
      }
    }
  `);
  const handleAccept = () => {
    setFailed(false);
    accept({
      variables: { input: { version } },
      onCompleted({ acceptTerms: { userErrors } }) {
        if (userErrors.length > 0) return setFailed(true);
        onClose();
        releasePlay();
      },
      onError: () => setFailed(true),
    });
  };
  return (
    <ConfirmDialog
      icon={<ScrollText size={28} />}
      title={<FormattedMessage id="terms_new_title" />}
      confirm={<FormattedMessage id="terms_new_accept" />}
      cancel={<FormattedMessage id="terms_new_later" />}
      isBusy={isAccepting}
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
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <FormattedMessage id="error_network" />
        </span>
      )}
    </ConfirmDialog>
  );
}

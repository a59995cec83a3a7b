import { ScrollText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { NewTermsDialogMutation } from "../../__generated__/NewTermsDialogMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { releasePlay } from "../../relay/network/playHeld.ts";
import { termsLink } from "../../session/registration/termsLink.tsx";
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
      <FormattedMessage id="terms_new_text" values={{ link: termsLink(styles.link) }} />
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}

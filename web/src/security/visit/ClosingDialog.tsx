import { DoorClosed } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ClosingDialogMutation } from "../../__generated__/ClosingDialogMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { useSignOut } from "../../session/useSignOut.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  closesAt: string;
  onClose: () => void;
}

/** Offers to keep an account that is about to close. A member who lets it close is signed out. */
export function ClosingDialog({ closesAt, onClose }: Props) {
  const [signOut, isSigningOut, signOutFailure] = useSignOut();
  const { change, isBusy, failure } = useChange<ClosingDialogMutation>(
    graphql`
      mutation ClosingDialogMutation {
        keepAccount {
          member {
            closesAt
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const keep = async () => {
    const { done } = await change({});
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      icon={<DoorClosed size={28} />}
      title={<FormattedMessage id="closing_title" />}
      confirm={<FormattedMessage id="closing_keep" />}
      isBusy={isBusy}
      offers={<Button variant="secondary" isWide isBusy={isSigningOut} onClick={signOut} text="closing_let" />}
      onConfirm={keep}
      onClose={onClose}
    >
      <FormattedMessage id="closing_text" values={{ at: <Moment at={closesAt} style="plain" /> }} />
      <FailureNote failure={signOutFailure ?? failure} />
    </ConfirmDialog>
  );
}

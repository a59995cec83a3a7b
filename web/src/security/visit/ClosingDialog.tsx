import { DoorClosed } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ClosingDialogMutation } from "../../__generated__/ClosingDialogMutation.graphql.ts";
import { useSignOut } from "../../caller/useSignOut.ts";
import { ChangeError } from "../../forms/ChangeError.tsx";
import { useChangeNow } from "../../forms/useChangeNow.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  closesAt: string;
  onClose: () => void;
}

/** Offers to keep an account that is about to close. A member who lets it close is signed out. */
export function ClosingDialog({ closesAt, onClose }: Props) {
  const [signOut, isSigningOut, hasFailed] = useSignOut();
  const { change, isBusy, fault } = useChangeNow<ClosingDialogMutation>(
    graphql`
      mutation ClosingDialogMutation {
        keepAccount {
          member {
            closesAt
          }
          userErrors {
            message
          }
        }
      }
    `,
    (answer) => answer.keepAccount,
  );
  return (
    <ConfirmDialog
      icon={<DoorClosed size={28} />}
      title={<FormattedMessage id="closing_title" />}
      confirm={<FormattedMessage id="closing_keep" />}
      isBusy={isBusy}
      offers={
        <Button variant="secondary" isWide isBusy={isSigningOut} onClick={signOut}>
          <FormattedMessage id="closing_let" />
        </Button>
      }
      onConfirm={() => change({}, onClose)}
      onClose={onClose}
    >
      <FormattedMessage
        id="closing_text"
        values={{ at: <FormattedDate value={closesAt} dateStyle="medium" timeStyle="short" /> }}
      />
      <ChangeError fault={hasFailed ? "network" : fault} />
    </ConfirmDialog>
  );
}

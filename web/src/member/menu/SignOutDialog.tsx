import { LogOut } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useSignOut } from "../../session/useSignOut.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const [signOut, isSigningOut, failure] = useSignOut();
  return (
    <ConfirmDialog
      icon={<LogOut size={24} />}
      title={<FormattedMessage id="sign_out_title" />}
      confirm={<FormattedMessage id="sign_out" />}
      cancel={<FormattedMessage id="cancel" />}
      isBusy={isSigningOut}
      onConfirm={signOut}
      onClose={onClose}
    >
      <FormattedMessage id="sign_out_text" />
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}

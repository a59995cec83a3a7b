import { LogOut } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useSignOut } from "../../caller/useSignOut.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import styles from "./MemberMenu.module.css";

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const [signOut, isSigningOut, hasFailed] = useSignOut();
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
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <FormattedMessage id="error_network" />
        </span>
      )}
    </ConfirmDialog>
  );
}

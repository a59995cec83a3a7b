import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** Says that a trial account cannot do this, and that a real one can. */
export function TrialWarningDialog() {
  const { close } = useSessionDialogs();
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="session_trial_title" />}
      confirm={<FormattedMessage id="in_increase_submit" />}
      onConfirm={close}
      onClose={close}
    >
      <FormattedMessage id="in_need_true_account" />
    </ConfirmDialog>
  );
}

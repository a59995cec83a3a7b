import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { type Failure, messageOf } from "../../relay/failure.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** Says why an action failed. */
export function FailureDialog({ failure }: { failure: Failure }) {
  const { close } = useSessionDialogs();
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="session_refused_title" />}
      confirm={<FormattedMessage id="in_increase_submit" />}
      onConfirm={close}
      onClose={close}
    >
      {messageOf(failure) ?? <FormattedMessage id="error_network" />}
    </ConfirmDialog>
  );
}

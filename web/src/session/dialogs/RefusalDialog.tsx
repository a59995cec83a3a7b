import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** Says why an action failed. */
export function RefusalDialog({ message }: { message: string }) {
  const { close } = useSessionDialogs();
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="session_refused_title" />}
      confirm={<FormattedMessage id="in_increase_submit" />}
      onConfirm={close}
      onClose={close}
    >
      {message}
    </ConfirmDialog>
  );
}

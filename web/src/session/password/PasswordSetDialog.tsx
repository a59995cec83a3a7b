import { CircleCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  onLogIn: () => void;
  onClose: () => void;
}

/** Says that a forgotten password is set anew, and leads to the login. */
export const PasswordSetDialog = ({ onLogIn, onClose }: Props) => (
  <ConfirmDialog
    icon={<CircleCheck size={28} />}
    title={<FormattedMessage id="password_changed_title" />}
    confirm={<FormattedMessage id="log_in" />}
    cancel={<FormattedMessage id="close" />}
    onConfirm={onLogIn}
    onClose={onClose}
  >
    <FormattedMessage id="password_reset_done" />
  </ConfirmDialog>
);

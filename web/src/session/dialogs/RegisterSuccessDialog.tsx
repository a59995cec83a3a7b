import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { NamedDialogProps } from "../../caller/sessionDialogs.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import styles from "./RegisteredDialog.module.css";
import { WelcomeSteps } from "./WelcomeSteps.tsx";

/** Says that the registration went well, and what to do next. */
export function RegisterSuccessDialog({ onClose }: NamedDialogProps) {
  const navigate = useNavigate();
  const findGame = () => {
    onClose();
    void navigate("/hot");
  };
  return (
    <Dialog title={<FormattedMessage id="in_registered_successfully" />} size="sm" onClose={onClose}>
      <p className={styles.lead}>
        <FormattedMessage id="register_success_text" />
      </p>
      <WelcomeSteps />
      <Button isWide onClick={findGame}>
        <FormattedMessage id="register_success_go" />
      </Button>
    </Dialog>
  );
}

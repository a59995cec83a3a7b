import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { WelcomeSteps } from "./WelcomeSteps.tsx";

/** Greets a member after the first login, and says what to do next. */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<FormattedMessage id="welcome_title" />} size="sm" onClose={onClose}>
      <WelcomeSteps />
      <Button isWide onClick={onClose} text="welcome_go" />
    </Dialog>
  );
}

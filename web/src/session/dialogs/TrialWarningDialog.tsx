import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { type AfterTrial, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** Says that a trial account cannot do this, and offers what it can do, or a real account. */
export function TrialWarningDialog({ after: { playDemo, onLoggedIn } }: { after: AfterTrial }) {
  const { close, openRegister } = useSessionDialogs();
  const navigate = useNavigate();
  const demo = () => {
    close();
    if (playDemo) playDemo();
    else void navigate("/hot");
  };
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="session_trial_title" />}
      confirm={<FormattedMessage id="in_increase_submit" />}
      offers={
        <>
          <Button variant="secondary" onClick={demo} text="session_free_play" />
          <Button variant="secondary" onClick={() => openRegister(onLoggedIn)} text="register_submit" />
        </>
      }
      onConfirm={close}
      onClose={close}
    >
      <FormattedMessage id="in_need_true_account" />
    </ConfirmDialog>
  );
}

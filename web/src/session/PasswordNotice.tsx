import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { type PasswordReason, useSessionDialogs } from "./SessionDialogs.tsx";
import { writeSessionKey } from "./sessionKeys.ts";

const titles = { WEAK: "session_password_weak_title", EXPIRED: "session_password_expired_title" } as const;

/** Tells after a login that the password is weak or too old. */
export function PasswordNotice({ reason }: { reason: PasswordReason }) {
  const { close } = useSessionDialogs();
  useEffect(() => writeSessionKey("cpw", reason), [reason]);
  return (
    <ConfirmDialog
      icon={<KeyRound size={28} />}
      title={<FormattedMessage id={titles[reason]} />}
      confirm={<FormattedMessage id="session_understood" />}
      onConfirm={close}
      onClose={close}
    >
      <FormattedMessage id="session_password_text" />
    </ConfirmDialog>
  );
}

import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RegisteredAccount } from "../../caller/sessionDialogs.ts";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";
import { RegisterSuccessDialog } from "./RegisterSuccessDialog.tsx";

/** Congratulates a new member. If the platform made up the username, shows it first. */
export function RegisteredDialog({
  account: { madeUpName, ...account },
  onClose,
}: {
  account: RegisteredAccount;
  onClose: () => void;
}) {
  const [isNoted, setNoted] = useState(madeUpName === null);
  if (isNoted || madeUpName === null) return <RegisterSuccessDialog {...account} onClose={onClose} />;
  return <GeneratedAccount username={madeUpName} onNoted={() => setNoted(true)} />;
}

function GeneratedAccount({ username, onNoted }: { username: string; onNoted: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ShownOnceDialog
      icon={<BadgeCheck size={28} />}
      title={<FormattedMessage id="register_account_title" />}
      texts={[username]}
      name={formatMessage({ id: "session_username" })}
      done={<FormattedMessage id="in_increase_submit" />}
      onDone={onNoted}
    >
      <FormattedMessage id="register_account_note" />
    </ShownOnceDialog>
  );
}

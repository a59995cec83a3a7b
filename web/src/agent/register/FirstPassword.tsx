import { FormattedMessage, useIntl } from "react-intl";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";

interface Props {
  account: string;
  password: string;
  onClose: () => void;
}

/** The first password of a new account. It is shown only here. */
export function FirstPassword({ account, password, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ShownOnceDialog
      title={<FormattedMessage id="agent_first_password_title" values={{ account }} />}
      texts={[password]}
      name={formatMessage({ id: "agent_first_password" })}
      done={<FormattedMessage id="agent_first_password_done" />}
      onDone={onClose}
    >
      <FormattedMessage id="agent_first_password_text" />
    </ShownOnceDialog>
  );
}

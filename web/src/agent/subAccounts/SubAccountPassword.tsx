import { FormattedMessage, useIntl } from "react-intl";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";

interface Props {
  account: string;
  password: string;
  onClose: () => void;
}

/** A first password of a sub-account. It is shown only here. */
export function SubAccountPassword({ account, password, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ShownOnceDialog
      title={<FormattedMessage id="sub_account_password_shown" values={{ account }} />}
      texts={[password]}
      name={formatMessage({ id: "agent_first_password" })}
      done={<FormattedMessage id="agent_first_password_done" />}
      onDone={onClose}
    >
      <FormattedMessage id="sub_account_password_give" />
    </ShownOnceDialog>
  );
}

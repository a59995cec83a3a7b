import { FormattedMessage, useIntl } from "react-intl";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";

interface Props {
  account: string;
  password: string;
  /** The account works for the agent, and gets a new first password at times. */
  isSubAccount?: boolean;
  onClose: () => void;
}

/** The first password of an account. It is shown only here. */
export function FirstPassword({ account, password, isSubAccount, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ShownOnceDialog
      title={
        <FormattedMessage
          id={isSubAccount ? "sub_account_password_shown" : "agent_first_password_title"}
          values={{ account }}
        />
      }
      texts={[password]}
      name={formatMessage({ id: "agent_first_password" })}
      done={<FormattedMessage id="agent_first_password_done" />}
      onDone={onClose}
    >
      <FormattedMessage id={isSubAccount ? "sub_account_password_give" : "agent_first_password_text"} />
    </ShownOnceDialog>
  );
}

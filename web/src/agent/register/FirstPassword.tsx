import { FormattedMessage, useIntl } from "react-intl";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import styles from "./Register.module.css";

interface Props {
  account: string;
  password: string;
  onClose: () => void;
}

/** The first password of a new account. It is shown only here. */
export function FirstPassword({ account, password, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      title={<FormattedMessage id="agent_first_password_title" values={{ account }} />}
      confirm={<FormattedMessage id="agent_first_password_done" />}
      offers={
        <p className={styles.secret}>
          <code>{password}</code>
          <CopyButton text={password} name={formatMessage({ id: "agent_first_password" })} />
        </p>
      }
      onConfirm={onClose}
      onClose={onClose}
    >
      <FormattedMessage id="agent_first_password_text" />
    </ConfirmDialog>
  );
}

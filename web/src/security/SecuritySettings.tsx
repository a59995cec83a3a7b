import { KeyRound, LockKeyhole } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SecuritySettings_member$key } from "../__generated__/SecuritySettings_member.graphql.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { SecurityLevel } from "./SecurityLevel.tsx";
import { SettingGroup } from "./SettingGroup.tsx";
import { SettingRow } from "./SettingRow.tsx";
import styles from "./Settings.module.css";

/** The settings of the account's security, each with what is set now. */
export function SecuritySettings({ member: key }: { member: SecuritySettings_member$key }) {
  const { security } = useFragment(
    graphql`
      fragment SecuritySettings_member on Member {
        security @catch(to: NULL) {
          passwordChangedAt
          hasPaymentPassword
          ...SecurityLevel_security
        }
      }
    `,
    key,
  );
  const { openChangePassword } = useSessionDialogs();
  const change = <FormattedMessage id="setting_change" />;
  const add = <FormattedMessage id="setting_add" />;
  return (
    <div className={styles.settings}>
      {security && <SecurityLevel security={security} />}
      <SettingGroup title={<FormattedMessage id="settings_login" />}>
        <SettingRow
          icon={KeyRound}
          title={<FormattedMessage id="session_password" />}
          state={
            security?.passwordChangedAt ? (
              <FormattedMessage
                id="setting_changed_on"
                values={{ day: <FormattedDate value={security.passwordChangedAt} dateStyle="medium" /> }}
              />
            ) : (
              <FormattedMessage id="account_password_text" />
            )
          }
          action={change}
          opens={() => openChangePassword({ reason: null })}
        />
      </SettingGroup>
      {security && (
        <SettingGroup title={<FormattedMessage id="settings_money" />}>
          <SettingRow
            icon={LockKeyhole}
            title={<FormattedMessage id="setting_paymentPassword" />}
            state={security.hasPaymentPassword ? "••••••" : <FormattedMessage id="setting_paymentPassword_none" />}
            action={security.hasPaymentPassword ? change : add}
            opens="paymentPassword"
          />
        </SettingGroup>
      )}
    </div>
  );
}

import { KeyRound, Landmark, LockKeyhole, Mail, Smartphone } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SecuritySettings_member$key } from "../__generated__/SecuritySettings_member.graphql.ts";
import { useCaller, useRights } from "../caller/caller.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { Moment } from "../time/Moment.tsx";
import { LoginSettingRows } from "./LoginSettingRows.tsx";
import { SecurityLevel } from "./SecurityLevel.tsx";
import { SettingGroup } from "./SettingGroup.tsx";
import { SettingRow } from "./SettingRow.tsx";
import styles from "./Settings.module.css";

/** The settings of the account's security, each with what is set now. */
export function SecuritySettings({ member: key }: { member: SecuritySettings_member$key }) {
  const { maskedEmail, maskedMobile, security } = useFragment(
    graphql`
      fragment SecuritySettings_member on Member @no_inline {
        maskedEmail
        maskedMobile
        security @catch(to: NULL) {
          passwordChangedAt
          hasPaymentPassword
          payoutAccountCount
          ...SecurityLevel_security
          ...LoginSettingRows_security
        }
      }
    `,
    key,
  );
  const isSubAccount = useCaller() === "subAccount";
  const sendsMoney = useRights()("TRANSFER_MONEY");
  const { openChangePassword } = useSessionDialogs();
  const change = <FormattedMessage id="setting_change" />;
  const add = <FormattedMessage id="setting_add" />;
  const unset = <FormattedMessage id="account_unset" />;
  return (
    <div className={styles.settings}>
      {security && !isSubAccount && <SecurityLevel security={security} />}
      <SettingGroup title={<FormattedMessage id="settings_login" />}>
        <SettingRow
          icon={KeyRound}
          title={<FormattedMessage id="session_password" />}
          state={
            security?.passwordChangedAt ? (
              <FormattedMessage
                id="setting_changed_on"
                values={{ day: <Moment at={security.passwordChangedAt} style="day" /> }}
              />
            ) : (
              <FormattedMessage id="account_password_text" />
            )
          }
          action={change}
          opens={() => openChangePassword({ reason: null })}
        />
        <LoginSettingRows security={security} />
      </SettingGroup>
      {!isSubAccount && (
        <SettingGroup title={<FormattedMessage id="settings_contact" />}>
          <SettingRow
            icon={Mail}
            title={<FormattedMessage id="setting_email" />}
            state={maskedEmail ?? unset}
            action={maskedEmail ? change : add}
            opens="email"
          />
          <SettingRow
            icon={Smartphone}
            title={<FormattedMessage id="setting_mobile" />}
            state={maskedMobile ?? unset}
            action={maskedMobile ? change : add}
            opens="mobile"
          />
        </SettingGroup>
      )}
      {security && sendsMoney && (
        <SettingGroup title={<FormattedMessage id="settings_money" />}>
          <SettingRow
            icon={LockKeyhole}
            title={<FormattedMessage id="setting_paymentPassword" />}
            state={security.hasPaymentPassword ? "••••••" : <FormattedMessage id="setting_paymentPassword_none" />}
            action={security.hasPaymentPassword ? change : add}
            opens="paymentPassword"
          />
          {!isSubAccount && (
            <SettingRow
              icon={Landmark}
              title={<FormattedMessage id="setting_payoutAccounts" />}
              state={<FormattedMessage id="payout_count" values={{ count: security.payoutAccountCount }} />}
              action={security.payoutAccountCount > 0 ? change : add}
              opens="payoutAccounts"
            />
          )}
        </SettingGroup>
      )}
    </div>
  );
}

import { Fingerprint, MonitorSmartphone, Smartphone } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LoginSettingRows_security$key } from "../__generated__/LoginSettingRows_security.graphql.ts";
import { SettingRow } from "./SettingRow.tsx";

/** The settings about logins, besides the password. */
export function LoginSettingRows({ security: key }: { security: LoginSettingRows_security$key | null }) {
  const security = useFragment(
    graphql`
      fragment LoginSettingRows_security on AccountSecurity {
        hasSecondFactor
      }
    `,
    key,
  );
  const isOn = security?.hasSecondFactor ?? false;
  return (
    <>
      {security && (
        <SettingRow
          icon={Smartphone}
          title={<FormattedMessage id="setting_secondFactor" />}
          state={<FormattedMessage id={isOn ? "setting_secondFactor_on" : "setting_secondFactor_off"} />}
          action={<FormattedMessage id={isOn ? "setting_change" : "setting_add"} />}
          opens="secondFactor"
        />
      )}
      <SettingRow
        icon={Fingerprint}
        title={<FormattedMessage id="setting_passkeys" />}
        state={<FormattedMessage id="setting_passkeys_text" />}
        action={<FormattedMessage id="setting_open" />}
        opens="passkeys"
      />
      <SettingRow
        icon={MonitorSmartphone}
        title={<FormattedMessage id="setting_sessions" />}
        state={<FormattedMessage id="setting_sessions_text" />}
        action={<FormattedMessage id="setting_open" />}
        opens="sessions"
      />
    </>
  );
}

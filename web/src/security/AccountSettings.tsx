import { DoorClosed, IdCard, Megaphone, UserRound } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountSettings_member$key } from "../__generated__/AccountSettings_member.graphql.ts";
import { SettingGroup } from "./SettingGroup.tsx";
import { SettingRow } from "./SettingRow.tsx";

/** The settings of the account as a whole. Only players can close theirs. */
export function AccountSettings({ member: key }: { member: AccountSettings_member$key }) {
  const { kind, identityCheck } = useFragment(
    graphql`
      fragment AccountSettings_member on Member {
        kind
        identityCheck @catch(to: NULL) {
          status
        }
      }
    `,
    key,
  );
  const open = <FormattedMessage id="setting_open" />;
  return (
    <SettingGroup title={<FormattedMessage id="account_menu" />}>
      <SettingRow
        icon={UserRound}
        title={<FormattedMessage id="setting_profile" />}
        state={<FormattedMessage id="setting_profile_text" />}
        action={<FormattedMessage id="setting_change" />}
        opens="profile"
      />
      <SettingRow
        icon={Megaphone}
        title={<FormattedMessage id="setting_marketing" />}
        state={<FormattedMessage id="setting_marketing_text" />}
        action={<FormattedMessage id="setting_change" />}
        opens="marketing"
      />
      {identityCheck && (
        <SettingRow
          icon={IdCard}
          title={<FormattedMessage id="setting_identityCheck" />}
          state={<FormattedMessage id={`identity_status_${identityCheck.status}`} />}
          action={open}
          opens="identityCheck"
        />
      )}
      {kind === "PLAYER" && (
        <SettingRow
          icon={DoorClosed}
          title={<FormattedMessage id="setting_closeAccount" />}
          state={<FormattedMessage id="setting_closeAccount_text" />}
          action={open}
          opens="closeAccount"
        />
      )}
    </SettingGroup>
  );
}

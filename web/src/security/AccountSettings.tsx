import { AlarmClock, DoorClosed, Gauge, IdCard, Megaphone, Pause, UserRound } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountSettings_member$key } from "../__generated__/AccountSettings_member.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { SettingGroup } from "./SettingGroup.tsx";
import { SettingRow } from "./SettingRow.tsx";

/** The settings of the account as a whole. Only players can close theirs. */
export function AccountSettings({ member: key }: { member: AccountSettings_member$key }) {
  const { kind, identityCheck, playBreak } = useFragment(
    graphql`
      fragment AccountSettings_member on Member {
        kind
        identityCheck @catch(to: NULL) {
          status
        }
        playBreak {
          until
        }
      }
    `,
    key,
  );
  const open = <FormattedMessage id="setting_open" />;
  const onBreak = playBreak?.until ? (
    <FormattedMessage id="break_until" values={{ at: <Moment at={playBreak.until} style="plain" /> }} />
  ) : (
    <FormattedMessage id="break_forever" />
  );
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
      <SettingRow
        icon={Gauge}
        title={<FormattedMessage id="setting_playLimits" />}
        state={<FormattedMessage id="setting_playLimits_text" />}
        action={<FormattedMessage id="setting_change" />}
        opens="playLimits"
      />
      <SettingRow
        icon={AlarmClock}
        title={<FormattedMessage id="setting_realityCheck" />}
        state={<FormattedMessage id="setting_realityCheck_text" />}
        action={<FormattedMessage id="setting_change" />}
        opens="realityCheck"
      />
      <SettingRow
        icon={Pause}
        title={<FormattedMessage id="setting_playBreak" />}
        state={playBreak ? onBreak : <FormattedMessage id="setting_playBreak_text" />}
        action={open}
        opens="playBreak"
      />
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

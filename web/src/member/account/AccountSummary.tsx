import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountSummary_member$key } from "../../__generated__/AccountSummary_member.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { ClubChip } from "../../vip/ClubChip.tsx";
import styles from "./AccountSummary.module.css";
import { Avatar } from "./Avatar.tsx";

/** The member's name, rank in the club, and last login. */
export function AccountSummary({ member: key }: { member: AccountSummary_member$key }) {
  const member = useFragment(
    graphql`
      fragment AccountSummary_member on Member {
        username
        nickname
        kind
        club {
          ...ClubChip_club
        }
        lastLogin {
          at
          maskedAddress
        }
        ...Avatar_member
      }
    `,
    key,
  );
  const { username, nickname, kind, club, lastLogin } = member;
  return (
    <div className={styles.summary}>
      <Avatar member={member} />
      <div>
        <p className={styles.name}>{nickname ?? username}</p>
        <p className={styles.account}>
          {kind === "TRIAL" && <FormattedMessage id="trial_account" />}
          {kind !== "TRIAL" && nickname !== username && nickname && <span>{username}</span>}
          {club && kind !== "TRIAL" && <ClubChip club={club} />}
        </p>
        {lastLogin && (
          <p className={styles.last}>
            <FormattedMessage
              id="last_login"
              values={{
                at: <Moment at={lastLogin.at} style="plain" />,
                ip: lastLogin.maskedAddress ?? "–",
              }}
            />
          </p>
        )}
      </div>
    </div>
  );
}

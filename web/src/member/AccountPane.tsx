import { KeyRound } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountPane_member$key } from "../__generated__/AccountPane_member.graphql.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { Button } from "../ui/button/Button.tsx";
import styles from "./AccountPane.module.css";
import { AccountSummary } from "./AccountSummary.tsx";
import { AvatarChoices } from "./AvatarChoices.tsx";
import { SessionList } from "./SessionList.tsx";

/** The account: name, contact data, picture, password and sessions. */
export function AccountPane({ member: key }: { member: AccountPane_member$key }) {
  const member = useFragment(
    graphql`
      fragment AccountPane_member on Member {
        internalID
        maskedEmail
        maskedMobile
        registeredAt
        ...AccountSummary_member
        ...AvatarChoices_member
      }
    `,
    key,
  );
  const { openChangePassword } = useSessionDialogs();
  const unset = <FormattedMessage id="account_unset" />;
  return (
    <div className={styles.account}>
      <section className={styles.card}>
        <AccountSummary member={member} />
        <dl className={styles.facts}>
          <div>
            <dt>
              <FormattedMessage id="account_number" />
            </dt>
            <dd>{member.internalID}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="account_since" />
            </dt>
            <dd>{member.registeredAt ? <FormattedDate value={member.registeredAt} dateStyle="medium" /> : unset}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="account_email" />
            </dt>
            <dd>{member.maskedEmail ?? unset}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="mobile_number" />
            </dt>
            <dd>{member.maskedMobile ?? unset}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>
          <FormattedMessage id="avatar_choose" />
        </h2>
        <AvatarChoices member={member} />
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>
          <FormattedMessage id="account_security" />
        </h2>
        <div className={styles.row}>
          <KeyRound size={22} aria-hidden="true" className={styles.icon} />
          <p className={styles.what}>
            <FormattedMessage id="session_password" />
            <small>
              <FormattedMessage id="account_password_text" />
            </small>
          </p>
          <Button size="sm" variant="secondary" onClick={() => openChangePassword({ reason: null })}>
            <FormattedMessage id="password_change_title" />
          </Button>
        </div>
        <h3 className={styles.subheading}>
          <FormattedMessage id="sessions_title" />
        </h3>
        <SessionList />
      </section>
    </div>
  );
}

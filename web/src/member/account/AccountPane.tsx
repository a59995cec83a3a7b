import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { AccountPaneQuery } from "../../__generated__/AccountPaneQuery.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { AccountSettings } from "../../security/AccountSettings.tsx";
import { SecurityCentre } from "../../security/SecurityCentre.tsx";
import { SecuritySettings } from "../../security/SecuritySettings.tsx";
import { Moment } from "../../time/Moment.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./AccountPane.module.css";
import { AccountSummary } from "./AccountSummary.tsx";
import { AvatarChoices } from "./AvatarChoices.tsx";

/** The account: who it is, and the settings of its security. */
export const AccountPane = () => (
  <SecurityCentre>
    <Overview />
  </SecurityCentre>
);

function Overview() {
  // A menu opens the pane, so no route's loader can send the query earlier.
  const { viewer } = useFreshQuery<AccountPaneQuery>(graphql`
    query AccountPaneQuery @throwOnFieldError {
      viewer {
        member {
          internalID
          registeredAt
          ...AccountSummary_member
          ...AvatarChoices_member
          ...SecuritySettings_member
          ...AccountSettings_member
        }
      }
    }
  `);
  const caller = useCaller();
  const { member } = viewer;
  if (!member) return null;
  return (
    <div className={styles.account}>
      <section className={styles.card}>
        <AccountSummary member={member} />
        <dl className={styles.facts}>
          <FactLine name="account_number">{member.internalID}</FactLine>
          <FactLine name="account_since">
            {member.registeredAt ? (
              <Moment at={member.registeredAt} style="day" />
            ) : (
              <FormattedMessage id="account_unset" />
            )}
          </FactLine>
        </dl>
      </section>
      <SecuritySettings member={member} />
      {caller !== "subAccount" && <AccountSettings member={member} />}
      <section className={styles.card}>
        <Text as="h2" className={styles.heading} text="avatar_choose" />
        <AvatarChoices member={member} />
      </section>
    </div>
  );
}

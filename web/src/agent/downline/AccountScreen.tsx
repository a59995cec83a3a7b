import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AccountScreenQuery } from "../../__generated__/AccountScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { AccountFacts } from "./AccountFacts.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { ActionList } from "./ActionList.tsx";
import styles from "./Downline.module.css";
import { ResetLink } from "./ResetLink.tsx";
import { Stranger } from "./Stranger.tsx";

/** One account of the team: its data, what the agent may change, and what agents did to it. */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { viewer } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery($account: String!) @preloadable @throwOnFieldError {
        viewer {
          agent {
            downlineAccount(account: $account) {
              id
              account
              status
              ...AccountFacts_account
              ...AccountForm_account
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [version, setVersion] = useState(0);
  const readLog = () => setVersion((before) => before + 1);
  const account = viewer.agent?.downlineAccount;
  if (!account) return <Stranger />;
  return (
    <div className={styles.screen} key={account.id}>
      <AccountFacts account={account} />
      <div className={styles.pair}>
        {account.status !== "CLOSED" && <AccountForm account={account} onSaved={readLog} />}
        <div className={styles.screen}>
          {account.status !== "CLOSED" && <ResetLink accountId={account.id} onSent={readLog} />}
          <ActionList account={account.account} version={version} />
        </div>
      </div>
    </div>
  );
}

import { Send } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { AccountScreenQuery } from "../../__generated__/AccountScreenQuery.graphql.ts";
import { recipientParam, searchWithPane } from "../../caller/memberAddress.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { contractKinds, switches } from "../contracts/contractKinds.ts";
import { AccountContracts } from "../hub/AccountContracts.tsx";
import { AccountLists } from "../hub/AccountLists.tsx";
import { AccountPayouts } from "../hub/AccountPayouts.tsx";
import hub from "../hub/Hub.module.css";
import { AccountFacts } from "./AccountFacts.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { ActionList } from "./ActionList.tsx";
import styles from "./Downline.module.css";
import { ResetLink } from "./ResetLink.tsx";
import { Stranger } from "./Stranger.tsx";

/** One account of the team: its data, what it did, its contracts, what the agent may do, and what agents did to it. */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery($account: String!) @preloadable @throwOnFieldError {
        site {
          features {
            downlineTransfer
            dividend
            dailySalary
            hourlySalary
            realTimeSalary
          }
        }
        viewer {
          agent {
            downlineAccount(account: $account) {
              id
              account
              kind
              level
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
  const { account: name, kind: accountKind, level } = account;
  const isAgent = accountKind !== "PLAYER";
  /** Transfers and contracts are with accounts directly below. */
  const isBelow = level === 1;
  return (
    <div className={styles.screen} key={account.id}>
      <AccountFacts account={account} />
      {isBelow && site.features.downlineTransfer && (
        <Link
          to={{ search: searchWithPane(new URLSearchParams({ [recipientParam]: name }).toString(), "transferUpline") }}
          className={styles.link}
          preventScrollReset
        >
          <Send size={18} aria-hidden="true" />
          <FormattedMessage id="transfer_submit" />
        </Link>
      )}
      <AccountLists account={name} />
      {isAgent && (
        <div className={hub.lists}>
          <AccountPayouts account={name} />
          {isBelow &&
            contractKinds.map(
              (kind) => site.features[switches[kind]] && <AccountContracts key={kind} account={name} kind={kind} />,
            )}
        </div>
      )}
      <div className={styles.pair}>
        {account.status !== "CLOSED" && <AccountForm account={account} onSaved={readLog} />}
        <div className={styles.screen}>
          {account.status !== "CLOSED" && <ResetLink accountId={account.id} onSent={readLog} />}
          <ActionList account={name} version={version} />
        </div>
      </div>
    </div>
  );
}

import { Suspense, use, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AccountScreenQuery } from "../../__generated__/AccountScreenQuery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { useRights } from "../../caller/caller.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { AgentFeatures, contractKinds, switchOf } from "../contracts/contractKinds.ts";
import { AccountFacts } from "../downline/AccountFacts.tsx";
import { ActionList } from "../downline/ActionList.tsx";
import styles from "../downline/Downline.module.css";
import { ResetLink } from "../downline/ResetLink.tsx";
import { Stranger } from "../downline/Stranger.tsx";
import own from "./Hub.module.css";
import { TransferLink } from "./TransferLink.tsx";

const AccountForm = lazyPart(async () => (await import("../downline/AccountForm.tsx")).AccountForm, "agent");
const AccountNotes = lazyPart(async () => (await import("../notes/AccountNotes.tsx")).AccountNotes, "agent");
const AccountLists = lazyPart(async () => (await import("./AccountLists.tsx")).AccountLists, "agent");
const AccountContracts = lazyPart(async () => (await import("./AccountContracts.tsx")).AccountContracts, "agent");

/** One account of the team: its data, what it did, its contracts, what the agent may do, and what agents did to it. */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery($account: String!) @preloadable @throwOnFieldError {
        site {
          features {
            downlineTransfer
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
              ...AccountNotes_account
            }
          }
        }
      }
    `,
    queryRef,
  );
  const features = use(AgentFeatures);
  const mayDo = useRights();
  const [version, setVersion] = useState(0);
  const readLog = () => setVersion((before) => before + 1);
  const account = viewer.agent?.downlineAccount;
  useTabTitle(account?.account);
  if (!account) return <Stranger />;
  const { account: name, kind: accountKind, level } = account;
  const isAgent = accountKind !== "PLAYER";
  /** Transfers and contracts are with accounts directly below. */
  const isBelow = level === 1;
  return (
    <div className={styles.screen} key={account.id}>
      <AccountFacts account={account} />
      {isBelow && site.features.downlineTransfer && mayDo("TRANSFER_MONEY") && <TransferLink account={name} />}
      <div className={own.columns}>
        <div className={styles.screen}>
          <Suspense>
            <AccountLists account={name} isAgent={isAgent} />
          </Suspense>
          {isAgent && isBelow && mayDo("CONTRACTS") && (
            <div className={own.lists}>
              <Suspense>
                {contractKinds.map(
                  (kind) => features?.[switchOf[kind]] && <AccountContracts key={kind} account={name} kind={kind} />,
                )}
              </Suspense>
            </div>
          )}
          <ActionList account={name} version={version} />
        </div>
        <div className={styles.screen}>
          <Suspense>
            {account.status !== "CLOSED" && (mayDo("RESTRICT_ACCOUNTS") || mayDo("CONTRACTS")) && (
              <AccountForm account={account} onSaved={readLog} />
            )}
            {account.status !== "CLOSED" && mayDo("RESET_LINKS") && (
              <ResetLink accountId={account.id} onSent={readLog} />
            )}
            <AccountNotes account={account} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

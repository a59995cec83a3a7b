import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { SubAccountsScreenQuery } from "../../__generated__/SubAccountsScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { StepUpProvider } from "../../security/StepUpProvider.tsx";
import styles from "../downline/Downline.module.css";
import { NewSubAccount } from "./NewSubAccount.tsx";
import { SubAccountItem } from "./SubAccountItem.tsx";

/** The accounts with which other people work for the agent. Nothing on a platform without them. */
export function SubAccountsScreen({ queryRef }: ScreenProps<SubAccountsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SubAccountsScreenQuery>(
    graphql`
      query SubAccountsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          agent {
            subAccounts {
              maximum
              items {
                account
                ...SubAccountItem_subAccount
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const subAccounts = viewer.agent?.subAccounts;
  if (!subAccounts) return null;
  const { items, maximum } = subAccounts;
  return (
    <StepUpProvider>
      <div className={styles.screen}>
        <div>
          <h2 className={styles.title}>
            <FormattedMessage id="agent_menu_sub_accounts" />
          </h2>
          <p className={styles.note}>
            <FormattedMessage id="sub_accounts_about" values={{ count: items.length, maximum }} />
          </p>
        </div>
        <div className={styles.pair}>
          {items.map((item) => (
            <SubAccountItem key={item.account} subAccount={item} />
          ))}
          {items.length < maximum && <NewSubAccount />}
        </div>
      </div>
    </StepUpProvider>
  );
}

import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { SubAccountsScreen_agent$key } from "../../__generated__/SubAccountsScreen_agent.graphql.ts";
import type { SubAccountsScreenQuery } from "../../__generated__/SubAccountsScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { StepUpProvider } from "../../security/StepUpProvider.tsx";
import { Text } from "../../ui/text/Text.tsx";
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
            ...SubAccountsScreen_agent
          }
        }
      }
    `,
    queryRef,
  );
  return viewer.agent && <Content agent={viewer.agent} />;
}

function Content({ agent }: { agent: SubAccountsScreen_agent$key }) {
  const { subAccounts } = useFragment(
    graphql`
      fragment SubAccountsScreen_agent on Agent @no_inline @throwOnFieldError {
        subAccounts {
          maximum
          items {
            account
            ...SubAccountItem_subAccount
          }
        }
      }
    `,
    agent,
  );
  if (!subAccounts) return null;
  const { items, maximum } = subAccounts;
  return (
    <StepUpProvider>
      <div className={styles.screen}>
        <Text as="h2" className={styles.title} text="agent_menu_sub_accounts" />
        <Text as="p" className={styles.note} text="sub_accounts_about" values={{ count: items.length, maximum }} />
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

import { graphql, readInlineData } from "react-relay";
import type { account_figures$key } from "../../__generated__/account_figures.graphql.ts";

/** What a list and a page say of an account. */
export function accountOf(key: account_figures$key) {
  const { account, kind, level, childCount, balance, rebate, registeredAt, lastLoginAt } = readInlineData(
    graphql`
      fragment account_figures on DownlineAccount @inline {
        account
        kind
        level
        childCount
        balance {
          ...Money_amount @relay(mask: false)
        }
        rebate
        registeredAt
        lastLoginAt
      }
    `,
    key,
  );
  return { account, kind, level, childCount, balance, rebate, registeredAt, lastLoginAt };
}

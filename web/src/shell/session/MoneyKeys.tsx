import { useEffect } from "react";
import { graphql } from "react-relay";
import type { MoneyKeysQuery } from "../../__generated__/MoneyKeysQuery.graphql.ts";
import { writeSessionKey } from "../../caller/sessionKeys.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";

/**
 * Keeps the session keys about a member's wallets and contracts up to date, and reads them again when the account changes.
 * Renders nothing.
 */
export function MoneyKeys({ username }: { username: string }) {
  const { viewer } = useOwnQuery<MoneyKeysQuery>(
    graphql`
      query MoneyKeysQuery {
        viewer {
          member {
            wallet @catch(to: NULL) {
              accounts {
                internalID
                balance {
                  amount
                  currency
                }
              }
            }
            # passed on to writeSessionKey
            contracts @catch(to: NULL) {
              dailySalary {
                tiers {
                  ...contractTerms_tier @relay(mask: false)
                }
              }
              hourSalary {
                tiers {
                  ...contractTerms_tier @relay(mask: false)
                }
              }
              realTimeSalary {
                profitRate
                lossRate
                singleBetAmount
              }
              dividend {
                tiers {
                  ...contractTerms_tier @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network", fetchKey: username },
  );
  // The store may know the new account from another query, without its wallet.
  const accounts = viewer.member?.wallet?.accounts;
  const contracts = viewer.member?.contracts;
  useEffect(() => writeSessionKey("merchantWallet", accounts), [accounts]);
  useEffect(() => writeSessionKey("consolidated", contracts), [contracts]);
  return null;
}

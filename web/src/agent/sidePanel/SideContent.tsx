import { graphql } from "react-relay";
import type { SideContentQuery } from "../../__generated__/SideContentQuery.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { oneOf } from "../../records/search.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { contractKinds } from "../contracts/contractKinds.ts";
import { Explanation } from "../contracts/Explanation.tsx";
import { Stranger } from "../downline/Stranger.tsx";
import { BetFacts } from "./BetFacts.tsx";
import { SideAccount } from "./SideAccount.tsx";

interface Props {
  account: string;
  /** The global id of a bet, payout or movement of it; null for the account alone. */
  item: string | null;
}

/** What a panel says of a row, about its account, and what the agent may do with it. */
export function SideContent({ account: name, item }: Props) {
  const { site, viewer, node } = useFreshQuery<SideContentQuery>(
    graphql`
      query SideContentQuery($account: String!, $mayRead: Boolean!, $item: ID!, $hasItem: Boolean!)
      @throwOnFieldError {
        viewer {
          agent {
            downlineAccount(account: $account) @include(if: $mayRead) {
              ...SideAccount_account
            }
          }
        }
        site {
          features {
            downlineTransfer
          }
        }
        node(id: $item) @include(if: $hasItem) {
          ... on TeamBet @alias(as: "bet") {
            ...BetFacts_bet
          }
          ... on ContractPayout @alias(as: "payout") {
            kind
            ...Explanation_payout
          }
        }
      }
    `,
    { account: name, mayRead: useRights()("READ_ACCOUNTS"), item: item ?? "", hasItem: item !== null },
  );
  const account = viewer.agent?.downlineAccount;
  const kind = oneOf(contractKinds, node?.payout?.kind ?? null);
  // A payout can be the agent's own.
  if (!account && !node) return <Stranger />;
  return (
    <>
      {node?.bet && <BetFacts bet={node.bet} />}
      {node?.payout && kind && <Explanation payout={node.payout} kind={kind} />}
      {account && <SideAccount account={account} canTransfer={site.features.downlineTransfer} />}
    </>
  );
}

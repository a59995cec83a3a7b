import { graphql } from "react-relay";
import type { ExplanationPartQuery } from "../../__generated__/ExplanationPartQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import type { ContractKind } from "./contractKinds.ts";
import { Explanation } from "./Explanation.tsx";

/** `Explanation` with a query of its own: the shares of all payouts of a page would cost too much. */
export function ExplanationPart({ id, kind }: { id: string; kind: ContractKind }) {
  const { node } = useOwnQuery<ExplanationPartQuery>(
    graphql`
      query ExplanationPartQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ContractPayout @alias(as: "payout") {
            ...Explanation_payout
          }
        }
      }
    `,
    { id },
  );
  return node?.payout ? <Explanation payout={node.payout} kind={kind} /> : null;
}

import { graphql, useFragment } from "react-relay";
import type { ContractTerms_contract$key } from "../../__generated__/ContractTerms_contract.graphql.ts";
import { contractTermsOf } from "../contractTerms.ts";
import { TermsList } from "./TermsList.tsx";

/** What a contract pays. */
export function ContractTerms({ contract: key }: { contract: ContractTerms_contract$key }) {
  const { terms, currency, kind } = useFragment(
    graphql`
      fragment ContractTerms_contract on AgentContract {
        kind
        currency
        terms {
          ...contractTerms_terms
        }
      }
    `,
    key,
  );
  return <TermsList terms={contractTermsOf(terms)} currency={currency} isHourly={kind === "HOURLY_SALARY"} />;
}

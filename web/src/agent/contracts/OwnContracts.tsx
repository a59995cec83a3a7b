import { FileX } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OwnContracts_agent$key } from "../../__generated__/OwnContracts_agent.graphql.ts";
import type { OwnContractsPaginationQuery } from "../../__generated__/OwnContractsPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ContractItem } from "./ContractItem.tsx";
import own from "./Contracts.module.css";

const PAGE = 10;

/** The contracts that the agent has received: the open offer, the one that pays, and the earlier versions. */
export function OwnContracts({ agent }: { agent: OwnContracts_agent$key }) {
  const { data, ...list } = usePaginationFragment<OwnContractsPaginationQuery, OwnContracts_agent$key>(
    graphql`
      fragment OwnContracts_agent on Agent
      @throwOnFieldError
      @argumentDefinitions(
        kind: { type: "ContractKind!" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "OwnContractsPaginationQuery") {
        contracts(filter: { kind: $kind, direction: RECEIVED }, first: $count, after: $cursor)
          @connection(key: "OwnContracts_contracts", filters: ["filter"]) {
          edges {
            node {
              id
              state
              ...ContractItem_contract
            }
          }
        }
      }
    `,
    agent,
  );
  const contracts = data.contracts.edges.map(({ node }) => node);
  const isCurrent = (state: string) => state === "ACTIVE" || state === "PENDING_TERMINATION";
  const parts = [
    ["contracts_waiting", contracts.filter(({ state }) => state === "PENDING_NEW")],
    ["contracts_current", contracts.filter(({ state }) => isCurrent(state))],
    ["contracts_history", contracts.filter(({ state }) => state !== "PENDING_NEW" && !isCurrent(state))],
  ] as const;
  if (contracts.length === 0) return <EmptyState icon={FileX} title="contracts_none" text="contracts_none_text" />;
  return (
    <>
      {parts.map(
        ([id, part]) =>
          part.length > 0 && (
            <section key={id} className={own.part}>
              <Text as="h3" text={id} />
              <ul className={own.list}>
                {part.map((contract) => (
                  <ContractItem
                    key={contract.id}
                    contract={contract}
                    heading="version"
                    isOpen={id !== "contracts_history"}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <LoadMore list={list} pageSize={PAGE} />
    </>
  );
}

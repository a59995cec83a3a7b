import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractList_contracts$key } from "../../__generated__/ContractList_contracts.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import styles from "../downline/Downline.module.css";
import { ContractItem } from "./ContractItem.tsx";
import own from "./Contracts.module.css";

interface Props {
  contracts: ContractList_contracts$key;
  heading: "kind" | "holder";
  /** The details are shown at first. */
  isOpen?: boolean;
  isBusy: boolean;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  onPage: (after: string | null) => void;
}

/** A page of contracts, their number, and the links to the other pages. */
export function ContractList({ contracts: key, heading, isOpen = false, isBusy, empty, onPage }: Props) {
  const { totalCount, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment ContractList_contracts on AgentContractConnection {
        totalCount
        edges {
          node {
            id
            ...ContractItem_contract
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    key,
  );
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <p role="status" className={styles.note}>
        <FormattedMessage id="contracts_count" values={{ count: totalCount }} />
      </p>
      {edges.length === 0 ? (
        empty
      ) : (
        <ul className={own.list}>
          {edges.map(({ node }) => (
            <ContractItem key={node.id} contract={node} heading={heading} isOpen={isOpen} />
          ))}
        </ul>
      )}
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
    </div>
  );
}

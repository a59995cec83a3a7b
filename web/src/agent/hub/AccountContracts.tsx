import { ChevronRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { AccountContractsQuery } from "../../__generated__/AccountContractsQuery.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ContractItem } from "../contracts/ContractItem.tsx";
import contractStyles from "../contracts/Contracts.module.css";
import { type ContractKind, contractAddress } from "../contracts/contractKinds.ts";
import { OfferButton } from "../contracts/OfferButton.tsx";
import styles from "../downline/Downline.module.css";

interface Props {
  account: string;
  kind: ContractKind;
}

/** The contracts of one kind that the agent has offered an account directly below, the latest first. */
export const AccountContracts = (props: Props) => (
  <section className={styles.card} aria-labelledby={`account-${props.kind}`}>
    <div className={styles.head}>
      <h3 id={`account-${props.kind}`} className={styles.heading}>
        <Link
          to={contractAddress(props.kind, { view: "offered", account: props.account })}
          className={styles.link}
          preventScrollReset
        >
          <FormattedMessage id={`contracts_${props.kind}`} />
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </h3>
      <OfferButton {...props} variant="secondary" />
    </div>
    <ScreenPart skeleton={<Skeleton style={{ height: "4rem" }} />}>
      <Contracts {...props} />
    </ScreenPart>
  </section>
);

function Contracts({ account, kind }: Props) {
  const { viewer } = useFreshQuery<AccountContractsQuery>(
    graphql`
      query AccountContractsQuery($filter: AgentContractFilter!) @throwOnFieldError {
        viewer {
          agent {
            contracts(filter: $filter, first: 5) {
              edges {
                node {
                  id
                  ...ContractItem_contract
                }
              }
            }
          }
        }
      }
    `,
    { filter: { kind, direction: "OFFERED", account } },
  );
  const contracts = viewer.agent?.contracts.edges ?? [];
  if (contracts.length === 0) return <Text as="p" className={styles.note} text="contracts_offered_none" />;
  return (
    <ul className={contractStyles.list}>
      {contracts.map(({ node }) => (
        <ContractItem key={node.id} contract={node} heading="version" isOffered />
      ))}
    </ul>
  );
}

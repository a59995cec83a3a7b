import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractItem_contract$key } from "../../__generated__/ContractItem_contract.graphql.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import { ContractActions } from "./ContractActions.tsx";
import { ContractFacts } from "./ContractFacts.tsx";
import { ContractState } from "./ContractState.tsx";
import own from "./Contracts.module.css";
import { contractKinds } from "./contractKinds.ts";
import { OfferButton } from "./OfferButton.tsx";

interface Props {
  contract: ContractItem_contract$key;
  /** What the heading says: the kind, the account that is paid, or the version. */
  heading: "kind" | "holder" | "version";
  /** The details are shown at first. */
  isOpen?: boolean;
  /** The caller has offered it, and can offer its next version. */
  isOffered?: boolean;
}

/** A contract in a list: its name and state, and its details and actions when it is open. */
export function ContractItem({ contract: key, heading, isOpen: isOpenFirst = false, isOffered = false }: Props) {
  const { formatMessage } = useIntl();
  const contract = useFragment(
    graphql`
      fragment ContractItem_contract on AgentContract @no_inline {
        kind
        version
        holder
        offerer
        state
        ...useNextOffer_contract
        ...ContractFacts_contract
        ...ContractActions_contract
      }
    `,
    key,
  );
  const { kind, version, holder, offerer, state } = contract;
  const known = contractKinds.find((each) => each === kind);
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  const number = formatMessage({ id: "contracts_version" }, { version });
  const name = { kind: formatMessage({ id: `contracts_${kind}` }), holder, version: number }[heading];
  // An account's own contracts are in parts, each with a heading. The other lists have only the screen's.
  const Heading = heading === "version" ? "h4" : "h3";
  return (
    <li className={own.item}>
      <div className={own.head}>
        <Heading>{heading === "holder" ? <AccountName account={holder} /> : name}</Heading>
        <ContractState state={state} />
        <IconButton
          label={formatMessage({ id: "table_details_of" }, { name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} className={own.arrow} />
        </IconButton>
        <p className={styles.note}>
          {heading !== "version" && <span>{number}</span>}
          {heading === "kind" && <span> · </span>}
          {heading !== "holder" &&
            (offerer ? (
              <FormattedMessage id="contracts_from" values={{ account: offerer }} />
            ) : (
              <FormattedMessage id="contracts_from_operator" />
            ))}
        </p>
      </div>
      <div id={id} hidden={!isOpen} className={own.body}>
        <ContractFacts contract={contract} />
      </div>
      <ContractActions contract={contract} />
      {isOffered && known && state !== "PENDING_NEW" && (
        <div className={own.actions}>
          <OfferButton
            kind={known}
            account={holder}
            before={contract}
            version={version}
            variant="secondary"
            size="sm"
          />
        </div>
      )}
    </li>
  );
}

import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import styles from "../downline/Downline.module.css";
import { type ContractKind, type ContractState, contractStates } from "./contractKinds.ts";
import { OfferButton } from "./OfferButton.tsx";

interface Props {
  kind: ContractKind;
  state: ContractState | "";
  onState: (state: ContractState | "") => void;
}

/** The filter of the offered contracts, and the button for a new offer. */
export function OfferBar({ kind, state, onState }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.head}>
      <FilterSelect
        label={<FormattedMessage id="agent_status" />}
        value={state}
        options={(["", ...contractStates] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_states" : `contracts_state_${value}` }),
        }))}
        onChange={onState}
      />
      <OfferButton kind={kind} />
    </div>
  );
}

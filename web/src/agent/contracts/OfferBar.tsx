import { FilePlus } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "../downline/Downline.module.css";
import { type ContractKind, type ContractState, contractStates } from "./contractKinds.ts";

const OfferDialog = lazyPart(async () => (await import("./OfferDialog.tsx")).OfferDialog, "agent");

interface Props {
  kind: ContractKind;
  state: ContractState | "";
  onState: (state: ContractState | "") => void;
}

/** The filter of the offered contracts, and the button for a new offer. */
export function OfferBar({ kind, state, onState }: Props) {
  const { formatMessage } = useIntl();
  const [isOffering, setOffering] = useState(false);
  const [offeredTo, setOfferedTo] = useState<string | null>(null);
  return (
    <>
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
        <Button
          onClick={() => {
            setOfferedTo(null);
            setOffering(true);
          }}
        >
          <FilePlus size={18} aria-hidden="true" />
          <FormattedMessage id="contracts_offer" />
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {offeredTo !== null && <FormattedMessage id="contracts_offer_sent" values={{ account: offeredTo }} />}
      </p>
      {isOffering && (
        <Suspense>
          <OfferDialog
            kind={kind}
            onClose={() => setOffering(false)}
            onOffered={(account) => {
              setOfferedTo(account);
              setOffering(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

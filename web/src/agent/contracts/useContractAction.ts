import { useState } from "react";
import { graphql } from "react-relay";
import type { useContractActionAcceptMutation } from "../../__generated__/useContractActionAcceptMutation.graphql.ts";
import type { useContractActionOfferEndMutation } from "../../__generated__/useContractActionOfferEndMutation.graphql.ts";
import type { useContractActionRejectMutation } from "../../__generated__/useContractActionRejectMutation.graphql.ts";
import type { useContractActionTerminateMutation } from "../../__generated__/useContractActionTerminateMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import type { EndingContract } from "./endingNames.ts";

type WireKind = useContractActionOfferEndMutation["variables"]["input"]["kind"];
export type ContractAction = "ACCEPT" | "REJECT" | "TERMINATE" | "OFFER_END";

/** Answers or ends a contract. Contracts below that would end must be confirmed first. */
export function useContractAction(contract: { id: string; kind: WireKind; holder: string }) {
  const [latest, setLatest] = useState<ContractAction>("ACCEPT");
  const accept = useChange<useContractActionAcceptMutation>(
    graphql`
      mutation useContractActionAcceptMutation($input: AcceptContractInput!) {
        acceptContract(input: $input) {
          contract {
            ...ContractItem_contract
          }
          endingContracts {
            internalID
            account
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const reject = useChange<useContractActionRejectMutation>(
    graphql`
      mutation useContractActionRejectMutation($input: RejectContractInput!) {
        rejectContract(input: $input) {
          contract {
            ...ContractItem_contract
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const terminate = useChange<useContractActionTerminateMutation>(
    graphql`
      mutation useContractActionTerminateMutation($input: TerminateContractInput!) {
        terminateContract(input: $input) {
          contract {
            ...ContractItem_contract
          }
          endingContracts {
            internalID
            account
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const offerEnd = useChange<useContractActionOfferEndMutation>(
    graphql`
      mutation useContractActionOfferEndMutation($input: OfferContractEndInput!) {
        offerContractEnd(input: $input) {
          contract {
            ...ContractItem_contract
          }
          endingContracts {
            internalID
            account
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );

  /** Resolves with the contracts below that would end and are not confirmed yet; null when the action was not done. */
  const act = async (action: ContractAction, endsOthers: boolean): Promise<readonly EndingContract[] | null> => {
    setLatest(action);
    const { id: contractId, kind, holder: account } = contract;
    switch (action) {
      case "ACCEPT":
        return (
          (await accept.change({ input: { contractId, endsOthers } })).done?.acceptContract.endingContracts ?? null
        );
      case "REJECT":
        return (await reject.change({ input: { contractId } })).done && [];
      case "TERMINATE": {
        const { done } = await terminate.change({ input: { contractId, endsOthers } });
        return done?.terminateContract.endingContracts ?? null;
      }
      case "OFFER_END": {
        const { done } = await offerEnd.change({ input: { account, kind, endsOthers } });
        return done?.offerContractEnd.endingContracts ?? null;
      }
    }
  };
  const { isBusy, failure } = { ACCEPT: accept, REJECT: reject, TERMINATE: terminate, OFFER_END: offerEnd }[latest];
  return { act, isBusy, failure };
}

import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useContractActionAcceptMutation } from "../../__generated__/useContractActionAcceptMutation.graphql.ts";
import type { useContractActionOfferEndMutation } from "../../__generated__/useContractActionOfferEndMutation.graphql.ts";
import type { useContractActionRejectMutation } from "../../__generated__/useContractActionRejectMutation.graphql.ts";
import type { useContractActionTerminateMutation } from "../../__generated__/useContractActionTerminateMutation.graphql.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import type { EndingContract } from "./endingNames.ts";

type WireKind = useContractActionOfferEndMutation["variables"]["input"]["kind"];
export type ContractAction = "ACCEPT" | "REJECT" | "TERMINATE" | "OFFER_END";

/** What came of an action. Contracts below that would end must be confirmed first. */
export interface ActionResult {
  refusal: string | null;
  ending: readonly EndingContract[];
}

interface Answer {
  readonly endingContracts?: readonly EndingContract[];
  readonly userErrors: readonly { readonly message: string }[];
}

/** Answers or ends a contract. A request that was not answered is sent again with the same key. */
export function useContractAction(contract: { id: string; kind: WireKind; holder: string }) {
  const { formatMessage } = useIntl();
  const { keyFor, forget } = useIdempotencyKey();
  const [accept, isAccepting] = useMutation<useContractActionAcceptMutation>(graphql`
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
          message
        }
      }
    }
  `);
  const [reject, isRejecting] = useMutation<useContractActionRejectMutation>(graphql`
    mutation useContractActionRejectMutation($input: RejectContractInput!) {
      rejectContract(input: $input) {
        contract {
          ...ContractItem_contract
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [terminate, isTerminating] = useMutation<useContractActionTerminateMutation>(graphql`
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
          message
        }
      }
    }
  `);
  const [offerEnd, isOfferingEnd] = useMutation<useContractActionOfferEndMutation>(graphql`
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
          message
        }
      }
    }
  `);

  const act = (action: ContractAction, endsOthers: boolean, onDone: (result: ActionResult) => void) => {
    const idempotencyKey = keyFor(action, endsOthers);
    const finish = ({ endingContracts = [], userErrors }: Answer) => {
      forget();
      const refusal = userErrors[0]?.message ?? null;
      onDone({ refusal, ending: refusal === null ? [] : endingContracts });
    };
    const onError = () => onDone({ refusal: formatMessage({ id: "error_network" }), ending: [] });
    const { id: contractId, kind, holder: account } = contract;
    const answer = { contractId, idempotencyKey };
    const send = {
      ACCEPT: () =>
        accept({
          variables: { input: { ...answer, endsOthers } },
          onCompleted: ({ acceptContract }) => finish(acceptContract),
          onError,
        }),
      REJECT: () =>
        reject({
          variables: { input: answer },
          onCompleted: ({ rejectContract }) => finish(rejectContract),
          onError,
        }),
      TERMINATE: () =>
        terminate({
          variables: { input: { ...answer, endsOthers } },
          onCompleted: ({ terminateContract }) => finish(terminateContract),
          onError,
        }),
      OFFER_END: () =>
        offerEnd({
          variables: { input: { account, kind, endsOthers, idempotencyKey } },
          onCompleted: ({ offerContractEnd }) => finish(offerContractEnd),
          onError,
        }),
    };
    send[action]();
  };
  return { act, isActing: isAccepting || isRejecting || isTerminating || isOfferingEnd };
}

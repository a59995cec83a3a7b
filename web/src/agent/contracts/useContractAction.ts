import { graphql, readInlineData } from "react-relay";
import type { useContractAction_payload$key } from "../../__generated__/useContractAction_payload.graphql.ts";
import type { useContractActionAcceptMutation } from "../../__generated__/useContractActionAcceptMutation.graphql.ts";
import type { useContractActionOfferEndMutation } from "../../__generated__/useContractActionOfferEndMutation.graphql.ts";
import type { useContractActionRejectMutation } from "../../__generated__/useContractActionRejectMutation.graphql.ts";
import type { useContractActionTerminateMutation } from "../../__generated__/useContractActionTerminateMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import type { Failure } from "../../relay/failure.ts";
import type { EndingContract } from "./TermsReview.tsx";

type WireKind = useContractActionOfferEndMutation["variables"]["input"]["kind"];
export type ContractAction = "ACCEPT" | "REJECT" | "TERMINATE" | "OFFER_END";

/** What came of an action. Contracts below that would end must be confirmed first. */
interface ActionResult {
  failure: Failure | null;
  ending: readonly EndingContract[];
}

/** The contracts below that would end with the one that was to be changed. */
const endingOf = (payload: useContractAction_payload$key | undefined) =>
  payload
    ? readInlineData(
        graphql`
          fragment useContractAction_payload on ContractPayload @inline {
            # passed on to the lists of contracts, by the store
            contract {
              ...ContractItem_contract
            }
            # passed on to ContractActions
            endingContracts {
              account
              ...TermsReview_ending
            }
          }
        `,
        payload,
      ).endingContracts
    : [];

/** Answers or ends a contract. */
export function useContractAction(contract: { id: string; kind: WireKind; holder: string }) {
  const accept = useChange<useContractActionAcceptMutation>(
    graphql`
      mutation useContractActionAcceptMutation($input: AcceptContractInput!) {
        acceptContract(input: $input) {
          ...useContractAction_payload
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
          ...useContractAction_payload
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
          ...useContractAction_payload
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );

  const act = async (action: ContractAction, endsOthers: boolean): Promise<ActionResult> => {
    const { id: contractId, kind, holder: account } = contract;
    switch (action) {
      case "ACCEPT": {
        const { refused, failure } = await accept.change({ input: { contractId, endsOthers } });
        return { failure, ending: endingOf(refused?.acceptContract) };
      }
      case "REJECT":
        return { failure: (await reject.change({ input: { contractId } })).failure, ending: [] };
      case "TERMINATE": {
        const { refused, failure } = await terminate.change({ input: { contractId, endsOthers } });
        return { failure, ending: endingOf(refused?.terminateContract) };
      }
      case "OFFER_END": {
        const { refused, failure } = await offerEnd.change({ input: { account, kind, endsOthers } });
        return { failure, ending: endingOf(refused?.offerContractEnd) };
      }
    }
  };
  return act;
}

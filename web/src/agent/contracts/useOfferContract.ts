import type { FormikHelpers } from "formik";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useOfferContractMutation } from "../../__generated__/useOfferContractMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import type { ContractKind } from "./contractKinds.ts";
import { type OfferValues, offerField, offerInput } from "./offerValues.ts";
import type { EndingContract } from "./TermsReview.tsx";

type Helpers = FormikHelpers<OfferValues>;

/** An offer that is possible. */
export interface CheckedOffer {
  values: OfferValues;
  helpers: Helpers;
  /** The contracts below that would end. */
  ending: readonly EndingContract[];
}

interface Handlers {
  onChecked: (offer: CheckedOffer) => void;
  onOffered: (account: string) => void;
}

const mutation = graphql`
  mutation useOfferContractMutation($input: OfferContractInput!) {
    offerContract(input: $input) {
      contract {
        ...ContractItem_contract
      }
      endingContracts {
        account
        ...TermsReview_ending
      }
      userErrors {
        ...userError_form @relay(mask: false)
      }
    }
  }
`;

/** Checks an offer, and sends it. An offer that is sent again is made once. */
export function useOfferContract(kind: ContractKind, { onChecked, onOffered }: Handlers) {
  const { locale } = useIntl();
  const askAgain = useAskAgain();
  const helpersOf = useRef<Helpers>(null);
  /** Whether contracts below that pay more may end. */
  const endsOthers = useRef(false);
  const dryRun = useFormChange<useOfferContractMutation, OfferValues>(mutation, {
    once: true,
    nameOf: offerField,
    variables: (values) => ({ input: { ...offerInput(kind, values, locale), isDryRun: true } }),
    onDone: ({ offerContract: { endingContracts } }, values) =>
      helpersOf.current && onChecked({ values, helpers: helpersOf.current, ending: endingContracts }),
  });
  const send = useFormChange<useOfferContractMutation, OfferValues>(mutation, {
    once: true,
    nameOf: offerField,
    variables: (values) => ({ input: { ...offerInput(kind, values, locale), endsOthers: endsOthers.current } }),
    onDone({ offerContract: { contract } }, values) {
      if (contract) onOffered(values.account.trim());
      void askAgain();
    },
  });
  const check = (values: OfferValues, helpers: Helpers) => {
    helpersOf.current = helpers;
    return dryRun(values, helpers);
  };
  const confirm = ({ values, helpers, ending }: CheckedOffer) => {
    endsOthers.current = ending.length > 0;
    return send(values, helpers);
  };
  return { check, confirm };
}

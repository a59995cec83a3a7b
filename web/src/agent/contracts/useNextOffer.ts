import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { useNextOffer_contract$key } from "../../__generated__/useNextOffer_contract.graphql.ts";
import { randomKey } from "../../browser/randomKey.ts";
import { writeAmount } from "../../forms/amounts.ts";
import { contractTermsOf } from "../contractTerms.ts";
import { writeRate } from "../rates.ts";
import { contractPeriods } from "./contractKinds.ts";
import { emptyOffer, type OfferValues } from "./offerValues.ts";

/** An offer with the terms of a contract: the first draft of its next version. Null without a contract. */
export function useNextOffer(before: useNextOffer_contract$key | undefined): OfferValues | null {
  const { locale } = useIntl();
  const contract = useFragment(
    graphql`
      fragment useNextOffer_contract on AgentContract {
        holder
        period
        paidOnRequest
        terms {
          ...contractTerms_terms
        }
      }
    `,
    before ?? null,
  );
  if (!contract) return null;
  const { holder, period } = contract;
  const terms = contractTermsOf(contract.terms);
  const amount = (value: string | null | undefined) => (value == null ? "" : writeAmount(value, locale));
  const rate = (value: string | undefined) => (value === undefined ? "" : writeRate(value, locale));
  return {
    ...emptyOffer(holder),
    paidOnRequest: contract.paidOnRequest === true,
    period: contractPeriods.find((known) => known === period) ?? "MONTHLY",
    steps: (terms.tiers ?? []).map((tier) => ({
      key: randomKey(),
      rate: rate(tier.rate),
      periodValidBet: amount(tier.periodValidBet),
      periodProfitAndLoss: amount(tier.periodProfitAndLoss),
      activeMembers: amount(tier.activeMembers?.toString()),
      betAmount: amount(tier.betAmount),
    })),
    profitRate: rate(terms.profitRate),
    lossRate: rate(terms.lossRate),
    singleBetAmount: amount(terms.singleBetAmount),
  };
}

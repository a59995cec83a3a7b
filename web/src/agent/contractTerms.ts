import { graphql, readInlineData } from "react-relay";
import type { contractTerms_terms$key } from "../__generated__/contractTerms_terms.graphql.ts";

// Spread it with `@relay(mask: false)`.
graphql`
  fragment contractTerms_tier on ContractTier {
    rate
    periodValidBet
    periodProfitAndLoss
    activeMembers
    betAmount
  }
`;

/** What a contract pays: its steps, or its two rates for each bet. */
export function contractTermsOf(terms: contractTerms_terms$key) {
  const { tiers, profitRate, lossRate, singleBetAmount } = readInlineData(
    graphql`
      fragment contractTerms_terms on ContractTerms @inline @no_inline {
        ... on Contract {
          tiers {
            ...contractTerms_tier @relay(mask: false)
          }
        }
        ... on RealTimeContract {
          profitRate
          lossRate
          singleBetAmount
        }
      }
    `,
    terms,
  );
  return { tiers, profitRate, lossRate, singleBetAmount };
}

import { graphql } from "react-relay";

// What a contract pays. Spread these with `@relay(mask: false)`.
graphql`
  fragment contractTerms_tier on ContractTier {
    rate
    periodValidBet
    periodProfitAndLoss
    activeMembers
    betAmount
  }
`;
graphql`
  fragment contractTerms_terms on ContractTerms {
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
`;

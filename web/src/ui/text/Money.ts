import { graphql } from "react-relay";

// Documents spread it with `@relay(mask: false)`.
graphql`
  fragment Money_amount on Money {
    amount
    currency
  }
`;

/** An amount of money as the gateway sends it. */
export interface Money {
  /** A decimal string, so that it stays exact. */
  readonly amount: string;
  /** ISO 4217, or FUN for play money. */
  readonly currency: string;
}

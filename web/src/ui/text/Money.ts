/** An amount of money as the gateway sends it. */
export interface Money {
  /** A decimal string, so that it stays exact. */
  readonly amount: string;
  /** ISO 4217, or FUN for play money. */
  readonly currency: string;
}

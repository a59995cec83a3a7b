/** What a request took from its sender's bucket. */
export interface Spending {
  /** Points that the request was charged. */
  cost: number;
  limit: number;
  /** Points that come back each second. */
  perSecond: number;
  remaining: number;
  /** Milliseconds until the bucket is full again. */
  resetMs: number;
  /** Milliseconds until the request may be sent again; 0 when it was allowed. */
  waitMs: number;
}

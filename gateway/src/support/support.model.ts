/** A link to customer service that is still sealed. */
export interface SealedLink {
  sealed: string;
  isVip: boolean;
}

/** A way to customer service whose address is still sealed. */
export interface SealedLink {
  sealed: string;
  isVip: boolean;
}

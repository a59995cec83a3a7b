/** What `node` found, by the name of its type; null when it found nothing. */
export type NodeModel = { readonly __typename: string } | null;

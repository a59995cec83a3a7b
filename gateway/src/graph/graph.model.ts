/** An object with the name of its type; null when the id has none. */
export type NodeModel = { readonly __typename: string } | null;

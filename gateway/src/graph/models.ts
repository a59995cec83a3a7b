/** An object with the name of its type; null when the id has none. */
export type NodeModel = { readonly __typename: string } | null;

/**
 * What resolvers get for a type of the contract, where that is another shape than the type's. A domain that is one file adds its models
 * by `declare module`, as the output of the shapes with which it reads the platform; a larger one has `XModel` in a `*.model.ts`. So
 * the generated types of resolvers name a model without importing its file, which imports them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its models to it by `declare module`
export interface Models {}

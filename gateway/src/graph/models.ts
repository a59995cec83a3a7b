/** An object with the name of its type; null when the id has none. */
export type NodeModel = { readonly __typename: string } | null;

/**
 * What resolvers get for a type of the contract, where that is another shape than the type's: the output of the shape that reads
 * it. A domain that is one file adds its models by `declare module`, so that the generated types of resolvers name them without
 * importing their file, which imports those types; a larger one exports `XModel` from its `*.wire.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its models to it by `declare module`
export interface Models {}

import type { Context } from "../request/context.ts";

/**
 * Finds objects by type and by the key in their global id. Null when there is none, or when it is not the caller's.
 */
export type NodeLookups = Readonly<
  Record<string, (key: string, context: Context) => object | null | Promise<object | null>>
>;

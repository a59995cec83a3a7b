import type { Context } from "../request/context.ts";

/** How a type is found again from the key in its global id: null when there is none, or it isn't the caller's. */
export type NodeLookups = Readonly<
  Record<string, (key: string, context: Context) => object | null | Promise<object | null>>
>;

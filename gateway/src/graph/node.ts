import type { Context } from "../request/context.ts";

/**
 * Finds objects by type and by the key in their global id; null when there is none. It is asked for keys that the platform can have
 * given (`@numbered`), and by callers who can own such objects (`@own`).
 */
export type NodeLookups = Readonly<
  Record<string, (key: string, context: Context) => object | null | Promise<object | null>>
>;

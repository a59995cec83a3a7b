import type { Context } from "../request/context.ts";

/**
 * Types of which each caller has one object, and how it is found. Payloads and subscriptions that have such a type send the caller's,
 * without a resolver of their own.
 */
export type CallersOwn = Readonly<Record<string, (context: Context) => object | null | Promise<object | null>>>;

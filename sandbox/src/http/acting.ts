import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The id of the sub-account that a request acts for its agent with. The log of an agent's actions reads it, so that no change can
 * forget who made it.
 */
export const acting = new AsyncLocalStorage<number>();

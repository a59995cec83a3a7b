import { MemoryState } from "./memoryState.ts";
import { RedisState, type RedisStateOptions } from "./redisState.ts";
import type { SharedState } from "./sharedState.ts";

/** The state in Redis when there is an address, and in memory otherwise. */
export function openSharedState({
  url,
  ...options
}: Omit<RedisStateOptions, "url"> & { url: string | undefined }): SharedState {
  return url === undefined ? new MemoryState() : new RedisState({ url, ...options });
}

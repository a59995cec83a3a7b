// Stands in for the cache of Relay Resolvers. The client has none, and the cache would be 2 kB of every first visit.
import { NoopResolverCache } from "relay-runtime/lib/store/ResolverCache.js";

export class LiveResolverCache extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}

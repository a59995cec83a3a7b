import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

const MOST = 5_000;

/** Keeps a provider's logins in memory until they expire; a restart forgets them. */
export function memoryAdapters(): (model: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: MOST });
  const find = (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), payload, expiresIn === undefined ? {} : { ttl: expiresIn * 1000 });
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept.entries()) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}

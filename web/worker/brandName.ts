/** The place of the brand's name among the caches: the service worker can read nothing else that pages keep. */
const CACHE = "brand";
const ADDRESS = "/brand-name";

/** Keeps the brand's name for the service worker. */
export async function keepBrandName(storage: CacheStorage, name: string): Promise<void> {
  const cache = await storage.open(CACHE);
  await cache.put(ADDRESS, new Response(name));
}

/** The brand's name; undefined until a page has kept it. */
export async function keptBrandName(storage: CacheStorage): Promise<string | undefined> {
  const answer = await storage.match(ADDRESS, { cacheName: CACHE });
  return answer?.text();
}

/** A request to the API of a CDN. */
export interface PurgeRequest {
  /** Path with the id of the operator's service. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How a CDN is told to forget all answers with one of some tags. */
interface Cdn {
  /** Address of its API. */
  api: string;
  /** Its service or zone has this id; the token may purge it. */
  request(id: string, token: string, tags: readonly string[]): PurgeRequest;
}

/** Fastly reads tags from `Surrogate-Key`, Cloudflare from `Cache-Tag`. */
export const cdns = {
  fastly: {
    api: "https://api.fastly.com",
    request: (id, token, tags) => ({
      path: `/service/${id}/purge`,
      headers: { "fastly-key": token },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  cloudflare: {
    api: "https://api.cloudflare.com",
    request: (id, token, tags) => ({
      path: `/client/v4/zones/${id}/purge_cache`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
  },
} as const satisfies Readonly<Record<string, Cdn>>;

export type CdnName = keyof typeof cdns;

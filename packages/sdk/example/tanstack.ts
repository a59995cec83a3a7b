import { CreateDeposit, createAtrium, type KeyStorage, Lobby, LogIn } from "@atrium/sdk";
import { type FetchQueryOptions, MutationObserver, QueryClient } from "@tanstack/query-core";

/** TanStack Query over the SDK. A deposit is made once, also when its answer is lost and the page is loaded again. */
export async function openTanstack(url: string, storage: KeyStorage, username: string, password: string) {
  const atrium = createAtrium({ url, storage });
  await atrium.request(LogIn, { input: { username, password, delivery: "BEARER" } });
  // The SDK tries again by itself, and knows after which errors.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const lobby = {
    queryKey: ["lobby", "RNG"],
    queryFn: ({ signal }) => atrium.request(Lobby, { filter: { category: "RNG" }, first: 12 }, { signal }),
  } satisfies FetchQueryOptions;
  const deposit = new MutationObserver(client, {
    mutationFn: (input: { amount: `${number}`; channelId: string }) => atrium.once(CreateDeposit, { input }),
  });
  return { client, lobby, deposit, atrium };
}

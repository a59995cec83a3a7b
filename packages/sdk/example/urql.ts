import { createAtrium, LogIn } from "@atrium/sdk";
import { Client, fetchExchange, gql, subscriptionExchange } from "@urql/core";
import { createClient } from "graphql-sse";

/** urql: the SDK logs in, because it solves the human check; graphql-sse reads the event streams. */
export async function openUrql(url: string, username: string, password: string) {
  const atrium = createAtrium({ url });
  await atrium.request(LogIn, { input: { username, password, delivery: "BEARER" } });
  const headers = { authorization: `Bearer ${atrium.session}` };
  const streams = createClient({ url: `${url}/graphql`, headers });
  const events = subscriptionExchange({
    forwardSubscription: ({ query = "", variables }) => ({
      subscribe: (sink) => ({
        unsubscribe: streams.subscribe<Record<string, unknown>, Record<string, unknown>>(
          { query, variables: { ...variables } },
          sink,
        ),
      }),
    }),
  });
  return new Client({
    url: `${url}/graphql`,
    fetchOptions: { headers },
    preferGetMethod: false,
    exchanges: [fetchExchange, events],
  });
}

export const lobby = gql`
  query Lobby { site { games(filter: { category: RNG }, first: 12) { edges { node { id name } } } } }
`;
export const balance = gql`
  subscription Balance { balanceChanged { id total { amount currency } } }
`;

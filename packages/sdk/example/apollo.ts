import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache, Observable } from "@apollo/client";
import { createAtrium, LogIn } from "@atrium/sdk";
import { OperationTypeNode, print } from "graphql";
import { createClient } from "graphql-sse";

/** Apollo Client: the SDK logs in, because it solves the human check; graphql-sse reads the event streams. */
export async function openApollo(url: string, username: string, password: string) {
  const atrium = createAtrium({ url });
  await atrium.request(LogIn, { input: { username, password, delivery: "BEARER" } });
  const at = { uri: `${url}/graphql`, headers: { authorization: `Bearer ${atrium.session}` } };
  const streams = createClient({ url: at.uri, headers: at.headers });
  const events = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => streams.subscribe({ query: print(query), variables }, observer)),
  );
  const isEvents = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.SUBSCRIPTION;
  return new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.split(isEvents, events, new HttpLink(at)) });
}

export const lobby = gql`
  query Lobby { site { games(filter: { category: RNG }, first: 12) { edges { node { id name } } } } }
`;
export const balance = gql`
  subscription Balance { balanceChanged { id total { amount currency } } }
`;

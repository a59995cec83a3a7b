import { createAtrium, LogIn } from "@atrium/sdk";
import { Environment, graphql, Network, Observable, type RequestParameters, type Variables } from "relay-runtime";

/** Relay: the SDK sends its documents, so that it waits, logs in and follows streams for Relay, too. */
export async function openRelay(url: string, username: string, password: string) {
  const atrium = createAtrium({ url });
  await atrium.request(LogIn, { input: { username, password, delivery: "BEARER" } });
  const ask = async ({ text }: RequestParameters, variables: Variables) => ({
    data: Object(await atrium.request(text ?? "", variables)),
  });
  const follow = ({ text }: RequestParameters, variables: Variables) =>
    Observable.create<{ data: object }>((sink) => {
      const left = new AbortController();
      (async () => {
        for await (const data of atrium.subscribe(text ?? "", variables, { signal: left.signal })) {
          sink.next({ data: Object(data) });
        }
      })().then(sink.complete, (error: Error) => left.signal.aborted || sink.error(error));
      return () => left.abort();
    });
  return new Environment({ network: Network.create(ask, follow) });
}

export const lobby = graphql`
  query relayLobbyQuery { site { games(filter: { category: RNG }, first: 12) { edges { node { id name } } } } }
`;
export const balance = graphql`
  subscription relayBalanceSubscription { balanceChanged { id total { amount currency } } }
`;

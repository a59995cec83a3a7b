import { EventSourceParserStream } from "eventsource-parser/stream";
import { documentIdOf, type FleetDocument } from "./documents.ts";

/** A member's client: requests and one event stream, through the gateway that the proxy chooses. */
export interface Client {
  ask(document: FleetDocument, variables?: object): Promise<Answer>;
  /** Yields the data of a subscription's events until the stream ends. */
  listen(document: FleetDocument, signal: AbortSignal): AsyncGenerator<Answer["data"]>;
  bearer: string | undefined;
}

// The answers to the documents of this folder.
interface Answer {
  data?: {
    site?: { games: { edges: { node: { id: string } }[] } };
    viewer?: { member: { wallet: { total: { amount: string } } } | null };
    balanceChanged?: { total: { amount: string } };
    announcementPublished?: { id: string };
    logIn?: { bearerToken: string | null; userErrors: { message: string }[] };
  } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** `headers` are sent with every request, for example a cookie or an address. */
export function clientOf(origin: string, bearer?: string, headers: Record<string, string> = {}): Client {
  const post = (document: FleetDocument, variables: object, accept: string, signal?: AbortSignal) =>
    fetch(`${origin}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      body: JSON.stringify({ documentId: documentIdOf(document), variables }),
      ...(signal && { signal }),
    });
  return {
    bearer,
    async ask(document, variables = {}) {
      return (await post(document, variables, "application/graphql-response+json")).json();
    },
    async *listen(document, signal) {
      const response = await post(document, {}, "text/event-stream", signal);
      if (!response.ok || response.body === null) throw new Error(`${document}: status ${response.status}`);
      yield undefined;
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      for await (const { event, data } of events) {
        if (event === "complete") return;
        if (event !== "next") continue;
        const answer: Answer = JSON.parse(data);
        if (answer.errors) throw new Error(answer.errors[0]?.extensions?.code ?? "an error in the stream");
        yield answer.data;
      }
    },
  };
}

/** Logs a seeded account in; a sandbox without human check is asked. */
export async function logIn(origin: string, username: string): Promise<Client> {
  const input = { username, password: "Atrium!2026", delivery: "BEARER" };
  const { data, errors } = await clientOf(origin).ask("logIn", { input });
  const token = data?.logIn?.bearerToken;
  if (!token) throw new Error(`${username} can't log in: ${JSON.stringify(errors ?? data?.logIn?.userErrors)}`);
  return clientOf(origin, token);
}

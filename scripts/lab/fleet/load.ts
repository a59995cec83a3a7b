import { Agent } from "undici";

/** A GraphQL request that is sent many times. */
export interface LoadRequest {
  documentId: string;
  variables: Readonly<Record<string, unknown>>;
  bearer?: string | undefined;
}

/** The results of the requests of a load. */
export interface Tally {
  answered: number;
  /** No answer, an answer that is no 200, or GraphQL errors: reason and number. */
  failures: Map<string, number>;
  seconds: number;
}

export interface Load {
  /** Ends the load after the requests under way. */
  stop(): Promise<Tally>;
}

export const failureCount = ({ failures }: Tally) => [...failures.values()].reduce((sum, count) => sum + count, 0);

/** Requests with an answer, each second. */
export const rateOf = ({ answered, seconds }: Tally) => answered / seconds;

/** Sends the requests in turn, a fixed number at a time, over connections that are kept. */
export function startLoad(origin: string, requests: readonly LoadRequest[], concurrency: number): Load {
  const agent = new Agent({ connections: concurrency, pipelining: 1 });
  const tally: Tally = { answered: 0, failures: new Map(), seconds: 0 };
  const from = performance.now();
  let isOver = false;
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (!isOver) {
      const request = requests[turn++ % requests.length];
      if (request === undefined) return;
      const failure = await send(agent, origin, request);
      if (failure === undefined) tally.answered += 1;
      else tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1);
    }
  };
  const workers = Promise.all(Array.from({ length: concurrency }, worker));
  return {
    async stop() {
      isOver = true;
      await workers;
      tally.seconds = (performance.now() - from) / 1000;
      await agent.close();
      return tally;
    },
  };
}

/** The reason of a failure; undefined for a good answer. */
async function send(agent: Agent, origin: string, { documentId, variables, bearer }: LoadRequest) {
  try {
    const { statusCode, body } = await agent.request({
      origin,
      path: "/graphql",
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json",
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ documentId, variables }),
    });
    const text = await body.text();
    if (statusCode !== 200) return `status ${statusCode}`;
    return text.includes('"errors":') ? (/"code":"(\w+)"/.exec(text)?.[1] ?? "error") : undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

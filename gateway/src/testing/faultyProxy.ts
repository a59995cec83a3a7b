import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request on its way to a platform, which a fault may change. */
export interface Passing {
  /** Method and path, without the query. */
  call: string;
  headers: Record<string, string>;
  body: string;
}

/** An answer on its way back. */
export interface Passed {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a fault does to requests and answers. */
export interface Fault {
  /** Answers in place of the platform, or `hang` for none at all. */
  answer?(request: Passing, forward: (request: Passing) => Promise<Passed>): Promise<Passed | "hang" | undefined>;
  /** Changes an answer. */
  change?(answer: Passed, request: Passing): void;
}

/** A proxy before a platform that has one fault at a time. */
export async function openFaultyProxy(origin: string, port = 0) {
  let fault: Fault = {};
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/" } = request;
    const call = `${method} ${url.split("?")[0]}`;
    const sent: Passing = { call, headers: plain(request.headers), body: await text(request) };
    const forward = async ({ headers, body }: Passing): Promise<Passed> => {
      const answered = await fetch(origin + url, { method, redirect: "manual", headers, ...(body !== "" && { body }) });
      const { "content-encoding": _, "content-length": __, ...kept } = Object.fromEntries(answered.headers);
      return { status: answered.status, headers: kept, body: await answered.text() };
    };
    const answer = (await fault.answer?.(sent, forward)) ?? (await forward(sent));
    if (answer === "hang") return;
    fault.change?.(answer, sent);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    set(next: Fault) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const plain = ({
  host: _,
  connection: __,
  "content-length": ___,
  ...headers
}: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );

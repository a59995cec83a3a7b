import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { documentedCalls, type NamedFields } from "../contract/documents.ts";
import { entryOf } from "../lookup/entryOf.ts";
import { isRecord } from "../lookup/isRecord.ts";

/** Headers that HTTP gives a meaning, and the one by which our platform knows a captcha: the documents show no other way. */
const passedHeaders = ["content-type", "cache-control", "retry-after", "x-captcha-id"];

/**
 * A platform that has what the customer's documents name, and nothing else: a proxy before a sandbox. Other calls are not
 * found, and other fields are missing. Refusals have a message and the captcha flag, no code.
 */
export async function openDocumentsOnlyPlatform(sandboxOrigin: string, port = 0) {
  const server = createServer((request, response) => {
    answer(sandboxOrigin, request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const name = `${method} ${url.split("?")[0]}`;
  const sent = await text(request);
  const call = entryOf(documentedCalls, name);
  if (method !== "HEAD" && call === undefined) {
    response.writeHead(404, { "content-type": "text/html" }).end("<html><body>404 Not Found</body></html>");
    return;
  }
  const { host: _, connection: __, ...headers } = request.headers;
  const answered = await fetch(`${origin}${url}`, {
    method,
    redirect: "manual",
    headers: Object.entries(headers).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
    ...(sent !== "" && { body: sent }),
  });
  const passed = passedHeaders.flatMap((key) => {
    const value = answered.headers.get(key);
    return value === null ? [] : [[key, value]];
  });
  const body = asDocumented(await answered.text(), call?.answer);
  response.writeHead(answered.status, Object.fromEntries(passed)).end(body);
}

/** The answer without what the documents do not name. */
function asDocumented(body: string, named: NamedFields | undefined): string {
  const answer: unknown = body === "" ? undefined : JSON.parse(body);
  if (!isRecord(answer) || !("success" in answer)) return body;
  const { success, value, message } = answer;
  if (success === false) return JSON.stringify({ success, value: pick(value, { captcha: "access:98" }), message });
  return JSON.stringify({ success, value: named === undefined ? value : pick(value, named), message });
}

function pick(value: unknown, named: NamedFields): unknown {
  if (Array.isArray(value)) return value.map((row) => pick(row, named));
  if (!isRecord(value)) return value;
  // A list may stand alone or in `list`: the documents show both.
  if (Array.isArray(value.list) && !("list" in named)) return { list: pick(value.list, named) };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, content]) => {
      const fields = entryOf(named, key) ?? named["*"];
      if (fields === undefined) return [];
      return [[key, typeof fields === "string" ? content : pick(content, fields)]];
    }),
  );
}

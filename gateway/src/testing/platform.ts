import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { moment } from "../deadlines/moment.ts";
import type { Observer } from "../telemetry/records.ts";
import type { AdapterSource } from "../upstream/adapter/adapterSource.ts";
import { PayloadCipher } from "../upstream/cipher.ts";
import { UpstreamClient } from "../upstream/http/client.ts";
import { Origins } from "../upstream/http/origins.ts";
import { Scope } from "../upstream/scope.ts";

/** A request that the platform got. */
export interface Asked {
  request: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A server in place of the platform, for answers that the sandbox never gives. */
export async function startPlatform(answer: (asked: Asked, res: ServerResponse) => void) {
  const asked: Asked[] = [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    const one = { request: `${req.method} ${req.url}`, headers: req.headers, body };
    asked.push(one);
    answer(one, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    requests: () => asked.map(({ request }) => request),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A scope with a client of its own. */
export function openScope(
  urls: readonly string[],
  caller: { token?: string; language?: string; address?: string } = {},
  observer: Observer = {},
  adapter?: AdapterSource,
) {
  const origins = new Origins({ urls, connections: 10, observer });
  const client = new UpstreamClient({
    wps: origins,
    lgw: origins,
    merchant: "atrium",
    observer,
    adapt: adapter?.adapt,
  });
  const ended: string[] = [];
  const leaving = new AbortController();
  const scope = new Scope(
    {
      brand: { merchant: "atrium", host: "localhost" },
      unsaid: { currency: "VND", languages: ["EN"] },
      client,
      cipher: new PayloadCipher(client),
      longestAge: 3_600,
      settingsChangedAt: 0,
      adapterChangedAt: 0,
      missingParts: [],
      eventsAt: new Map(),
    },
    {
      token: caller.token,
      language: caller.language ?? "EN",
      requestId: "request-1",
      traceparent: "00-11111111111111111111111111111111-2222222222222222-01",
      clientIp: caller.address ?? "203.0.113.9",
      userAgent: "Test/1",
    },
    leaving.signal,
    () => ended.push("over"),
  );
  adapter?.onChange(() => {
    scope.shared.adapterChangedAt = moment();
  });
  return { scope, origins, ended, leave: () => leaving.abort(), [Symbol.asyncDispose]: () => origins.close() };
}

/** Sends a value in the platform's envelope. */
export function ok(res: ServerResponse, value: unknown): void {
  res
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ success: true, value, message: "", code: "OK" }));
}

/** Sends a refusal in the platform's envelope. */
export function refuse(res: ServerResponse, status: number, code: string, value: unknown = null): void {
  res.writeHead(status, { "content-type": "application/json" });
  res.end(JSON.stringify({ success: false, value, message: "SECRET OF THE PLATFORM", code }));
}

// The least work that a server between browser and platform can do: it makes the platform calls of an operation at once
// and passes the bytes of their answers on, without reading them.
import { createServer } from "node:http";
import { type Dispatcher, Pool } from "undici";
import { serve } from "./process.ts";
import type { RecordedCall } from "./upstream.process.ts";

const origin = process.env.WPS_URL ?? "";
const pool = new Pool(origin, { connections: 320, pipelining: 1 });
/** The calls of each operation, by the path at which the proxy is asked for them. */
let calls: Readonly<Record<string, readonly RecordedCall[]>> = {};

const server = createServer((req, res) => {
  const asked = calls[req.url ?? ""] ?? [];
  const chunks: Buffer[] = [];
  const finish = () => {
    const body = Buffer.concat(chunks);
    res.writeHead(200, ["content-type", "application/json", "content-length", String(body.length)]);
    res.end(body);
  };
  let open = asked.length;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {},
    onResponseStart() {},
    onResponseData: (_controller, chunk) => void chunks.push(chunk),
    onResponseEnd() {
      open -= 1;
      if (open === 0) finish();
    },
    onResponseError(_controller, error) {
      console.error(error);
      res.destroy();
    },
  };
  req.resume();
  req.on("end", () => {
    if (open === 0) finish();
    for (const { method, path, headers } of asked)
      pool.dispatch({ origin, method, path, headers: [...headers] }, handler);
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  serve(address.port, (message) => {
    calls = Object(message);
  });
});

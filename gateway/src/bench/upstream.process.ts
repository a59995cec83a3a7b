// Stands in for the platform: first passes calls on to the sandbox and records the answers, later answers from the
// recording.
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { serve } from "./process.ts";

interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const sandbox = process.env.BENCH_SANDBOX ?? "";
const recorded = new Map<string, Recorded>();
const kept = ["content-type", "cache-control", "x-captcha-id"];
/** The search index reads the catalogue in the background. Recording ends only when no call came for this long. */
const quietMs = 1_000;
const longestWaitMs = 15_000;
let isRecording = true;
let askedAt = performance.now();

const server = createServer(async (req, res) => {
  askedAt = performance.now();
  const key = `${req.method} ${req.url}`;
  // `/last/GCSGAME_gameList` answers the last recording of that call, for the plain proxy.
  const named = req.url?.startsWith("/last/") ? req.url.slice("/last/".length) : undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const known = named === undefined ? recorded.get(key) : recordedFor(named);
  if (known !== undefined && (!isRecording || named !== undefined)) {
    res.writeHead(known.status, { ...known.headers, "content-length": known.body.length });
    res.end(known.body);
    return;
  }
  const { host: _, connection: __, "transfer-encoding": ___, "content-length": ____, ...headers } = req.headers;
  const answer = await request(`${sandbox}${req.url}`, {
    method: req.method === "POST" ? "POST" : "GET",
    headers,
    body: chunks.length === 0 ? null : Buffer.concat(chunks),
  });
  const entry: Recorded = {
    status: answer.statusCode,
    headers: Object.fromEntries(
      kept.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
    ),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
  recorded.set(key, entry);
  res.writeHead(entry.status, entry.headers);
  res.end(entry.body);
});

function recordedFor(name: string): Recorded | undefined {
  for (const [key, entry] of recorded) if (key.includes(name)) return entry;
  return undefined;
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub has no port.");
  serve(address.port, async () => {
    const from = performance.now();
    while (performance.now() - askedAt < quietMs && performance.now() - from < longestWaitMs) await delay(100);
    isRecording = false;
  });
});

import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { serve } from "./process.ts";

/** An answer of our platform as a foreign one might give it: other names, cents, seconds, 0 and 1, another envelope. */
function foreignAnswer(body: string): string {
  const { value } = JSON.parse(body);
  return JSON.stringify({ code: 0, msg: "ok", data: foreign(value) });
}

function foreign(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foreign);
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string" && /^\d+\.\d\d$/.test(value)) return Number(value.replace(".", ""));
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return Math.floor(Date.parse(value) / 1000);
  if (typeof value !== "object" || value === null) return value;
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [snake(name), foreign(content)]));
}

/** A platform call that the gateway made. Operations of the bench only read, so no call has a body. */
export interface RecordedCall {
  method: "GET";
  path: string;
  /** Names and values alternate. */
  headers: readonly string[];
}

interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const sandbox = process.env.BENCH_SANDBOX ?? "";
const recorded = new Map<string, Recorded>();
/** The calls of each request, by its request id. The gateway passes that id on. */
const callsOf = new Map<string, Map<string, RecordedCall>>();
const kept = ["content-type", "cache-control", "x-captcha-id"];
/** The search index reads the catalogue in the background. Recording ends only when no call came for this long. */
const quietMs = 1_000;
const longestWaitMs = 15_000;
let isRecording = true;
let askedAt = performance.now();
/** Whether each answer differs from the one before, so that none is known. */
let isChanging = false;
let answers = 0;

const server = createServer(async (req, res) => {
  askedAt = performance.now();
  const key = `${req.method} ${req.url}`;
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  if (isRecording) noteCall(req);
  if (!isRecording) {
    const known = recorded.get(key) ?? foreignRecording(key);
    // The sandbox has ended. Only work in the background asks for something new now.
    if (known === undefined) return void res.writeHead(404).end();
    const body = isChanging ? `${known.body.toString("utf8", 0, known.body.length - 1)},"n":${answers++}}` : known.body;
    res.writeHead(known.status, { ...known.headers, "content-length": Buffer.byteLength(body) });
    res.end(body);
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

/** The recording of a call under a foreign platform's names. It is made once. */
function foreignRecording(key: string): Recorded | undefined {
  const ours = recorded.get(key.replace(" /foreign/", " /"));
  if (ours === undefined) return undefined;
  const made = { ...ours, body: Buffer.from(foreignAnswer(ours.body.toString())) };
  recorded.set(key, made);
  return made;
}

function noteCall({ method, url = "", headers }: IncomingMessage): void {
  if (method !== "GET") return;
  const id = String(headers["x-request-id"]);
  const { host: _, connection: __, ...sent } = headers;
  const calls = callsOf.get(id) ?? new Map<string, RecordedCall>();
  calls.set(url, {
    method,
    path: url,
    headers: Object.entries(sent).flatMap(([name, value]) => [name, String(value)]),
  });
  callsOf.set(id, calls);
}

async function endRecording(): Promise<void> {
  const from = performance.now();
  while (performance.now() - askedAt < quietMs && performance.now() - from < longestWaitMs) await delay(100);
  isRecording = false;
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub has no port.");
  // Other messages are request ids.
  serve(address.port, (message) => {
    if (message === "replay") return endRecording();
    if (message === "change") isChanging = true;
    return [...(callsOf.get(String(message))?.values() ?? [])];
  });
});

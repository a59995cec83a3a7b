/** A refusal of the server by its code, or `OFFLINE`. */
export class ChatError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** A version 4 UUID, also where `randomUUID` is missing (plain HTTP). */
export function lineKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const timeout = 8000;

/**
 * @template Value
 * @param {string} path
 * @param {{ secret?: string, language: string, body?: unknown }} call
 * @returns {Promise<Value>}
 */
export async function ask(path, { secret, language, body }) {
  let answer;
  try {
    const response = await fetch(`/support/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        Language: language,
        ...(secret === undefined ? {} : { "X-Chat-Secret": secret }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(timeout),
    });
    answer = await response.json();
  } catch {
    throw new ChatError("OFFLINE");
  }
  if (answer?.success !== true) throw new ChatError(String(answer?.code ?? "OFFLINE"));
  return answer.value;
}

/**
 * Follows the room's events until the connection ends; calls back with each line, after `onOpen` has finished.
 * EventSource can't send the secret.
 * @param {string} secret
 * @param {AbortSignal} signal
 * @param {{ onOpen: () => Promise<void>, onLine: (line: import("./chatMessages.ts").Line) => void }} heard
 */
export async function follow(secret, signal, { onOpen, onLine }) {
  const response = await fetch("/support/api/events", {
    headers: { "X-Chat-Secret": secret },
    credentials: "omit",
    cache: "no-store",
    signal,
  });
  if (response.status === 401) throw new ChatError("SESSION_EXPIRED");
  if (!response.ok || !response.body) throw new ChatError("OFFLINE");
  await onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += value;
    const frames = rest.split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      if (frame.startsWith("event: over")) throw new ChatError("SESSION_EXPIRED");
      if (frame.startsWith("data: ")) onLine(JSON.parse(frame.slice("data: ".length)));
    }
  }
}

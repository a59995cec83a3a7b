import type { GraphQLResponse, SubscribeFunction } from "relay-runtime";
import { Observable } from "relay-runtime";
import { currentLanguage } from "../i18n/language.ts";
import { codesOf, passOn } from "./errorCodes.ts";
import { inOneTab } from "./inOneTab.ts";
import { gatewayRequest } from "./request.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Relay's subscriptions, over server-sent events: one stream for all tabs that watch the same, and none while nobody looks.
 * A stream that the gateway completes is over.
 */
export const subscribe: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const documentId = params.id ?? "";
    const key = `stream ${documentId} ${currentLanguage()} ${JSON.stringify(variables)}`;
    const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`atrium-${key}`);
    const take = (answer: GraphQLResponse) => {
      passOn(codesOf(answer));
      sink.next(answer);
    };
    const hear = ({ data }: MessageEvent<GraphQLResponse>) => take(data);
    tabs?.addEventListener("message", hear);
    const leave = inOneTab(key, () => {
      const ended = new AbortController();
      const share = (answer: GraphQLResponse) => {
        tabs?.postMessage(answer);
        take(answer);
      };
      void follow(documentId, variables, ended.signal, share).then((end) => end === "complete" && sink.complete());
      return () => ended.abort();
    });
    return () => {
      leave();
      tabs?.close();
    };
  });

/** Reads a stream; one that breaks is opened again, with growing pauses. */
async function follow(
  documentId: string,
  variables: Record<string, unknown>,
  signal: AbortSignal,
  onAnswer: (answer: GraphQLResponse) => void,
): Promise<"complete" | "left"> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const heard = await listen(documentId, variables, signal, (answer) => {
      pause = FIRST_PAUSE_MS;
      onAnswer(answer);
    });
    if (heard === "complete") return "complete";
    await rest(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  return "left";
}

/** Reads one stream to its end, and says how it ended. */
async function listen(
  documentId: string,
  variables: Record<string, unknown>,
  signal: AbortSignal,
  onAnswer: (answer: GraphQLResponse) => void,
): Promise<"complete" | "broken"> {
  try {
    const response = await fetch(gatewayRequest(documentId, variables, "text/event-stream", signal));
    if (response.status >= 400 && response.status < 500) return "complete";
    if (!response.ok || !response.body) return "broken";
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "complete") return "complete";
      if (event === "next" && data) onAnswer(JSON.parse(data));
    }
    return "broken";
  } catch {
    return "broken";
  }
}

/** The events of a stream as they come in. Comments keep the connection open and say nothing. */
async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        yield { event: /^event: ?(.*)$/m.exec(block)?.[1] ?? "message", data: /^data: ?(.*)$/m.exec(block)?.[1] };
      }
    }
  } finally {
    await reader.cancel();
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

import type { GraphQLResponse, SubscribeFunction } from "relay-runtime";
import { Observable } from "relay-runtime";
import { codesOf, passOn } from "./errorCodes.ts";
import { gatewayRequest } from "./request.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Relay's subscriptions, over server-sent events. A stream that breaks is opened again, with growing pauses; one that the gateway completes is over. */
export const subscribe: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const ended = new AbortController();
    void (async () => {
      let pause = FIRST_PAUSE_MS;
      while (!ended.signal.aborted) {
        const heard = await listen(params.id ?? "", variables, ended.signal, (answer) => {
          pause = FIRST_PAUSE_MS;
          passOn(codesOf(answer));
          sink.next(answer);
        });
        if (heard === "complete") return sink.complete();
        await rest(pause * (0.75 + Math.random() / 2), ended.signal);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    })();
    return () => ended.abort();
  });

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

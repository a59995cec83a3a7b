import { AtriumError } from "./atriumError.ts";
import type { TypedDocument } from "./document.ts";
import { readEvents } from "./events.ts";
import { EVENTS, type Gateway, unreachable } from "./gateway.ts";
import { growing, isTemporary, pauseFor } from "./pauses.ts";

/** The gateway sends a pulse every twelve seconds: after three without one the connection is dead. */
const SILENT_MS = 40_000;

const NO_STREAMS = "This `fetch` has no streams: give `createAtrium` another one.";

/** Names this page or process, so that the gateway counts the streams of guests who share an address apart. */
const tab = `${Math.random()}${Math.random()}`.replaceAll(".", "");

/** What a subscription needs to know of its reader. */
export interface Following {
  /** Ends the subscription. */
  signal?: AbortSignal;
  /** Called when the stream was away for more than a day, so that events are lost: read anew what you show. */
  onGap?: () => void;
}

/** Follows a subscription over as many streams as it takes. */
export async function* follow<Result, Variables>(
  gateway: Gateway,
  document: TypedDocument<Result, Variables>,
  variables: object,
  { signal, onGap }: Following = {},
): AsyncGenerator<Result, void, void> {
  let lastId = "";
  let latest: string | undefined;
  for (let tries = 0; ; tries += 1) {
    const stream = new AbortController();
    const end = () => stream.abort(signal?.reason);
    signal?.addEventListener("abort", end, { once: true });
    let silence = setTimeout(end, SILENT_MS);
    let isFirst = true;
    let askedMs = 0;
    try {
      if (signal?.aborted) throw signal.reason;
      const body = { query: document.toString(), variables };
      const response = await gateway.post(
        body,
        EVENTS,
        { "x-atrium-tab": tab, ...(lastId && { "last-event-id": lastId }) },
        stream.signal,
      );
      const isStream = response.headers.get("content-type")?.startsWith(EVENTS) === true;
      if (!isStream) gateway.read(await response.text(), response);
      if (!response.body) throw new AtriumError({ code: "NO_STREAMS", message: NO_STREAMS });
      const events = readEvents(response.body, () => {
        clearTimeout(silence);
        silence = setTimeout(end, SILENT_MS);
      });
      for await (const { event, data, id } of events) {
        lastId = id || lastId;
        if (event === "gap") onGap?.();
        if (event === "complete") return;
        if (event !== "next") continue;
        // Many subscriptions begin with their present value, which may be known from the stream before.
        const isKnown = isFirst && data === latest;
        isFirst = false;
        latest = data;
        const result = gateway.read<Result>(data, response);
        tries = 0;
        if (!isKnown) yield result;
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const failure = error instanceof AtriumError ? error : unreachable(error);
      if (!isTemporary(failure)) throw failure;
      askedMs = (failure.retryAfter ?? 0) * 1_000;
    } finally {
      clearTimeout(silence);
      signal?.removeEventListener("abort", end);
      stream.abort();
    }
    await pauseFor(Math.max(askedMs, growing(tries)), signal);
  }
}

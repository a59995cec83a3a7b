import { EventSourceParserStream } from "eventsource-parser/stream";

/** Yields the events of a stream. `onBytes` is called for pings too. Browsers that cannot iterate over a stream are still in use, so it is read piece by piece. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: () => void) {
  const parser = new EventSourceParserStream({ onComment: onBytes });
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

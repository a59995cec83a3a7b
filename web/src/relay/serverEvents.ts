import { EventSourceParserStream } from "eventsource-parser/stream";

/** Yields the events of a stream. Browsers that cannot iterate over a stream are still in use, so it is read piece by piece. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

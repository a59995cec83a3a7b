/** One of a stream's events. */
export interface ServerEvent {
  /** What the event belongs to; empty where the stream has but one subject. */
  id: string;
  event: string;
  data: string;
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? "";

/** The events of a stream as they come in. Comments keep the connection open and say nothing. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
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
        yield { id: fieldOf(block, "id"), event: fieldOf(block, "event"), data: fieldOf(block, "data") };
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  data: string;
  /** Empty when the event has none. */
  id: string;
}

const LONGEST = 1024 * 1024;

/** Reads a `text/event-stream`, however it is cut into chunks. `onChunk` hears of all bytes, also of the pulse between events. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<StreamEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      if (rest.length > LONGEST) throw new Error("An event of the stream is too long.");
      for (const block of blocks) {
        const lines = block.split("\n");
        const all = (name: string) =>
          lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
        const [event = "message"] = all("event");
        const [id = ""] = all("id");
        yield { event, data: all("data").join("\n"), id };
      }
    }
  } finally {
    reader.releaseLock();
  }
}

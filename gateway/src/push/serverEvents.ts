/** One event of a `text/event-stream`. */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: string;
}

const longestEvent = 1024 * 1024;

/** Reads a `text/event-stream`, however it is cut into chunks. Comments (pings) are skipped. */
export async function* readServerEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent, void, void> {
  const decoder = new TextDecoder();
  let rest = "";
  let id: string | undefined;
  let event = "message";
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > longestEvent) throw new Error("An event of the platform is too long.");
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        // An id without data still says where to take up the stream.
        if (data.length > 0 || id !== undefined) yield { id, event, data: data.join("\n") };
        id = undefined;
        event = "message";
        data = [];
        continue;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "id") id = value;
      else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
  }
}

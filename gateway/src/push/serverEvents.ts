import { createParser, type EventSourceMessage } from "eventsource-parser";

/** One event of a `text/event-stream`. */
export interface ServerEvent {
  event: string;
  data: string;
}

const longestEvent = 1024 * 1024;

/**
 * Reads a `text/event-stream`, however it is cut into chunks. `onId` also gets ids of blocks without data: they still
 * say where the stream continues.
 */
export async function* readServerEvents(
  chunks: AsyncIterable<Uint8Array>,
  onId: (id: string) => void = () => undefined,
): AsyncGenerator<ServerEvent, void, void> {
  const decoder = new TextDecoder();
  const messages: EventSourceMessage[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: longestEvent,
    onId,
    onEvent: (message) => messages.push(message),
    onError: ({ type }) => {
      isTooLong ||= type === "max-buffer-size-exceeded";
    },
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { event = "message", data } of messages.splice(0)) yield { event, data };
    if (isTooLong) throw new Error("An event of the platform is too long.");
  }
}

/** A frame of an event stream. */
export interface Frame {
  id?: string;
  event?: string;
  data?: string;
}

/** Opens a sandbox's stream of events; `next` gives one frame after another. */
export async function openEventStream(url: string, headers: Record<string, string>) {
  const abort = new AbortController();
  const answer = await fetch(url, { headers, signal: abort.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<Frame> => {
    while (!text.includes("\n\n")) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error("the stream has ended");
      text += value;
    }
    const end = text.indexOf("\n\n");
    const lines = text.slice(0, end).split("\n");
    text = text.slice(end + 2);
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
    );
  };
  return { answer, next, [Symbol.dispose]: () => abort.abort() };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { compressQuickly, encodingFor } from "./compression.ts";
import { hasTag, tagOf } from "./entityTag.ts";

interface Headers {
  /** On every answer. */
  common: Readonly<Record<string, string>>;
  /** On an answer with a body. */
  own: Readonly<Record<string, string>>;
}

/** Sends a text compressed, or 304 to a reader who has it. */
export async function sendTagged(req: IncomingMessage, res: ServerResponse, text: string, { common, own }: Headers) {
  const content = Buffer.from(text);
  const tagged = { ...common, etag: tagOf(content) };
  if (hasTag(req.headers["if-none-match"], tagged.etag)) {
    res.writeHead(304, tagged).end();
    return;
  }
  const encoding = encodingFor(req.headers["accept-encoding"]);
  const body = encoding === undefined ? content : await compressQuickly(content, encoding);
  res.writeHead(200, {
    ...tagged,
    ...own,
    ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    "content-length": body.length,
  });
  res.end(body);
}

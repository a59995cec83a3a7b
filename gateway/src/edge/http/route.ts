import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "./caller.ts";

/** Answers the requests to one path. `headers` go on every answer. */
export type Route = (
  req: IncomingMessage,
  res: ServerResponse,
  caller: Caller,
  search: string,
  headers: Readonly<Record<string, string>>,
) => Promise<void>;

/** Answers the requests to `/graphql`, with headers of its own, and those to the REST face, which names a document. */
export type GraphqlRoute = (
  req: IncomingMessage,
  res: ServerResponse,
  caller: Caller,
  search: string,
  restName?: string,
) => Promise<void>;

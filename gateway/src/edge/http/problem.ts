import { type ServerResponse, STATUS_CODES } from "node:http";

/** Answers with problem details (RFC 9457). All refusals outside `/graphql` use it. */
export function sendProblem(
  res: ServerResponse,
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify({ type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail });
  res.writeHead(status, {
    ...headers,
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
  });
  res.end(body);
}

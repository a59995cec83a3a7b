import type { IncomingMessage } from "node:http";

/**
 * Whether a request names its host twice. Node reads the first one, and a proxy may have read the second, so such a request
 * must be refused (RFC 9112, 3.2).
 */
export function namesHostTwice({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let position = 0; position < rawHeaders.length; position += 2) {
    const name = rawHeaders[position];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

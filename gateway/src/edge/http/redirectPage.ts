import type { ServerResponse } from "node:http";

/**
 * A page that goes on to a path of ours at once. A redirect would not do: to a browser that comes from another site, the
 * page behind it would still belong to that journey, and it would leave our cookies at home.
 */
export function sendRedirectPage(
  res: ServerResponse,
  path: string,
  headers: Readonly<Record<string, string | string[]>>,
): void {
  const address = escaped(path);
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="0;url=${address}"><title>Atrium</title></head><body><a href="${address}">→</a></body></html>`;
  res.writeHead(200, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    // The address it was opened with holds a code.
    "referrer-policy": "no-referrer",
  });
  res.end(html);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  ";": "&#59;",
};

const escaped = (text: string) => text.replace(/[&<>"';]/g, (character) => entities[character] ?? "");

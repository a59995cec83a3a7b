import type { ServerResponse } from "node:http";

/**
 * Sends a page that opens a path of the web client at once. After a redirect from another site the browser would treat
 * the next page as part of that site's navigation, and would not send `SameSite=Strict` cookies.
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
    // The page's own address contains a login code.
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

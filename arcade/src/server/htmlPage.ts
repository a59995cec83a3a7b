import { randomBytes } from "node:crypto";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text for use in HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** JSON that is safe inside a script element. */
export const inert = (data: unknown): string => JSON.stringify(data).replace(/</g, "\\u003c");

interface Page {
  /** BCP 47. */
  language: string;
  title: string;
  /** The colour of the browser's bars. */
  barColour: string;
  /** CSS of this page only. */
  style: string;
  head: string;
  /** The body, with its tags. */
  body: string;
  /** Origins of pages that may show it in a frame. */
  embedders: readonly string[];
  status?: number;
}

/** An HTML response. Its policy lets only files of the same origin run and only the given sites embed it. */
export function htmlPage({ language, title, barColour, style, head, body, embedders, status = 200 }: Page): Response {
  const nonce = randomBytes(16).toString("base64");
  const page = `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${barColour}">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${style}</style>
${head}
</head>
${body}
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${embedders.join(" ")}`,
  ];
  return new Response(page, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    },
  });
}

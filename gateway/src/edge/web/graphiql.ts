import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { csrfHeader } from "../http/crossSite.ts";
import { ledgerHeader } from "../http/ledgerHeader.ts";
import { graphiqlCsp } from "../http/securityHeaders.ts";
import { exampleTabs } from "./graphiqlTabs.ts";

interface Page {
  csp: string;
  html: Buffer;
  gzipped: Buffer;
}

let page: Promise<Page> | undefined;

/** Sends GraphiQL. All of its files come from this gateway. */
export async function sendGraphiql(
  res: ServerResponse,
  acceptsGzip: boolean,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  // Nine megabytes: loaded at first use only.
  page ??= renderPage();
  const { csp, html, gzipped } = await page;
  const body = acceptsGzip ? gzipped : html;
  res.writeHead(200, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": csp,
    "cache-control": "no-store",
    vary: "Accept, Accept-Encoding",
    "content-length": body.length,
    ...(acceptsGzip ? { "content-encoding": "gzip" } : {}),
  });
  res.end(body);
}

async function renderPage(): Promise<Page> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const text = renderGraphiQL({
    title: "Atrium GraphiQL",
    defaultTabs: exampleTabs,
    additionalHeaders: { [csrfHeader]: "1", [ledgerHeader]: "1" },
    credentials: "same-origin",
    // A bearer token in the headers tab must not stay in the browser's storage after the page is closed.
    shouldPersistHeaders: false,
    isHeadersEditorEnabled: true,
    subscriptionsProtocol: "SSE",
  });
  // The page has one inline script. Its source mentions other tags, and they lie within it.
  const begin = text.indexOf("<script>");
  const end = text.lastIndexOf("</script>");
  if (begin < 0 || end < begin) throw new Error("GraphiQL's page has no inline script.");
  const script = text.slice(begin + "<script>".length, end);
  const hash = createHash("sha256").update(script).digest("base64");
  const html = Buffer.from(text.trimStart());
  return { csp: graphiqlCsp(hash), html, gzipped: await promisify(gzip)(html) };
}

import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { csrfHeader } from "../http/crossSite.ts";
import { ledgerHeader } from "../http/ledgerHeader.ts";
import { graphiqlCsp } from "../http/securityHeaders.ts";
import { loginRow, loginScript } from "./graphiqlLogins.ts";
import { exampleTabs } from "./graphiqlTabs.ts";

interface Page {
  csp: string;
  html: Buffer;
  gzipped: Buffer;
}

const pages = new Map<boolean, Promise<Page>>();

/** Sends GraphiQL, with buttons for the sandbox's accounts where they exist. All of its files come from this gateway. */
export async function sendGraphiql(
  res: ServerResponse,
  acceptsGzip: boolean,
  hasAccounts: boolean,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  // Nine megabytes: loaded at first use only.
  const page = pages.get(hasAccounts) ?? renderPage(hasAccounts);
  pages.set(hasAccounts, page);
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

async function renderPage(hasAccounts: boolean): Promise<Page> {
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
  const scripts = hasAccounts ? [script, loginScript] : [script];
  const row = hasAccounts ? [loginRow, `<script>${loginScript}</script>`] : [];
  const html = Buffer.from([text.slice(0, begin), row[0], text.slice(begin).trimEnd(), row[1]].join("").trimStart());
  const csp = graphiqlCsp(scripts.map((one) => createHash("sha256").update(one).digest("base64")));
  return { csp, html, gzipped: await promisify(gzip)(html) };
}

import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { SharedBytes } from "../http/compression.ts";
import { csrfHeader } from "../http/crossSite.ts";
import { ledgerHeader } from "../http/ledgerHeader.ts";
import { sendProblem } from "../http/problem.ts";
import type { Route } from "../http/route.ts";
import { graphiqlCsp } from "../http/securityHeaders.ts";
import type { Example } from "./graphiqlExamples.ts";
import { loginRow, loginScript } from "./graphiqlLogins.ts";
import { panelOf, panelScript } from "./graphiqlPanel.ts";
import { exampleTabs } from "./graphiqlTabs.ts";
import { toolRow, toolScript } from "./graphiqlTools.ts";
import { sandboxControls } from "./sandboxControls.ts";

/** GraphiQL itself, without our options: what browsers keep. */
interface Bundle {
  script: SharedBytes;
  style: SharedBytes;
}

let loading: Promise<Bundle> | undefined;

/** Nine megabytes: loaded at first use only. */
function bundle(): Promise<Bundle> {
  loading ??= loadBundle();
  return loading;
}

async function loadBundle(): Promise<Bundle> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL();
  // The page has one style and one script. The last statement of the script starts GraphiQL. The script itself contains texts with tags.
  const between = (begin: string, end: string) => page.slice(page.indexOf(begin) + begin.length, page.lastIndexOf(end));
  const style = page.slice(page.indexOf("<style>") + "<style>".length, page.indexOf("</style>"));
  const script = between("<script>", "YogaGraphiQL.renderYogaGraphiQL(");
  if (style.length < 1_000 || script.length < 1_000) throw new Error("GraphiQL's page has another form.");
  return { script: new SharedBytes(Buffer.from(script)), style: new SharedBytes(Buffer.from(style)) };
}

const options = {
  title: "Atrium GraphiQL",
  defaultTabs: exampleTabs,
  additionalHeaders: { [csrfHeader]: "1", [ledgerHeader]: "1" },
  credentials: "same-origin",
  // A bearer token in the headers tab must not stay in the browser's storage after the page is closed.
  shouldPersistHeaders: false,
  isHeadersEditorEnabled: true,
  subscriptionsProtocol: "SSE",
};

/** Opens the operation of a link, which is behind `#`, so that it never reaches a server or its log. */
const startScript = `
const asked = new URLSearchParams(location.hash.slice(1));
const linked = asked.has("query") ? { query: asked.get("query"), variables: asked.get("variables") ?? "" } : {};
const onEditQuery = () => history.replaceState({}, "", location.pathname);
onEditQuery();
YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), { ...${JSON.stringify(options)}, ...linked, onEditQuery });
`;

const style = `<style>
  #body { display: flex; flex-direction: column; height: 100vh; margin: 0; color-scheme: light dark; background: Canvas; color: CanvasText }
  #root { flex: 1; min-height: 0; height: auto !important }
  .row { display: flex; flex-wrap: wrap; gap: 8px; padding: 6px 12px; font: 14px sans-serif; align-items: center }
  .row select { max-width: 240px }
  #sandbox[hidden] { display: none }
  #sandbox[open] { max-height: 45vh; overflow: auto }
  #sandbox .row { padding-inline: 0 }
  #sandbox pre { white-space: pre-wrap; margin: 4px 0 12px; font: 13px monospace }
  /* The animation of a new order leaves a transform on tabs, under which the first click is lost. */
  .graphiql-tabs > * { transform: none !important }
</style>`;

/** Sends GraphiQL, with the sandbox's accounts and controls where it is the platform. All of its files come from this gateway. */
export async function sendGraphiql(
  res: ServerResponse,
  sandboxOrigin: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { script, style: sheet } = await bundle();
  const scripts = [...(sandboxOrigin === undefined ? [] : [loginScript, panelScript]), toolScript, startScript];
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${options.title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/graphql/graphiql.css?${versionOf(sheet)}">
${style}
</head>
<body id="body" class="no-focus-outline">
${sandboxOrigin === undefined ? "" : loginRow}
${toolRow}
${sandboxOrigin === undefined ? "" : panelOf(sandboxOrigin)}
<div id="root"></div>
<script src="/graphql/graphiql.js?${versionOf(script)}"></script>
${scripts.map((one) => `<script>${one}</script>`).join("\n")}
</body>
</html>
`;
  res.writeHead(200, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": graphiqlCsp(scripts.map((one) => hash("sha256", one, "base64"))),
    "cache-control": "no-store",
    vary: "Accept, Accept-Encoding",
    "content-length": Buffer.byteLength(page),
  });
  res.end(page);
}

const versionOf = ({ tag }: SharedBytes) => tag.replaceAll(/[^\w-]/g, "");

/** The files of GraphiQL, which browsers keep for a year, the examples of all screens, and the sandbox's controls. */
export function graphiqlRoutes(
  examples: () => readonly Example[],
  sandboxOrigin: string | undefined,
): Readonly<Record<string, Route>> {
  return {
    ...(sandboxOrigin === undefined ? {} : { "/graphql/sandbox": sandboxControls(sandboxOrigin) }),
    "/graphql/graphiql.js": kept("text/javascript", async () => (await bundle()).script),
    "/graphql/graphiql.css": kept("text/css", async () => (await bundle()).style),
    "/graphql/examples.json": kept(
      "application/json",
      async () => new SharedBytes(Buffer.from(JSON.stringify(examples()))),
    ),
  };
}

/** A file that is kept by its address when that has its version. */
function kept(type: string, read: () => Promise<SharedBytes>): Route {
  return async (req, res, _caller, search, headers) => {
    if (req.method !== "GET") return sendProblem(res, 405, "Only GET is allowed.", { ...headers, allow: "GET" });
    const bytes = await read();
    const acceptsGzip = /\bgzip\b/.test(String(req.headers["accept-encoding"]));
    const body = acceptsGzip ? await bytes.compressed("gzip") : bytes.plain;
    res.writeHead(200, {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "cache-control": search === versionOf(bytes) ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "Accept-Encoding",
      "content-length": body.length,
      ...(acceptsGzip ? { "content-encoding": "gzip" } : {}),
    });
    res.end(body);
  };
}

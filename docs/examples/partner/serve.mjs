/**
 * Serves the partner's page.
 *
 *   node docs/examples/partner/serve.mjs [--port 4600] [--gateway http://localhost:4000] [--key PARTNER_KEY]
 *
 * Without a key the page calls the gateway itself. With a key the page calls this server, which adds the key: the key never
 * reaches a browser.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4600" },
    gateway: { type: "string", default: "http://localhost:4000" },
    key: { type: "string", default: process.env.PARTNER_KEY },
  },
});
const gateway = new URL(values.gateway).origin;
const files = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/partner.css": ["partner.css", "text/css; charset=utf-8"],
  "/partner.js": ["partner.js", "text/javascript; charset=utf-8"],
  "/gateway.js": ["gateway.js", "text/javascript; charset=utf-8"],
};
const called = values.key ? "" : gateway;
// Pictures come from the brand's CDNs, which only the gateway knows.
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src * data:; connect-src ${called || "'self'"}`;

/** Headers of the page that the gateway needs. Others, such as cookies, stay here. */
const passedOn = ["accept", "authorization", "content-type", "x-atrium-language"];
const longestBody = 64 * 1024;

async function forward(request, response) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  const answer = await fetch(`${gateway}/graphql`, {
    method: "POST",
    headers: { ...headers, "x-atrium-partner-key": values.key },
    body: Buffer.concat(chunks),
  }).catch(() => undefined);
  if (answer === undefined) return response.writeHead(502).end();
  const retryAfter = answer.headers.get("retry-after");
  response.writeHead(answer.status, {
    "content-type": answer.headers.get("content-type") ?? "application/json",
    ...(retryAfter && { "retry-after": retryAfter }),
  });
  return response.end(Buffer.from(await answer.arrayBuffer()));
}

createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  if (values.key && path === "/graphql" && request.method === "POST") return forward(request, response);
  const file = files[path];
  if (file === undefined) return response.writeHead(404).end();
  const [name, type] = file;
  const text = await readFile(new URL(name, import.meta.url), "utf8");
  response.writeHead(200, {
    "content-type": type,
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
  });
  return response.end(text.replaceAll("%GATEWAY%", called));
}).listen(Number(values.port), () =>
  process.stdout.write(`The partner's page is at http://localhost:${values.port}, its gateway at ${gateway}.\n`),
);

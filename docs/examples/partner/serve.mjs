/** Serves the partner's page: node docs/examples/partner/serve.mjs [--port 4600] [--gateway http://localhost:4000] */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4600" },
    gateway: { type: "string", default: "http://localhost:4000" },
  },
});
const gateway = new URL(values.gateway).origin;
const files = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/partner.css": ["partner.css", "text/css; charset=utf-8"],
  "/partner.js": ["partner.js", "text/javascript; charset=utf-8"],
  "/gateway.js": ["gateway.js", "text/javascript; charset=utf-8"],
};
// Pictures come from the brand's CDNs, which only the gateway knows.
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src * data:; connect-src ${gateway}`;

createServer(async (request, response) => {
  const file = files[new URL(request.url ?? "/", "http://localhost").pathname];
  if (file === undefined) return response.writeHead(404).end();
  const [name, type] = file;
  const text = await readFile(new URL(name, import.meta.url), "utf8");
  response.writeHead(200, {
    "content-type": type,
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
  });
  return response.end(text.replaceAll("%GATEWAY%", gateway));
}).listen(Number(values.port), () =>
  process.stdout.write(`The partner's page is at http://localhost:${values.port}, its gateway at ${gateway}.\n`),
);

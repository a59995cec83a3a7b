/** npm run dev: sandbox, gateway, schema and web client, each reloaded when its sources change, in one terminal. */
import { randomBytes, randomUUID } from "node:crypto";
import { watch } from "node:fs";
import { inRoot, programs, root } from "./lib/paths.ts";
import { playedNetworks } from "./lib/playedNetworks.ts";
import { checkPorts } from "./lib/ports.ts";
import { ServiceGroup } from "./lib/services.ts";
import { runNode } from "./lib/steps.ts";

const port = Number(process.env.PORT ?? 4000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4100);
const webPort = Number(process.env.WEB_PORT ?? 5173);
const cdnPorts = [1, 2, 3].map((offset) => sandboxPort + offset);
const identityPort = sandboxPort + 4;
if (!(await checkPorts({ gateway: port, sandbox: sandboxPort, web: webPort }))) process.exit(1);

const group = new ServiceGroup((name) => console.error(`${name} ended; it starts again when you save a file.`));
group.stopOnSignals();

const serviceKey = process.env.SERVICE_KEY ?? randomUUID();
/** Seals the links to customer service between the two. */
const serviceLinkKey = process.env.SERVICE_LINK_KEY ?? randomBytes(32).toString("base64url");
const identity = { id: "atrium", secret: randomUUID() };
const embedders = [port, webPort].flatMap((p) => [`http://localhost:${p}`, `http://127.0.0.1:${p}`]).join(",");
await group.start({
  name: "sandbox",
  args: ["--watch", "--watch-preserve-output", inRoot("sandbox/src/main.ts")],
  env: {
    PORT: String(sandboxPort),
    CDN_PORTS: cdnPorts.join(","),
    IDENTITY_PORT: String(identityPort),
    IDENTITY_CLIENT_ID: identity.id,
    IDENTITY_CLIENT_SECRET: identity.secret,
    SERVICE_KEY: serviceKey,
    SERVICE_LINK_KEY: serviceLinkKey,
    SANDBOX_CONTROL: "1",
    SITE_URL: `http://localhost:${webPort}`,
    PLAY_EMBEDDERS: embedders,
  },
  readyUrl: `http://127.0.0.1:${sandboxPort}/wps/system/status`,
});
const upstream = `http://127.0.0.1:${sandboxPort}`;
await group.start({
  name: "gateway",
  // It reads the SDL as a file, which --watch alone doesn't follow.
  args: [
    "--watch",
    "--watch-preserve-output",
    `--watch-path=${inRoot("gateway/src")}`,
    `--watch-path=${inRoot("schema/schema.graphql")}`,
    inRoot("gateway/src/main.ts"),
  ],
  env: {
    PORT: String(port),
    WPS_URL: upstream,
    LGW_URL: upstream,
    SERVICE_KEY: serviceKey,
    SERVICE_LINK_KEY: serviceLinkKey,
    SERVICE_HOSTS: `127.0.0.1:${sandboxPort}`,
    CDN_HOSTS: cdnPorts.map((cdn) => `127.0.0.1:${cdn}`).join(","),
    ...playedNetworks(identityPort, identity),
  },
  readyUrl: `http://127.0.0.1:${port}/health/ready`,
});
await group.start({
  name: "web",
  args: [programs.vite, "--port", String(webPort), "--strictPort"],
  cwd: inRoot("web"),
  env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
  readyUrl: `http://localhost:${webPort}/`,
});

let printing = Promise.resolve(0);
watch(inRoot("schema"), (_event, file) => {
  if (!file?.endsWith(".graphql") || file === "schema.graphql" || file === "published.graphql") return;
  printing = printing
    .then(() => runNode([inRoot("schema/src/cli.ts"), "print"], { cwd: root }))
    .then(() => runNode([programs.graphqlCodegen, "--silent"], { cwd: inRoot("gateway") }));
});

console.log(`
  Web client   http://localhost:${webPort}   (hot reload)
  GraphiQL     http://localhost:${port}/graphql
  Sandbox      http://127.0.0.1:${sandboxPort}/sandbox

  Log in with  demo / Atrium!2026  or  agent / Atrium!2026
`);

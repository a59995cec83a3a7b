/** npm start: the whole product on embedded defaults. `npm start -- --help` lists the options. */
import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot, programs, root } from "./lib/paths.ts";
import { playedNetworks } from "./lib/playedNetworks.ts";
import { checkPorts } from "./lib/ports.ts";
import { ServiceGroup } from "./lib/services.ts";

const USAGE = `npm start -- [options]

  --port N           gateway and web client (4000, or PORT)
  --sandbox-port N   sandbox (4100, or SANDBOX_PORT); its CDNs and social networks take the next four ports
  --no-sandbox       no sandbox: WPS_URL and LGW_URL lead to a platform that runs elsewhere
  --reset            forget the sandbox's data first`;

const { values: options } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4000" },
    "sandbox-port": { type: "string", default: process.env.SANDBOX_PORT ?? "4100" },
    "no-sandbox": { type: "boolean", default: false },
    reset: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const port = Number(options.port);
const sandboxPort = Number(options["sandbox-port"]);
const withSandbox = !options["no-sandbox"];
const cdnPorts = [1, 2, 3].map((offset) => sandboxPort + offset);
const identityPort = sandboxPort + 4;

const valid = (value: number) => Number.isInteger(value) && value > 0 && value < 65_533;
if (!valid(port) || !valid(sandboxPort)) {
  console.error("Ports are whole numbers between 1 and 65532.");
  process.exit(2);
}
if (!withSandbox && !process.env.WPS_URL) {
  console.error("--no-sandbox needs WPS_URL (and LGW_URL, if that is elsewhere): see README, 'A real platform'.");
  process.exit(2);
}
const ports = {
  gateway: port,
  ...(withSandbox && {
    sandbox: sandboxPort,
    ...Object.fromEntries(cdnPorts.map((cdn, i) => [`CDN ${i + 1}`, cdn])),
    "social networks": identityPort,
  }),
};
if (!(await checkPorts(ports))) process.exit(1);

console.log("Building …");
const build = spawnSync(process.execPath, [programs.turbo, "run", "build", "--output-logs=errors-only"], {
  // Elsewhere turbo would only look at the workspace that it is called from.
  cwd: root,
  stdio: "inherit",
});
if (build.status !== 0) process.exit(build.status ?? 1);
/** Where both keep what outlives a start. */
const dataDir = inRoot(process.env.DATA_DIR ?? ".data");
if (options.reset) rmSync(`${dataDir}/sandbox`, { recursive: true, force: true });

const group = new ServiceGroup((name, code) => {
  console.error(`${name} ended by itself (exit code ${code}): stopping the rest.`);
  void group.stop().then(() => process.exit(1));
});
group.stopOnSignals();

const origin = `http://localhost:${port}`;
/** Opens the sandbox's event stream to the gateway of the same start. */
const serviceKey = process.env.SERVICE_KEY ?? randomUUID();
/** Seals the links to customer service between the two. */
const serviceLinkKey = process.env.SERVICE_LINK_KEY ?? randomBytes(32).toString("base64url");
/** Lets the gateway send people to the social networks that the sandbox plays. */
const identity = { id: "atrium", secret: randomUUID() };
const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
try {
  if (withSandbox) {
    console.log("Starting the sandbox (the first start fills its database) …");
    await group.start({
      name: "sandbox",
      args: [inRoot("sandbox/src/main.ts")],
      env: {
        PORT: String(sandboxPort),
        CDN_PORTS: cdnPorts.join(","),
        DATA_DIR: `${dataDir}/sandbox`,
        IDENTITY_PORT: String(identityPort),
        IDENTITY_CLIENT_ID: identity.id,
        IDENTITY_CLIENT_SECRET: identity.secret,
        SERVICE_KEY: serviceKey,
        SERVICE_LINK_KEY: serviceLinkKey,
        SANDBOX_CONTROL: process.env.SANDBOX_CONTROL ?? "1",
        CROWD_PLAYS: process.env.CROWD_PLAYS ?? "1",
        SITE_URL: process.env.SITE_URL ?? origin,
        PLAY_EMBEDDERS: process.env.PLAY_EMBEDDERS ?? `http://localhost:${port},http://127.0.0.1:${port}`,
      },
      readyUrl: `${sandboxOrigin}/wps/system/status`,
    });
  }
  await group.start({
    name: "gateway",
    args: [inRoot("gateway/src/main.ts")],
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(withSandbox && {
        WPS_URL: sandboxOrigin,
        LGW_URL: sandboxOrigin,
        SERVICE_KEY: serviceKey,
        SERVICE_LINK_KEY: serviceLinkKey,
        SERVICE_HOSTS: `127.0.0.1:${sandboxPort}`,
        CDN_HOSTS: cdnPorts.map((cdn) => `127.0.0.1:${cdn}`).join(","),
        ...playedNetworks(identityPort, identity),
      }),
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  });
} catch (error) {
  console.error(String(error));
  await group.stop();
  process.exit(1);
}

console.log(`
  Atrium is ready

  Web client   ${origin}
  GraphiQL     ${origin}/graphql
  Health       ${origin}/health/ready${
    withSandbox
      ? `
  Sandbox      ${sandboxOrigin}/sandbox   (controls, outbox)

  Log in with  demo / Atrium!2026     a player
               agent / Atrium!2026    an agent with a downline
               +84 901234567          demo by SMS: the code is in the outbox
               or "Free demo" for a trial account with play money`
      : ""
  }

  Ctrl-C stops all of it.
`);

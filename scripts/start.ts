/** npm start: builds and runs the whole product. `npm start -- --help` lists the options. */
import path from "node:path";
import { readArguments, refuse } from "./lib/commandLine.ts";
import { checkPorts } from "./lib/machine/ports.ts";
import { root } from "./lib/paths.ts";
import { ownFolder } from "./lib/product/ownFolder.ts";
import { LAST_SANDBOX_PORT, type ProductOptions, portsOf, servicesOf } from "./lib/product/product.ts";
import { readyText } from "./lib/product/readyText.ts";
import { resetSandbox } from "./lib/product/resetSandbox.ts";
import { Restarts } from "./lib/product/restarts.ts";
import { forgetPublicData, refusePublicData } from "./lib/product/secrets.ts";
import { type Service, ServiceGroup } from "./lib/product/services.ts";
import { turbo } from "./lib/turbo.ts";

const USAGE = `npm start -- [options]

  --port N           gateway and web client (4000, or PORT)
  --sandbox-port N   sandbox (4100, or SANDBOX_PORT); its CDNs and social networks use the next four ports
  --production       as for the public: the player profile (only registered documents, no GraphiQL), no control page and no
                     imitated social networks in the sandbox, and secrets and passwords that are generated once and kept
                     in the data folder
  --no-sandbox       no sandbox: WPS_URL and LGW_URL are the addresses of another platform
  --reset            delete the sandbox's data first, in DATA_DIR or at DATABASE_URL; refused while another process uses it`;

const { values: options } = readArguments(USAGE, {
  options: {
    port: { type: "string", default: process.env.PORT ?? "4000" },
    "sandbox-port": { type: "string", default: process.env.SANDBOX_PORT ?? "4100" },
    production: { type: "boolean", default: false },
    "no-sandbox": { type: "boolean", default: false },
    reset: { type: "boolean", default: false },
  },
});
const port = Number(options.port);
const sandboxPort = Number(options["sandbox-port"]);
const withSandbox = !options["no-sandbox"];

const isPort = (value: number) => Number.isInteger(value) && value > 0 && value <= LAST_SANDBOX_PORT;
if (!isPort(port) || !isPort(sandboxPort)) refuse(`Ports are whole numbers between 1 and ${LAST_SANDBOX_PORT}.`);
if (!withSandbox && !process.env.WPS_URL)
  refuse("--no-sandbox needs WPS_URL (and LGW_URL, if that is elsewhere): see README, 'A real platform'.");
if (withSandbox && process.env.SEED_SIZE === "large" && !process.env.DATABASE_URL)
  refuse("SEED_SIZE=large needs a Postgres server: set DATABASE_URL to the address of an empty database.");
const product: ProductOptions = {
  port,
  sandboxPort: withSandbox ? sandboxPort : undefined,
  dataDir: path.resolve(root, process.env.DATA_DIR ?? ".data"),
  isProduction: options.production,
};
try {
  ownFolder(product.dataDir);
  if (withSandbox && !options.production && !options.reset) refusePublicData(product.dataDir);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
if (!(await checkPorts(portsOf(product)))) process.exit(1);

console.log("Building …");
if (!(await turbo("build"))) process.exit(1);
if (options.reset && !resetSandbox(product)) process.exit(1);
if (options.reset && !options.production) forgetPublicData(product.dataDir);

const restarts = new Restarts();
let isReady = false;
const group = new ServiceGroup((service, end) => {
  if (!isReady) {
    console.error(`${service.name} ended by itself (${end}): stopping the rest.`);
    void group.stop().then(() => process.exit(1));
    return;
  }
  const wait = restarts.waitAfterEnd(service.name);
  console.error(`${service.name} ended by itself (${end}): it starts again in ${wait / 1000} s, the rest goes on.`);
  setTimeout(() => void startAgain(service), wait);
});

/** When the service ends before it is ready, the group reports that end too. */
async function startAgain(service: Service): Promise<void> {
  await group.start(service).then(
    () => console.log(`${service.name} is ready again.`),
    (error: unknown) => console.error(String(error)),
  );
}
group.stopOnSignals();

try {
  if (withSandbox) console.log("Starting the sandbox (the first start fills its database) …");
  for (const service of servicesOf(product)) await group.start(service);
} catch (error) {
  console.error(String(error));
  await group.stop();
  process.exit(1);
}

isReady = true;
console.log(readyText(product));

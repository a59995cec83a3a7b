import { setTimeout as delay } from "node:timers/promises";
import { type Config, readConfig } from "./config/config.ts";
import { configSections } from "./domains.ts";
import { visitHomePages } from "./edge/web/homeVisits.ts";
import { PartnersError } from "./partners/partnersError.ts";
import { createGateway, type Gateway } from "./server.ts";
import { operatorSettings } from "./site/operatorSettings.ts";
import { followParts } from "./site/siteParts.ts";
import { AdapterError } from "./upstream/adapter/adapterError.ts";
import { startWebhooks } from "./webhooks/startWebhooks.ts";
import { startWebPush } from "./webPush/startWebPush.ts";

// What this process writes, keys only, is for its own user.
process.umask(0o077);

const LEARNING_MS = 3_000;

const gateway = await openOrExit(configOrExit());
const { config } = gateway;
const { services } = gateway.core;
const learned = Promise.all(services.brands.all.map(followParts));
// The first visitors see no part that the platform lacks. A platform that does not answer holds nobody up.
await Promise.race([learned, delay(LEARNING_MS)]);
const address = await gateway.listen(config.port, config.host);
gateway.log.info({ port: address.port, profile: config.profile }, "listening");
const sites = gateway.core.services.brands.all.map((brand) => ({
  host: brand.key.host,
  languages: () => brand.of(operatorSettings).languages(),
}));
void learned.then(() => visitHomePages(address, sites));
const warn = (message: string, details: object) => gateway.log.warn(details, message);
const webPush = startWebPush(config, { observer: services.observer, warn });
const webhooks = startWebhooks(config, { services, partners: gateway.partners, warn });

process.on("SIGHUP", () => gateway.reload());

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info({ signal }, "draining");
    void Promise.all([webPush?.close(), webhooks?.close(), gateway.close()]).then(() => {
      gateway.log.info("stopped");
      process.exit(0);
    });
  });
}

/** Prints the reason of a wrong variable, without a stack. */
function configOrExit(): Config {
  try {
    return readConfig(process.env, configSections);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Prints the problems of the files of adapter and partners, without a stack. */
async function openOrExit(config: Config): Promise<Gateway> {
  try {
    return await createGateway(config);
  } catch (error) {
    if (!(error instanceof AdapterError || error instanceof PartnersError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

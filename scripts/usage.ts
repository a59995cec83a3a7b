/** npm run usage: prints what partners ask of a gateway, and who asks for a field, from its metrics. */
import { readArguments, refuse } from "./lib/commandLine.ts";
import { fieldUsage, partnerUsage } from "./lib/product/partnerUsage.ts";

const usage = `Usage: npm run usage -- [GATEWAY] [FIELD]

Prints operations and budget of each partner since the gateway's start, and who asks for deprecated fields. With FIELD
(Site.countries, or a whole type, Site) it prints who asks for that instead, with versions: partners by their names, the web
client as (web), others as (ad-hoc). GATEWAY is its address, http://localhost:4000 by default; elsewhere than on its machine,
it needs METRICS_PUBLIC=1. Each process of several counts its own.`;

const { positionals } = readArguments(usage, { allowPositionals: true });
const [gateway = "http://localhost:4000", field] = positionals;

async function read(path: string): Promise<string> {
  const address = new URL(path, gateway);
  const answer = await fetch(address).catch((error: Error) => refuse(`${address} does not answer: ${error.message}`));
  if (answer.ok) return answer.text();
  return refuse(`${address} answers ${answer.status}: only its own machine may read it without METRICS_PUBLIC=1.`);
}

if (field === undefined) {
  const metrics = await read("/metrics");
  process.stdout.write(`${partnerUsage(metrics)}\nDeprecated fields\n\n${fieldUsage(metrics)}`);
} else process.stdout.write(fieldUsage(await read("/metrics/fields"), field));

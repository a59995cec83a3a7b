/** npm run usage: prints what each partner asks of a gateway, from its metrics. */
import { readArguments, refuse } from "./lib/commandLine.ts";
import { partnerUsage } from "./lib/product/partnerUsage.ts";

const usage = `Usage: npm run usage -- [GATEWAY]

Prints operations and budget of each partner since the gateway's start. GATEWAY is its address, http://localhost:4000 by
default; elsewhere than on its machine, it needs METRICS_PUBLIC=1. Each process of several counts its own.`;

const { positionals } = readArguments(usage, { allowPositionals: true });
const address = new URL("/metrics", positionals[0] ?? "http://localhost:4000");
const answer = await fetch(address).catch((error: Error) => refuse(`${address} does not answer: ${error.message}`));
if (!answer.ok)
  refuse(`${address} answers ${answer.status}: only its own machine may read it without METRICS_PUBLIC=1.`);
process.stdout.write(partnerUsage(await answer.text()));

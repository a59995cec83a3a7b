import { readConfig } from "./config.ts";
import { startSandbox } from "./server.ts";

const sandbox = await startSandbox(readConfig());
console.log(`sandbox at ${sandbox.origin}, CDNs at ${sandbox.cdnOrigins.join(", ")}`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}

import { readConfig } from "./config.ts";
import { logError, reasonsOf } from "./log.ts";
import { startSandbox } from "./server.ts";

// What this process writes is for its own user only.
process.umask(0o077);

// Node would print the error with all its properties, and these may hold personal data.
process.on("uncaughtException", (error) => {
  logError("The sandbox ends", error);
  process.exit(1);
});

try {
  const sandbox = await startSandbox(readConfig());
  console.log(`sandbox at ${sandbox.origin}, CDNs at ${sandbox.cdnOrigins.join(", ")}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The sandbox can't start: ${reasonsOf(error)}`);
  process.exit(1);
}

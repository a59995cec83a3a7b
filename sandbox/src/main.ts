import { readConfig } from "./config.ts";
import { startSandbox } from "./server.ts";

/** An error's message and those of its causes. */
const reasonsOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : [];

try {
  const sandbox = await startSandbox(readConfig());
  console.log(`sandbox at ${sandbox.origin}, CDNs at ${sandbox.cdnOrigins.join(", ")}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The sandbox can't start: ${reasonsOf(error).join(": ")}`);
  process.exit(1);
}

import type { ProductOptions } from "./product.ts";
import { secretsFile } from "./secrets.ts";

/** What `npm start` prints when the product is ready: addresses, and accounts to log in with. */
export function readyText({ port, sandboxPort, isProduction, dataDir }: ProductOptions): string {
  const origin = `http://localhost:${port}`;
  const forDevelopers = [
    `GraphiQL     ${origin}/graphql`,
    ...(sandboxPort ? [`Sandbox      http://127.0.0.1:${sandboxPort}/sandbox   (controls, outbox)`] : []),
  ];
  const forOperators = [`Secrets      ${secretsFile(dataDir)}`];
  const accounts = [
    "",
    "Log in with  demo / Atrium!2026     a player",
    "             agent / Atrium!2026    an agent with a downline",
    ...(isProduction ? [] : ["             +84 901234567          demo by SMS: the code is in the outbox"]),
    '             or "Free demo" for a trial account with play money',
  ];
  const lines = [
    isProduction ? "Atrium is ready, as for the public" : "Atrium is ready",
    "",
    `Web client   ${origin}`,
    `Health       ${origin}/health/ready`,
    ...(isProduction ? forOperators : forDevelopers),
    ...(sandboxPort ? accounts : []),
    "",
    "Ctrl-C stops all of it.",
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : "")).join("\n")}\n`;
}

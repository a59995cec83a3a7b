import type { ProductOptions } from "./product.ts";
import { passwordsToPrint, secretsFile } from "./secrets.ts";

/** What `npm start` prints when the product is ready: addresses, and accounts to log in with. */
export function readyText({ port, sandboxPort, isProduction, dataDir }: ProductOptions): string {
  const origin = `http://localhost:${port}`;
  const forDevelopers = [
    `GraphiQL     ${origin}/graphql`,
    ...(sandboxPort ? [`Sandbox      http://127.0.0.1:${sandboxPort}/sandbox   (controls, outbox)`] : []),
  ];
  const forOperators = [`Secrets      ${secretsFile(dataDir)}`];
  const published = [
    "Log in with  demo / Atrium!2026     a player",
    "             agent / Atrium!2026    an agent with a downline",
    "             +84 901234567          demo by SMS: the code is in the outbox",
  ];
  const trial = '             or "Free demo" for a trial account with play money';
  const lines = [
    isProduction ? "Atrium is ready, as for the public" : "Atrium is ready",
    "",
    `Web client   ${origin}`,
    `Health       ${origin}/health/ready`,
    ...(isProduction ? forOperators : forDevelopers),
    ...(sandboxPort ? ["", ...(isProduction ? privateAccounts(dataDir) : published), trial] : []),
    "",
    "Ctrl-C stops all of it.",
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : "")).join("\n")}\n`;
}

/** Prints the passwords at the first start only, because the output may be kept in a log. */
function privateAccounts(dataDir: string): string[] {
  const told = passwordsToPrint(dataDir);
  if (told === undefined)
    return ["Log in with  demo or agent: their passwords are among the secrets, if not set by you"];
  return [
    `Log in with  demo / ${told.DEMO_PASSWORD}     a player`,
    `             agent / ${told.AGENT_PASSWORD}    an agent with a downline`,
    `             ${told.PAYMENT_PASSWORD}                      payment password of both`,
    "             These passwords are printed only this once, and kept among the secrets.",
  ];
}

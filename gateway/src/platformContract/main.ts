// npm run contract -- https://platform.example: a platform, graded by docs/openapi.json.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "../domains.ts";
import { examine } from "./kit/examine.ts";
import { holds } from "./kit/findings.ts";
import { ask } from "./kit/platform.ts";
import { htmlOf, jsonOf, textOf } from "./kit/report.ts";
import { type Account, openGatewayPart, UsageError } from "./kit/session.ts";

const USAGE = `npm run contract -- ADDRESS [options]

Grades a platform by docs/openapi.json: what is needed, and what is lost without the rest. It reads only, unless --writes is given.
Exit code 0: all that is needed holds. 1: it does not. 2: it could not be tried.

  --user NAME:PASSWORD     member for private calls
  --token TOKEN            the same, by a session of the platform
  --agent NAME:PASSWORD    agent for the agent centre's calls
  --writes                 also send changes that must be refused, and move small amounts with the member's account:
                           a transfer, a deposit, a lottery order, a withdrawal, each repeated with its key, then taken back
  --payment-password TEXT  for the withdrawal
  --only PATTERN           calls whose name or area contains it; * stands for anything
  --merchant CODE          the brand (atrium)
  --limit MS               longest time of each call (8000)
  --json                   print the report as JSON
  --html FILE              also write it as a page`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        user: { type: "string" },
        token: { type: "string" },
        agent: { type: "string" },
        writes: { type: "boolean", default: false },
        "payment-password": { type: "string" },
        only: { type: "string" },
        merchant: { type: "string", default: "atrium" },
        limit: { type: "string", default: "8000" },
        json: { type: "boolean", default: false },
        html: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split(". ")[0]}; --help lists the options.`);
  }
}

function accountOf(option: string, text: string | undefined): Account | undefined {
  if (text === undefined) return undefined;
  const [, username = "", password = ""] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (password === "") throw new UsageError(`${option} needs NAME:PASSWORD.`);
  return { username, password };
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [given, ...more] = positionals;
  const address = URL.parse(given ?? "");
  if (given === undefined || more.length > 0)
    throw new UsageError("Give one address, such as https://platform.example; --help lists the options.");
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new UsageError(`${given} is no address of the form https://platform.example.`);
  const limitMs = Number(values.limit);
  if (!Number.isInteger(limitMs) || limitMs < 1 || limitMs > 120_000)
    throw new UsageError("--limit needs milliseconds from 1 to 120000.");
  const user = accountOf("--user", values.user);
  const agent = accountOf("--agent", values.agent);
  if (values.writes && user === undefined)
    throw new UsageError("--writes moves money: name the account with --user NAME:PASSWORD.");
  if (user && values.token !== undefined) throw new UsageError("Give --user or --token, not both.");

  const platform = { origin: address.origin, merchant: values.merchant, limitMs };
  const first = await ask(platform, { method: "GET", path: "/wps/system/status" });
  if ("failure" in first) throw new UsageError(`${address.origin} can't be reached: ${first.failure}.`);
  const gateway = await openGatewayPart(platform);
  try {
    const tokens = {
      member: values.token ?? (user && (await gateway.logIn(user))),
      agent: agent && (await gateway.logIn(agent)),
    };
    const { writes, only, "payment-password": paymentPassword } = values;
    const report = await examine({ platform, tokens, gateway, writes, only, paymentPassword });
    if (report.findings.length === 0) throw new UsageError(`No call is like ${only}.`);
    if (values.html !== undefined) writeFileSync(values.html, htmlOf(report));
    console.log(values.json ? jsonOf(report) : textOf(report));
    return holds(report) ? 0 : 1;
  } finally {
    await gateway.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

// npm run contract -- https://platform.example: the table of platform calls, tried on a platform call by call.

import { parseArgs } from "node:util";
import { callTable } from "../upstream/callTable.ts";
import { examine, type Finding } from "./checks.ts";
import { platformToken } from "./login.ts";
import type { Platform } from "./platform.ts";

const USAGE = `npm run contract -- ADDRESS [options]

  --user NAME:PASSWORD   account for private calls; or --token with a session of the platform
  --merchant CODE        the brand (atrium)
  --changes              also send changes that the platform must refuse: without a key, not encrypted`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: "string" },
    token: { type: "string" },
    merchant: { type: "string", default: "atrium" },
    changes: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const address = URL.parse(positionals[0] ?? "");
if (values.help || address === null) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
const { origin } = address;

const marks = { ok: "✓", failed: "✗", skipped: "·" } as const;
const lineOf = ({ name, state, status, details }: Finding) =>
  `${marks[state]} ${name.padEnd(46)} ${String(status ?? "").padEnd(4)} ${details.join("; ")}`.trimEnd();

const [username = "", password = ""] = values.user?.split(/:(.*)/s) ?? [];
const account = values.user === undefined ? undefined : { username, password };
const platform: Platform = {
  origin,
  merchant: values.merchant,
  token: values.token ?? (account === undefined ? undefined : await platformToken(origin, values.merchant, account)),
};
const findings = await examine(platform, callTable(), values);
for (const finding of findings) console.log(lineOf(finding));
const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
console.log(`\n${count("ok")} as in the contract, ${count("failed")} not, ${count("skipped")} not tried`);
process.exitCode = count("failed") === 0 ? 0 : 1;

// npm run adapt -- capture.har: a draft adapter from a recording of the old client.

import { parseArgs } from "node:util";
import { adapt } from "./adapt.ts";
import { RecordingError } from "./har.ts";

const USAGE = `npm run adapt -- capture.har [options]

  --docs openapi.yaml   the platform's own docs: paths, and what encrypted bodies hold
  --out FOLDER          where the draft goes (adapter)
  --force               writes into a folder that is there already`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: "string" },
    out: { type: "string", default: "adapter" },
    force: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const [file] = positionals;
if (values.help || file === undefined) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
try {
  console.log(
    `${adapt(file, values)}\n${values.out} has the draft, report.md and samples.json. docs/adapt.md says how to go on.`,
  );
} catch (error) {
  if (!(error instanceof RecordingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

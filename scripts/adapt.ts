/** npm run adapt -- capture.har: a draft adapter from a recording of the old client. */
import { inRoot } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

process.exitCode = await runNode([inRoot("gateway/src/adapt/main.ts"), ...process.argv.slice(2)]);

/** npm run contract -- https://platform…: tries the gateway's table of platform calls on a platform, and reports call by call. */
import { inRoot } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

process.exitCode = await runNode([inRoot("gateway/src/contract/main.ts"), ...process.argv.slice(2)]);

/** npm run contract -- https://platform…: grades a platform by docs/openapi.json. */
import { inRoot } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

process.exitCode = await runNode([inRoot("gateway/src/platformContract/main.ts"), ...process.argv.slice(2)]);

/** npm run format: formats all sources, and corrects what the linter can correct. */
import { programs } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

process.exitCode = await runNode([programs.biome, "check", "--write", ...process.argv.slice(2)]);

/** npm run codegen: everything that is generated from the SDL and from the client's documents, in order. */
import { runGenerators } from "./lib/generated.ts";

process.exitCode = (await runGenerators()) ? 0 : 1;

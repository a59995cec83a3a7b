/** npm run build: creates an empty database folder in dist/, so that a first start copies it and needs half the memory. */
import { buildEmptyFolder } from "../src/seed/emptyFolder.ts";

const started = performance.now();
const isNew = await buildEmptyFolder();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`empty database folder ${isNew ? "created" : "kept"}, in ${seconds} s\n`);

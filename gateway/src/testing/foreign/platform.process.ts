// node src/testing/foreign/platform.process.ts http://127.0.0.1:4100 4112
// Serves, on a port, an operator's old platform with an API of its own, before the sandbox at an address.

import { openForeignPlatform } from "./platform.ts";

const [sandboxOrigin = "", port] = process.argv.slice(2);
const { origin } = await openForeignPlatform(sandboxOrigin, Number(port));
process.stdout.write(`${origin}\n`);

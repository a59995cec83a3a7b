// node src/testing/documentsOnlyPlatform.process.ts http://127.0.0.1:4100 4111
// Serves, on a port, a platform that has what the customer's documents name and nothing else, before the sandbox at an address.

import { openDocumentsOnlyPlatform } from "./documentsOnlyPlatform.ts";
import { control } from "./gateway.ts";

const [sandboxOrigin = "", port] = process.argv.slice(2);
// The documents name no human check: nobody could log in.
await control({ origin: sandboxOrigin }, "brand", { humanCheck: "none" });
const { origin } = await openDocumentsOnlyPlatform(sandboxOrigin, Number(port));
process.stdout.write(`${origin}\n`);

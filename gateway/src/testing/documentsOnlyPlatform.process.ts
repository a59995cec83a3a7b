// node src/testing/documentsOnlyPlatform.process.ts http://127.0.0.1:4100 4111
// Serves, on a port, a platform that has what the customer's documents name and nothing else, before the sandbox at an address.

import { openDocumentsOnlyPlatform } from "./documentsOnlyPlatform.ts";

const [sandboxOrigin = "", port] = process.argv.slice(2);
const { origin } = await openDocumentsOnlyPlatform(sandboxOrigin, Number(port));
process.stdout.write(`${origin}\n`);

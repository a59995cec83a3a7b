/**
 * Starts a product with what the journeys need, and leaves it running: then each run of a journey begins at once.
 *
 *   npm run product -w @atrium/e2e                          on the ports of `npm start`
 *   BASE_URL=http://localhost:4000 npm test -- e2e -g NAME  in another terminal
 */
import { parseArgs } from "node:util";
import { runProduct } from "./fixtures/startProduct.ts";
import { environmentOf, ownProduct } from "./products.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4000" },
    "sandbox-port": { type: "string", default: "4100" },
  },
});
const product = ownProduct("kept", Number(values.port), Number(values["sandbox-port"]));
const running = runProduct(product, [], environmentOf(product), "inherit");
// The terminal sends Ctrl-C to the product as well, so only wait for it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => running.kill());
running.on("exit", (code) => process.exit(code ?? 1));

/** Starts what the journeys run against, before the first of them. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { startProduct } from "./fixtures/startProduct.ts";
import { environmentOf, ownProducts, runningProduct } from "./products.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Starts the products side by side, unless one runs already. Returns what stops them. */
export default async function startProducts() {
  if (runningProduct) return expectRunning(runningProduct.origin);
  // Each start builds too, and finds that all is built: two builds at once would write the same files.
  const build = [path.join(root, "node_modules/turbo/bin/turbo"), "run", "build", "--output-logs=errors-only"];
  if (spawnSync(process.execPath, build, { cwd: root, stdio: "inherit" }).status !== 0)
    throw new Error("The product could not be built.");
  const starts = await Promise.allSettled(
    ownProducts.map((product) => startProduct(product, [], environmentOf(product))),
  );
  const stopAll = async () => {
    await Promise.all(starts.map((start) => (start.status === "fulfilled" ? start.value() : undefined)));
  };
  const failed = starts.find((start) => start.status === "rejected");
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  return stopAll;
}

async function expectRunning(origin: string): Promise<void> {
  const headers = { "x-atrium-csrf": "1", "content-type": "application/json" };
  const isReady = await fetch(`${origin}/graphql`, { method: "POST", headers, body: '{"query":"{__typename}"}' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReady) throw new Error(`No product answers at BASE_URL ${origin}: start one, or leave BASE_URL out.`);
}

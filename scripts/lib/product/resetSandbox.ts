import { spawnSync } from "node:child_process";
import { inRoot } from "../paths.ts";
import { type ProductOptions, servicesOf } from "./product.ts";

/** Deletes the data of a product's sandbox; false when that failed, for example because another process uses the data. */
export function resetSandbox(product: ProductOptions): boolean {
  const sandbox = servicesOf(product).find(({ name }) => name === "sandbox");
  if (!sandbox) return true;
  const env = { ...process.env, ...sandbox.env };
  return spawnSync(process.execPath, [inRoot("sandbox/scripts/reset.ts")], { env, stdio: "inherit" }).status === 0;
}

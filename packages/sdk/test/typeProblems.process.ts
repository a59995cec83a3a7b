import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkPackage, Package } from "@arethetypeswrong/core";

/**
 * Prints what @arethetypeswrong/core finds wrong with an installed package. A process of its own, because Vitest's ask for
 * the sources of packages.
 */
const [folder = ""] = process.argv.slice(2);
const files = globSync("**/*.*", { cwd: folder }).map((file) => [
  `/node_modules/@atrium/sdk/${file}`,
  readFileSync(path.join(folder, file)),
]);
const result = await checkPackage(new Package(Object.fromEntries(files), "@atrium/sdk", "0.1.0"), {
  // The contract is for tools: nobody imports it.
  excludeEntrypoints: ["./partner.graphql"],
});
process.stdout.write(JSON.stringify(result.types === false ? ["no types"] : result.problems));

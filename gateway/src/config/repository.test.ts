import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

it("finds the repository's files below a folder with a space in its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium repository "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "atrium");
  symlinkSync(join(import.meta.dirname, "../../.."), root);
  const config = pathToFileURL(join(root, "gateway/src/config/config.ts"));
  const script = `import { readConfig } from ${JSON.stringify(config.href)};
    const { webDist, persistedDocuments } = readConfig({ SEAL_KEYS: "k:${"A".repeat(43)}" });
    process.stdout.write(JSON.stringify([webDist, persistedDocuments]));`;
  const args = ["--preserve-symlinks", "--input-type=module", "--eval", script];
  const output = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual([join(root, "web/dist"), join(root, "web/persisted.json")]);
});

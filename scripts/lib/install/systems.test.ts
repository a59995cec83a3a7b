import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const systems = path.join(import.meta.dirname, "systems.mjs");

/** What a command prints on a machine with these properties of `process`. */
function printedWith(property: "platform" | "versions", value: unknown): string {
  const program = `
    import { refuseOtherSystems } from ${JSON.stringify(systems)};
    Object.defineProperty(process, ${JSON.stringify(property)}, { value: ${JSON.stringify(value)} });
    refuseOtherSystems();`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

it.each(["linux", "darwin"])("runs on %s", (platform) => {
  expect(printedWith("platform", platform)).toBe("");
});

it("says on Windows that WSL is needed", () => {
  expect(printedWith("platform", "win32")).toContain("run the same command in WSL");
});

it("says that an older Node is too old", () => {
  expect(printedWith("versions", { node: "18.20.0" })).toBe(
    "Atrium needs Node 20 or newer to install its own; this is Node 18.20.0.\n",
  );
});

import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { openGateway } from "@atrium/gateway/testing/gateway";
import { startTestPlatform } from "@atrium/gateway/testing/testPlatform";
import { build } from "esbuild";
import { buildSchema, Kind, parse } from "graphql";
import { publint } from "publint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generate, readSources } from "../scripts/generate.ts";

const run = promisify(execFile);
const sdk = path.resolve(import.meta.dirname, "..");
const example = readFileSync(path.join(sdk, "example/lobby.ts"), "utf8");
const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const listed: { files: { path: string }[] }[] = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: sdk, encoding: "utf8" }),
);
const files = listed.flatMap((one) => one.files.map((file) => file.path)).sort();

const sandbox = await startTestPlatform({ humanCheck: "pow" });
const gateway = await openGateway(sandbox);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await sandbox.close();
});

/** The folder of a partner who has installed what `npm pack` puts into the package, and nothing else. */
let folder: string;
const installed = () => path.join(folder, "node_modules/@atrium/sdk");
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "partner-"));
  for (const file of files) cpSync(path.join(sdk, file), path.join(installed(), file));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(folder, "lobby.ts"), example);
});

/** What TypeScript says about the partner's page; empty when all is well. */
function compile(moduleResolution: "bundler" | "nodenext"): Promise<string> {
  const module = moduleResolution === "bundler" ? "esnext" : "nodenext";
  const options = ["--strict", "--noEmit", "--lib", "es2022,dom", "--module", module, "--types", ""];
  const args = [tsc, ...options, "--moduleResolution", moduleResolution, "lobby.ts"];
  return run(process.execPath, args, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

it("has a built file, its types, the contract and no more", () => {
  expect(files.filter((file) => !file.endsWith(".d.ts"))).toEqual([
    "dist/index.js",
    "dist/noble-hashes.LICENSE",
    "dist/partner.graphql",
    "package.json",
  ]);
  expect(JSON.parse(readFileSync(path.join(installed(), "package.json"), "utf8")).dependencies).toBeUndefined();
});

it("is a package as publint expects one", async () => {
  expect((await publint({ pkgDir: installed(), pack: false, strict: true })).messages).toEqual([]);
});

it("has types that fit its code however it is found, also by CommonJS, which gets a module", async () => {
  const { stdout } = await run(process.execPath, [path.join(sdk, "test/typeProblems.process.ts"), installed()]);
  expect(JSON.parse(stdout)).toEqual([{ kind: "CJSResolvesToESM", entrypoint: ".", resolutionKind: "node16-cjs" }]);
});

it("has an operation for each change and each event of the partners' contract", () => {
  const { slice, documents } = readSources();
  const schema = buildSchema(slice);
  const fields = [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const operations = parse(documents.join("\n")).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const asked = operations.flatMap(({ selectionSet }) =>
    selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : "")),
  );
  expect(fields.filter((name) => !asked.includes(name))).toEqual([]);
  const page = readFileSync(path.join(sdk, "../../docs/developers/sdk.md"), "utf8");
  const names = operations.map(({ name }) => name?.value ?? "");
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it("logs in, lists a lobby and launches a game in 15 lines, from an empty folder", async () => {
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(15);
  const program =
    'import { play } from "./lobby.ts";\nconsole.log(JSON.stringify(await play(...process.argv.slice(2))));\n';
  writeFileSync(path.join(folder, "main.js"), program);
  const { stdout } = await run(process.execPath, ["main.js", gateway.origin, "demo", "Atrium!2026"], { cwd: folder });
  const { nickname, games, url } = JSON.parse(stdout);
  expect(nickname).toEqual(expect.any(String));
  expect(games).toHaveLength(12);
  expect(games[0]).toMatchObject({ category: "RNG", icon: { url: expect.stringMatching(/^http/) } });
  expect(url).toMatch(/^http.*\/play\//);
});

it("compiles for a partner, and does not when the contract loses a field that the page reads", async () => {
  expect(await Promise.all([compile("bundler"), compile("nodenext")])).toEqual(["", ""]);
  const { slice, documents } = readSources();
  const withoutUrl = slice.replace(/(type GameLaunch \{[^}]*?)\n[^\n]* url: URL!/, "$1");
  expect(withoutUrl).not.toBe(slice);
  await expect(generate({ slice: withoutUrl, documents })).rejects.toThrow(/"url".*"GameLaunch"/);
  const launches = documents.map((text) => text.replaceAll("launch { url fallbackUrls", "launch { fallbackUrls"));
  const types = (await generate({ slice: withoutUrl, documents: launches })).replace(
    /^export const (\w+) = .* as /gm,
    "export declare const $1: ",
  );
  writeFileSync(path.join(installed(), "dist/__generated__/documents.generated.d.ts"), types);
  expect(await compile("bundler")).toMatch(/^lobby\.ts\(\d+,\d+\): error TS2339: Property 'url' does not exist/);
});

it("adds at most 6 kB to a partner's lobby", async () => {
  const entry = path.join(folder, "lobby.ts");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeLessThanOrEqual(6_000);
});

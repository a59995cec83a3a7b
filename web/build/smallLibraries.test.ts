import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { chosenHooks, copies, relayParts, standIns, withLightSignals, withoutServer } from "./smallLibraries.ts";

const require = createRequire(import.meta.url);
const fileOf = (specifier: string) => readFileSync(require.resolve(specifier), "utf8");
const drop = "Adapt this cut in build/smallLibraries.ts, or delete it there and here.";

test("react-router has a production build beside its development build", () => {
  const file = createRequire(require.resolve("react-router-dom")).resolve("react-router");
  for (const name of ["index.mjs", "dom-export.mjs"])
    expect(existsSync(path.join(file, "../../production", name)), `${name} is gone. ${drop}`).toBe(true);
});

test("react-relay has each part in a file of its own", () => {
  const index = fileOf("react-relay/lib/index.js");
  for (const part of relayParts)
    expect(index, `${part} is elsewhere. ${drop}`).toContain(`require('./relay-hooks/${part}')`);
});

test("Relay still chooses between two versions of a hook, by a flag that is on", async () => {
  const { RelayFeatureFlags } = await import("relay-runtime");
  expect(RelayFeatureFlags, `The flag is off. ${drop}`).toMatchObject({ ENABLE_ACTIVITY_COMPATIBILITY: true });
  for (const hook of chosenHooks) {
    const code = fileOf(`react-relay/lib/relay-hooks/${hook}.js`);
    expect(code, `${hook} has one version. ${drop}`).toContain("ENABLE_ACTIVITY_COMPATIBILITY");
    expect(code).toContain(`${hook}_EXPERIMENTAL`);
  }
});

test("relay-runtime takes of its experiments only what stands in for them", () => {
  const [, taken = ""] = /require\('\.\/experimental'\),([^;]*);/.exec(fileOf("relay-runtime/lib/index.js")) ?? [];
  const names = [...taken.matchAll(/_require\.(\w+)/g)].map(([, name = ""]) => name);
  expect(names, `relay-runtime has no such file. ${drop}`).not.toEqual([]);
  for (const name of names) expect(standIns["atrium:relay-experiments"], drop).toContain(`const ${name} =`);
});

test("Relay's store calls only methods that the stand-in of its resolver cache has, or that only resolvers need", () => {
  const called = fileOf("relay-runtime/lib/store/RelayModernStore.js").matchAll(/_resolverCache\.(\w+)\(/g);
  const ofResolvers = ["getLiveResolverPromise", "batchLiveStateUpdates", "batchLiveStateUpdatesWithoutNotify"];
  const own = `${standIns["atrium:relay-resolver-cache"]}${fileOf("relay-runtime/lib/store/ResolverCache.js")}`;
  const missing = [...new Set([...called].map(([, name = ""]) => name))].filter((name) => !own.includes(name));
  expect(
    missing.filter((name) => !ofResolvers.includes(name)),
    drop,
  ).toEqual([]);
});

test("what stands in for Relay's configs and proxies has each name that Relay reads of them", () => {
  const read = (file: string, pattern: RegExp) =>
    [...fileOf(`relay-runtime/lib/${file}.js`).matchAll(pattern)].map(([, name = ""]) => name);
  const configs = ["index", "mutations/commitMutation", "subscription/requestSubscription"].flatMap((file) =>
    read(file, /RelayDeclarativeMutationConfig\.(\w+)/g),
  );
  const proxies = read("mutations/readUpdatableQuery", /_require2\.(\w+)/g);
  for (const [standIn, names] of [
    ["atrium:relay-configs", configs],
    ["atrium:relay-updatable", proxies],
  ] as const) {
    expect(names, `Relay reads it in another way. ${drop}`).not.toEqual([]);
    for (const name of names) expect(standIns[standIn], drop).toContain(`${name} = undefined`);
  }
});

test("the router's links ask no server, and its form can be left out", () => {
  const file = createRequire(require.resolve("react-router-dom")).resolve("react-router");
  const [code = ""] = globSync(path.join(file, "../../production/chunk-*.mjs"))
    .map((chunk) => readFileSync(chunk, "utf8"))
    .filter((text) => text.includes("function LinkWithRef"));
  const smaller = withoutServer(code);
  expect(smaller.match(/createElement\(PrefetchPageLinks,/g), `Links are made in another way. ${drop}`).toBeNull();
  expect(smaller, drop).toContain("return link;");
  expect(smaller, drop).toContain("var Form = /* @__PURE__ */ React");
});

test("both copies of a package have one version", () => {
  const byIntl = createRequire(require.resolve("react-intl"));
  const byCore = createRequire(byIntl.resolve("@formatjs/intl"));
  for (const name of copies) {
    const [one, other] = [byIntl, byCore].map((require) => readFileSync(require.resolve(name), "utf8"));
    expect(one, `The copies of ${name} differ. ${drop}`).toBe(other);
  }
});

test("React creates its signals as plain errors", () => {
  const file = path.join(require.resolve("react-dom"), "../cjs/react-dom-client.production.js");
  const code = readFileSync(file, "utf8");
  const lighter = withLightSignals(code).match(/Object\.create\(Error\.prototype/g) ?? [];
  expect(lighter.length, `React creates its signals in another way. ${drop}`).toBeGreaterThanOrEqual(5);
});

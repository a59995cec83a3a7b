import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { control, openGateway } from "@atrium/gateway/testing/gateway";
import { startTestPlatform } from "@atrium/gateway/testing/testPlatform";
import { build } from "esbuild";
import { fetchQuery, requestSubscription } from "relay-runtime";
import { afterAll, expect, it } from "vitest";
import * as apollo from "../example/apollo.ts";
import { openTanstack } from "../example/tanstack.ts";
import * as urql from "../example/urql.ts";
import { DepositChannels } from "../src/index.ts";

const sandbox = await startTestPlatform({ humanCheck: "pow" });
const gateway = await openGateway(sandbox);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await sandbox.close();
});
const demo = ["demo", "Atrium!2026"] as const;

/** What a subscription tells when the balance changes. */
async function told(subscribe: (next: (result: { data?: unknown }) => void) => () => void): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const leave = subscribe(({ data }) => resolve(data));
  await gateway.listens(1);
  await control(sandbox, "balance", { username: "demo", amount: "10" });
  const data = await promise;
  leave();
  await gateway.listens(0);
  return data;
}
const games = {
  site: { games: { edges: Array.from({ length: 12 }, () => ({ node: { name: expect.any(String) } })) } },
};
const changed = { balanceChanged: { total: { amount: expect.stringMatching(/^\d/), currency: "VND" } } };

it("shows a lobby and follows a balance by Apollo Client", async () => {
  const client = await apollo.openApollo(gateway.origin, ...demo);
  expect((await client.query({ query: apollo.lobby })).data).toMatchObject(games);
  const balance = client.subscribe({ query: apollo.balance });
  const data = await told((next) => {
    const subscription = balance.subscribe(next);
    return () => subscription.unsubscribe();
  });
  expect(data).toMatchObject(changed);
});

it("shows a lobby and follows a balance by urql", async () => {
  const client = await urql.openUrql(gateway.origin, ...demo);
  expect((await client.query(urql.lobby, {}).toPromise()).data).toMatchObject(games);
  expect(await told((next) => client.subscription(urql.balance, {}).subscribe(next).unsubscribe)).toMatchObject(
    changed,
  );
});

it("shows a lobby and follows a balance by Relay, compiled with the partners' contract", async () => {
  const sdk = path.resolve(import.meta.dirname, "..");
  const folder = mkdtempSync(path.join(tmpdir(), "relay-"));
  const artifacts = path.join(folder, "__generated__");
  mkdirSync(artifacts);
  const source = readFileSync(path.join(sdk, "example/relay.ts"), "utf8");
  writeFileSync(path.join(folder, "relay.ts"), source);
  const schema = path.join(sdk, "../../schema/slices/partner.graphql");
  const customScalarTypes = { DateTime: "string", Decimal: "string", URL: "string" };
  const config = { src: folder, schema, language: "typescript", artifactDirectory: artifacts, eagerEsModules: true };
  writeFileSync(path.join(folder, "relay.config.json"), JSON.stringify({ ...config, customScalarTypes }));
  const compiler = createRequire(path.join(sdk, "../../package.json")).resolve("relay-compiler/cli.js");
  execFileSync(process.execPath, [compiler, path.join(folder, "relay.config.json")], { stdio: "pipe" });
  // A partner's build does this by babel-plugin-relay or a plugin of its bundler.
  const tag = /graphql`\s*\w+ (\w+)[^`]*`/g;
  const imports = [...source.matchAll(tag)].map(
    ([, name]) => `import ${name} from "./__generated__/${name}.graphql.ts";\n`,
  );
  writeFileSync(path.join(folder, "built.ts"), imports.join("") + source.replace(tag, "$1"));
  const outfile = path.join(sdk, "dist-types/relay.mjs");
  const alias = { "@atrium/sdk": path.join(sdk, "dist/index.js") };
  const entryPoints = [path.join(folder, "built.ts")];
  await build({ entryPoints, outfile, bundle: true, format: "esm", alias, external: ["relay-runtime"] });
  const relay = await import(outfile);
  const environment = await relay.openRelay(gateway.origin, ...demo);
  expect(await fetchQuery(environment, relay.lobby, {}).toPromise()).toMatchObject(games);
  const data = await told((next) => {
    const config = { subscription: relay.balance, variables: {}, onNext: (answer: unknown) => next({ data: answer }) };
    const { dispose } = requestSubscription(environment, config);
    return dispose;
  });
  expect(data).toMatchObject(changed);
});

it("shows a lobby and makes a deposit once by TanStack Query", async () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
  const { client, lobby, deposit, atrium } = await openTanstack(gateway.origin, storage, ...demo);
  expect(await client.fetchQuery(lobby)).toMatchObject(games);
  const { viewer } = await atrium.request(DepositChannels);
  const channel = viewer.member?.wallet.depositChannels.find(({ kind }) => kind === "EWALLET");
  const input = { amount: "200000", channelId: channel?.internalID ?? "" } as const;
  const { createDeposit } = await deposit.mutate(input);
  expect(createDeposit.deposit?.state).toBe("CREATED");
  expect(JSON.parse([...texts.values()][0] ?? "")).toEqual([]);
});

import type { DomainNames, NewFile } from "./files.ts";

/** The sandbox's routes of a domain, and their test. */
export const sandboxFiles = ({ name, type }: DomainNames): NewFile[] => [
  {
    path: `sandbox/src/${name}/${name}.routes.ts`,
    text: `import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { shared } from "../http/sharedCache.ts";

/** Routes of the domain. */
export const ${name}Routes = () => new Hono<AppEnv>().get("/wps/${name}", shared(30), (c) => ok(c, { title: "${type}" }));
`,
  },
  {
    path: `sandbox/src/${name}/${name}.test.ts`,
    text: `import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../server.ts";
import { Caller } from "../testing/caller.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

test("answers guests", async () => {
  const { value } = await new Caller(sandbox).get("/wps/${name}");
  expect(value).toEqual({ title: "${type}" });
});
`,
  },
];

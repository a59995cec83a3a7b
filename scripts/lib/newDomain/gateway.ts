import type { DomainNames, NewFile } from "./files.ts";

/** The gateway's files of a domain: its line of the contract, its declaration and a test. */
export function gatewayFiles({ name, type }: DomainNames): NewFile[] {
  const file = (role: string, text: string) => ({ path: `gateway/src/${name}/${name}.${role}.ts`, text });
  return [
    {
      path: `gateway/src/platformContract/calls/${name}.json`,
      text: `{
"GET /wps/${name}": {"title": "Describe the call", "withoutIt": "Describe what is lost."}
}
`,
    },
    file(
      "domain",
      `import { z } from "zod";
import type { Domain } from "../graph/domain.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { text } from "../upstream/wire.ts";

/** The answer of \`GET /wps/${name}\`. */
const detail = z.object({ title: text });

const calls = {
  detail: sharedRead("GET /wps/${name}", detail, { maxAge: 30 }),
};

const ${name}Upstream = defineUpstream((scope) => ({
  detail: () => calls.detail(scope),
}));

/** Describe the domain. */
export const ${name}: Domain = {
  name: "${name}",
  resolvers: [
    {
      Site: {
        ${name}: (_, __, { upstream }) => upstream(${name}Upstream).detail(),
      },
    },
  ],
};
`,
    ),
    file(
      "test",
      `import { expect, it } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();

it("reads the title from the platform", async () => {
  const answer = await t.client().run("{ site { ${name} { title } } }");
  expect(answer.errors).toBeUndefined();
  expect(answer.text("site.${name}.title")).toBe("${type}");
  expect(t.calls()).toContain("GET /wps/${name}");
});
`,
    ),
  ];
}

import type { DomainNames, NewFile } from "./files.ts";

/** The gateway's files of a domain: line of the contract, model, parser, platform calls, resolvers, the domain object and a test. */
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
      "model",
      `/** What resolvers of the GraphQL type \`${type}\` get. */
export interface ${type}Model {
  title: string;
}
`,
    ),
    file(
      "wire",
      `import { z } from "zod";
import { text } from "../upstream/wire.ts";
import type { ${type}Model } from "./${name}.model.ts";

/** Parses the answer of \`GET /wps/${name}\`. */
export const ${name}Wire = z.object({ title: text }).transform((row): ${type}Model => ({ title: row.title }));
`,
    ),
    file(
      "upstream",
      `import { sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { ${name}Wire } from "./${name}.wire.ts";

const calls = { read: sharedRead("GET /wps/${name}", ${name}Wire, { maxAge: 30 }) };

/** The domain's platform calls. */
export const ${name}Upstream = (scope: Scope) => ({
  read: () => calls.read(scope),
});
`,
    ),
    file(
      "resolvers",
      `import type { Resolvers } from "../__generated__/resolvers.ts";
import { ${name}Upstream } from "./${name}.upstream.ts";

export const ${name}Resolvers: Resolvers = {
  Site: {
    ${name}: (_, __, { upstream }) => upstream(${name}Upstream).read(),
  },
};
`,
    ),
    file(
      "domain",
      `import type { Domain } from "../graph/domain.ts";
import { ${name}Resolvers } from "./${name}.resolvers.ts";

/** Describe the domain. */
export const ${name}: Domain = {
  name: "${name}",
  resolvers: [${name}Resolvers],
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

import type { DomainNames, NewFile } from "./files.ts";

/** The client's files of a domain: a screen with its skeleton, its route and a test. */
export function webFiles({ name, type }: DomainNames): NewFile[] {
  const file = (base: string, text: string) => ({ path: `web/src/${name}/${base}`, text });
  return [
    file(
      `${type}Screen.tsx`,
      `import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ${type}ScreenQuery } from "../__generated__/${type}ScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";

/** Describe the screen. */
export function ${type}Screen({ queryRef }: ScreenProps<${type}ScreenQuery>) {
  const data = usePreloadedQuery<${type}ScreenQuery>(
    graphql\`
      query ${type}ScreenQuery @preloadable {
        site {
          ${name} @catch(to: NULL) {
            title
          }
        }
      }
    \`,
    queryRef,
  );
  return (
    <PageFrame title={<FormattedMessage id="${name}" />}>
      <p>{data.site.${name}?.title}</p>
    </PageFrame>
  );
}
`,
    ),
    file(
      `${type}Skeleton.tsx`,
      `import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";

export const ${type}Skeleton = () => (
  <PageSkeleton hasTools={false}>
    <Skeleton />
  </PageSkeleton>
);
`,
    ),
    file(
      `${name}.routes.tsx`,
      `import type { RouteObject } from "react-router-dom";
import ${name}Query from "../__generated__/${type}ScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { ${type}Skeleton } from "./${type}Skeleton.tsx";

export const ${name}Routes: RouteObject[] = [
  queryRoute({
    path: "${name}",
    query: ${name}Query,
    screen: async () => (await import("./${type}Screen.tsx")).${type}Screen,
    skeleton: <${type}Skeleton />,
  }),
];
`,
    ),
    file(
      `${name}.test.tsx`,
      `import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { ${name}Routes } from "./${name}.routes.tsx";

it("shows the title", async () => {
  const page = await renderAs("guest", ${name}Routes, "/${name}");
  await page.answer({ Site: () => ({ id: "site", ${name}: { title: "Hello" } }) });
  expect(await screen.findByRole("heading", { name: "${type}" })).toBeTruthy();
  expect(screen.getByText("Hello")).toBeTruthy();
});
`,
    ),
  ];
}

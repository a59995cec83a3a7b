import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGateway, startTestPlatform } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox);
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});

describe("announcements", () => {
  const PAGE = `query ($kinds: [AnnouncementKind!], $first: Int, $after: String) { site { announcements(kinds: $kinds, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id kind isPinned publishedAt } }
  } } }`;

  it("come pinned ones first, then the latest, nine at a time, each once", async () => {
    const seen: { id: string; isPinned: boolean; publishedAt: string }[] = [];
    for (let after: unknown = null, more = true; more; ) {
      const page = await t.client().run(PAGE, { after });
      const edges = page.at("site.announcements.edges");
      seen.push(...(Array.isArray(edges) ? edges.map(({ node }) => node) : []));
      expect(Array.isArray(edges) && edges.length).toBeLessThanOrEqual(9);
      after = page.at("site.announcements.pageInfo.endCursor");
      more = page.at("site.announcements.pageInfo.hasNextPage") === true;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(9);
    const order = seen.map(({ isPinned, publishedAt }) => `${isPinned ? 1 : 0}${publishedAt}`);
    expect(order).toEqual(order.toSorted().reverse());
  });

  it("can be had by kind, and found again", async () => {
    const page = await t.client().run(PAGE, { kinds: ["HEADLINE"], first: 3 });
    const edges = page.at("site.announcements.edges");
    const nodes: { id: string; kind: string }[] = Array.isArray(edges) ? edges.map(({ node }) => node) : [];
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.every(({ kind }) => kind === "HEADLINE")).toBe(true);
    const found = await t
      .client()
      .run(`query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`, { ids: nodes.map(({ id }) => id) });
    expect(found.at("nodes")).toEqual(nodes.map(({ id }) => ({ __typename: "Announcement", id })));
  });
});

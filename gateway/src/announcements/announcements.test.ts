import { beforeAll, describe, expect, it, vi } from "vitest";
import { control, openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

describe("announcements", () => {
  const PAGE = `query ($kinds: [AnnouncementKind!], $first: Int, $after: String) { site { announcements(kinds: $kinds, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id kind isPinned publishedAt } }
  } } }`;

  it("are sorted with pinned ones first, then the latest, and paged by nine", async () => {
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

  it("have banners as a kind of their own, which no other list contains", async () => {
    const BANNERS = `query ($kinds: [AnnouncementKind!]) { site { announcements(kinds: $kinds, first: 100) {
      edges { node { id kind title image { url } } }
    } } }`;
    const read = async (kinds?: string[]) => {
      const edges = (await t.client().run(BANNERS, { kinds })).at("site.announcements.edges");
      return Array.isArray(edges) ? edges.map(({ node }) => node) : [];
    };
    const banners = await read(["BANNER"]);
    expect(banners.length).toBeGreaterThan(9);
    expect(new Set(banners.map(({ kind }) => kind))).toEqual(new Set(["BANNER"]));
    expect(banners[0]).toMatchObject({ title: expect.stringMatching(/./), image: { url: expect.any(String) } });
    expect((await read()).some(({ kind }) => kind === "BANNER")).toBe(false);
    const found = await t.client().run("query ($id: ID!) { node(id: $id) { id } }", { id: banners[0].id });
    expect(found.at("node.id")).toBe(banners[0].id);
  });

  it("leave the list when they end, also while the answer that has them is cached", async () => {
    await using gateway = await openGateway(sandbox);
    const list = "{ site { announcements(kinds: [HEADLINE], first: 100) { edges { node { title } } } } }";
    const titles = async () => JSON.stringify((await gateway.client().run(list)).at("site.announcements.edges"));
    const endAt = new Date(Date.now() + 5_000).toISOString();
    await control(sandbox, "announcement", { title: "Gone in a moment", endAt });
    expect(await titles()).toContain("Gone in a moment");
    gateway.sent.length = 0;
    await vi.waitFor(async () => expect(await titles()).not.toContain("Gone in a moment"), { timeout: 10_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endAt));
    expect(gateway.calls()).not.toContain("GET /wps/relay/MCSFE_getListAnnouncements");
  });

  it("can be filtered by kind, and found by id", async () => {
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

describe.each([true, false])("a new announcement (with an event stream: %s)", (events) => {
  let platform: Awaited<ReturnType<typeof sharedPlatform>>;
  beforeAll(async () => {
    platform = await sharedPlatform({ events });
  });

  it("reaches guests and members at once, costs one read per language, and is in the list afterwards", async () => {
    await using gateway = await openGateway(platform);
    const { push } = gateway.gateway.core.services;
    const WATCH = "subscription { announcementPublished { id kind title isPinned linkage { kind target } } }";
    const member = gateway.client();
    await member.logIn("demo");
    const windows = [gateway.client(), gateway.client(), member].map((client) => client.watch(WATCH));
    const heard = windows.map((window) => window.next());
    await gateway.listens(3);
    gateway.sent.length = 0;
    await control(platform, "announcement", { type: "H", title: "Doors open", pinned: true, route: "/hot" });
    const received = (await Promise.all(heard)).map(({ value }) => value?.at("announcementPublished"));
    const first = { kind: "HEADLINE", title: "Doors open", isPinned: true, linkage: { kind: "ROUTE", target: "/hot" } };
    expect(received).toEqual([0, 1, 2].map(() => ({ ...first, id: expect.any(String) })));
    // All three share one read. A platform without an event stream is polled in addition.
    if (events) expect(gateway.calls()).toEqual(["GET /wps/relay/MCSFE_getListAnnouncements"]);
    const list = "{ site { announcements(kinds: [HEADLINE], first: 1) { edges { node { title } } } } }";
    expect((await gateway.client().run(list)).at("site.announcements.edges.0.node.title")).toBe("Doors open");

    // Removing an announcement sends no event.
    const next = windows[0]?.next();
    await fetch(`${platform.origin}/sandbox/announcement`, { method: "DELETE" });
    await control(platform, "announcement", { type: "PU", title: "Come in" });
    expect((await next)?.value?.at("announcementPublished.title")).toBe("Come in");
    for (const window of windows) await window.return();
    await vi.waitFor(() => expect(push.size).toBe(0));
  }, 30_000);
});

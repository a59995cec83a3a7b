import { describe, expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { openForFile } from "../testing/startForFile.ts";

const sandbox = await sharedPlatform({ rateLimits: true });
const t = await openForFile(sandbox);

describe("feedback", () => {
  const SEND = `mutation ($input: SendFeedbackInput!) {
    sendFeedback(input: $input) { feedbackId userErrors { code field message retryAfter } }
  }`;
  const input = { kind: "ADVICE", content: "More owls, please." };

  it("accepts guests, counts code points, and refuses under the wrong field", async () => {
    const guest = t.client();
    expect((await guest.run(SEND, { input: { ...input, contact: "  " } })).text("sendFeedback.feedbackId")).toMatch(
      /-/,
    );
    t.sent.length = 0;
    const wrong: [object, string][] = [
      [{ content: " too short " }, "content"],
      [{ content: "🂡".repeat(501) }, "content"],
      [{ contact: "x".repeat(101) }, "contact"],
      [{ imageIds: ["a", "b", "c", "d"] }, "imageIds"],
      [{ imageIds: ["../../etc"] }, "imageIds"],
    ];
    for (const [changes, field] of wrong) {
      const answer = await guest.run(SEND, { input: { ...input, ...changes } });
      expect(answer.at("sendFeedback")).toMatchObject({
        feedbackId: null,
        userErrors: [{ code: "VALIDATION_FAILED", field: [field] }],
      });
    }
    expect(t.calls()).toEqual([]);
    const theirs = await guest.run(SEND, { input: { ...input, imageIds: [crypto.randomUUID()] } });
    expect(theirs.at("sendFeedback.userErrors.0.field")).toEqual(["imageIds"]);
  });

  it("accepts a member's messages five times a day", async () => {
    const member = await t.loggedIn("demo");
    for (let at = 0; at < 5; at++)
      expect((await member.run(SEND, { input })).at("sendFeedback.userErrors")).toEqual([]);
    const refused = await member.run(SEND, { input });
    expect(refused.at("sendFeedback.userErrors.0")).toMatchObject({ code: "RATE_LIMITED", field: null });
    expect(Number(refused.at("sendFeedback.userErrors.0.retryAfter"))).toBeGreaterThan(80_000);
    const desk = await (await fetch(`${sandbox.origin}/sandbox/feedback`)).text();
    expect(desk.match(/"sender":"member:3"/g)).toHaveLength(5);
  });
});

describe("articles", () => {
  const LIST = `query ($section: ArticleSection!, $after: String) { site { articles(section: $section, first: 4, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id slug section title publishedAt image { url } } }
  } } }`;

  it("are listed with the latest first, paged, in the caller's language, and found by id", async () => {
    const reader = t.client({ "x-atrium-language": "PT" });
    const first = await reader.run(LIST, { section: "BLOG" });
    expect(first.at("site.articles.totalCount")).toBe(6);
    expect(first.at("site.articles.edges.0.node")).toMatchObject({
      slug: "how-a-slot-decides",
      section: "BLOG",
      title: "Como um slot decide",
      image: { url: expect.stringContaining("/img/banner/article-how-a-slot-decides.svg") },
    });
    const rest = await reader.run(LIST, { section: "BLOG", after: first.at("site.articles.pageInfo.endCursor") });
    expect(rest.at("site.articles.edges")).toHaveLength(2);
    const one = await reader.run(
      `query ($id: ID!) { node(id: $id) { ... on Article { slug content } }
        site { there: article(section: NEWS, slug: "a-draw-every-minute") { section summary } gone: article(section: NEWS, slug: "constructor") { id } } }`,
      { id: first.text("site.articles.edges.1.node.id") },
    );
    expect(one.at("node")).toMatchObject({
      slug: "check-a-draw",
      content: expect.stringContaining("<h2>Como conferir"),
    });
    expect(one.at("site")).toMatchObject({ there: { section: "NEWS" }, gone: null });
  });

  it("are an empty list for an operator without articles", async () => {
    await control(sandbox, "chaos", { path: "/wps/system/page", status: 404, code: "NOT_FOUND" });
    const answer = await t.client({ "x-atrium-language": "ID" }).run(LIST, { section: "NEWS" });
    expect(answer.at("site.articles")).toMatchObject({ totalCount: 0, edges: [] });
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  });
});

import { readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, it } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { openForFile } from "../testing/startForFile.ts";

const sandbox = await sharedPlatform();
const gateway = await openForFile(sandbox, { PROFILE: "developer" });

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.origin}${path}`, { headers });

/** The ids of a page, and what its links lead to. */
async function partsOf(path: string) {
  const answer = await get(path);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
  return {
    status: answer.status,
    title: all(/<title>(.*?)</g)[0],
    ids: all(/ id="(.*?)"/g),
    links: all(/href="(.*?)"/g),
  };
}

it("serves pages with links that lead somewhere, the pages of all codes among them", async () => {
  const seen = new Map<string, Awaited<ReturnType<typeof partsOf>>>();
  const waiting = ["/developers"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const page = await partsOf(path);
    expect(page, path).toMatchObject({ status: 200 });
    seen.set(path, page);
    waiting.push(...page.links.flatMap((link) => (link.startsWith("/developers") ? [link.split("#")[0] ?? ""] : [])));
  }
  expect(seen.get("/developers/codes/LOGIN_FAILED")?.title).toBe("LOGIN_FAILED · Atrium for developers");
  const anchors = [...seen].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const [to, id] = link.split("#");
      return id === undefined ? [] : [`${to === "" ? path : to}#${id}`];
    }),
  );
  const isThere = (anchor: string) => {
    const [path = "", id = ""] = anchor.split("#");
    return seen.get(path)?.ids.includes(id);
  };
  expect(anchors.filter((anchor) => !isThere(anchor))).toEqual([]);
  expect([...seen.keys()].filter((path) => path.startsWith("/developers/codes/")).length).toBeGreaterThan(100);
});

/** The keys of a value, with those of its parts; a list has those of its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

it("shows answers that the requests above them get", async () => {
  const text = readFileSync(new URL("../../../docs/developers/index.md", import.meta.url), "utf8");
  const examples = [...text.matchAll(/^ask '(.*)'\n```\n\n```json\n([^`]*)```/gm)];
  expect(examples).toHaveLength(4);
  let token: string | undefined;
  for (const [, body = "", answer = ""] of examples) {
    const response = await fetch(`${gateway.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body,
    });
    const got = await response.json();
    expect(shapeOf({ data: got.data })).toEqual(shapeOf({ data: JSON.parse(answer).data }));
    token = got.data.startFreePlay?.bearerToken ?? token;
  }
});

it("writes the reader's own address into examples, and no foreign text", async () => {
  expect(await (await get("/developers")).text()).toContain(`curl -s ${gateway.origin}/graphql`);
  const { port } = new URL(gateway.origin);
  const html = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'x"><script>alert(1)</script>' };
    const sent = request({ host: "127.0.0.1", port, path: "/developers", headers }, (answer) => {
      const pieces: string[] = [];
      answer.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
      answer.on("end", () => resolve(pieces.join("")));
    });
    sent.on("error", reject).end();
  });
  expect(html).not.toContain("alert(1)");
});

it("keeps what a browser has, and runs nothing", async () => {
  const first = await get("/developers/sessions");
  expect(first.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/,
  );
  const again = await get("/developers/sessions", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect((await fetch(`${gateway.origin}/developers`, { method: "POST" })).status).toBe(405);
});

it("lists its pages for language models, as Markdown", async () => {
  const list = await (await get("/llms.txt")).text();
  const links = [...list.matchAll(/\]\((.*?)\)/g)].map(([, link = ""]) => link);
  expect(links).toContain("/developers/partner.graphql");
  for (const link of links)
    expect((await get(link)).headers.get("content-type"), link).toBe("text/plain; charset=utf-8");
});

it("has no pages for players, unless the operator asks for them or has partners", async () => {
  await using player = await openGateway(sandbox, { PROFILE: "player" });
  expect((await fetch(`${player.origin}/developers/sessions.md`)).headers.get("content-type")).not.toMatch(
    "text/plain",
  );
  await using asked = await openGateway(sandbox, { PROFILE: "player", DEVELOPER_PAGES: "on" });
  expect((await fetch(`${asked.origin}/developers/sessions.md`)).headers.get("content-type")).toMatch("text/plain");
});

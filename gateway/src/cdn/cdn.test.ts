import { describe, expect, it } from "vitest";
import { cdnPick } from "./choice.ts";
import { CdnDirectory, type CdnLists } from "./directory.ts";
import { addressesOf, pictureOf } from "./pictures.ts";

const bases = ["https://a.cdn", "https://b.cdn", "https://c.cdn"];

function setUp(listed: readonly string[] = bases, options: { httpsOnly?: boolean } = {}) {
  const down = new Set<string>();
  let lists: CdnLists | undefined = { images: listed, launch: ["https://launch.cdn/play/"] };
  const directory = new CdnDirectory({
    allowedHosts: new Set(["a.cdn", "b.cdn", "c.cdn", "launch.cdn", "127.0.0.1:4101", "localhost:4102"]),
    httpsOnly: options.httpsOnly ?? false,
    fetchLists: async () => {
      if (lists === undefined) throw new Error("down");
      return lists;
    },
    isAnswering: async (base) => !down.has(base),
  });
  return {
    directory,
    down,
    fail: () => (lists = undefined),
    pick: (seed: string) => cdnPick(directory, seed, () => undefined),
  };
}
const order = async (pick: ReturnType<typeof cdnPick>) => [...(await pick.order("images", (found) => found))];

describe("the choice of a CDN", () => {
  it("is stable for a session and spread over sessions", async () => {
    const { pick } = setUp();
    const chosen = await Promise.all(Array.from({ length: 300 }, async (_, seed) => (await order(pick(`${seed}`)))[0]));
    for (const base of bases) expect(chosen.filter((one) => one === base).length).toBeGreaterThan(60);
    expect(await order(pick("7"))).toEqual(await order(pick("7")));
    expect((await order(pick("7"))).toSorted()).toEqual(bases);
  });

  it("leaves out a failing CDN without moving the other sessions, and uses it again later", async () => {
    const { directory, down, pick } = setUp();
    await directory.check();
    const before = await Promise.all(Array.from({ length: 50 }, (_, seed) => order(pick(`${seed}`))));
    down.add("https://b.cdn");
    await directory.check();
    const without = await Promise.all(Array.from({ length: 50 }, (_, seed) => order(pick(`${seed}`))));
    expect(without).toEqual(before.map((all) => all.filter((base) => base !== "https://b.cdn")));
    const { images } = await pick("1").explain();
    expect(images.candidates.at(-1)).toEqual({ host: "b.cdn", isHealthy: false, checkedAt: expect.any(String) });
    down.clear();
    await directory.check();
    expect(await Promise.all(Array.from({ length: 50 }, (_, seed) => order(pick(`${seed}`))))).toEqual(before);
  });

  it("tries all CDNs when none answers, and keeps the last lists when the platform fails", async () => {
    const { directory, down, pick, fail } = setUp();
    for (const base of bases) down.add(base);
    await directory.check();
    expect((await order(pick("1"))).toSorted()).toEqual(bases);
    fail();
    await directory.check();
    expect((await order(pick("1"))).toSorted()).toEqual(bases);
  });

  it("uses allowed hosts only, in the player profile over TLS only", async () => {
    const listed = [
      "https://evil.example",
      "http://a.cdn",
      "b.cdn",
      "javascript:alert(1)",
      "https://a.cdn:8443",
      "https://c.cdn/x/",
    ];
    expect((await order(setUp(listed).pick("1"))).toSorted()).toEqual([
      "http://a.cdn",
      "https://b.cdn",
      "https://c.cdn/x",
    ]);
    const strict = setUp(listed, { httpsOnly: true });
    expect((await order(strict.pick("1"))).toSorted()).toEqual(["https://b.cdn", "https://c.cdn/x"]);
  });

  it("uses this machine's own CDNs without TLS in the player profile as well", async () => {
    const local = ["http://127.0.0.1:4101", "http://localhost:4102"];
    expect((await order(setUp(local, { httpsOnly: true }).pick("1"))).toSorted()).toEqual(local);
  });
});

it.each([
  ["/img/1.svg", ["https://a.cdn/img/1.svg", "https://b.cdn/img/1.svg"]],
  ["img/1.svg?v=2", ["https://a.cdn/img/1.svg?v=2", "https://b.cdn/img/1.svg?v=2"]],
  ["https://elsewhere.example/1.png", ["https://elsewhere.example/1.png"]],
  ["//evil.example/1.png", null],
  ["javascript:alert(1)", null],
  ["/a b", null],
  ["http://", null],
  [null, null],
])("a picture at %s", (path, addresses) => {
  const picture = pictureOf(path);
  expect(picture && addressesOf(picture, bases.slice(0, 2))).toEqual(addresses);
});

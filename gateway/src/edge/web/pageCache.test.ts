import { expect, test } from "vitest";
import { PageCache } from "./pageCache.ts";

test("makes a page once for equal parts, and compresses it once", async () => {
  const pages = new PageCache();
  let made = 0;
  const ask = (...parts: string[]) =>
    pages.of(parts, () => {
      made += 1;
      return { html: `<p>${parts.join()}</p>`, inline: { scripts: [], styles: [] } };
    });
  const first = ask("home", "EN", '{"data":1}');
  expect(ask("home", "EN", '{"data":1}')).toBe(first);
  expect(first.body.compressed("br")).toBe(first.body.compressed("br"));
  const others = [ask("home", "EN", '{"data":2}'), ask("home", "VI", '{"data":1}'), ask("homeE", "N", '{"data":1}')];
  expect([made, new Set([first, ...others]).size]).toEqual([4, 4]);
});

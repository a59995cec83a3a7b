import { expect, test } from "vitest";
import { BANNERS } from "../announcements/banners.ts";
import { catalogueRows } from "../games/games.seed.ts";
import { VENDORS } from "../games/vendors.data.ts";
import { AVATAR_COUNT, avatar } from "./avatar.ts";
import { banner } from "./banner.ts";
import { defaultIcon } from "./defaultIcon.ts";
import { gameIcon } from "./gameIcon.ts";
import { SUBJECTS } from "./subjects.ts";
import { THEMES } from "./themes.ts";
import { vendorLogo } from "./vendorLogo.ts";

const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<>]*")*)(\/?)>/y;

/** What is wrong with a picture as XML, and with the references in it; undefined when nothing is. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  for (let at = 0; at < svg.length; ) {
    if (svg[at] !== "<") {
      const end = svg.indexOf("<", at);
      const text = svg.slice(at, end === -1 ? undefined : end);
      if (/&(?!#\d+;)|>/.test(text)) return `unescaped text: ${text.slice(0, 40)}`;
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, isEnd, name = "", attributes = "", isEmpty] = TAG.exec(svg) ?? [];
    if (whole === undefined) return `no tag at ${svg.slice(at, at + 60)}`;
    const names = [...attributes.matchAll(/ ([A-Za-z][\w:-]*)=/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`;
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `the id ${id} twice`;
    if (id !== undefined) ids.add(id);
    if (isEnd) {
      if (open.pop() !== name) return `unexpected ${whole}`;
    } else if (!isEmpty) open.push(name);
    at += whole.length;
  }
  if (open.length > 0) return `left open: ${open.join()}`;
  const missing = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].find(([, id = ""]) => !ids.has(id));
  if (missing) return `refers to nothing: ${missing[0]}`;
  return /NaN|undefined|Infinity/.exec(svg)?.[0];
}

test("each of 3,000 games has a picture of its own: sound XML, at most 9 kB", () => {
  const rows = catalogueRows("any seed", new Date("2026-11-21"));
  const seen = new Set<string>();
  for (const { nodeId, names, vassalage, theme, subject } of rows) {
    expect(THEMES, `theme of ${names.EN}`).toHaveProperty(theme);
    expect(SUBJECTS, `subject of ${names.EN}`).toHaveProperty(subject);
    const svg = gameIcon({ nodeId, title: names.EN, vendorCode: vassalage, theme, subject });
    expect(faultOf(svg), names.EN).toBeUndefined();
    expect(Buffer.byteLength(svg), names.EN).toBeLessThanOrEqual(9_000);
    seen.add(svg);
  }
  expect(seen.size).toBe(3_000);
});

test("a title can be anything: hostile, endless, empty, in any script", () => {
  const titles = [
    `"><script>alert(1)</script>&amp;'`,
    "W".repeat(120),
    "A very long name of many words that nobody can read on so small a card",
    "",
    " ",
    "龙与金币的传说",
    "มังกรทองคำ สุดมันส์",
    "Rồng Vàng Đế Vương",
    "\u0000\uFFFE\ud800",
  ];
  for (const title of titles) {
    const svg = gameIcon({ nodeId: 1, title, vendorCode: "LNT", theme: "dragon", subject: "dragon" });
    expect(faultOf(svg), title).toBeUndefined();
    expect(svg).not.toContain("<script");
  }
});

test("the same game is drawn the same, another one differently", () => {
  const draw = (nodeId: number) =>
    gameIcon({ nodeId, title: "Twins", vendorCode: "PGX", theme: "egypt", subject: "pharaoh" });
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test("logos, banners, avatars and the stand-in are sound XML, and no two are the same", () => {
  const pictures = [
    defaultIcon(),
    ...VENDORS.map(([code, name]) => vendorLogo(code, name)),
    ...BANNERS.flatMap(({ id, art }) => [banner(id, art, "wide"), banner(id, art, "compact")]),
    ...Array.from({ length: AVATAR_COUNT }, (_, i) => avatar(i + 1) ?? ""),
  ];
  expect(pictures.map(faultOf).filter(Boolean)).toEqual([]);
  expect(new Set(pictures).size).toBe(1 + 60 + 2 * BANNERS.length + 12);
  expect(avatar(0)).toBeUndefined();
  expect(avatar(13)).toBeUndefined();
});

test("banners show only what can be drawn", () => {
  const unknown = BANNERS.flatMap(({ art }) => art.subjects).filter((subject) => !(subject in SUBJECTS));
  expect(unknown).toEqual([]);
  expect(BANNERS.filter(({ art }) => !(art.theme in THEMES))).toEqual([]);
});

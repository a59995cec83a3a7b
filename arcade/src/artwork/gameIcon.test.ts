import { expect, test } from "vitest";
import { svgFault } from "../testing/svgFault.ts";
import { AVATAR_COUNT, avatar } from "./avatar.ts";
import { banner } from "./banner.ts";
import { defaultIcon } from "./defaultIcon.ts";
import { gameIcon } from "./gameIcon.ts";
import { gamePreview } from "./gamePreview.ts";
import { SUBJECTS } from "./subjects.ts";
import { THEMES } from "./themes.ts";

test("draws hostile, endless and empty titles in any script as sound XML", () => {
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
    expect(svgFault(svg), title).toBeUndefined();
    expect(svg).not.toContain("<script");
  }
});

test("draws the same game the same, and another game differently", () => {
  const draw = (nodeId: number) =>
    gameIcon({ nodeId, title: "Twins", vendorCode: "PGX", theme: "egypt", subject: "pharaoh" });
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test("draws every subject in every theme as sound XML", () => {
  const themes = Object.keys(THEMES);
  const icons = Object.keys(SUBJECTS).map((subject, i) =>
    gameIcon({ nodeId: i, title: subject, vendorCode: "PGX", theme: themes[i % themes.length] ?? "", subject }),
  );
  expect(icons.map(svgFault).filter(Boolean)).toEqual([]);
  // Phones draw dozens at a time, and filters take them the longest.
  expect(icons.filter((svg) => svg.includes("<filter"))).toEqual([]);
});

const kinds = ["slot", "fishing", "table", "match", "keno", "duel"] as const;

test("draws the preview of every kind of game as sound XML, with motion and without scripts", () => {
  for (const [i, subject] of Object.keys(SUBJECTS).entries()) {
    const kind = kinds[i % kinds.length] ?? "slot";
    const theme = Object.keys(THEMES)[i % Object.keys(THEMES).length] ?? "";
    const svg = gamePreview({ nodeId: i, title: "Phoenix & Wild", vendorCode: "PGX", theme, subject }, kind);
    expect(svgFault(svg), `${kind} ${subject}`).toBeUndefined();
    expect(svg).toContain("@keyframes");
    expect(svg).not.toMatch(/<script|<filter/);
    expect(Buffer.byteLength(svg), `${kind} ${subject}`).toBeLessThan(24_000);
  }
});

test("shows in each kind of game what happens in it", () => {
  const game = { nodeId: 1, title: "Twins", vendorCode: "PGX", theme: "live", subject: "chips" };
  const moved = (kind: (typeof kinds)[number]) =>
    gamePreview(game, kind)
      .match(/@keyframes \w+/g)
      ?.slice(2)
      .join();
  expect(new Set(kinds.map(moved)).size).toBe(kinds.length);
});

test("draws each avatar once, the default icon and banners as sound XML", () => {
  const art = { theme: "live", palette: 1, scene: 0, subjects: ["chips", "dice"] };
  const avatars = Array.from({ length: AVATAR_COUNT }, (_, i) => avatar(i + 1));
  expect(avatars).not.toContain(undefined);
  const pictures = [
    defaultIcon(),
    banner("live-1", art, "wide"),
    banner("live-1", art, "compact"),
    ...avatars.map((one) => one ?? ""),
  ];
  expect(pictures.map(svgFault).filter(Boolean)).toEqual([]);
  expect(new Set(pictures).size).toBe(3 + 12);
  expect(avatar(0)).toBeUndefined();
  expect(avatar(13)).toBeUndefined();
});

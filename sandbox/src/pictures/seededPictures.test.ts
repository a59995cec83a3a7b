import { banner } from "@atrium/arcade/banner";
import { gameIcon } from "@atrium/arcade/gameIcon";
import { SUBJECTS } from "@atrium/arcade/subjects";
import { svgFault } from "@atrium/arcade/testing/svgFault";
import { THEMES } from "@atrium/arcade/themes";
import { vendorLogo } from "@atrium/arcade/vendorLogo";
import { expect, test } from "vitest";
import { BANNERS } from "../announcements/banners.ts";
import { catalogueRows } from "../games/games.seed.ts";
import { VENDORS } from "../games/vendors.data.ts";

test("draws a different icon for each of 3,000 games: sound XML, at most 9 kB", () => {
  const rows = catalogueRows("any seed", new Date("2026-11-21"));
  const seen = new Set<string>();
  for (const { nodeId, names, vassalage, theme, subject } of rows) {
    expect(THEMES, `theme of ${names.EN}`).toHaveProperty(theme);
    expect(SUBJECTS, `subject of ${names.EN}`).toHaveProperty(subject);
    const svg = gameIcon({ nodeId, title: names.EN, vendorCode: vassalage, theme, subject });
    expect(svgFault(svg), names.EN).toBeUndefined();
    expect(Buffer.byteLength(svg), names.EN).toBeLessThanOrEqual(9_000);
    seen.add(svg);
  }
  expect(seen.size).toBe(3_000);
});

test("draws a different logo for each vendor and a different banner for each campaign, as sound XML", () => {
  const pictures = [
    ...VENDORS.map(([code, name]) => vendorLogo(code, name)),
    ...BANNERS.flatMap(({ id, art }) => [banner(id, art, "wide"), banner(id, art, "compact")]),
  ];
  expect(pictures.map(svgFault).filter(Boolean)).toEqual([]);
  expect(new Set(pictures).size).toBe(60 + 2 * BANNERS.length);
});

test("names only known themes and subjects for banners", () => {
  const unknown = BANNERS.flatMap(({ art }) => art.subjects).filter((subject) => !(subject in SUBJECTS));
  expect(unknown).toEqual([]);
  expect(BANNERS.filter(({ art }) => !(art.theme in THEMES))).toEqual([]);
});

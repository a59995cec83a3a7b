import { banner } from "@atrium/arcade/banner";
import { channelIcon } from "@atrium/arcade/channelIcon";
import { gameIcon } from "@atrium/arcade/gameIcon";
import { poster } from "@atrium/arcade/poster";
import { SUBJECTS } from "@atrium/arcade/subjects";
import { svgFault } from "@atrium/arcade/testing/svgFault";
import { THEMES } from "@atrium/arcade/themes";
import { vendorLogo } from "@atrium/arcade/vendorLogo";
import { expect, test } from "vitest";
import { POSTERS } from "../agent/posters/posters.ts";
import { BANNERS } from "../announcements/banners.ts";
import { CHANNELS } from "../deposits/channels.ts";
import { catalogueRows } from "../games/seed/games.seed.ts";
import { VENDORS } from "../games/vendors.data.ts";

test("draws a different icon for each of 3,000 games: sound XML, at most 9 kB", () => {
  const rows = catalogueRows("any seed", new Date("2026-11-21"), "large");
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

test("draws a different poster for each campaign, size and language, as sound XML with its size and title", () => {
  const drawn = POSTERS.map(({ id, width, height, title, picture }) => ({
    id,
    width,
    height,
    title,
    svg: poster(picture),
  }));
  for (const { id, width, height, title, svg } of drawn) {
    expect(svgFault(svg), id).toBeUndefined();
    expect(svg, id).toContain(` width="${width}" height="${height}"><title>${title}</title>`);
  }
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(POSTERS.length);
});

test("draws a different icon for each deposit channel, as small sound XML", () => {
  const icons = CHANNELS.map(({ channelId, type }) => channelIcon(channelId, type));
  expect(icons.map(svgFault).filter(Boolean)).toEqual([]);
  expect(new Set(icons).size).toBe(CHANNELS.length);
  expect(Math.max(...icons.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(2_000);
});

test("names only known themes and subjects for banners and posters", () => {
  const arts = [...BANNERS.map(({ art }) => art), ...POSTERS.map(({ picture }) => picture.art)];
  expect(arts.flatMap(({ subjects }) => subjects).filter((subject) => !(subject in SUBJECTS))).toEqual([]);
  expect(arts.filter(({ theme }) => !(theme in THEMES))).toEqual([]);
});

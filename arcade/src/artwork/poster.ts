import { type BannerArt, composition, type Frame } from "./banner.ts";
import { Canvas, escapeXml, n, rect } from "./canvas.ts";
import { fitText, LINE } from "./fitText.ts";
import { POSTER_SIZES, type PosterFormat } from "./posterFormats.ts";

/** The content of a poster. */
export interface Poster {
  /** Decides, with the art, where its small things lie. */
  campaign: string;
  art: BannerArt;
  format: PosterFormat;
  /** The language of the texts, as a tag for `lang`. */
  lang: string;
  title: string;
  /** The text of the button. */
  call: string;
  /** The name of the site. */
  brand: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Layout extends Frame {
  /** Where the site's name begins, and the height of its letters. */
  brand: { x: number; y: number; size: number };
  title: Box & { lines: number };
  button: Box;
}

/** Everything is drawn larger than it is shown: shadows and lines of the art have a fixed width. */
const LAYOUTS: Record<PosterFormat, Layout> = {
  box: {
    ...{
      width: 1200,
      height: 1000,
      x: 600,
      y: 340,
      unit: 2.1,
      calm: { angle: 90, stops: "/.5 /0@16 /0@40 /.94@64 /.97" },
    },
    brand: { x: 48, y: 92, size: 60 },
    title: { x: 60, y: 600, width: 1080, height: 210, lines: 2 },
    button: { x: 330, y: 832, width: 540, height: 124 },
  },
  wide: {
    ...{
      width: 2912,
      height: 360,
      x: 1700,
      y: 180,
      unit: 1.35,
      calm: { angle: 0, stops: "/.97 /.9@34 /0@50 /0@66 /.9@80" },
    },
    brand: { x: 64, y: 92, size: 56 },
    title: { x: 64, y: 116, width: 1150, height: 200, lines: 2 },
    button: { x: 2240, y: 110, width: 600, height: 140 },
  },
  tall: {
    ...{
      width: 640,
      height: 2400,
      x: 320,
      y: 900,
      unit: 1.35,
      calm: { angle: 90, stops: "/.8 /0@22 /0@44 /.94@60 /.97" },
    },
    brand: { x: 56, y: 132, size: 76 },
    title: { x: 40, y: 1360, width: 560, height: 600, lines: 5 },
    button: { x: 60, y: 2080, width: 520, height: 150 },
  },
  strip: {
    ...{ width: 1280, height: 400, x: 1010, y: 190, unit: 1.15, calm: { angle: 0, stops: "/.97 /.92@44 /0@68 /0" } },
    brand: { x: 48, y: 76, size: 44 },
    title: { x: 48, y: 92, width: 640, height: 160, lines: 2 },
    button: { x: 48, y: 280, width: 400, height: 88 },
  },
  card: {
    ...{ width: 2400, height: 1260, x: 1790, y: 590, unit: 2.8, calm: { angle: 0, stops: "/.96 /.86@34 /0@62 /0" } },
    brand: { x: 120, y: 210, size: 92 },
    title: { x: 120, y: 300, width: 940, height: 520, lines: 4 },
    button: { x: 120, y: 900, width: 620, height: 160 },
  },
};

const FONTS =
  "'Inter','Segoe UI','Noto Sans','Noto Sans Thai','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',system-ui,sans-serif";

/** A picture for other sites and messages: the art of a campaign, a title, a button and the site's name. */
export function poster({ campaign, art, format, lang, title, call, brand }: Poster): string {
  const { width, height } = POSTER_SIZES[format];
  const layout = LAYOUTS[format];
  const c = new Canvas();
  const isCentred = format === "box" || format === "tall";
  const words = fitText(title, lang, layout.title);
  const block = words.lines.length * words.size * LINE;
  const top = layout.title.y + (layout.title.height - block) / 2;
  const x = isCentred ? layout.title.x + layout.title.width / 2 : layout.title.x;
  const lines = words.lines.map((line, i) => {
    const y = top + words.size * (LINE * i + 0.95);
    return textAt(line, { x, y, size: words.size, more: `font-weight="800"${isCentred ? MIDDLE : ""}` });
  });
  const { button } = layout;
  const label = fitText(call, lang, { width: button.width * 0.86, height: button.height * 0.56, lines: 1 });
  const face =
    rect(button.x, button.y, button.width, button.height, c.gold(), `rx="${n(button.height / 2)}"`) +
    textAt(label.lines.join(" "), {
      x: button.x + button.width / 2,
      y: button.y + button.height / 2 + label.size * 0.35,
      size: label.size,
      more: `font-weight="800"${MIDDLE}`,
      fill: "#2a1404",
    });
  const name = textAt(brand.toUpperCase(), {
    ...layout.brand,
    more: 'font-weight="700" letter-spacing=".14em"',
    fill: "#ffe9a8",
  });
  const drawn = `${composition(c, campaign, art, layout)}<g font-family="${FONTS}">${name}${lines.join("")}${face}</g>`;
  return c
    .svg(width, height, title, `<g transform="scale(${width / layout.width})">${drawn}</g>`)
    .replace("<svg ", `<svg lang="${lang}" `);
}

const MIDDLE = ' text-anchor="middle"';

interface Placed {
  x: number;
  y: number;
  size: number;
  more: string;
  fill?: string;
}

const textAt = (text: string, { x, y, size, more, fill = "#fff" }: Placed) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}" ${more}>${escapeXml(text)}</text>`;

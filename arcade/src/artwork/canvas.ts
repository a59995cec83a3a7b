import { shade, tint } from "./color.ts";

/** A number with at most one decimal, as short as possible. */
export const n = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Text for use between tags or in an attribute. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/gu, "");

const attributes = (more: string) => (more === "" ? "" : ` ${more}`);

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more = "") =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`;
export const group = (content: string, more: string) => `<g${attributes(more)}>${content}</g>`;
/** Moves, turns (in degrees) and scales content that is drawn around 0,0. */
export const at = (x: number, y: number, scale: number, content: string, turn = 0) =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""} scale(${Math.round(scale * 1000) / 1000})"`,
  );
/** A stroke's attributes. */
export const stroke = (color: string, width: number, more = "") =>
  `stroke="${color}" stroke-width="${n(width)}"${attributes(more)}`;
/** The `d` of a closed polygon. */
export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
/** Points around a centre, the first one upwards. */
export const around = (count: number, radius: number, cx = 0, cy = 0, start = -90) =>
  Array.from({ length: count }, (_, i): [number, number] => {
    const angle = ((start + (360 * i) / count) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
/** The `d` of a star, its first point upwards. */
export const star = (points: number, outer: number, inner: number, cx = 0, cy = 0) => {
  const tips = around(points, outer, cx, cy);
  const notches = around(points, inner, cx, cy, -90 + 180 / points);
  return polygon(tips.flatMap((tip, i) => [tip, notches[i] ?? tip]));
};

/**
 * Collects the definitions of a picture, so that each is written once. Stops of gradients are written as
 * `"#fff #fc0@30 #000@100/.5"`: colour, place in percent (even when left out), opacity.
 */
export class Canvas {
  readonly #ids = new Map<string, string>();
  #definitions = "";

  #define(key: string, definition: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `a${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.#definitions += definition(id);
    return id;
  }

  /** A gradient along a direction in degrees, 90 downwards. */
  linear(stops: string, angle = 90): string {
    // The two most used angles have a shorter form.
    if (angle === 90) return this.gradient(stops, 'x2="0" y2="1"');
    if (angle === 0) return this.gradient(stops, "");
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
    return this.gradient(stops, `x1="${n2(0.5 - x)}" y1="${n2(0.5 - y)}" x2="${n2(0.5 + x)}" y2="${n2(0.5 + y)}"`);
  }

  /** A linear gradient with the given attributes. */
  gradient(stops: string, box: string): string {
    const id = this.#define(
      `l${stops}${box}`,
      (id) => `<linearGradient id="${id}"${attributes(box)}>${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: string, cx = 0.5, cy = 0.5, r = 0.5): string {
    const box = `cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}"`;
    const id = this.#define(
      `r${stops}${box}`,
      (id) => `<radialGradient id="${id}" ${box}>${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A surface with light from above and shadow below. */
  body(color: string): string {
    return this.linear(`${tint(color, 0.5)} ${color}@42 ${shade(color, 0.55)}`);
  }

  /** A glossy ball. */
  orb(color: string): string {
    return this.radial(
      `#fff ${tint(color, 0.35)}@18 ${color}@52 ${shade(color, 0.6)}@92 ${shade(color, 0.35)}`,
      0.36,
      0.3,
      0.75,
    );
  }

  /** Light that fades to nothing. */
  glow(color: string, strength = 1): string {
    return this.radial(`${color}@0/${strength} ${color}@45/${n2(strength * 0.45)} ${color}@100/0`);
  }

  gold(angle = 90): string {
    return this.linear("#fffbd0 #ffd84a@24 #f0a01a@48 #fff0a0@58 #e08c10@74 #8a4a06", angle);
  }

  /** The same from top to bottom of the whole picture: lines have no box of their own that it could fill. */
  goldLine(): string {
    const whole = 'gradientUnits="userSpaceOnUse" x1="0" y1="-90" x2="0" y2="90"';
    return this.gradient("#fffbd0 #ffd84a@30 #f0a01a@55 #8a4a06", whole);
  }

  silver(angle = 90): string {
    return this.linear("#fff #cfd9ea@24 #8a99b8@48 #f4f8ff@58 #9aa8c6@74 #49546e", angle);
  }

  /** Content that is drawn once and placed by `use`. */
  symbol(content: string): string {
    return this.#define(`s${content}`, (id) => `<g id="${id}">${content}</g>`);
  }

  clip(d: string): string {
    const id = this.#define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** A shadow below the content and light around it. */
  lift(light: string): string {
    const id = this.#define(
      `f${light}`,
      (id) =>
        `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feDropShadow dx="0" dy="0" stdDeviation="5" flood-color="${light}" flood-opacity=".85"/><feDropShadow dx="0" dy="8" stdDeviation="6" flood-color="#05010f" flood-opacity=".65"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** The same content and its mirror image. */
  both(content: string): string {
    const id = this.symbol(content);
    return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  svg(width: number, height: number, title: string, drawn: string): string {
    // Sums of fractions have a tail of invisible digits.
    const content = drawn.replace(/\d+\.\d{4,}/g, (number) => n(Number(number)));
    const definitions = this.#definitions === "" ? "" : `<defs>${this.#definitions}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escapeXml(title)}</title>${definitions}<g stroke-linejoin="round">${content}</g></svg>`;
  }
}

const n2 = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, ".");

function stopsOf(stops: string): string {
  const list = stops.split(" ");
  return list
    .map((stop, i) => {
      const [rest = "", opacity] = stop.split("/");
      const [color, place] = rest.split("@");
      const offset = Number(place ?? (100 * i) / (list.length - 1)) / 100;
      return `<stop offset="${n2(offset)}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
    })
    .join("");
}

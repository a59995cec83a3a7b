import { circle, ellipse, path, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Look, Subject } from "../subject.ts";

/** A light from the left above, over the main colour. */
const gloss = ({ main }: Pick<Look, "main">) => `${tint(main, 0.55)} ${main}@45 ${shade(main, 0.55)}`;
const ARCH = "M-26 40V4A26 26 0 0 1 26 4V40H12V6A12 12 0 0 0-12 6V40Z";

export const mug: Subject = (c, { ink, main }) =>
  path("M52-40C104-44 104 50 52 46", "none", stroke(ink, 34)) +
  path("M52-40C104-44 104 50 52 46", "none", stroke(main, 18)) +
  path("M-74-70H58V64C58 92-74 92-74 64Z", c.linear(gloss({ main }), 0), stroke(ink, 8)) +
  ellipse(-8, -70, 66, 18, shade(main, 0.4), stroke(ink, 8)) +
  ellipse(-8, -66, 50, 10, "#5a2e12") +
  `<g transform="translate(-8 10)">${path(ARCH, "#fff3d6")}</g>` +
  path("M-58-44V58", "none", stroke("#fff", 9, 'opacity=".55" stroke-linecap="round"'));

export const cap: Subject = (c, { ink, main, accent }) =>
  path("M-84 30C-90-92 66-96 70 22Z", c.linear(gloss({ main }), 30), stroke(ink, 8)) +
  path("M-10-62C-22-30-24 0-18 28M-10-62C26-44 34-10 34 24", "none", stroke(shade(main, 0.5), 5)) +
  path(
    "M-84 30C-30 6 60 8 98 54 60 40-10 40-30 62-50 56-76 46-84 30Z",
    c.linear(`${accent} ${shade(accent, 0.6)}`),
    stroke(ink, 8),
  ) +
  circle(-10, -64, 10, accent, stroke(ink, 5)) +
  `<g transform="translate(-6 -12) scale(.62)">${path(ARCH, "#fff3d6")}</g>`;

export const tshirt: Subject = (c, { ink, main }) =>
  path(
    "M-38-82C-20-62 20-62 38-82L98-50 78 4 56-6V88H-56V-6L-78 4-98-50Z",
    c.linear(gloss({ main }), 35),
    stroke(ink, 8, 'stroke-linejoin="round"'),
  ) +
  path("M-38-82C-20-50 20-50 38-82", "none", stroke(shade(main, 0.5), 7)) +
  path("M-56-6V20M56-6V20", "none", stroke(shade(main, 0.55), 6)) +
  `<g transform="translate(0 6)">${path(ARCH, "#fff3d6")}</g>`;

export const suitcase: Subject = (c, { ink, main, accent }) =>
  path("M-34-48V-92H34V-48", "none", stroke(ink, 22)) +
  path("M-34-48V-92H34V-48", "none", stroke("#c8ccd8", 9)) +
  rect(-72, -56, 144, 140, c.linear(gloss({ main }), 20), `rx="20" ${stroke(ink, 8)}`) +
  path("M-42-50V78M-14-50V78M14-50V78M42-50V78", "none", stroke(shade(main, 0.6), 6, 'opacity=".8"')) +
  rect(-28, -8, 56, 34, accent, `rx="8" ${stroke(ink, 5)}`) +
  circle(-50, 92, 12, "#2a2a38", stroke(ink, 5)) +
  circle(50, 92, 12, "#2a2a38", stroke(ink, 5));

export const powerBank: Subject = (c, { ink, main }) =>
  rect(-54, -96, 108, 192, c.linear("#f4f6fc #aab0c4@55 #5a6078", 20), `rx="22" ${stroke(ink, 8)}`) +
  rect(-34, -70, 68, 88, "#161a28", `rx="10" ${stroke(ink, 4)}`) +
  path("M8-62L-20-20H0L-8 10 22-32H2Z", main, stroke("#fff", 3)) +
  circle(-24, 46, 7, "#3ce07a") +
  circle(-8, 46, 7, "#3ce07a") +
  circle(8, 46, 7, "#3ce07a") +
  circle(24, 46, 7, "#8a90a0") +
  rect(-18, 70, 36, 12, "#161a28", 'rx="4"');

export const speaker: Subject = (c, { ink, main, accent }) =>
  rect(-66, -94, 132, 188, c.linear(gloss({ main }), 15), `rx="30" ${stroke(ink, 8)}`) +
  circle(0, 30, 48, "#14141f", stroke(ink, 6)) +
  circle(0, 30, 34, c.radial("#4a4a60 #20202e@60 #0c0c14", 0.4, 0.35, 0.8)) +
  circle(0, 30, 14, accent, stroke(ink, 4)) +
  circle(0, -52, 24, "#14141f", stroke(ink, 6)) +
  circle(0, -52, 11, accent) +
  path("M-48-66V62", "none", stroke("#fff", 8, 'opacity=".4" stroke-linecap="round"'));

export const headphones: Subject = (c, { ink, main, accent }) =>
  path("M-70 30V-6C-70-108 70-108 70-6V30", "none", stroke(ink, 32)) +
  path("M-70 30V-6C-70-108 70-108 70-6V30", "none", stroke(main, 16)) +
  [-1, 1]
    .map(
      (side) =>
        rect(side * 72 - 24, 8, 48, 84, c.linear(gloss({ main }), 0), `rx="22" ${stroke(ink, 8)}`) +
        rect(side * 46 - 9, 16, 18, 68, accent, `rx="9" ${stroke(ink, 5)}`),
    )
    .join("");

export const smartphone: Subject = (c, { ink, main, accent }) =>
  rect(-56, -98, 112, 196, c.linear("#4a5068 #20243a@50 #0c0e1a", 20), `rx="22" ${stroke(ink, 8)}`) +
  rect(-46, -86, 92, 172, c.linear(`${tint(accent, 0.5)} ${main}@55 ${shade(main, 0.5)}`, 60), 'rx="14"') +
  rect(-16, -80, 32, 10, "#0c0e1a", 'rx="5"') +
  `<g transform="translate(0 4) scale(1.1)">${path(ARCH, "#fff8e6")}</g>` +
  path("M-36-60L20-80", "none", stroke("#fff", 10, 'opacity=".35" stroke-linecap="round"'));

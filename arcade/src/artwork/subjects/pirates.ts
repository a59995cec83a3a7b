import { circle, path, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const pirate: Subject = (c, { ink, main }) => {
  const sword = c.symbol(
    path("M-14 0L78-92 98-98 92-78 0 14Z", c.silver(45), stroke(ink, 5)) +
      path("M-26-8Q6-6 10 28", "none", stroke(ink, 14, 'stroke-linecap="round"')) +
      path("M-26-8Q6-6 10 28", "none", stroke("#ffc83a", 8, 'stroke-linecap="round"')) +
      path("M-10 4L-34 28", "none", stroke("#6b3410", 12, 'stroke-linecap="round"')),
  );
  return (
    `<use href="#${sword}" transform="translate(-30 48)"/><use href="#${sword}" transform="translate(30 48) scale(-1 1)"/>` +
    path(
      "M0-40C50-40 62-8 60 20 58 40 44 44 40 54V76Q20 86 0 86T-40 76V54C-44 44-58 40-60 20-62-8-50-40 0-40Z",
      c.linear("#fffdf0 #e8dcc4@50 #9a8a70"),
      stroke(ink, 7),
    ) +
    path("M0-40C50-40 62-8 60 20 58 40 44 44 40 54V76Q20 86 0 86Z", "#2a0f2a", 'opacity=".18"') +
    c.both(path("M10 8C22-10 50-4 48 18 42 38 14 34 10 8Z", "#1c0a1c") + circle(30, 16, 6, c.radial(`#fff ${main}`))) +
    path("M0 30L10 48 0 44-10 48Z", "#1c0a1c") +
    path("M-30 58V78M-15 60V82M0 60V84M15 60V82M30 58V78", "none", stroke("#5a4638", 5)) +
    path(
      "M-96-24C-80-80-30-98 0-98S80-80 96-24C60-44 30-40 0-40S-60-44-96-24Z",
      c.linear("#4a3458 #241430@60 #10081c"),
      stroke(ink, 7),
    ) +
    path("M-90-30C-60-48-30-44 0-44S60-48 90-30", "none", stroke("#ffc83a", 6)) +
    circle(0, -70, 14, "#fff") +
    path("M-8-60H8V-52H-8Z", "#fff") +
    circle(-5, -70, 4, "#241430") +
    circle(5, -70, 4, "#241430")
  );
};

export const galleon: Subject = (c, { ink, main }) =>
  rect(-40, -80, 7, 130, "#5a2c10") +
  rect(22, -98, 8, 150, "#5a2c10") +
  path("M30-98L66-88 30-76ZM-33-80L-6-72-33-62Z", main, stroke(ink, 4)) +
  path(
    "M-74-56Q-36-66-4-54 10-28 0-4-40-14-78-2-66-28-74-56ZM-2-70Q34-80 66-66 82-36 70-10 34-20-6-8 8-38-2-70ZM-70 4Q-34-8 2 2 12 20 4 34-34 24-72 34-64 20-70 4ZM6-2Q40-12 74-2 84 18 76 32 40 22 4 32 14 16 6-2Z",
    c.linear("#fffaf0 #e0ccb0@60 #a88c74"),
    stroke(ink, 5),
  ) +
  path(
    "M-98 34L-82 30H70L98 10 90 44C84 80 64 92 40 92H-46C-76 92-92 66-98 34Z",
    c.linear("#c87a3c #6d3410@55 #2c1206"),
    stroke(ink, 7),
  ) +
  path("M-92 48H88L86 58H-88Z", c.gold()) +
  [-56, -26, 4, 34, 62].map((x) => rect(x - 7, 64, 14, 13, "#1c0a06", stroke("#ffc83a", 3))).join("");

export const compass: Subject = (c, { ink, main }) =>
  circle(0, -86, 13, "none", stroke(ink, 15)) +
  circle(0, -86, 13, "none", stroke("#ffc83a", 8)) +
  circle(0, 8, 88, c.gold(60), stroke(ink, 7)) +
  circle(0, 8, 70, c.radial("#fffdf0@30 #ecd8b0@80 #b89868"), stroke("#7a4204", 4)) +
  path(star(8, 62, 20, 0, 8), "#c89a5c", 'opacity=".7"') +
  path(
    "M0-50L14 8 0 66-14 8Z",
    c.linear(`${tint(main, 0.3)} ${main}@50 #2c3048@50 #10121f`),
    `${stroke(ink, 4)} transform="rotate(28 0 8)"`,
  ) +
  circle(0, 8, 9, c.gold(), stroke(ink, 3)) +
  path("M-70-20A78 78 0 0 1-20-60", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"'));

export const parrot: Subject = (c, { ink, main }) =>
  path("M20 40L44 98 14 84 4 98-8 70Z", c.linear(`${main} ${shade(main, 0.5)}`), stroke(ink, 6)) +
  path(
    "M-4-88C48-92 68-52 60-10 56 40 36 66 8 72-22 60-44 30-40-6-60-16-66-50-44-72-32-84-18-88-4-88Z",
    c.linear("#ff8a60 #f0203a@40 #8a0420"),
    stroke(ink, 7),
  ) +
  path(
    "M58-14C86 6 76 60 34 80 40 56 20 30 30-2 40-16 50-18 58-14Z",
    c.linear(`#ffe14a@10 #2cc05a@40 ${main}`),
    stroke(ink, 6),
  ) +
  path("M40 12Q58 34 44 66M50 4Q66 26 60 50", "none", stroke("#fff", 4, 'opacity=".5"')) +
  path("M-18-60C-6-40-18-22-36-20-54-26-56-52-40-62Z", "#fff4e4") +
  path(
    "M-36-58C-64-62-88-44-84-8-76-18-66-20-54-18-40-24-32-42-36-58Z",
    c.linear("#ffe98a #f0a01a@60 #7a4204"),
    stroke(ink, 6),
  ) +
  circle(-20, -46, 9, "#fff", stroke(ink, 4)) +
  circle(-22, -46, 5, "#140612") +
  path("M-10-84Q10-98 30-88M0-78Q20-90 40-78", "none", stroke("#ffe14a", 6, 'stroke-linecap="round"'));

import { at, circle, ellipse, path, polygon, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const dragon: Subject = (c, { ink, main }) => {
  const half =
    "M0-46C14-52 30-50 40-42L60-48 58-28 84-26 70-8 96 6 72 16 88 40 60 38C58 56 48 66 40 72 30 92 14 96 0 96Z";
  const skin = c.linear(`${tint(main, 0.45)} ${main}@45 ${shade(main, 0.65)}`);
  return (
    c.both(
      path("M18-42C22-66 44-76 44-98 56-86 60-76 58-64L74-76C72-54 52-38 36-34Z", c.gold(20), stroke(ink, 6)) +
        path(half, skin, stroke(ink, 8)),
    ) +
    c.both(
      path(half, skin) +
        path(
          "M40-42L60-48 58-28 84-26 70-8 96 6 72 16 88 40 60 38 56-8Z",
          c.linear(`#fff0a0 #ff8a1c@50 ${shade(main, 0.3)}`, 150),
        ) +
        path("M6-34Q30-44 52-24L48-14Q28-28 8-16Z", "#ffd84a", stroke(ink, 4)) +
        path("M12 26C28 14 46 22 46 36 42 46 22 44 10 40Z", tint(main, 0.3), stroke(ink, 4)) +
        circle(30, 32, 6, "#1a0410") +
        path("M40 40C70 50 76 74 98 70", "none", stroke(ink, 11, 'stroke-linecap="round"')) +
        path("M40 40C70 50 76 74 98 70", "none", stroke("#ffd84a", 6, 'stroke-linecap="round"')),
    ) +
    path(half, "#12031f", 'opacity=".24"') +
    c.both(path("M10-6Q28-22 48-8 38 10 10-6Z", "#fff6a0", stroke("#140410", 5)) + ellipse(30, -6, 4, 8, "#c20a0a")) +
    path("M-42 48Q-18 54 0 44 18 54 42 48 36 84 0 88-36 84-42 48Z", "#5a0414", stroke(ink, 5)) +
    path(
      "M-36 50L-28 72-20 51ZM36 50L28 72 20 51ZM-14 48L-10 58-5 47ZM14 48L10 58 5 47ZM-22 80L-17 68-11 84ZM22 80L17 68 11 84Z",
      "#fff",
    ) +
    path("M-9 84Q0 60 9 84Z", "#ff5a50") +
    path("M0-70L12-44 0-24-12-44Z", c.gold(), stroke(ink, 4)) +
    circle(0, -46, 6, "#e0142c")
  );
};

export const luckyCat: Subject = (c, { ink, main }) =>
  c.both(
    path("M20-62L58-98C68-74 66-54 62-40Z", "#fff8ec", stroke(ink, 7)) + path("M34-62L55-82Q60-64 57-52Z", "#ff8a9a"),
  ) +
  path("M-40 30H40C64 40 66 96 66 96H-66S-64 40-40 30Z", c.linear("#fff #d8cce0"), stroke(ink, 7)) +
  path("M58 60C96 40 98-10 86-44 76-60 54-50 58-32 62-8 58 20 40 40Z", c.linear("#fff #e4d8ea", 20), stroke(ink, 7)) +
  path("M56-30Q72-24 88-34M60-44L64-32M74-50L74-36", "none", stroke("#e8a0ac", 4, 'stroke-linecap="round"')) +
  path(
    "M0-72C44-72 68-44 66-14 62 22 36 38 0 38S-62 22-66-14C-68-44-44-72 0-72Z",
    c.radial("#fff@40 #f4eaf4@70 #c8b8d4", 0.4, 0.3, 0.75),
    stroke(ink, 7),
  ) +
  c.both(
    path("M16-16Q30-34 46-16", "none", stroke("#2a1020", 6, 'stroke-linecap="round"')) +
      ellipse(46, 4, 11, 7, "#ff9aac", 'opacity=".7"') +
      path("M36 10L74 4M36 16L72 20", "none", stroke("#6a4a5c", 2.5)),
  ) +
  path("M-7-2H7L0 7ZM0 7Q-2 18-16 15M0 7Q2 18 16 15", "#ff6a80", stroke("#2a1020", 4, 'stroke-linecap="round"')) +
  path("M-44 34Q0 52 44 34L42 48Q0 66-42 48Z", main, stroke(ink, 4)) +
  circle(0, 56, 13, c.gold(), stroke("#7a4204", 4)) +
  at(-26, 76, 0.3, ellipse(0, 0, 90, 60, c.gold(), stroke(ink, 14)) + rect(-24, -20, 48, 40, "#8a4a06"));

export const lantern: Subject = (c, { ink, main }) =>
  path("M0-100V-70M0 62V80", "none", stroke("#ffd84a", 6)) +
  path("M-14 78H14L18 98H8L6 88 2 98H-2L-6 88-8 98H-18Z", main, stroke(ink, 3)) +
  path(
    "M0-64C66-64 92-30 92 0S66 64 0 64-92 30-92 0-66-64 0-64Z",
    c.radial("#fff0a0 #ff6a3c@30 #e0142c@60 #6a0418"),
    stroke(ink, 8),
  ) +
  path(
    "M0-64C26-40 26 40 0 64-26 40-26-40 0-64ZM0-64C66-40 66 40 0 64-66 40-66-40 0-64Z",
    "none",
    stroke("#ffb03c", 4, 'opacity=".75"'),
  ) +
  path("M-44-78H44L50-58H-50ZM-50 58H50L44 76H-44Z", c.gold(), stroke(ink, 6)) +
  path("M-24-24H24M0-36V34M-30-6H30M-20 12H20M-22 34H22", "none", stroke("#ffe98a", 8)) +
  path("M-66-30Q-40-54-20-56", "none", stroke("#fff", 7, 'stroke-linecap="round" opacity=".7"'));

export const goldFan: Subject = (c, { ink, main }) => {
  const ribs = Array.from({ length: 9 }, (_, i) => -80 + i * 20);
  const tip = (deg: number, r: number): [number, number] => [
    r * Math.sin((deg * Math.PI) / 180),
    70 - r * Math.cos((deg * Math.PI) / 180),
  ];
  return (
    path(
      polygon([...ribs.map((deg) => tip(deg, 150)), ...[...ribs].reverse().map((deg) => tip(deg, 40))]),
      c.radial(`#ffe98a@10 ${main}@60 ${shade(main, 0.6)}`, 0.5, 1, 1),
      stroke(ink, 8),
    ) +
    path(
      ribs
        .slice(0, -1)
        .map((deg) => polygon([tip(deg, 150), tip(deg + 10, 150), tip(deg + 10, 40), tip(deg, 40)]))
        .join(""),
      "#000",
      'opacity=".18"',
    ) +
    path(polygon([...ribs.map((deg) => tip(deg, 150)), ...[...ribs].reverse().map((deg) => tip(deg, 132))]), c.gold()) +
    path(ribs.map((deg) => `M0 78L${tip(deg, 150).map(Math.round).join(" ")}`).join(""), "none", stroke("#ffd84a", 3)) +
    circle(-34, 4, 15, "#fff0f4") +
    circle(8, -16, 20, "#fff0f4") +
    circle(44, 14, 12, "#fff0f4") +
    circle(8, -16, 7, "#ff7a9a") +
    circle(-34, 4, 5, "#ff7a9a") +
    circle(0, 76, 12, c.gold(), stroke(ink, 5)) +
    path("M0 84Q14 92 8 100", "none", stroke(main, 8))
  );
};

export const koi: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    path(
      "M58 10C74-16 92-30 100-52 104-20 102 0 92 16 102 34 100 58 92 84 82 58 68 40 56 34Z",
      c.linear(`#fff ${main}@40 ${shade(main, 0.5)}`, 30),
      stroke(ink, 7),
    ) +
      path(
        "M-8-38C10-78 44-84 64-72 50-58 46-44 40-26ZM-14 46C-10 78 14 92 34 88 24 74 26 60 26 48Z",
        c.linear(`${tint(main, 0.5)} ${main}`),
        stroke(ink, 6),
      ) +
      path(
        "M-98 8C-84-34-40-50 4-42 40-36 62-10 70 14 56 44 16 62-24 56-62 52-88 34-98 8Z",
        c.linear(`#fff ${tint(main, 0.2)}@35 ${main}@60 ${shade(main, 0.5)}`),
        stroke(ink, 8),
      ) +
      path("M-40-44C-28-20-28 20-44 50", "none", stroke(shade(main, 0.5), 5)) +
      [
        [-12, -20],
        [14, -18],
        [38, -10],
        [-16, 6],
        [10, 8],
        [34, 12],
        [52, 6],
        [-10, 32],
        [16, 32],
      ]
        .map(([x = 0, y = 0]) =>
          path(`M${x - 12} ${y - 9}Q${x + 10} ${y} ${x - 12} ${y + 9}`, "none", stroke("#fff6d0", 4, 'opacity=".7"')),
        )
        .join("") +
      circle(-66, -4, 15, "#fff", stroke(ink, 5)) +
      circle(-69, -3, 8, "#140612") +
      circle(-73, -8, 3.5, "#fff") +
      path("M-98 10Q-84 22-70 20", "none", stroke(ink, 6, 'stroke-linecap="round"')) +
      path("M-84 20Q-92 40-84 54", "none", stroke("#ffd84a", 5, 'stroke-linecap="round"')),
    -14,
  );

/** The god of wealth. */
export const fortuneGod: Subject = (c, { ink, main }) =>
  c.both(path("M44-50C70-64 98-60 98-46 98-34 70-30 46-36Z", c.gold(), stroke(ink, 5)) + circle(84, -47, 8, main)) +
  path(
    "M-58-36C-64-74-34-98 0-98S64-74 58-36Z",
    c.linear(`${tint(main, 0.3)} ${main}@40 ${shade(main, 0.55)}`),
    stroke(ink, 7),
  ) +
  path("M-62-40Q0-60 62-40V-22Q0-40-62-22Z", c.gold(), stroke(ink, 5)) +
  path(
    "M-56-26Q0-44 56-26L58 16C56 60 30 70 0 98-30 70-56 60-58 16Z",
    c.linear("#ffe0c0 #f8b088@60 #c8704c"),
    stroke(ink, 6),
  ) +
  c.both(
    path("M56-8C72-8 72 22 56 22Z", "#f8b088", stroke(ink, 4)) +
      path("M12-16Q28-30 46-14L46-6Q28-20 12-8Z", "#1c1020") +
      path("M14 6Q28-8 42 6", "none", stroke("#1c1020", 6, 'stroke-linecap="round"')) +
      circle(40, 24, 12, "#ff6a5a", 'opacity=".45"') +
      path("M4 36C20 28 44 34 50 60 34 52 16 50 4 46Z", "#1c1020"),
  ) +
  path("M-12 24Q0 34 12 24", "none", stroke("#a85030", 5, 'stroke-linecap="round"')) +
  path("M-18 50Q0 44 18 50 12 64 0 64-12 64-18 50Z", "#8a0a1c", stroke("#5a0410", 3)) +
  path("M-14 70Q0 64 14 70L0 98Z", "#1c1020") +
  circle(0, -68, 17, c.gold(), stroke(ink, 4)) +
  path("M-6-74H6V-62H-6Z", "#8a4a06") +
  path("M-44-80Q-30-92-10-94", "none", stroke("#fff", 5, 'opacity=".6" stroke-linecap="round"'));

/** The head of a dancing lion. */
export const lionDance: Subject = (c, { ink, main }) =>
  c.both(
    path("M50-50C92-66 98-20 76 4 98 20 92 66 60 62Z", c.linear("#fff #ffe0a0"), stroke(ink, 6)) +
      path("M60-40C80-46 84-18 68-4Z", main),
  ) +
  path(
    "M0-84C52-84 78-50 74-4 74 50 44 90 0 90S-74 50-74-4C-78-50-52-84 0-84Z",
    c.linear(`${tint(main, 0.35)} ${main}@45 ${shade(main, 0.55)}`),
    stroke(ink, 8),
  ) +
  c.both(
    path("M10-28Q34-60 68-36 62-22 36-20 16-18 10-28Z", "#fff", stroke("#ffd84a", 6)) +
      circle(38, -12, 25, "#fff", stroke(ink, 5)) +
      circle(36, -10, 15, c.radial("#ffd84a #e06a0a")) +
      circle(35, -10, 8, "#140410") +
      circle(30, -16, 4, "#fff") +
      path("M12 24Q40 16 62 28", "none", stroke("#ffd84a", 6, 'stroke-linecap="round"')),
  ) +
  path("M-20 4C-24-14 24-14 20 4 30 22-30 22-20 4Z", c.gold(), stroke(ink, 5)) +
  path("M-58 34Q0 18 58 34 52 78 0 80-52 78-58 34Z", "#3a0410", stroke("#ffd84a", 6)) +
  path("M-46 36H46L42 46H-42ZM-36 72H36L32 64H-32Z", "#fff") +
  path("M-22 74Q0 46 22 74Z", "#ff5a50") +
  path("M0-66L-26-84 0-100 26-84Z", c.gold(), stroke(ink, 5)) +
  circle(0, -84, 9, c.orb("#18b85a"), stroke(ink, 3));

export const redPacket: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    rect(-62, -92, 124, 184, c.linear("#ff5a50 #e0142c@45 #8a0418"), `rx="12" ${stroke(ink, 8)}`) +
      path("M-62-80Q-62-92-50-92H50Q62-92 62-80V-40Q0 10-62-40Z", c.linear("#ff7a60 #c80a24"), stroke("#6a0414", 4)) +
      rect(-50, -20, 100, 100, "none", `rx="8" ${stroke("#ffb03c", 3, 'opacity=".7"')}`) +
      circle(0, -16, 33, c.gold(40), stroke("#7a4204", 5)) +
      path("M-10-26H10V-6H-10Z", c.linear(`${main} ${shade(main, 0.5)}`), stroke("#7a4204", 3)) +
      path("M-52-84H30", "none", stroke("#fff", 4, 'opacity=".6" stroke-linecap="round"')) +
      path("M-30 40H30M-20 58H20", "none", stroke("#ffd84a", 7, 'stroke-linecap="round"')),
    9,
  );

export const firecrackers: Subject = (c, { ink }) => {
  const cracker = c.symbol(
    rect(-11, -20, 22, 40, c.linear("#ff7a60 #e0142c@45 #8a0418", 0), `rx="4" ${stroke(ink, 4)}`) +
      path("M-11-12H11M-11 12H11", "none", stroke("#ffd84a", 6)),
  );
  const rows = [-44, -4, 36, 72];
  return (
    path("M0-98V92", "none", stroke("#ffd84a", 6)) +
    rows
      .map(
        (y, i) =>
          `<use href="#${cracker}" transform="translate(-26 ${y}) rotate(${26 - i * 2})"/><use href="#${cracker}" transform="translate(26 ${y}) rotate(${-26 + i * 2})"/>`,
      )
      .join("") +
    path("M-34-92H34L24-68H-24Z", c.gold(), stroke(ink, 6)) +
    path(
      polygon([
        [0, 58],
        [10, 76],
        [32, 70],
        [22, 86],
        [36, 100],
        [-36, 100],
        [-22, 86],
        [-32, 70],
        [-10, 76],
      ]),
      c.radial("#fff #ffd84a@40 #ff6a0a"),
      stroke(ink, 4),
    )
  );
};

import { around, type Canvas, circle, ellipse, path, polygon, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

/** Eyes that look straight at the player, glowing a little. */
const eyes = (c: Canvas, color: string, x: number, y: number, size = 1) =>
  c.both(
    path(
      `M${x - 18 * size} ${y + 6 * size}Q${x - 2 * size} ${y - 14 * size} ${x + 20 * size} ${y - 8 * size} ${x + 14 * size} ${y + 12 * size} ${x - 18 * size} ${y + 6 * size}Z`,
      color,
      stroke("#140612", 5 * size),
    ) +
      ellipse(x + 1, y - 1, 4.5 * size, 8 * size, "#140612") +
      circle(x - 3 * size, y - 5 * size, 2.6 * size, "#fff"),
  );

const halfDark = (d: string) => path(d, "#12031f", 'opacity=".22"');

export const tiger: Subject = (c, { ink, main }) => {
  const half =
    "M0-78C18-84 34-80 48-72 54-92 74-100 88-88 96-74 92-56 80-44 96-16 94 6 84 22L98 26 82 40 90 56 68 54C54 80 26 94 0 94Z";
  return (
    c.both(path(half, c.linear("#ffc14a #ff8a12@45 #b8480a"), stroke(ink, 8))) +
    c.both(
      path(half, c.linear("#ffc14a #ff8a12@45 #b8480a")) +
        path("M58-72C64-84 74-86 80-80 84-70 80-60 72-54Z", "#ffd8b0") +
        path("M10 30C30 18 60 24 70 44 56 74 30 88 0 90V40Z", "#fff2dc") +
        path("M14-28Q34-44 56-32 60-44 46-52 22-50 14-28Z", "#fff2dc") +
        path(
          "M0-76L10-74 4-40 0-34ZM16-74L28-76Q22-60 12-48ZM40-70Q38-58 26-52L44-58ZM86-16Q66-16 54-4 72-6 90-4ZM86 10Q68 6 58 12 72 16 84 24ZM74 40Q64 32 54 34 62 42 70 52Z",
          "#2a0f0a",
        ),
    ) +
    halfDark(half) +
    eyes(c, main, 32, -8, 1.05) +
    path("M-22 18Q0 8 22 18 18 36 0 42-18 36-22 18Z", c.linear("#ff9a90 #c22a3a"), stroke("#2a0f0a", 4)) +
    path("M-44 54Q-20 60 0 44 20 60 44 54 40 84 0 86-40 84-44 54Z", "#5a0414", stroke("#2a0f0a", 5)) +
    path("M-34 56L-28 80-18 57ZM34 56L28 80 18 57ZM-16 84L-12 70-6 85ZM16 84L12 70 6 85Z", "#fff") +
    path("M-8 82Q0 66 8 82Z", "#ff6a7a") +
    path("M-14-60Q0-70 14-60", "none", stroke("#fff", 4, 'opacity=".6"'))
  );
};

export const lion: Subject = (c, { ink, main }) => {
  const mane = around(16, 98).map(([x, y], i): [number, number] => (i % 2 ? [x * 0.82, y * 0.82] : [x, y]));
  const half = "M0-58C22-64 44-56 52-44 64-54 76-48 74-34 70-24 64-22 60-20 66 6 58 32 44 48 34 66 18 76 0 76Z";
  return (
    path(polygon(mane), c.radial("#ff9a1c@30 #b8440c@70 #5c1606"), stroke(ink, 8, 'stroke-linejoin="round"')) +
    path(
      polygon(mane.map(([x, y]) => [x * 0.82, y * 0.82])),
      c.radial("#ffc04a@40 #d9681a"),
      'transform="rotate(11)"',
    ) +
    c.both(
      path(half, c.linear("#ffe08a #f5a83a@50 #a85a14"), stroke("#5c1606", 5)) +
        path("M8 24C26 14 44 22 48 36 36 62 18 72 0 72V30Z", "#fff0cc") +
        path("M12-26Q30-40 50-28 46-42 30-42Z", "#fff0cc"),
    ) +
    halfDark(half) +
    path("M-12-56H12L20 6 24 22Q0 40-24 22L-20 6Z", c.linear("#ffe9a8 #f0a83a"), 'opacity=".9"') +
    eyes(c, main, 31, -8, 0.95) +
    path("M-22 14Q0 4 22 14 16 32 0 36-16 32-22 14Z", c.linear("#a85040 #4a140c"), stroke("#2a0a04", 3)) +
    path("M-36 46Q-16 52 0 38 16 52 36 46 30 68 0 70-30 68-36 46Z", "#5a0414", stroke("#2a0a04", 4)) +
    path("M-26 48L-21 66-14 49ZM26 48L21 66 14 49Z", "#fff")
  );
};

export const wolf: Subject = (c, { ink, main }) => {
  const half = "M0-52L20-50 38-62 66-98C82-70 82-44 76-26L98 4 80 6 92 28 70 28 76 50 52 50C44 66 22 92 0 96Z";
  return (
    c.both(path(half, c.linear("#e6eefc #8c9cc0@45 #39456a"), stroke(ink, 8))) +
    c.both(
      path(half, c.linear("#e6eefc #8c9cc0@45 #39456a")) +
        path("M46-56L64-82Q70-56 62-34Z", "#3a3250") +
        path("M0-52L14-46 22-6 16 30 0 34Z", c.linear("#5c6a92 #aab6d6")) +
        path("M22-4Q54-24 78 2L60 14 66 30 46 30C36 46 20 60 0 62V36L16 30Z", "#f4f8ff") +
        path("M38-58L22-26Q46-40 72-22L76-30Z", "#4c5a82", 'opacity=".75"'),
    ) +
    halfDark(half) +
    eyes(c, main, 36, -8, 1) +
    path("M-20 44Q0 30 20 44 14 62 0 66-14 62-20 44Z", c.linear("#5a5a70 #0c0c18"), stroke("#0a0a14", 3)) +
    path("M-34 64Q-14 74 0 66 14 74 34 64 22 92 0 94-22 92-34 64Z", "#5a0414", stroke("#0a0a14", 4)) +
    path("M-24 68L-20 84-12 71ZM24 68L20 84 12 71Z", "#fff") +
    ellipse(-6, 44, 5, 2.5, "#fff", 'opacity=".7"')
  );
};

export const bull: Subject = (c, { ink, main }) => {
  const half = "M0-52C18-58 36-54 46-44L78-30 84-14 54-16C54 8 40 26 34 42 34 74 20 90 0 92Z";
  return (
    c.both(
      path(
        "M26-50C60-48 76-66 72-98 100-70 100-30 62-22 46-18 34-30 26-50Z",
        c.linear("#fffbe8 #d8bc84@50 #6b4a24", 30),
        stroke(ink, 7),
      ) +
        path(half, c.linear("#9c5a34 #5c2a18@50 #2a100c"), stroke(ink, 7)) +
        path("M50-34L76-26 58-18Z", "#c98a74"),
    ) +
    c.both(path(half, c.linear("#b06a3c #6b321c@50 #2a100c"))) +
    halfDark(half) +
    path("M0-62Q40-66 34-34 20-50 12-24 4-46-4-20-12-46-20-22-26-46-36-34-40-66 0-62Z", "#2a100c") +
    eyes(c, main, 32, -10, 0.9) +
    path("M-34 46Q0 28 34 46 38 90 0 92-38 90-34 46Z", c.linear("#e0a890 #a0604c"), stroke("#2a100c", 4)) +
    c.both(path("M10 54Q26 46 28 60 20 70 10 54Z", "#2a0a08")) +
    path("M-16 66C-22 94 22 94 16 66", "none", stroke("#5a3404", 11)) +
    path("M-16 66C-22 94 22 94 16 66", "none", stroke(c.gold(), 7)) +
    path("M-20-14L-8 36H8L20-14Q0 0-20-14Z", "#c98a5c", 'opacity=".35"')
  );
};

export const gorilla: Subject = (c, { ink, main }) =>
  path(
    "M0-94C44-94 70-70 74-34 98-20 98 96 98 96H-98S-98-20-74-34C-70-70-44-94 0-94Z",
    c.linear("#5c6488 #2c3048@50 #10121f"),
    stroke(ink, 8),
  ) +
  c.both(
    path("M70-20C88-28 92 6 72 10Z", "#8a7a80", stroke(ink, 4)) +
      path("M60 30Q84 40 88 92M40 60Q60 64 64 92", "none", stroke("#8c98c8", 4, 'opacity=".5"')),
  ) +
  path(
    "M0-52C26-60 60-52 58-22 70-8 70 40 48 58 30 72-30 72-48 58-70 40-70-8-58-22-60-52-26-60 0-52Z",
    c.linear("#b0a4a8 #6a5a64@50 #3a2c38"),
    stroke("#0c0a14", 5),
  ) +
  path("M-62-22Q-34-54 0-30 34-54 62-22 40-34 30-26L0-14-30-26Q-40-34-62-22Z", "#1a1626", stroke("#0c0a14", 4)) +
  eyes(c, main, 28, -8, 0.85) +
  path("M-26 20Q-24 2 0 4 24 2 26 20 14 26 0 22-14 26-26 20Z", "#4a3a48", stroke("#0c0a14", 4)) +
  c.both(ellipse(12, 15, 6, 4, "#0c0a14")) +
  path("M-42 40Q0 26 42 40 38 66 0 68-38 66-42 40Z", "#4a0a16", stroke("#0c0a14", 5)) +
  path("M-36 42H36L32 50H-32ZM-30 62H30L26 56H-26Z", "#fff") +
  path("M-34 42L-28 58-22 44ZM34 42L28 58 22 44Z", "#fff") +
  path("M-40-80Q0-94 40-80", "none", stroke("#aab6e6", 5, 'stroke-linecap="round" opacity=".7"'));

export const panda: Subject = (c, { ink, main }) =>
  c.both(circle(62, -62, 30, "#1c1a2c", stroke(ink, 7)) + circle(62, -62, 13, "#4a4466")) +
  path(
    "M0-82C56-82 92-44 90 8 88 56 48 84 0 84S-88 56-90 8C-92-44-56-82 0-82Z",
    c.radial("#fff@30 #eef0fa@65 #a8aed0", 0.42, 0.34, 0.75),
    stroke(ink, 8),
  ) +
  c.both(
    path("M18-8C24-36 58-34 62-6 62 16 46 24 34 22 20 18 14 6 18-8Z", "#1c1a2c") +
      circle(38, -2, 13, "#fff") +
      circle(36, -1, 9, main) +
      circle(36, -1, 5, "#120a1c") +
      circle(32, -6, 4, "#fff") +
      ellipse(62, 34, 14, 8, "#ff9ab0", 'opacity=".6"'),
  ) +
  path("M-16 26Q0 16 16 26 10 38 0 40-10 38-16 26Z", "#1c1a2c") +
  ellipse(-4, 26, 5, 2.5, "#fff", 'opacity=".7"') +
  path("M0 40Q-2 54-18 52M0 40Q2 54 18 52", "none", stroke("#1c1a2c", 5, 'stroke-linecap="round"'));

export const fox: Subject = (c, { ink, main }) => {
  const half = "M0-40L26-48 68-96C84-60 84-30 76-10L94 14 72 30C56 54 24 84 0 90Z";
  return (
    c.both(path(half, c.linear("#ffb050 #f26a14@50 #a03408"), stroke(ink, 8))) +
    c.both(
      path(half, c.linear("#ffb050 #f26a14@50 #a03408")) +
        path("M42-50L66-78Q70-50 62-28Z", "#3a1420") +
        path("M6 46C22 16 50 4 82 14L66 28C52 50 24 78 0 84V50Z", "#fff4e4"),
    ) +
    halfDark(half) +
    eyes(c, main, 34, -2, 0.95) +
    path("M-16 66Q0 54 16 66 10 82 0 86-10 82-16 66Z", "#1c0a10") +
    ellipse(-4, 66, 5, 2.5, "#fff", 'opacity=".8"') +
    path("M0-36L10-10 0 30-10-10Z", "#ffd08a", 'opacity=".6"')
  );
};

export const eagle: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M20 0C50-60 80-70 98-66 92-44 98-30 92-20 96-6 90 6 84 12 86 26 76 34 68 36 66 50 52 56 40 54L10 40Z",
      c.linear("#b8763c #6b3818@50 #2a1208", 60),
      stroke(ink, 6),
    ) +
      path(
        "M34 10Q60-28 88-46M38 24Q64 2 86-10M36 38Q58 26 74 20",
        "none",
        stroke("#e8b070", 5, 'stroke-linecap="round" opacity=".8"'),
      ),
  ) +
  path("M-30 40Q0 20 30 40L20 96 8 80 0 98-8 80-20 96Z", c.linear("#fff #c8d0e6"), stroke(ink, 6)) +
  path(
    "M0-78C34-78 46-50 42-20 50 8 40 40 0 52-40 40-50 8-42-20-46-50-34-78 0-78Z",
    c.linear("#fff #e8eefa@50 #9aa8c8"),
    stroke(ink, 7),
  ) +
  path("M0-78C34-78 46-50 42-20 50 8 40 40 0 52Z", "#30406a", 'opacity=".18"') +
  eyes(c, main, 24, -22, 0.85) +
  path("M-42-42Q-16-40-6-22M42-42Q16-40 6-22", "none", stroke("#5c6a92", 7, 'stroke-linecap="round"')) +
  path("M-16-18Q0-30 16-18 20 10 0 40-20 10-16-18Z", c.linear("#fff0a0 #ffb81c@45 #b8660a"), stroke("#5c2a04", 5)) +
  path("M-12 6Q0 14 12 6", "none", stroke("#8a4a06", 4));

export const phoenix: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M8 10C30-10 40-60 98-90 96-66 92-58 84-50 96-50 94-34 84-28 92-24 86-8 76-6 80 4 70 14 60 14 60 26 36 36 10 34Z",
      c.linear("#fff0a0 #ff9a1c@40 #e0200c@75 #7a0420", 120),
      stroke(ink, 6),
    ) +
      path(
        "M24 8Q44-40 84-70M28 18Q54-14 80-34M26 28Q50 12 68 0",
        "none",
        stroke("#fff4b0", 5, 'stroke-linecap="round" opacity=".85"'),
      ) +
      path(
        "M4 40C30 50 40 70 66 76 52 84 44 82 40 92 26 84 20 88 12 98 8 76 0 60 4 40Z",
        c.linear("#ffd84a #f0480c@55 #8a0420"),
        stroke(ink, 5),
      ),
  ) +
  path("M0-30C26-26 28 20 0 74-28 20-26-26 0-30Z", c.linear("#fff6c0 #ffb01c@50 #e0300c"), stroke(ink, 5)) +
  path("M0-70C20-70 26-50 20-36 14-20-14-20-20-36-26-50-20-70 0-70Z", c.linear("#fff0a0 #ff8a12"), stroke(ink, 5)) +
  path("M0-66L-18-98-4-82 0-100 4-82 18-98Z", c.linear(`${tint(main, 0.6)} ${main}`), stroke(ink, 4)) +
  c.both(path("M4-48L18-56 14-44Z", "#fff") + circle(11, -49, 3, "#2a0408")) +
  path("M-7-42H7L0-22Z", c.gold(), stroke("#5c2a04", 3)) +
  circle(0, 16, 12, c.orb(main), stroke("#ffd84a", 4));

export const owl: Subject = (c, { ink, main }) =>
  path(
    "M0-60L-64-92C-62-70-72-50-76-20-80 40-50 92 0 92S80 40 76-20C72-50 62-70 64-92Z",
    c.linear(`${tint("#7a5ab0", 0.2)} #553a8a@50 #261446`),
    stroke(ink, 8),
  ) +
  path("M0 14C34 14 46 40 40 66 30 84-30 84-40 66-46 40-34 14 0 14Z", "#cbb2f0") +
  path(
    "M-28 34l8 8 8-8M-4 34l8 8 8-8M20 34l8 8 8-8M-20 52l8 8 8-8M4 52l8 8 8-8M-8 70l8 8 8-8",
    "none",
    stroke("#6a4aa8", 5),
  ) +
  c.both(
    circle(34, -22, 33, "#f2e8ff", stroke(ink, 6)) +
      circle(33, -22, 23, c.radial(`${tint(main, 0.6)} ${main}@60 ${shade(main, 0.5)}`)) +
      circle(32, -22, 12, "#120618") +
      circle(26, -30, 6, "#fff"),
  ) +
  path("M-12-10H12L0 20Z", c.gold(), stroke("#5c2a04", 4)) +
  path("M-66-84Q-30-60 0-50 30-60 66-84 40-40 0-34-40-40-66-84Z", "#3a2266");

export const elephant: Subject = (c, { ink, main }) =>
  c.both(
    path("M30-46C60-80 98-60 98-16 98 24 70 44 44 30Z", c.linear("#b8c2e0 #7480ac@50 #3c466e"), stroke(ink, 7)) +
      path("M44-36C62-58 86-46 86-14 86 12 68 24 52 16Z", "#e8a0a8", 'opacity=".55"'),
  ) +
  path(
    "M0-74C40-74 56-44 52-8 48 20 32 30 28 40 22 70 30 84 44 80L46 96C16 104 2 84 0 62-2 40-24 30-40 20-56 10-56-74 0-74Z",
    c.linear("#cdd6f0 #8a96c2@50 #465280"),
    stroke(ink, 7),
  ) +
  c.both(path("M20 30C34 34 52 50 56 74 42 66 26 54 16 44Z", c.linear("#fffdf0 #d8c494"), stroke(ink, 4))) +
  path("M4 30Q14 30 22 26M4 44Q14 44 22 40M6 58Q16 58 22 54M10 72Q18 72 24 68", "none", stroke("#56628e", 4)) +
  c.both(
    ellipse(28, -16, 9, 11, "#fff", stroke(ink, 4)) + circle(27, -14, 6, "#1a1030") + circle(24, -18, 2.5, "#fff"),
  ) +
  path("M-40-52Q0-104 40-52 20-66 0-40-20-66-40-52Z", main, stroke("#ffd84a", 6)) +
  circle(0, -58, 11, c.gold(), stroke(ink, 3)) +
  path(polygon(around(6, 6, 0, -58)), "#e0142c");

export const frog: Subject = (c, { ink, main }) =>
  c.both(path("M30 40C70 30 98 50 94 76 92 92 40 96 30 84Z", c.linear("#8ae84a #2c8a1c"), stroke(ink, 7))) +
  path(
    "M0-40C60-44 92-10 86 28 80 70 40 88 0 88S-80 70-86 28C-92-10-60-44 0-40Z",
    c.radial("#d4ff7a #5cc42a@50 #1c6a18", 0.4, 0.3, 0.8),
    stroke(ink, 8),
  ) +
  path("M-60 50Q0 30 60 50 50 84 0 84-50 84-60 50Z", "#f0ffc4", 'opacity=".85"') +
  c.both(
    circle(48, -48, 32, c.orb("#6ed43a"), stroke(ink, 7)) +
      circle(48, -50, 20, "#fffbe0") +
      circle(46, -50, 13, c.radial(`${tint(main, 0.5)} ${main}`)) +
      ellipse(46, -50, 4, 11, "#120618") +
      circle(40, -57, 5, "#fff"),
  ) +
  path("M-64 14Q0 56 64 14", "none", stroke("#16420c", 8, 'stroke-linecap="round"')) +
  circle(0, 40, 22, c.gold(), stroke("#7a4204", 4)) +
  path("M-7 33H7V47H-7Z", "#7a4204");

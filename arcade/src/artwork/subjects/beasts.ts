import { around, ellipse, path, polygon, stroke } from "../canvas.ts";
import type { Subject } from "../subject.ts";
import { eyes, halfDark } from "./parts.ts";

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

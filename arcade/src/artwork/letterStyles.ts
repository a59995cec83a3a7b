import type { LetterStyle } from "./lettering.ts";

const style = (face: string, edge: string, deep: string, rest: Partial<LetterStyle> = {}): LetterStyle => ({
  face,
  edge,
  deep,
  weight: 0.25,
  ends: "round",
  joints: "round",
  arch: 0,
  lean: 0,
  ...rest,
});

/** The styles of titles. */
export const LETTER_STYLES = {
  gold: style("#fffbd8 #ffe14a@38 #f5981a@55 #ffd23a@66 #c9620a", "#6b2404", "#2a0a02", { arch: 0.1 }),
  goldSharp: style("#fff8c8 #ffd23a@40 #e07a0a@56 #ffe27a@68 #b04a04", "#4a1402", "#1c0602", {
    ends: "butt",
    joints: "miter",
    weight: 0.24,
  }),
  silver: style("#fff #dfe8fa@40 #8a9cc4@55 #f4f8ff@66 #6a7aa4", "#1c2850", "#080e24", {
    ends: "butt",
    joints: "bevel",
  }),
  fire: style("#fffbd0 #ffd02a@35 #ff6a0a@65 #d8140a", "#5a0804", "#1c0202", {
    joints: "miter",
    ends: "butt",
    lean: 6,
  }),
  ice: style("#fff #bff0ff@40 #3aa8f0@70 #d8f8ff", "#0c2c78", "#04103a", { ends: "square", joints: "bevel" }),
  candy: style("#fff #ffe8f6@45 #ff9ad8@62 #ff5ab8", "#b80a6a", "#4a0438", { weight: 0.28, arch: 0.14 }),
  mint: style("#fff #d8ffe8@42 #4ae8a0@64 #0ab070", "#04583c", "#02281c", { weight: 0.27, arch: 0.1 }),
  neon: style("#fff #c8fbff@45 #3ae0ff@65 #a06aff", "#2a0a8a", "#0a0234", {
    ends: "butt",
    joints: "miter",
    lean: 10,
    weight: 0.22,
  }),
  magenta: style("#fff #ffd8fb@42 #ff5ae8@64 #a01af0", "#3a0470", "#140230", {
    lean: 8,
    joints: "bevel",
    ends: "butt",
  }),
  jade: style("#f8ffe0 #b8f07a@40 #3ab83a@66 #e0ff9a", "#0c4a1c", "#04200c", { arch: 0.1 }),
  ruby: style("#fff0e0 #ffb08a@38 #f0243a@60 #ff7a5a", "#5a0418", "#24020a", { arch: 0.1 }),
  royal: style("#fff #e8d8ff@42 #a06af8@64 #e0c8ff", "#34108a", "#12043a", { arch: 0.08 }),
  bone: style("#fffdf0 #f0e0b8@45 #c89a5c@68 #fff0cc", "#4a240c", "#1c0c04", { ends: "square", joints: "bevel" }),
  sport: style("#fff #fff@50 #c8d4e8@54 #f4f8ff", "#0c2850", "#04102a", {
    ends: "butt",
    joints: "miter",
    lean: 12,
    weight: 0.24,
  }),
} as const satisfies Record<string, LetterStyle>;

export type LetterStyleName = keyof typeof LETTER_STYLES;

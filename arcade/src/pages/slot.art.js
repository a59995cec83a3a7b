import { svg } from "./dom.js";

/**
 * A cut stone: outline, facets and a highlight.
 * @param {string} outline
 * @param {string} facets
 * @param {[string, string, string]} colours light, middle, deep
 * @param {string} id
 */
const stone = (outline, facets, [light, middle, deep], id) => `
<linearGradient id="${id}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<path d="${outline}" fill="url(#${id})" stroke="${deep}" stroke-width="3" stroke-linejoin="round"/>
<path d="${facets}" fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round"/>
<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2" transform="translate(5 5) scale(.9)"/>`;

const gold = `<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff4c4"/><stop offset=".45" stop-color="#ffc94d"/><stop offset="1" stop-color="#a8610a"/></linearGradient>`;

/** Each symbol within 100 by 100. @type {Record<string, string>} */
export const symbolArt = {
  A: `${gold}<path d="M14 74 L8 30 L31 48 L50 16 L69 48 L92 30 L86 74 Z" fill="url(#gold)" stroke="#7a4302" stroke-width="3" stroke-linejoin="round"/><rect x="14" y="76" width="72" height="11" rx="4" fill="url(#gold)" stroke="#7a4302" stroke-width="3"/><circle cx="50" cy="62" r="7" fill="#e3345b" stroke="#7a0f2a" stroke-width="2"/><circle cx="28" cy="64" r="5" fill="#3aa0ff" stroke="#10407a" stroke-width="2"/><circle cx="72" cy="64" r="5" fill="#3aa0ff" stroke="#10407a" stroke-width="2"/><circle cx="8" cy="29" r="5" fill="#fff0b8"/><circle cx="92" cy="29" r="5" fill="#fff0b8"/><circle cx="50" cy="14" r="6" fill="#fff0b8"/>`,
  B: `<linearGradient id="seven" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff9d9d"/><stop offset=".4" stop-color="#ef2f4f"/><stop offset="1" stop-color="#7d0520"/></linearGradient><path d="M20 14 H82 V32 C64 48 55 64 53 88 H30 C33 64 44 48 56 35 H38 V44 H20 Z" fill="url(#seven)" stroke="#fff3d0" stroke-width="4" stroke-linejoin="round"/><path d="M25 20 H76" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
  C: `${gold}<path d="M50 12 C72 14 76 36 78 54 C79 64 84 68 88 74 H12 C16 68 21 64 22 54 C24 36 28 14 50 12 Z" fill="url(#gold)" stroke="#7a4302" stroke-width="3" stroke-linejoin="round"/><path d="M34 30 C30 40 30 50 29 58" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="50" cy="81" r="9" fill="#8a4b05" stroke="#5c2f00" stroke-width="2"/><circle cx="50" cy="11" r="5" fill="#ffe9a8" stroke="#7a4302" stroke-width="2"/>`,
  D: `<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b8ffbf"/><stop offset=".5" stop-color="#2fc462"/><stop offset="1" stop-color="#05582a"/></linearGradient><g fill="url(#leaf)" stroke="#044321" stroke-width="3" stroke-linejoin="round"><path d="M50 50 C30 44 18 32 24 20 C30 8 46 14 50 26 C54 14 70 8 76 20 C82 32 70 44 50 50 Z"/><path d="M50 50 C44 70 32 82 20 76 C8 70 14 54 26 50 C14 46 8 30 20 24 C32 18 44 30 50 50 Z"/><path d="M50 50 C56 30 68 18 80 24 C92 30 86 46 74 50 C86 54 92 70 80 76 C68 82 56 70 50 50 Z"/></g><path d="M50 52 C52 70 58 82 68 90" stroke="#0b6b36" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  E: stone(
    "M30 12 H70 L92 38 L50 90 L8 38 Z",
    "M8 38 H92 M30 12 L38 38 L50 90 L62 38 L70 12 M38 38 L50 12 L62 38",
    ["#e2fbff", "#48c8ff", "#0b4f9c"],
    "sE",
  ),
  F: stone(
    "M50 8 L86 29 V71 L50 92 L14 71 V29 Z",
    "M50 8 V30 L86 29 M50 30 L14 29 M50 30 L68 62 L86 71 M50 30 L32 62 L14 71 M32 62 H68 L50 92 Z",
    ["#ffd9f3", "#e64bb4", "#6d0f63"],
    "sF",
  ),
  G: stone(
    "M32 10 H68 L90 32 V68 L68 90 H32 L10 68 V32 Z",
    "M32 10 L36 34 H64 L68 10 M90 32 L64 34 V66 L90 68 M68 90 L64 66 H36 L32 90 M10 68 L36 66 V34 L10 32",
    ["#d9ffe4", "#35cf86", "#065d43"],
    "sG",
  ),
  H: stone(
    "M50 10 C68 34 84 48 84 64 C84 80 69 91 50 91 C31 91 16 80 16 64 C16 48 32 34 50 10 Z",
    "M50 10 L38 54 L50 91 L62 54 Z M38 54 L16 64 M62 54 L84 64",
    ["#fff0d2", "#ff9f43", "#a3440a"],
    "sH",
  ),
  W: `<linearGradient id="wild" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff8d9"/><stop offset=".5" stop-color="#ffd04f"/><stop offset="1" stop-color="#d4780c"/></linearGradient><path d="M50 4 L62 32 L93 34 L69 54 L77 84 L50 67 L23 84 L31 54 L7 34 L38 32 Z" fill="url(#wild)" stroke="#7a4302" stroke-width="3" stroke-linejoin="round"/><rect x="4" y="56" width="92" height="30" rx="9" fill="#5b1396" stroke="#ffd76a" stroke-width="3"/><text x="50" y="79" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="900" font-size="23" letter-spacing="2" fill="#fff6cf">WILD</text>`,
  S: `<radialGradient id="moon"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#9fe8ff"/><stop offset="1" stop-color="#3b3bd6"/></radialGradient><g stroke="#9fe8ff" stroke-width="4" stroke-linecap="round" opacity=".85"><path d="M50 2v12M50 66v10M10 39H2M98 39h-8M20 9l7 8M80 9l-7 8"/></g><circle cx="50" cy="39" r="26" fill="url(#moon)" stroke="#e8fbff" stroke-width="3"/><path d="M50 20l5.600 12.500 13.600 1.300-10.300 9 3.100 13.400L50 49l-12 7.200 3.100-13.400-10.300-9 13.600-1.300z" fill="#fff" opacity=".9"/><rect x="6" y="64" width="88" height="26" rx="9" fill="#0d2f7d" stroke="#9fe8ff" stroke-width="3"/><text x="50" y="83" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="900" font-size="16" letter-spacing="1" fill="#e8fbff">SCATTER</text>`,
};

/** @param {string} symbol */
export const symbolPicture = (symbol) => svg("0 0 100 100", symbolArt[symbol] ?? "", "symbol");

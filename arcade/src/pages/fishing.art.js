import { svg } from "./dom.js";

/**
 * A fish that swims to the right: body, tail, fins, eye.
 * @param {[string, string, string]} colours light, middle, dark
 * @param {string} id
 * @param {string} [marks]
 */
const finned = ([light, middle, dark], id, marks = "") => `
<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<path d="M30 35 L4 14 Q12 35 4 56 Z" fill="${middle}" stroke="${dark}" stroke-width="2"/>
<path d="M52 16 Q66 0 80 14 Z" fill="${dark}"/><path d="M58 54 Q66 68 78 58 Z" fill="${dark}"/>
<ellipse cx="66" cy="35" rx="44" ry="22" fill="url(#${id})" stroke="${dark}" stroke-width="2"/>
${marks}<path d="M60 36 Q52 46 62 50" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>
<circle cx="94" cy="29" r="6.500" fill="#fff"/><circle cx="96" cy="29" r="3.600" fill="#141021"/><circle cx="97" cy="27.500" r="1.200" fill="#fff"/>`;

/** Each fish within 124 by 78, from -2, -4. @type {Record<string, string>} */
export const fishArt = {
  minnow: finned(
    ["#e8fbff", "#8fd0e8", "#3c7f9e"],
    "fMinnow",
    '<path d="M34 35H88" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>',
  ),
  clown: finned(
    ["#ffc58a", "#ff7a1f", "#9b3500"],
    "fClown",
    '<path d="M50 15Q42 35 50 55M80 16Q73 35 80 54" stroke="#fff" stroke-width="8" fill="none"/>',
  ),
  angel: finned(
    ["#fff6b0", "#f3c42f", "#93690a"],
    "fAngel",
    '<path d="M52 15V55M68 13V57" stroke="#26345f" stroke-width="6"/>',
  ),
  puffer: `<radialGradient id="fPuffer" cx=".5" cy=".35"><stop offset="0" stop-color="#fff7c9"/><stop offset=".6" stop-color="#d8b24a"/><stop offset="1" stop-color="#6e4f12"/></radialGradient><path d="M24 36 6 22 8 50Z" fill="#b78d31"/><path d="M60 2l4 10M80 6l-2 10M98 18l-9 6M102 38H92M98 54l-9-6M78 68l-2-10M58 70l2-10M40 62l5-8M40 10l5 8" stroke="#6e4f12" stroke-width="4" stroke-linecap="round"/><circle cx="62" cy="36" r="31" fill="url(#fPuffer)" stroke="#6e4f12" stroke-width="2"/><circle cx="78" cy="28" r="7" fill="#fff"/><circle cx="80" cy="28" r="3.800" fill="#141021"/><path d="M88 42q5 2 7-1" stroke="#6e4f12" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  turtle: `<radialGradient id="fShell"><stop offset="0" stop-color="#b9e07a"/><stop offset="1" stop-color="#2f6b2a"/></radialGradient><path d="M34 18 14 4 26 28ZM34 54 12 68 26 44ZM74 14 92 2 84 24ZM74 58 94 70 84 48Z" fill="#6fb15a" stroke="#245420" stroke-width="2"/><ellipse cx="102" cy="36" rx="13" ry="9" fill="#86c56d" stroke="#245420" stroke-width="2"/><ellipse cx="55" cy="36" rx="36" ry="25" fill="url(#fShell)" stroke="#245420" stroke-width="2"/><path d="M55 12V60M30 26 80 46M30 46 80 26" stroke="#245420" stroke-opacity=".55" stroke-width="2.500"/><circle cx="106" cy="33" r="2.600" fill="#141021"/>`,
  ray: `<linearGradient id="fRay" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bcd0ff"/><stop offset="1" stop-color="#3e4c9a"/></linearGradient><path d="M36 36 2 40" stroke="#3e4c9a" stroke-width="5" stroke-linecap="round"/><path d="M112 36Q84 24 62 2 50 20 32 36 50 52 62 70 84 48 112 36Z" fill="url(#fRay)" stroke="#28316b" stroke-width="2"/><circle cx="62" cy="26" r="4" fill="#fff" fill-opacity=".5"/><circle cx="54" cy="42" r="3" fill="#fff" fill-opacity=".5"/><circle cx="72" cy="46" r="4" fill="#fff" fill-opacity=".5"/><circle cx="96" cy="31" r="3.400" fill="#141021"/><circle cx="96" cy="41" r="3.400" fill="#141021"/>`,
  lantern: `${finned(["#a58cff", "#5137b8", "#1b0f52"], "fLantern", '<path d="M104 44 92 42 96 47 88 46" stroke="#fff" stroke-width="2.500" fill="none"/>')}<path d="M84 16Q92 -2 108 8" stroke="#1b0f52" stroke-width="3" fill="none"/><circle cx="109" cy="10" r="8" fill="#fff9b0" fill-opacity=".45"/><circle cx="109" cy="10" r="4.500" fill="#fff36b"/>`,
  shark: `<linearGradient id="fShark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fb4c8"/><stop offset=".55" stop-color="#5b7388"/><stop offset=".6" stop-color="#e9f1f6"/><stop offset="1" stop-color="#b9c9d4"/></linearGradient><path d="M22 34 2 8 8 36 0 60 24 42Z" fill="#5b7388" stroke="#2c3d4c" stroke-width="2"/><path d="M54 18 60 0 78 18Z" fill="#5b7388" stroke="#2c3d4c" stroke-width="2"/><path d="M18 38Q50 8 92 20 112 26 118 34 104 52 78 54 46 56 18 38Z" fill="url(#fShark)" stroke="#2c3d4c" stroke-width="2"/><path d="M60 52 52 68 76 54Z" fill="#5b7388"/><path d="M88 44l5-4 3 4 4-4 3 3 4-4" stroke="#2c3d4c" stroke-width="2" fill="none"/><circle cx="98" cy="29" r="3.200" fill="#141021"/><path d="M76 28v12M70 28v12" stroke="#2c3d4c" stroke-width="2"/>`,
  dragon: `<linearGradient id="fDragon" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3b0"/><stop offset=".4" stop-color="#ffb02e"/><stop offset="1" stop-color="#c2183c"/></linearGradient><path d="M6 52Q10 20 30 30T56 44 80 24 104 22" fill="none" stroke="#7a0f2a" stroke-width="21" stroke-linecap="round"/><path d="M6 52Q10 20 30 30T56 44 80 24 104 22" fill="none" stroke="url(#fDragon)" stroke-width="17" stroke-linecap="round"/><path d="M22 18l4-12 6 12M48 30l6-10 5 12M74 18l2-12 9 9" fill="#c2183c"/><path d="M94 10l-4-10 10 7 8-8 2 12" fill="#ffe17a" stroke="#7a0f2a" stroke-width="1.500"/><path d="M112 26q8 2 6 10M110 30q2 8-4 12" stroke="#ffe17a" stroke-width="2.500" fill="none" stroke-linecap="round"/><circle cx="105" cy="19" r="4" fill="#fff"/><circle cx="106" cy="19" r="2.300" fill="#141021"/>`,
};

/** @param {string} fish */
export const fishPicture = (fish) => svg("-2 -4 124 78", fishArt[fish] ?? "", "fish-art");

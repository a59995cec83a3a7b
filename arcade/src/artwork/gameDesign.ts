import { SeededRandom } from "../seededRandom.ts";
import { LETTER_STYLES } from "./letterStyles.ts";
import { luckyStar } from "./subjects/fruits.ts";
import { SUBJECTS } from "./subjects.ts";
import { THEMES } from "./themes.ts";

/** The values that a game's icon is drawn from. */
export interface IconGame {
  nodeId: number;
  /** The title on the icon. */
  title: string;
  vendorCode: string;
  theme: string;
  subject: string;
}

/** Where the parts of an icon are. */
export interface Layout {
  /** The place and size of the subject. */
  x: number;
  y: number;
  scale: number;
  turn: number;
  props: readonly (readonly [x: number, y: number, scale: number, turn: number])[];
  isMedal: boolean;
}

/** Upright and alone, without a medal. */
const alone = { turn: 0, props: [], isMedal: false };

const LAYOUTS: readonly Layout[] = [
  { ...alone, x: 150, y: 168, scale: 1.2 },
  { ...alone, x: 150, y: 158, scale: 1.28 },
  {
    ...{ ...alone, x: 150, y: 156, scale: 1.14 },
    props: [
      [48, 232, 0.42, -14],
      [252, 236, 0.42, 14],
    ],
  },
  { ...alone, x: 150, y: 160, scale: 1, isMedal: true },
  { ...alone, x: 142, y: 168, scale: 1.42, turn: -7 },
  { ...alone, x: 160, y: 164, scale: 1.2, turn: 6, props: [[46, 236, 0.5, -12]] },
  {
    ...{ ...alone, x: 150, y: 178, scale: 1.12 },
    props: [
      [50, 88, 0.36, -16],
      [250, 92, 0.36, 16],
    ],
  },
];

/** What all pictures of a game share: always the same for the same number. Go on with its `random`. */
export function gameDesign(game: IconGame) {
  const theme = THEMES[game.theme] ?? THEMES.classic;
  if (!theme) throw new Error("no theme");
  const random = new SeededRandom("icon", game.nodeId);
  return {
    random,
    palette: random.pick(theme.palettes),
    scene: random.pick(theme.scenes),
    layout: random.pick(LAYOUTS),
    letterStyle: LETTER_STYLES[random.pick(theme.letters)],
    isMirrored: random.chance(0.5),
    subject: SUBJECTS[game.subject] ?? luckyStar,
    props: theme.props,
  };
}

import { ENGINES } from "@atrium/arcade/playableGame";
import { gameCategories } from "@atrium/schema/values";
import type { Translated } from "../http/languages.ts";

export type Category = (typeof gameCategories)[number];

export const isCategory = (value: string): value is Category => gameCategories.some((category) => category === value);

/** Whether a game is a lottery, with draws and a screen of its own. The other games of its category are played like any. */
export const isLottery = ({ gameType, gameClassify }: { gameType: string; gameClassify: string }): boolean =>
  gameType === "ELOTT" && ENGINES[gameClassify] === undefined;

/** Titles of the categories. */
export const CATEGORY_TITLES: Record<Category, Translated> = {
  RNG: {
    CN: "电子游艺",
    EN: "Slots",
    ID: "Slot",
    PT: "Caça-níqueis",
    TH: "สล็อต",
    TY: "Slots",
    VI: "Nổ hũ",
  },
  LIVE: {
    CN: "真人娱乐",
    EN: "Live casino",
    ID: "Kasino langsung",
    PT: "Cassino ao vivo",
    TH: "คาสิโนสด",
    TY: "Live casino",
    VI: "Casino trực tuyến",
  },
  FISH: {
    CN: "捕鱼",
    EN: "Fishing",
    ID: "Tembak ikan",
    PT: "Pesca",
    TH: "ยิงปลา",
    TY: "Fishing",
    VI: "Bắn cá",
  },
  PVP: {
    CN: "棋牌",
    EN: "Card games",
    ID: "Game kartu",
    PT: "Jogos de cartas",
    TH: "เกมไพ่",
    TY: "Card games",
    VI: "Game bài",
  },
  SPORTS: {
    CN: "体育",
    EN: "Sports",
    ID: "Olahraga",
    PT: "Esportes",
    TH: "กีฬา",
    TY: "Sports",
    VI: "Thể thao",
  },
  ESPORTS: {
    CN: "电竞",
    EN: "E-sports",
    ID: "E-sports",
    PT: "E-sports",
    TH: "อีสปอร์ต",
    TY: "E-sports",
    VI: "Thể thao điện tử",
  },
  ELOTT: {
    CN: "彩票",
    EN: "Lottery",
    ID: "Lotre",
    PT: "Loteria",
    TH: "ลอตเตอรี่",
    TY: "Lottery",
    VI: "Xổ số",
  },
};

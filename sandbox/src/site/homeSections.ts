import type { Translated } from "../http/languages.ts";

interface HomeSection {
  id: string;
  kind: "HOT" | "NEW" | "RECENT" | "VENDORS";
  /** The category of a row of games. */
  source: string | null;
  limit: number;
  titles: Translated;
}

/** The rows of the home screen, in order. */
export const HOME_SECTIONS: readonly HomeSection[] = [
  {
    id: "recent",
    kind: "RECENT",
    source: null,
    limit: 14,
    titles: {
      CN: "继续游戏",
      EN: "Continue",
      ID: "Lanjutkan",
      PT: "Continuar",
      TH: "เล่นต่อ",
      TY: "Where you left off",
      VI: "Chơi tiếp",
    },
  },
  {
    id: "hot",
    kind: "HOT",
    source: null,
    limit: 18,
    titles: {
      CN: "热门游戏",
      EN: "Hot right now",
      ID: "Sedang populer",
      PT: "Em alta agora",
      TH: "กำลังฮิต",
      TY: "On fire tonight",
      VI: "Đang hot",
    },
  },
  {
    id: "new",
    kind: "NEW",
    source: null,
    limit: 18,
    titles: {
      CN: "最新上线",
      EN: "New arrivals",
      ID: "Baru hadir",
      PT: "Novidades",
      TH: "มาใหม่",
      TY: "Fresh through the door",
      VI: "Mới ra mắt",
    },
  },
  {
    id: "hot-slots",
    kind: "HOT",
    source: "RNG",
    limit: 18,
    titles: {
      CN: "热门电子",
      EN: "Popular slots",
      ID: "Slot populer",
      PT: "Caça-níqueis populares",
      TH: "สล็อตยอดนิยม",
      TY: "Spinners people love",
      VI: "Nổ hũ được yêu thích",
    },
  },
  {
    id: "hot-live",
    kind: "HOT",
    source: "LIVE",
    limit: 14,
    titles: {
      CN: "真人娱乐",
      EN: "At the live tables",
      ID: "Meja langsung",
      PT: "Mesas ao vivo",
      TH: "โต๊ะสด",
      TY: "Tables with people",
      VI: "Bàn chơi trực tiếp",
    },
  },
  {
    id: "hot-fish",
    kind: "HOT",
    source: "FISH",
    limit: 14,
    titles: {
      CN: "捕鱼天地",
      EN: "Into the deep",
      ID: "Tembak ikan",
      PT: "Mundo da pesca",
      TH: "ยิงปลา",
      TY: "Mind the sharks",
      VI: "Săn cá đại dương",
    },
  },
  {
    id: "vendors",
    kind: "VENDORS",
    source: null,
    limit: 60,
    titles: {
      CN: "游戏供应商",
      EN: "Studios",
      ID: "Studio",
      PT: "Provedores",
      TH: "ค่ายเกม",
      TY: "Who makes it",
      VI: "Nhà phát hành",
    },
  },
];

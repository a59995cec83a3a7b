import type { LanguageCode } from "../language/language.ts";
import type { HomeSectionModel } from "./site.model.ts";

type Titles = Partial<Record<LanguageCode, string>> & { EN: string };

const usual: readonly (Omit<HomeSectionModel, "title" | "category"> & { titles: Titles })[] = [
  {
    internalID: "recent",
    kind: "RECENT_GAMES",
    limit: 14,
    titles: {
      EN: "Continue",
      CN: "继续游戏",
      ID: "Lanjutkan",
      PT: "Continuar",
      TH: "เล่นต่อ",
      VI: "Chơi tiếp",
    },
  },
  {
    internalID: "hot",
    kind: "HOT_GAMES",
    limit: 18,
    titles: {
      EN: "Hot games",
      CN: "热门游戏",
      ID: "Game populer",
      PT: "Jogos em alta",
      TH: "เกมยอดนิยม",
      VI: "Trò chơi hot",
    },
  },
  {
    internalID: "vendors",
    kind: "VENDORS",
    limit: 60,
    titles: {
      EN: "Vendors",
      CN: "游戏供应商",
      ID: "Penyedia",
      PT: "Fornecedores",
      TH: "ค่ายเกม",
      VI: "Nhà cung cấp",
    },
  },
];

/** The rows of home on a platform that does not name them: those that the customer's documents have games for. */
export const usualSections = (language: string): HomeSectionModel[] =>
  usual.map(({ titles, ...section }) => ({
    ...section,
    category: null,
    title: Object.entries(titles).find(([code]) => code === language)?.[1] ?? titles.EN,
  }));

import type { Language, Translated } from "../http/languages.ts";

const NAMES = {
  JACKPOT: {
    CN: "累积奖池",
    EN: "Jackpot",
    ID: "Jackpot",
    PT: "Jackpot",
    TH: "แจ็คพอต",
    TY: "Jackpot",
    VI: "Jackpot",
  },
  SCATTER: {
    CN: "分散符号",
    EN: "Scatter wins",
    ID: "Kemenangan scatter",
    PT: "Prêmios de scatter",
    TH: "รางวัลสแกตเตอร์",
    TY: "Scatter wins",
    VI: "Thưởng Scatter",
  },
  TABLES: {
    CN: "多人牌桌",
    EN: "Tables against others",
    ID: "Meja melawan pemain lain",
    PT: "Mesas contra outros",
    TH: "โต๊ะแข่งกับผู้อื่น",
    TY: "Tables with rivals",
    VI: "Bàn đấu với người khác",
  },
  WILD: {
    CN: "百搭符号",
    EN: "Wild symbols",
    ID: "Simbol wild",
    PT: "Símbolos curinga",
    TH: "สัญลักษณ์ไวลด์",
    TY: "Wild symbols",
    VI: "Biểu tượng Wild",
  },
} satisfies Record<string, Translated>;

const FEATURES: Record<string, readonly (keyof typeof NAMES)[]> = {
  VIDEO: ["WILD", "SCATTER"],
  CLASSIC: ["WILD", "SCATTER"],
  JACKPOT: ["JACKPOT", "WILD", "SCATTER"],
  HIGH_CARD: ["TABLES"],
};

/** Features of the games of a `gameClassify`, in one language. */
export const featuresOf = (gameClassify: string, language: Language): string[] =>
  (FEATURES[gameClassify] ?? []).map((feature) => NAMES[feature][language]);

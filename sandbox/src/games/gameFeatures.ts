import type { Language, Translated } from "../http/languages.ts";

const NAMES = {
  BOSS: {
    CN: "BOSS 战",
    EN: "Boss fights",
    ID: "Lawan bos",
    PT: "Batalhas contra chefes",
    TH: "ต่อสู้บอส",
    TY: "Boss fights",
    VI: "Đấu trùm",
  },
  CASCADE: {
    CN: "连消",
    EN: "Cascading wins",
    ID: "Kemenangan beruntun",
    PT: "Vitórias em cascata",
    TH: "ชนะต่อเนื่อง",
    TY: "Avalanche wins",
    VI: "Thắng liên hoàn",
  },
  FREE_SPINS: {
    CN: "免费旋转",
    EN: "Free spins",
    ID: "Putaran gratis",
    PT: "Rodadas grátis",
    TH: "ฟรีสปิน",
    TY: "Free spins",
    VI: "Vòng quay miễn phí",
  },
  JACKPOT: {
    CN: "累积奖池",
    EN: "Jackpot",
    ID: "Jackpot",
    PT: "Jackpot",
    TH: "แจ็คพอต",
    TY: "Jackpot",
    VI: "Jackpot",
  },
  LIVE_DEALER: {
    CN: "真人荷官",
    EN: "Live dealer",
    ID: "Dealer langsung",
    PT: "Crupiê ao vivo",
    TH: "ดีลเลอร์สด",
    TY: "Real dealer",
    VI: "Người chia bài thật",
  },
  MULTIPLIER: {
    CN: "倍数",
    EN: "Multipliers",
    ID: "Pengganda",
    PT: "Multiplicadores",
    TH: "ตัวคูณ",
    TY: "Multipliers",
    VI: "Hệ số nhân",
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
  VIDEO: ["FREE_SPINS", "WILD"],
  CLASSIC: ["WILD"],
  JACKPOT: ["JACKPOT", "FREE_SPINS"],
  CASCADE: ["CASCADE", "MULTIPLIER"],
  HUNT: ["BOSS", "MULTIPLIER"],
  ARCADE: ["MULTIPLIER"],
  BACCARAT: ["LIVE_DEALER"],
  BLACKJACK: ["LIVE_DEALER"],
  ROULETTE: ["LIVE_DEALER"],
  SHOW: ["LIVE_DEALER", "MULTIPLIER"],
  CARDS: ["TABLES"],
  TILES: ["TABLES"],
  BOARD: ["TABLES"],
};

/** Features of the games of a `gameClassify`, in one language. */
export const featuresOf = (gameClassify: string, language: Language): string[] =>
  (FEATURES[gameClassify] ?? []).map((feature) => NAMES[feature][language]);

import type { Translated } from "../languages.ts";

export const points = {
  POINTS_INSUFFICIENT: {
    CN: "您的积分不足。",
    EN: "You don't have enough points.",
    ID: "Poin Anda tidak cukup.",
    PT: "Você não tem pontos suficientes.",
    TH: "คะแนนของคุณไม่พอ",
    TY: "Not enough points for that.",
    VI: "Bạn không đủ điểm.",
  },
  REWARD_OUT_OF_STOCK: {
    CN: "此奖品已兑完。",
    EN: "This reward is out of stock.",
    ID: "Stok hadiah ini habis.",
    PT: "Este prêmio está esgotado.",
    TH: "ของรางวัลนี้หมดแล้ว",
    TY: "That reward is all gone.",
    VI: "Phần thưởng này đã hết.",
  },
  REWARD_LIMIT: {
    CN: "您兑换此奖品的数量已达上限。",
    EN: "You can't redeem any more of this reward.",
    ID: "Anda tidak bisa menukar hadiah ini lagi.",
    PT: "Você não pode resgatar mais deste prêmio.",
    TH: "คุณแลกของรางวัลนี้ครบจำนวนแล้ว",
    TY: "No more of that reward for you.",
    VI: "Bạn không thể đổi thêm phần thưởng này.",
  },
} satisfies Record<string, Translated>;

import type { Translated } from "../languages.ts";

export const promotions = {
  PROMOTION_NOT_OPEN: {
    CN: "该优惠目前不可用。",
    EN: "This offer is not open.",
    ID: "Penawaran ini tidak dibuka.",
    PT: "Esta oferta não está aberta.",
    TH: "ข้อเสนอนี้ยังไม่เปิดหรือปิดแล้ว",
    TY: "That offer is shut.",
    VI: "Ưu đãi này hiện không mở.",
  },
  NOT_ELIGIBLE: {
    CN: "您尚未满足条件。",
    EN: "You do not meet the conditions for this.",
    ID: "Anda belum memenuhi syaratnya.",
    PT: "Você não atende às condições.",
    TH: "คุณยังไม่ตรงตามเงื่อนไข",
    TY: "The conditions are not met yet.",
    VI: "Bạn chưa đáp ứng điều kiện.",
  },
  ALREADY_APPLIED: {
    CN: "您已使用过该优惠。",
    EN: "You have used this offer already.",
    ID: "Anda sudah memakai penawaran ini.",
    PT: "Você já usou esta oferta.",
    TH: "คุณใช้ข้อเสนอนี้ไปแล้ว",
    TY: "You had that one already.",
    VI: "Bạn đã dùng ưu đãi này rồi.",
  },
  ALREADY_CLAIMED: {
    CN: "您已领取过该奖励。",
    EN: "You have claimed this reward already.",
    ID: "Anda sudah mengklaim hadiah ini.",
    PT: "Você já resgatou este prêmio.",
    TH: "คุณรับรางวัลนี้ไปแล้ว",
    TY: "You took that reward already.",
    VI: "Bạn đã nhận phần thưởng này rồi.",
  },
} satisfies Record<string, Translated>;

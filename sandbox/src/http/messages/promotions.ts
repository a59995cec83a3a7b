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
    CN: "您的账户不符合该优惠的条件。",
    EN: "This offer is not for your account.",
    ID: "Penawaran ini tidak untuk akun Anda.",
    PT: "Esta oferta não é para a sua conta.",
    TH: "ข้อเสนอนี้ไม่ใช่สำหรับบัญชีของคุณ",
    TY: "That offer is for other people.",
    VI: "Ưu đãi này không dành cho tài khoản của bạn.",
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
    PT: "Você já resgatou esta recompensa.",
    TH: "คุณรับรางวัลนี้ไปแล้ว",
    TY: "You took that reward already.",
    VI: "Bạn đã nhận phần thưởng này rồi.",
  },
} satisfies Record<string, Translated>;

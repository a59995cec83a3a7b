import type { Translated } from "../languages.ts";

export const lottery = {
  DRAW_CLOSED: {
    CN: "本期已封盘，请投注下一期。",
    EN: "This draw is closed for bets. The next one is open.",
    ID: "Periode ini sudah ditutup. Periode berikutnya terbuka.",
    PT: "Este sorteio não aceita mais apostas. O próximo está aberto.",
    TH: "งวดนี้ปิดรับแทงแล้ว งวดถัดไปเปิดอยู่",
    TY: "Too late for this draw. The next one is warming up.",
    VI: "Kỳ này đã đóng cược. Kỳ tiếp theo đang mở.",
  },
  PLAY_TYPE_INVALID: {
    CN: "该玩法不支持这样投注。",
    EN: "This bet can't be played like that.",
    ID: "Tidak bisa dimainkan seperti itu.",
    PT: "Não dá para jogar assim.",
    TH: "ไม่สามารถเล่นแบบนี้ได้",
    TY: "That is not how this one is played.",
    VI: "Không thể chơi như vậy.",
  },
  ORDER_NOT_CANCELLABLE: {
    CN: "该注单已无法撤销。",
    EN: "It's too late to cancel this bet.",
    ID: "Pesanan ini tidak bisa dibatalkan lagi.",
    PT: "Este pedido não pode mais ser cancelado.",
    TH: "ไม่สามารถยกเลิกรายการนี้ได้แล้ว",
    TY: "No way back for this one.",
    VI: "Không thể hủy đơn cược này nữa.",
  },
} satisfies Record<string, Translated>;

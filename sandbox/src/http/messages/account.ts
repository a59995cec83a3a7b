import type { Translated } from "../languages.ts";

export const account = {
  IDENTITY_CHECK_CLOSED: {
    CN: "目前不需要提交此文件。",
    EN: "This document isn't needed at the moment.",
    ID: "Dokumen ini tidak diperlukan sekarang.",
    PT: "Este documento não é necessário agora.",
    TH: "ตอนนี้ไม่ต้องใช้เอกสารนี้",
    TY: "This document isn't needed at the moment.",
    VI: "Hiện không cần giấy tờ này.",
  },
  ACCOUNT_NOT_EMPTY: {
    CN: "账户中仍有余额、未结算注单或进行中的付款。",
    EN: "This account still has money, open bets or payments in progress.",
    ID: "Akun masih memiliki saldo, taruhan terbuka, atau pembayaran yang berjalan.",
    PT: "A conta ainda tem saldo, apostas abertas ou pagamentos em andamento.",
    TH: "บัญชียังมีเงิน เดิมพันที่ยังไม่จบ หรือการชำระเงินที่กำลังดำเนินการ",
    TY: "This account still has money, open bets or payments in progress.",
    VI: "Tài khoản vẫn còn tiền, cược chưa kết thúc hoặc khoản thanh toán đang xử lý.",
  },
} satisfies Record<string, Translated>;

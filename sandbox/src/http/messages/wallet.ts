import type { Translated } from "../languages.ts";

export const wallet = {
  INSUFFICIENT_BALANCE: {
    CN: "余额不足。",
    EN: "Your balance is not sufficient.",
    ID: "Saldo tidak cukup.",
    PT: "Saldo insuficiente.",
    TH: "ยอดเงินไม่เพียงพอ",
    TY: "Not enough in the wallet.",
    VI: "Số dư không đủ.",
  },
  CHANNEL_UNAVAILABLE: {
    CN: "该支付方式暂时关闭，请选择其他方式。",
    EN: "This way to pay is closed at the moment. Please choose another.",
    ID: "Cara bayar ini sedang ditutup. Silakan pilih yang lain.",
    PT: "Esta forma de pagamento está fechada no momento. Escolha outra.",
    TH: "ช่องทางนี้ปิดอยู่ในขณะนี้ โปรดเลือกช่องทางอื่น",
    TY: "That door is shut for now. Take another.",
    VI: "Kênh thanh toán này đang tạm đóng. Vui lòng chọn kênh khác.",
  },
  CURRENCY_NOT_OFFERED: {
    CN: "此项不支持您当前钱包的币种，请先切换钱包。",
    EN: "This is not offered in the currency of your wallet. Please switch wallets first.",
    ID: "Ini tidak tersedia dalam mata uang dompet Anda. Silakan ganti dompet dulu.",
    PT: "Isto não é oferecido na moeda da sua carteira. Troque de carteira antes.",
    TH: "รายการนี้ไม่รองรับสกุลเงินของกระเป๋าเงินคุณ โปรดสลับกระเป๋าเงินก่อน",
    TY: "This is not offered in the currency of your wallet. Please switch wallets first.",
    VI: "Mục này không hỗ trợ loại tiền của ví bạn. Vui lòng đổi ví trước.",
  },
  AMOUNT_OUT_OF_RANGE: {
    CN: "金额超出范围。",
    EN: "The amount is out of range.",
    ID: "Jumlah di luar batas.",
    PT: "O valor está fora do limite.",
    TH: "จำนวนเงินเกินขอบเขต",
    TY: "The amount is out of range.",
    VI: "Số tiền ngoài giới hạn.",
  },
  STAKE_OUT_OF_RANGE: {
    CN: "投注金额超出范围。",
    EN: "The stake is out of range.",
    ID: "Taruhan di luar batas.",
    PT: "A aposta está fora do limite.",
    TH: "เงินเดิมพันเกินขอบเขต",
    TY: "The stake is out of range.",
    VI: "Mức cược ngoài giới hạn.",
  },
} satisfies Record<string, Translated>;

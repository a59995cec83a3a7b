import { inEveryLanguage, type Language, type Translated } from "../http/languages.ts";

/** Ways in which money can come in, as the wire spells them. */
export type ChannelType = "BANK" | "QR" | "EWALLET" | "VOUCHER" | "HOSTED_CARD";

/** A way to deposit. Amounts are minor units of `currency`. */
export interface DepositChannel {
  channelId: string;
  type: ChannelType;
  name: Translated;
  currency: string;
  min: bigint;
  max: bigint;
  /** Hundredths of a percent. */
  feeRate: bigint;
  feeFixed: bigint;
  /** Usual minutes until the money is there. */
  minutes: number;
  presets: readonly bigint[];
  status: "ACTIVE" | "MAINTENANCE";
}

const inOneName = (name: string): Translated => inEveryLanguage(() => name);

const debitCard: Translated = {
  CN: "银行卡",
  EN: "Debit card",
  ID: "Kartu debit",
  PT: "Cartão de débito",
  TH: "บัตรเดบิต",
  TY: "The plastic one",
  VI: "Thẻ ghi nợ",
};

const wallet = {
  type: "EWALLET",
  currency: "VND",
  min: 20_000n,
  max: 20_000_000n,
  feeRate: 100n,
  feeFixed: 0n,
  minutes: 1,
} as const;

/** The channels of the operator, in the order in which they are offered. */
export const CHANNELS: readonly DepositChannel[] = [
  {
    channelId: "qr",
    type: "QR",
    name: {
      CN: "扫码支付",
      EN: "QR payment",
      ID: "Pembayaran QR",
      PT: "Pagamento por QR",
      TH: "ชำระด้วย QR",
      TY: "The square riddle",
      VI: "Thanh toán QR",
    },
    currency: "VND",
    min: 20_000n,
    max: 50_000_000n,
    feeRate: 0n,
    feeFixed: 0n,
    minutes: 1,
    presets: [50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n],
    status: "ACTIVE",
  },
  {
    channelId: "bank",
    type: "BANK",
    name: {
      CN: "银行转账",
      EN: "Bank transfer",
      ID: "Transfer bank",
      PT: "Transferência bancária",
      TH: "โอนผ่านธนาคาร",
      TY: "By the bank's coach",
      VI: "Chuyển khoản ngân hàng",
    },
    currency: "VND",
    min: 100_000n,
    max: 300_000_000n,
    feeRate: 0n,
    feeFixed: 0n,
    minutes: 10,
    presets: [200_000n, 500_000n, 1_000_000n, 5_000_000n, 20_000_000n],
    status: "ACTIVE",
  },
  {
    channelId: "lotuspay",
    ...wallet,
    name: inOneName("Lotus Pay"),
    presets: [50_000n, 100_000n, 200_000n, 500_000n],
    status: "ACTIVE",
  },
  {
    channelId: "card",
    type: "HOSTED_CARD",
    name: debitCard,
    currency: "VND",
    min: 100_000n,
    max: 50_000_000n,
    feeRate: 150n,
    feeFixed: 2_000n,
    minutes: 1,
    presets: [200_000n, 500_000n, 1_000_000n],
    status: "ACTIVE",
  },
  {
    channelId: "voucher",
    type: "VOUCHER",
    name: {
      CN: "预付券",
      EN: "Prepaid voucher",
      ID: "Voucher prabayar",
      PT: "Voucher pré-pago",
      TH: "บัตรเติมเงิน",
      TY: "A paper from the kiosk",
      VI: "Thẻ nạp trả trước",
    },
    currency: "VND",
    min: 10_000n,
    max: 1_000_000n,
    feeRate: 0n,
    feeFixed: 1_000n,
    minutes: 1,
    presets: [10_000n, 50_000n, 100_000n, 200_000n],
    status: "ACTIVE",
  },
  {
    channelId: "jadewallet",
    ...wallet,
    name: inOneName("Jade Wallet"),
    presets: [50_000n, 100_000n],
    status: "MAINTENANCE",
  },
  {
    channelId: "promptpay",
    type: "QR",
    name: inOneName("PromptPay"),
    currency: "THB",
    min: 20_00n,
    max: 50_000_00n,
    feeRate: 0n,
    feeFixed: 0n,
    minutes: 1,
    presets: [50_00n, 100_00n, 200_00n, 500_00n, 1_000_00n],
    status: "ACTIVE",
  },
  {
    channelId: "cardusd",
    type: "HOSTED_CARD",
    name: debitCard,
    currency: "USD",
    min: 5_00n,
    max: 2_000_00n,
    feeRate: 150n,
    feeFixed: 10n,
    minutes: 1,
    presets: [10_00n, 20_00n, 50_00n, 100_00n],
    status: "ACTIVE",
  },
];

export const channelById = (channelId: string): DepositChannel | undefined =>
  CHANNELS.find((channel) => channel.channelId === channelId);

/** The channel's name; its id for one that is no longer offered. */
export const channelName = (channelId: string, language: Language): string =>
  channelById(channelId)?.name[language] ?? channelId;

/** A bank that withdrawals can go to. */
export interface Bank {
  bankCode: string;
  bankName: string;
}

const named = (names: Readonly<Record<string, string>>): Bank[] =>
  Object.entries(names).map(([bankCode, bankName]) => ({ bankCode, bankName }));

/** The banks of each currency, in the order of their names. */
const BANKS: Readonly<Record<string, readonly Bank[]>> = {
  VND: named({
    ACB: "ACB",
    AGRIBANK: "Agribank",
    BIDV: "BIDV",
    HDBANK: "HDBank",
    MB: "MB Bank",
    SACOMBANK: "Sacombank",
    TECHCOMBANK: "Techcombank",
    TPBANK: "TPBank",
    VIB: "VIB",
    VIETCOMBANK: "Vietcombank",
    VIETINBANK: "VietinBank",
    VPBANK: "VPBank",
  }),
  THB: named({
    BBL: "Bangkok Bank",
    GSB: "Government Savings Bank",
    KBANK: "Kasikornbank",
    KRUNGSRI: "Krungsri",
    KTB: "Krungthai Bank",
    SCB: "Siam Commercial Bank",
    TTB: "TTB",
  }),
  USD: named({
    BOFA: "Bank of America",
    CHASE: "Chase",
    CITIBANK: "Citibank",
    HSBC_US: "HSBC",
    WELLS_FARGO: "Wells Fargo",
  }),
};

const byCode = new Map(Object.values(BANKS).flatMap((banks) => banks.map((bank) => [bank.bankCode, bank.bankName])));

/** The banks that withdrawals in a currency can go to. */
export const banksOf = (currency: string): readonly Bank[] => BANKS[currency] ?? [];

/** The name of a bank, or its code when the bank is not offered any more. */
export const bankName = (bankCode: string): string => byCode.get(bankCode) ?? bankCode;

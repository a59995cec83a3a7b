import type { Language } from "../../http/languages.ts";

/** What the text message with a code says. */
export const CODE_TEXTS: Record<Language, (code: string) => string> = {
  CN: (code) => `Atrium：您的验证码是 ${code}，5 分钟内有效。请勿告诉任何人。`,
  EN: (code) => `Atrium: your code is ${code}. It is good for 5 minutes. Don't tell it to anybody.`,
  ID: (code) => `Atrium: kode Anda ${code}. Berlaku 5 menit. Jangan beri tahu siapa pun.`,
  PT: (code) => `Atrium: seu código é ${code}. Ele vale por 5 minutos. Não o conte a ninguém.`,
  TH: (code) => `Atrium: รหัสของคุณคือ ${code} ใช้ได้ภายใน 5 นาที อย่าบอกรหัสนี้กับใคร`,
  TY: (code) => `Atrium: ${code} gets you in for 5 minutes. Keep it to yourself.`,
  VI: (code) => `Atrium: mã của bạn là ${code}, có hiệu lực trong 5 phút. Đừng cho ai biết mã này.`,
};

/** What the page says once a code is on its way, whether or not the number is an account's. */
export const CODE_SENT: Record<Language, string> = {
  CN: "验证码已发送。",
  EN: "The code is on its way.",
  ID: "Kode sedang dikirim.",
  PT: "O código está a caminho.",
  TH: "กำลังส่งรหัสให้คุณ",
  TY: "Your code is flying over.",
  VI: "Mã đang được gửi đến bạn.",
};

import type { Translated } from "../languages.ts";

/** Follows the text of a refusal, for a value with a sign that it can't have. */
export const SIGN_REFUSED: Translated = {
  CN: "不能使用“{sign}”。",
  EN: "“{sign}” can't be used there.",
  ID: "“{sign}” tidak dapat dipakai di situ.",
  PT: "“{sign}” não pode ser usado aqui.",
  TH: "ใช้ “{sign}” ตรงนั้นไม่ได้",
  TY: "“{sign}” has no business there.",
  VI: "Không dùng được “{sign}” ở đó.",
};

export const fields = {
  VALIDATION_FAILED: {
    CN: "请检查输入内容。",
    EN: "Please check what you entered.",
    ID: "Periksa kembali isian Anda.",
    PT: "Verifique os dados informados.",
    TH: "กรุณาตรวจสอบข้อมูลที่กรอก",
    TY: "Something in there needs another look.",
    VI: "Vui lòng kiểm tra thông tin đã nhập.",
  },
  PASSWORD_WEAK: {
    CN: "此密码太容易被猜到，请换一个。",
    EN: "This password is guessed too easily. Please choose another one.",
    ID: "Kata sandi ini terlalu mudah ditebak. Silakan pilih yang lain.",
    PT: "Esta senha é fácil de adivinhar. Escolha outra.",
    TH: "รหัสผ่านนี้เดาง่ายเกินไป กรุณาเลือกใหม่",
    TY: "Everybody would guess that one. Make it harder.",
    VI: "Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.",
  },
  PASSWORD_REUSED: {
    CN: "此密码以前用过，请换一个新的。",
    EN: "You used this password before. Please choose a new one.",
    ID: "Kata sandi ini pernah Anda pakai. Silakan pilih yang baru.",
    PT: "Você já usou esta senha. Escolha uma nova.",
    TH: "คุณเคยใช้รหัสผ่านนี้แล้ว กรุณาตั้งรหัสใหม่",
    TY: "Seen that one before. A new password, please.",
    VI: "Bạn đã dùng mật khẩu này trước đây. Vui lòng chọn mật khẩu mới.",
  },
  PASSWORD_INCORRECT: {
    CN: "密码不正确。",
    EN: "The password is wrong.",
    ID: "Kata sandi salah.",
    PT: "A senha está incorreta.",
    TH: "รหัสผ่านไม่ถูกต้อง",
    TY: "That is not your password.",
    VI: "Mật khẩu không đúng.",
  },
} satisfies Record<string, Translated>;

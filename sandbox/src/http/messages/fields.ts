import type { Translated } from "../languages.ts";

const LETTERS: Translated = {
  CN: "每个词请只用一种文字，字母上不要有多余的符号。",
  EN: "Please use letters of one script in each word, without extra marks.",
  ID: "Gunakan satu jenis aksara dalam setiap kata, tanpa tanda tambahan.",
  PT: "Use letras de um só alfabeto em cada palavra, sem sinais a mais.",
  TH: "กรุณาใช้ตัวอักษรชนิดเดียวในแต่ละคำ และไม่มีเครื่องหมายส่วนเกิน",
  TY: "One alphabet a word, please, and fewer hats on the letters.",
  VI: "Mỗi từ chỉ dùng chữ của một hệ chữ viết, không có dấu thừa.",
};

/** What a refusal says of the first value that breaks one of these rules. */
export const RULES: Readonly<Record<"sign" | "scripts" | "marks" | "reserved", Translated>> = {
  sign: {
    CN: "这里不能使用“{sign}”。",
    EN: "“{sign}” can't be used here.",
    ID: "“{sign}” tidak dapat dipakai di sini.",
    PT: "“{sign}” não pode ser usado aqui.",
    TH: "ใช้ “{sign}” ตรงนี้ไม่ได้",
    TY: "“{sign}” has no business here.",
    VI: "Không dùng được “{sign}” ở đây.",
  },
  scripts: LETTERS,
  marks: LETTERS,
  reserved: {
    CN: "此名称仅供本站工作人员使用，请换一个。",
    EN: "This name is reserved for the site's staff. Please choose another one.",
    ID: "Nama ini khusus untuk petugas situs. Silakan pilih yang lain.",
    PT: "Este nome é reservado à equipe do site. Escolha outro.",
    TH: "ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ของเว็บไซต์ กรุณาเลือกชื่ออื่น",
    TY: "That one belongs to the people who run this place.",
    VI: "Tên này dành riêng cho nhân viên của trang. Vui lòng chọn tên khác.",
  },
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
    EN: "This password is too easy to guess. Please choose another one.",
    ID: "Kata sandi ini terlalu mudah ditebak. Silakan pilih yang lain.",
    PT: "Esta senha é fácil de adivinhar. Escolha outra.",
    TH: "รหัสผ่านนี้เดาง่ายเกินไป กรุณาเลือกใหม่",
    TY: "Everybody would guess that one. Make it harder.",
    VI: "Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.",
  },
  PASSWORD_REUSED: {
    CN: "此密码以前用过，请换一个新的。",
    EN: "You've used this password before. Please choose a new one.",
    ID: "Kata sandi ini pernah Anda pakai. Silakan pilih yang baru.",
    PT: "Você já usou esta senha. Escolha uma nova.",
    TH: "คุณเคยใช้รหัสผ่านนี้แล้ว กรุณาตั้งรหัสใหม่",
    TY: "Seen that one before. A new password, please.",
    VI: "Bạn đã dùng mật khẩu này trước đây. Vui lòng chọn mật khẩu mới.",
  },
  PASSWORD_INCORRECT: {
    CN: "密码不正确。",
    EN: "Wrong password.",
    ID: "Kata sandi salah.",
    PT: "A senha está incorreta.",
    TH: "รหัสผ่านไม่ถูกต้อง",
    TY: "That is not your password.",
    VI: "Mật khẩu không đúng.",
  },
} satisfies Record<string, Translated>;

import type { LanguageCode } from "../language/language.ts";
import type { FieldRefusal } from "./upstreamError.ts";

/** What to say of a value by the rule that it breaks. */
type Texts = Readonly<Record<"sign" | "scripts" | "marks" | "reserved", string>>;

const english: Texts = {
  sign: "“{sign}” can't be used here.",
  scripts: "Please use letters of one script in each word.",
  marks: "Please leave out the extra marks on the letters.",
  reserved: "This name is reserved for the site's staff. Please choose another one.",
};
const texts: Readonly<Partial<Record<LanguageCode, Texts>>> = {
  CN: {
    sign: "这里不能使用“{sign}”。",
    scripts: "每个词请只用一种文字。",
    marks: "请去掉字母上多余的符号。",
    reserved: "此名称仅供本站工作人员使用，请换一个。",
  },
  ID: {
    sign: "“{sign}” tidak dapat dipakai di sini.",
    scripts: "Gunakan satu jenis aksara dalam setiap kata.",
    marks: "Hapus tanda tambahan pada huruf.",
    reserved: "Nama ini khusus untuk petugas situs. Silakan pilih yang lain.",
  },
  PT: {
    sign: "“{sign}” não pode ser usado aqui.",
    scripts: "Use letras de um só alfabeto em cada palavra.",
    marks: "Retire os sinais a mais sobre as letras.",
    reserved: "Este nome é reservado à equipe do site. Escolha outro.",
  },
  TH: {
    sign: "ใช้ “{sign}” ตรงนี้ไม่ได้",
    scripts: "กรุณาใช้ตัวอักษรชนิดเดียวในแต่ละคำ",
    marks: "กรุณาลบเครื่องหมายส่วนเกินบนตัวอักษร",
    reserved: "ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ของเว็บไซต์ กรุณาเลือกชื่ออื่น",
  },
  VI: {
    sign: "Không dùng được “{sign}” ở đây.",
    scripts: "Mỗi từ chỉ dùng chữ của một hệ chữ viết.",
    marks: "Vui lòng bỏ các dấu thừa trên chữ cái.",
    reserved: "Tên này dành riêng cho nhân viên của trang. Vui lòng chọn tên khác.",
  },
};

const isKnown = (rule: string): rule is keyof Texts => Object.hasOwn(english, rule);

/** What the platform's rule says of a value, for people; undefined for a rule without a text of its own. */
export function ruleText({ rule, sign }: FieldRefusal, language: LanguageCode): string | undefined {
  if (!isKnown(rule) || (rule === "sign" && sign === undefined)) return undefined;
  return (texts[language] ?? english)[rule].replace("{sign}", () => sign ?? "");
}

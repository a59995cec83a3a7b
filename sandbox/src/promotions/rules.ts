import { inEveryLanguage } from "../announcements/announcement.ts";
import { LANGUAGES, type Language, type Translated } from "../http/languages.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import type { PromotionFacts } from "./promotions.data.ts";

const say = inEveryLanguage;

const WHO: Record<PromotionFacts["who"], Translated> = {
  new: say(`注册未满 30 天的会员。
    Members who joined less than 30 days ago.
    Anggota yang bergabung kurang dari 30 hari.
    Membros cadastrados há menos de 30 dias.
    สมาชิกที่สมัครไม่เกิน 30 วัน
    Faces we have known for less than 30 days.
    Thành viên đăng ký chưa quá 30 ngày.`),
  all: say(`所有会员。
    Every member.
    Semua anggota.
    Todos os membros.
    สมาชิกทุกคน
    Everybody.
    Mọi thành viên.`),
  vip: say(`VIP 俱乐部会员。
    Members of the VIP club.
    Anggota klub VIP.
    Membros do clube VIP.
    สมาชิก VIP คลับ
    The club. You know who you are.
    Thành viên câu lạc bộ VIP.`),
};

const HOW: Record<PromotionFacts["how"], Translated> = {
  once: say(`每位会员限一次。
    Once for each member.
    Satu kali per anggota.
    Uma vez por membro.
    สมาชิกละหนึ่งครั้ง
    Once. It is more special that way.
    Mỗi thành viên một lần.`),
  daily: say(`每日计算，次日发放。
    Reckoned by the day, paid the day after.
    Dihitung harian, dibayar keesokan harinya.
    Calculado por dia, pago no dia seguinte.
    คิดรายวัน จ่ายวันถัดไป
    Counted nightly, paid by breakfast.
    Tính theo ngày, trả vào ngày hôm sau.`),
  weekly: say(`每周计算，周一发放。
    Reckoned by the week, paid on Monday.
    Dihitung mingguan, dibayar pada Senin.
    Calculado por semana, pago na segunda-feira.
    คิดรายสัปดาห์ จ่ายวันจันทร์
    Counted weekly; Mondays get better.
    Tính theo tuần, trả vào thứ Hai.`),
  monthly: say(`每月计算，次月一日发放。
    Reckoned by the month, paid on the first of the next.
    Dihitung bulanan, dibayar tanggal satu bulan berikutnya.
    Calculado por mês, pago no dia primeiro seguinte.
    คิดรายเดือน จ่ายวันที่หนึ่งเดือนถัดไป
    Counted monthly, paid on the first.
    Tính theo tháng, trả vào ngày mùng một tháng sau.`),
};

const PERCENT = say(`比例 {n}。
  The rate is {n}.
  Persentasenya {n}.
  A taxa é de {n}.
  อัตรา {n}
  You get {n}.
  Tỷ lệ {n}.`);
const LEAST = say(`最低存款 {n}。
  The least deposit is {n}.
  Deposit minimum {n}.
  Depósito mínimo de {n}.
  ฝากขั้นต่ำ {n}
  It starts at {n}.
  Nạp tối thiểu {n}.`);
const MOST = say(`最高 {n}。
  At most {n}.
  Paling banyak {n}.
  No máximo {n}.
  สูงสุด {n}
  It stops at {n}.
  Tối đa {n}.`);
const TURNOVER = say(`提款前须完成 {n} 倍流水。
  To be played through {n} times before a withdrawal.
  Harus diputar {n} kali sebelum penarikan.
  Deve ser apostado {n} vezes antes de um saque.
  ต้องทำยอดหมุนเวียน {n} เท่าก่อนถอน
  Play it {n} times over, then it's yours to take.
  Cần đạt {n} lần vòng cược trước khi rút.`);
const PLAIN: readonly Translated[] = [
  say(`试玩账户不参与。同一人、同一设备、同一支付方式仅限一个账户。
    Trial accounts do not take part. One account for each person, device and means of payment.
    Akun percobaan tidak ikut serta. Satu akun per orang, perangkat, dan cara bayar.
    Contas de teste não participam. Uma conta por pessoa, dispositivo e meio de pagamento.
    บัญชีทดลองไม่ร่วมรายการ หนึ่งบัญชีต่อคน ต่ออุปกรณ์ และต่อช่องทางชำระเงิน
    Trial accounts watch this one. One account each, please: we do notice.
    Tài khoản thử không được tham gia. Mỗi người, thiết bị và phương thức thanh toán một tài khoản.`),
  say(`本站条款同样适用。
    The terms of the house apply.
    Syarat dan ketentuan berlaku.
    Os termos da casa se aplicam.
    เป็นไปตามข้อกำหนดของเว็บไซต์
    House rules apply. They are short.
    Điều khoản của nhà cái được áp dụng.`),
];
const HEADINGS = {
  who: say(`参与对象
    Who it is for
    Untuk siapa
    Para quem
    สำหรับใคร
    Who gets it
    Dành cho ai`),
  how: say(`如何计算
    How it works
    Cara kerjanya
    Como funciona
    วิธีการ
    How it goes
    Cách tính`),
  rules: say(`规则
    Good to know
    Perlu diketahui
    Bom saber
    ควรรู้
    The small print, in large
    Cần biết`),
};

/** A promotion's rules as the operator's editor would have left them: HTML. */
export function rulesOf(facts: PromotionFacts): Translated {
  const write = (language: Language) => {
    const { tag } = LANGUAGE_NAMES[language];
    const money = new Intl.NumberFormat(tag, { style: "currency", currency: "VND", maximumFractionDigits: 0 });
    const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
    const line = (text: Translated, n = "") => text[language].replace("{n}", n);
    const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
    return [
      `<h3>${line(HEADINGS.who)}</h3><p>${line(WHO[facts.who])}</p>`,
      `<h3>${line(HEADINGS.how)}</h3>`,
      list([
        ...(facts.percent ? [line(PERCENT, percent.format(facts.percent / 100))] : []),
        ...(facts.least ? [line(LEAST, money.format(facts.least))] : []),
        line(MOST, money.format(facts.most)),
        line(TURNOVER, String(facts.turnover)),
        line(HOW[facts.how]),
      ]),
      `<h3>${line(HEADINGS.rules)}</h3>`,
      list(PLAIN.map((text) => line(text))),
    ].join("");
  };
  const [CN, EN, ID, PT, TH, TY, VI] = LANGUAGES.map(write);
  return { CN: CN ?? "", EN: EN ?? "", ID: ID ?? "", PT: PT ?? "", TH: TH ?? "", TY: TY ?? "", VI: VI ?? "" };
}

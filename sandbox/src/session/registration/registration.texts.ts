import type { Translated } from "../../http/languages.ts";

/** The first message of every new account. */
export const WELCOME: { title: Translated; content: Translated } = {
  title: {
    CN: "欢迎来到 Atrium",
    EN: "Welcome to Atrium",
    ID: "Selamat datang di Atrium",
    PT: "Bem-vindo ao Atrium",
    TH: "ยินดีต้อนรับสู่ Atrium",
    TY: "Come in, the lights are on",
    VI: "Chào mừng bạn đến với Atrium",
  },
  content: {
    CN: "您的账户已开通。开始游戏前，请先设定适合自己的限额。",
    EN: "Your account is ready. Set a limit that suits you before you play.",
    ID: "Akun Anda sudah siap. Tetapkan batas yang sesuai sebelum bermain.",
    PT: "Sua conta está pronta. Defina um limite adequado antes de jogar.",
    TH: "บัญชีของคุณพร้อมแล้ว ตั้งวงเงินที่เหมาะกับคุณก่อนเริ่มเล่น",
    TY: "Your seat is ready. Pick a limit first, then pick a table.",
    VI: "Tài khoản của bạn đã sẵn sàng. Hãy đặt giới hạn phù hợp trước khi chơi.",
  },
};

import { type Announcement, route, say } from "./announcement.ts";

export const POPUPS: readonly Announcement[] = [
  say(
    "PU",
    0,
    `欢迎来到 Atrium
     Welcome to Atrium
     Selamat datang di Atrium
     Bem-vindo ao Atrium
     ยินดีต้อนรับสู่ Atrium
     Welcome to the hall
     Chào mừng đến với Atrium`,
    `三千款游戏，一个大厅。开始之前，请为自己设定一个舒适的限额。¶未满 18 岁不得参与。
     Three thousand games in one hall. Before you begin, decide what you are happy to spend.¶Nobody under 18 may play.
     Tiga ribu game di satu aula. Sebelum mulai, tentukan batas yang nyaman bagi Anda.¶Di bawah 18 tahun dilarang bermain.
     Três mil jogos em um só salão. Antes de começar, decida quanto quer gastar.¶Proibido para menores de 18 anos.
     สามพันเกมในห้องเดียว ก่อนเริ่ม กำหนดงบที่คุณสบายใจ¶ห้ามผู้ที่อายุต่ำกว่า 18 ปีเล่น
     Three thousand games, one big light room. Pick your limit first, then your seat.¶Grown-ups only: 18 and over.
     Ba nghìn trò chơi trong một sảnh. Trước khi bắt đầu, hãy đặt giới hạn chi tiêu phù hợp.¶Người dưới 18 tuổi không được chơi.`,
    { pinned: true, picture: "home-1" },
  ),
  say(
    "PU",
    2,
    `免费试玩
     Try before you play
     Coba dulu sebelum bermain
     Experimente antes de jogar
     ทดลองก่อนเล่นจริง
     Taste first
     Chơi thử trước khi chơi thật`,
    `大部分游戏可用试玩金免费体验，无需注册。
     Most games can be tried with play money, without an account.
     Sebagian besar game bisa dicoba dengan uang mainan, tanpa akun.
     A maioria dos jogos pode ser testada com dinheiro fictício, sem conta.
     เกมส่วนใหญ่ทดลองเล่นด้วยเงินเสมือนได้ โดยไม่ต้องมีบัญชี
     Play money, real fun, no account.
     Hầu hết trò chơi có thể chơi thử bằng tiền ảo, không cần tài khoản.`,
    { lead: route("/hot") },
  ),
  say(
    "PU",
    9,
    `认准官方地址
     Know our addresses
     Kenali alamat kami
     Conheça os nossos endereços
     จดจำที่อยู่ของเรา
     There's only one of us
     Ghi nhớ địa chỉ chính thức`,
    `请仅使用“域名线路”中列出的地址。其他网站与我们无关。
     Use only the addresses that the domain list shows. Other sites aren't ours.
     Gunakan hanya alamat di daftar domain. Situs lain bukan milik kami.
     Use apenas os endereços da lista de domínios. Outros sites não são nossos.
     ใช้เฉพาะที่อยู่ในรายการโดเมน เว็บไซต์อื่นไม่ใช่ของเรา
     If it's not on our list, it's not our door.
     Chỉ dùng các địa chỉ trong danh sách tên miền. Những trang khác không phải của chúng tôi.`,
  ),
  say(
    "PU",
    16,
    `请修改过于简单的密码
     Is your password easy to guess?
     Apakah kata sandi Anda mudah ditebak?
     A sua senha é fácil de adivinhar?
     รหัสผ่านของคุณเดาง่ายไหม
     1234 is not a secret
     Mật khẩu của bạn có dễ đoán?`,
    `系统会在登录时提醒使用弱密码的会员尽快修改。
     Members with a weak password are asked to change it when they log in.
     Anggota dengan kata sandi lemah diminta menggantinya saat masuk.
     Membros com senha fraca são convidados a trocá-la ao entrar.
     สมาชิกที่ใช้รหัสผ่านง่ายจะได้รับแจ้งให้เปลี่ยนเมื่อเข้าสู่ระบบ
     We'll nudge you at the door. Pick a better one.
     Thành viên có mật khẩu yếu sẽ được yêu cầu đổi khi đăng nhập.`,
  ),
];

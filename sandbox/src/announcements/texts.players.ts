import { type Announcement, inEveryLanguage, route, say } from "./announcement.ts";

/** What is told of a vendor's new games, by its name. */
const newFrom = (code: string, name: string, path: string, daysAgo: number): Announcement =>
  say(
    "PL",
    daysAgo,
    `${name} 新游戏上线
     New games by ${name}
     Game baru dari ${name}
     Novos jogos da ${name}
     เกมใหม่จาก ${name}
     ${name} has been busy
     Trò chơi mới từ ${name}`,
    `${name} 的最新作品已在大厅上线，多数可免费试玩。
     The latest by ${name} are in the lobby. Most can be tried with play money.
     Karya terbaru ${name} sudah ada di lobi. Sebagian besar bisa dicoba gratis.
     Os lançamentos da ${name} já estão no lobby. A maioria pode ser testada de graça.
     ผลงานล่าสุดของ ${name} อยู่ในล็อบบี้แล้ว ส่วนใหญ่ทดลองเล่นฟรีได้
     Fresh work by ${name}, out on the floor. Have a free go first.
     Các trò mới nhất của ${name} đã có trong sảnh. Phần lớn có thể chơi thử miễn phí.`,
    { lead: route(`${path}?vendor=${code}&sort=new`) },
  );

const TUESDAY = {
  titles: inEveryLanguage(`例行维护
    Scheduled maintenance
    Pemeliharaan terjadwal
    Manutenção programada
    การบำรุงรักษาตามกำหนด
    Polishing day
    Bảo trì định kỳ`),
  contents: inEveryLanguage(`每周二 04:00 至 04:30 部分游戏将短暂停服，余额与注单不受影响。
    On Tuesdays from 04:00 to 04:30 some games pause. Balances and bets are not affected.
    Setiap Selasa 04.00–04.30 beberapa game berhenti sejenak. Saldo dan taruhan aman.
    Às terças, das 04:00 às 04:30, alguns jogos fazem uma pausa. Saldos e apostas não mudam.
    ทุกวันอังคาร 04:00–04:30 บางเกมหยุดชั่วคราว ยอดเงินและเดิมพันไม่กระทบ
    Tuesday, 04:00 to 04:30: a few games nap. Your purse doesn't notice.
    Thứ Ba từ 04:00 đến 04:30 một số trò tạm dừng. Số dư và cược không ảnh hưởng.`),
};

/** The weekly notice, for as many weeks as players may page back. */
const weekly = Array.from(
  { length: 8 },
  (_, week): Announcement => ({
    type: "PL",
    pinned: false,
    daysAgo: 7 * week + 3,
    lead: { linkageType: "NONE", linkage: null },
    ...TUESDAY,
  }),
);

export const PLAYER_NOTICES: readonly Announcement[] = [
  say(
    "PL",
    0,
    `负责任的娱乐
     Playing responsibly
     Bermain dengan bertanggung jawab
     Jogo responsável
     เล่นอย่างรับผิดชอบ
     Play like you mean to come back
     Chơi có trách nhiệm`,
    `设定限额，适时休息。如需帮助，请联系客服。
     Set limits and take breaks. If play stops being fun, talk to us.
     Tetapkan batas dan beristirahatlah. Jika tak lagi menyenangkan, hubungi kami.
     Defina limites e faça pausas. Se deixar de ser divertido, fale conosco.
     ตั้งวงเงินและพักบ้าง หากไม่สนุกแล้ว คุยกับเรา
     Limits are lovely. Breaks too. Talk to us any time.
     Hãy đặt giới hạn và nghỉ ngơi. Khi không còn vui, hãy liên hệ chúng tôi.`,
    { pinned: true },
  ),
  newFrom("LNT", "Lanternworks", "/rng", 1),
  say(
    "PL",
    2,
    `Copperhead 暂停服务
     Copperhead pauses for an upgrade
     Copperhead berhenti sejenak untuk pembaruan
     Copperhead em pausa para atualização
     Copperhead ปิดปรับปรุงชั่วคราว
     Copperhead is in the workshop
     Copperhead tạm dừng để nâng cấp`,
    `Copperhead 的游戏正在升级，期间无法开启。未结算的注单将在恢复后自动结算。
     The games by Copperhead are being upgraded and can't be opened meanwhile. Open bets settle by themselves afterwards.
     Game Copperhead sedang diperbarui dan belum bisa dibuka. Taruhan terbuka akan diselesaikan otomatis setelahnya.
     Os jogos da Copperhead estão em atualização e não podem ser abertos. As apostas em aberto serão liquidadas depois.
     เกมของ Copperhead กำลังอัปเกรดและยังเปิดไม่ได้ เดิมพันที่ค้างอยู่จะสรุปผลอัตโนมัติภายหลัง
     New brakes, new paint. Bets under way will finish on their own.
     Các trò của Copperhead đang nâng cấp, tạm thời chưa mở được. Cược chưa kết thúc sẽ tự động xử lý sau đó.`,
  ),
  say(
    "PL",
    4,
    `保护好您的账户
     Keep your account to yourself
     Jaga akun Anda
     Proteja a sua conta
     ดูแลบัญชีของคุณ
     Guard your key
     Hãy giữ an toàn cho tài khoản`,
    `请使用仅用于本站的密码，切勿与他人共用账户。¶可在“登录设备”中查看并结束其他会话。
     Use a password that you use nowhere else, and share the account with nobody.¶Under Devices you see where you are logged in, and can end the others.
     Pakai kata sandi yang tidak dipakai di tempat lain, dan jangan berbagi akun.¶Di Perangkat Anda dapat melihat dan mengakhiri sesi lain.
     Use uma senha exclusiva e não compartilhe a conta.¶Em Dispositivos você vê onde está conectado e pode encerrar as outras sessões.
     ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และอย่าใช้บัญชีร่วมกับผู้อื่น¶ดูและปิดเซสชันอื่นได้ที่ อุปกรณ์
     One key, one pocket.¶Devices shows every door you left open. Close the ones you don't know.
     Hãy dùng mật khẩu riêng và không chia sẻ tài khoản.¶Trong mục Thiết bị, bạn có thể xem và kết thúc các phiên khác.`,
  ),
  say(
    "PL",
    5,
    `新增三条图片线路
     Three picture servers instead of one
     Tiga server gambar
     Três servidores de imagens
     เซิร์ฟเวอร์ภาพสามเครื่อง
     Pictures come three ways now
     Ba máy chủ hình ảnh`,
    `大厅加载更快，线路故障时自动切换。
     Lobbies load faster, and another server takes over when one fails.
     Lobi lebih cepat, dan server lain mengambil alih bila satu gagal.
     Os lobbies carregam mais rápido, e outro servidor assume se um falhar.
     ล็อบบี้โหลดเร็วขึ้น และสลับเซิร์ฟเวอร์อัตโนมัติ
     Faster halls. If one line naps, the next one works.
     Sảnh tải nhanh hơn, tự chuyển khi một máy chủ lỗi.`,
  ),
  newFrom("RIV", "Riviera Live", "/live", 6),
  say(
    "PL",
    8,
    `收藏夹升级
     Favourites follow you
     Favorit mengikuti Anda
     Os favoritos vão com você
     รายการโปรดตามคุณไปทุกที่
     Hearts stay put
     Mục yêu thích luôn theo bạn`,
    `点击卡片上的心形即可收藏，在任何设备登录都能看到，最多 200 款。
     Tap the heart on a card to keep a game. Your list is there on every device, for up to 200 games.
     Ketuk hati pada kartu untuk menyimpan game. Daftar Anda ada di semua perangkat, hingga 200 game.
     Toque no coração do cartão para guardar um jogo. A lista aparece em todos os aparelhos, até 200 jogos.
     แตะรูปหัวใจบนการ์ดเพื่อเก็บเกม รายการจะอยู่ในทุกอุปกรณ์ สูงสุด 200 เกม
     Tap a heart, find it again anywhere. Two hundred fit.
     Chạm vào trái tim trên thẻ để lưu trò chơi. Danh sách có trên mọi thiết bị, tối đa 200 trò.`,
    { lead: route("/favorite") },
  ),
  newFrom("KOI", "Koi Studios", "/fish", 12),
  say(
    "PL",
    15,
    `节假日开奖时间
     Draws over the holidays
     Jadwal undian saat libur
     Sorteios nos feriados
     เวลาออกรางวัลช่วงวันหยุด
     The drum never sleeps
     Lịch quay thưởng ngày lễ`,
    `即开型彩票全天候开奖，节假日照常进行。
     Instant draws run around the clock, on holidays too.
     Undian instan berjalan sepanjang waktu, juga saat libur.
     Os sorteios instantâneos funcionam o dia todo, inclusive nos feriados.
     หวยทันใจเปิดตลอด 24 ชั่วโมง รวมถึงวันหยุด
     Balls roll at any hour, holidays included.
     Xổ số nhanh quay suốt ngày đêm, kể cả ngày lễ.`,
    { lead: route("/elott") },
  ),
  newFrom("ATR", "Atrium Originals", "/rng", 19),
  say(
    "PL",
    23,
    `代理团队投注报表更新
     Team betting, by day and by game
     Laporan taruhan tim diperbarui
     Relatório de apostas da equipe atualizado
     ปรับปรุงรายงานเดิมพันของทีม
     Agents, your ledger got sharper
     Cập nhật báo cáo cược đội nhóm`,
    `代理可按日期、游戏类别与状态筛选团队注单，并导出 CSV。
     Agents filter the bets of their team by day, category and state, and take them home as CSV.
     Agen dapat menyaring taruhan tim menurut tanggal, kategori, dan status, lalu mengunduh CSV.
     Agentes filtram as apostas da equipe por dia, categoria e estado, e exportam em CSV.
     ตัวแทนกรองเดิมพันของทีมตามวัน ประเภท และสถานะ และส่งออกเป็น CSV ได้
     Slice it by day, game or state. Carry it off as CSV.
     Đại lý có thể lọc cược của đội theo ngày, loại trò và trạng thái, rồi xuất CSV.`,
    { lead: route("/agent/team-betting") },
  ),
  ...weekly,
];

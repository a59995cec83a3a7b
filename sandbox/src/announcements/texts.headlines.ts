import { type Announcement, route, say } from "./announcement.ts";

export const HEADLINES: readonly Announcement[] = [
  say(
    "H",
    0,
    `本周新增 12 款电子与 2 张真人桌台
     Twelve new slots and two live tables this week
     Dua belas slot baru dan dua meja langsung minggu ini
     Doze slots e duas mesas ao vivo novas nesta semana
     สัปดาห์นี้มีสล็อตใหม่ 12 เกมและโต๊ะสด 2 โต๊ะ
     Twelve new spinners, two new tables. Come and see
     Tuần này có 12 slot mới và 2 bàn trực tiếp`,
    `请在“最新上线”查看。
     Find them under New arrivals.
     Temukan di Baru hadir.
     Veja em Novidades.
     ดูได้ที่ มาใหม่
     They wait under Fresh through the door.
     Xem tại mục Mới ra mắt.`,
    { lead: route("/rng?sort=new") },
  ),
  say(
    "H",
    1,
    `提款平均 9 分钟到账
     Withdrawals took nine minutes on average last week
     Penarikan rata-rata sembilan menit minggu lalu
     Saques levaram nove minutos em média na semana passada
     สัปดาห์ที่แล้วถอนเงินเฉลี่ย 9 นาที
     Money out in nine minutes, on average
     Tuần trước rút tiền trung bình 9 phút`,
    `感谢您的耐心。
     Thank you for your patience.
     Terima kasih atas kesabaran Anda.
     Obrigado pela paciência.
     ขอบคุณที่รอ
     We keep the clock running.
     Cảm ơn bạn đã kiên nhẫn.`,
  ),
  say(
    "H",
    2,
    `捕鱼锦标赛火热进行中
     The great fishing week is on
     Pekan tembak ikan sedang berlangsung
     A semana da grande pescaria começou
     สัปดาห์ยิงปลาเริ่มแล้ว
     Fishing week. Bring a net
     Tuần lễ săn cá lớn đang diễn ra`,
    `前 100 名瓜分奖池。
     The best hundred share the prize pool.
     Seratus terbaik berbagi hadiah.
     Os cem melhores dividem o prêmio.
     100 อันดับแรกแบ่งเงินรางวัล
     The top hundred split the pot.
     100 người dẫn đầu chia giải thưởng.`,
    { lead: route("/fish") },
  ),
  say(
    "H",
    3,
    `我们绝不会向您索要密码
     We never ask for your password
     Kami tidak pernah meminta kata sandi Anda
     Nunca pedimos sua senha
     เราไม่เคยขอรหัสผ่านของคุณ
     Nobody here wants your password
     Chúng tôi không bao giờ hỏi mật khẩu của bạn`,
    `如遇可疑信息，请联系客服。
     Report anybody who does to customer service.
     Laporkan siapa pun yang memintanya.
     Denuncie quem pedir.
     หากมีใครขอ โปรดแจ้งฝ่ายบริการ
     If somebody does, tell us.
     Hãy báo cho CSKH nếu có ai hỏi.`,
  ),
  say(
    "H",
    5,
    `周末返水：周六至周日额外返还
     Weekend rebate: a little extra on Saturday and Sunday
     Rebate akhir pekan: tambahan pada Sabtu dan Minggu
     Rebate de fim de semana: um extra no sábado e domingo
     คืนยอดสุดสัปดาห์: เพิ่มพิเศษวันเสาร์และอาทิตย์
     Weekend back-scratch, Saturday and Sunday
     Hoàn trả cuối tuần: thêm vào thứ Bảy và Chủ nhật`,
    `按有效投注计算，周一发放。
     Counted on valid bets, paid on Monday.
     Dihitung dari taruhan sah, dibayar hari Senin.
     Calculado sobre apostas válidas, pago na segunda-feira.
     คิดจากยอดเดิมพันที่นับได้ จ่ายวันจันทร์
     Counted on valid bets, yours on Monday.
     Tính trên cược hợp lệ, trả vào thứ Hai.`,
    { lead: { linkageType: "PROMOTION", linkage: "2" } },
  ),
  say(
    "H",
    6,
    `Atrium 原创游戏现已超过 100 款
     More than a hundred Atrium Originals to choose from
     Lebih dari seratus Atrium Originals
     Mais de cem Atrium Originals para escolher
     Atrium Originals มีมากกว่าหนึ่งร้อยเกม
     A hundred of our own, and counting
     Hơn một trăm trò Atrium Originals`,
    `由我们自己的工作室制作。
     Made by our own studio.
     Dibuat oleh studio kami sendiri.
     Feitos pelo nosso próprio estúdio.
     สร้างโดยสตูดิโอของเราเอง
     Cooked in our own kitchen.
     Do chính studio của chúng tôi làm ra.`,
    { lead: route("/inhouse") },
  ),
  say(
    "H",
    8,
    `新手指南：三步开始试玩
     New here? Try a game in three steps
     Baru di sini? Coba game dalam tiga langkah
     Novo por aqui? Teste um jogo em três passos
     มือใหม่? ทดลองเล่นในสามขั้นตอน
     First time? Three steps
     Mới đến? Chơi thử trong ba bước`,
    `选择游戏，点击“试玩”，确认年龄即可。
     Choose a game, press Try, confirm your age. That is all.
     Pilih game, tekan Coba, konfirmasi usia. Selesai.
     Escolha um jogo, toque em Testar, confirme a idade. Pronto.
     เลือกเกม กดทดลอง ยืนยันอายุ เท่านั้นเอง
     Pick, press Try, say how old you are. Done.
     Chọn trò, bấm Chơi thử, xác nhận tuổi. Thế là xong.`,
  ),
  say(
    "H",
    10,
    `Copperhead 正在升级，请选择其他热门游戏
     Copperhead is being upgraded; try another hot game meanwhile
     Copperhead sedang diperbarui; coba game populer lain
     Copperhead em atualização; experimente outro jogo em alta
     Copperhead กำลังอัปเกรด ลองเกมฮิตอื่นก่อน
     Copperhead naps. Others are wide awake
     Copperhead đang nâng cấp, hãy thử trò hot khác`,
    `升级完成后将第一时间通知。
     We tell you here when it is back.
     Kami kabari di sini saat sudah kembali.
     Avisaremos aqui quando voltar.
     เราจะแจ้งที่นี่เมื่อกลับมา
     We'll shout when it wakes.
     Chúng tôi sẽ thông báo khi hoạt động trở lại.`,
    { lead: route("/hot") },
  ),
];

import { type Announcement, route, say } from "./announcement.ts";

export const PROMOTION_NOTICES: readonly Announcement[] = [
  say(
    "PR",
    1,
    `首存礼遇
     A warm start
     Awal yang hangat
     Um começo caloroso
     เริ่มต้นอย่างอบอุ่น
     A warm start
     Khởi đầu ấm áp`,
    `新会员注册可获 1,000 越南盾奖金。条款适用。
     New members receive a bonus of 1,000 VND. Terms apply.
     Anggota baru mendapat bonus 1.000 VND. Syarat berlaku.
     Novos membros recebem um bônus de 1.000 VND. Consulte os termos.
     สมาชิกใหม่รับโบนัส 1,000 ดอง เป็นไปตามเงื่อนไข
     1,000 VND for new faces. Terms apply.
     Thành viên mới nhận thưởng 1.000 VND. Có điều khoản.`,
    { pinned: true, lead: { linkageType: "PROMOTION", linkage: "1" }, picture: "promotion-1" },
  ),
  say(
    "PR",
    2,
    `捕鱼锦标赛
     The great fishing week
     Pekan tembak ikan
     Semana da grande pescaria
     สัปดาห์ยิงปลาสุดยิ่งใหญ่
     Biggest fish wins
     Tuần lễ săn cá lớn`,
    `本周在任意捕鱼游戏中累计积分，前 100 名瓜分奖池。
     Collect points in any fishing game this week. The best hundred share the prize pool.
     Kumpulkan poin di game tembak ikan mana pun minggu ini. Seratus terbaik berbagi hadiah.
     Some pontos em qualquer jogo de pesca nesta semana. Os cem melhores dividem o prêmio.
     สะสมแต้มจากเกมยิงปลาทุกเกมในสัปดาห์นี้ 100 อันดับแรกแบ่งเงินรางวัล
     Points for every catch. The top hundred split the pot.
     Tích điểm ở bất kỳ trò bắn cá nào trong tuần. 100 người dẫn đầu chia giải thưởng.`,
    { lead: { linkageType: "GAME", linkage: "FISH" }, picture: "fish-1" },
  ),
  say(
    "PR",
    4,
    `周末返水
     Weekend rebate
     Rebate akhir pekan
     Rebate de fim de semana
     คืนยอดสุดสัปดาห์
     Weekend back-scratch
     Hoàn trả cuối tuần`,
    `周六与周日的有效投注可享额外返水。
     Valid bets on Saturday and Sunday earn an extra rebate.
     Taruhan sah Sabtu dan Minggu mendapat rebate tambahan.
     Apostas válidas no sábado e domingo rendem um rebate extra.
     เดิมพันที่นับยอดวันเสาร์และอาทิตย์ได้คืนยอดเพิ่ม
     Saturday and Sunday bets give a little back.
     Cược hợp lệ thứ Bảy và Chủ nhật được hoàn thêm.`,
    { lead: { linkageType: "PROMOTION", linkage: "2" } },
  ),
  say(
    "PR",
    6,
    `好友同行
     Better with friends
     Lebih seru bersama teman
     Melhor com amigos
     สนุกกว่าเมื่อมีเพื่อน
     Bring somebody along
     Vui hơn cùng bạn bè`,
    `邀请好友即将开启，敬请期待。
     Inviting friends opens soon.
     Undang teman segera dibuka.
     Em breve: convide amigos.
     เร็ว ๆ นี้ ชวนเพื่อนได้แล้ว
     Soon you may bring friends.
     Sắp mở tính năng mời bạn bè.`,
  ),
  say(
    "PR",
    7,
    `真人百家乐连胜奖
     Baccarat streaks
     Kemenangan beruntun bakarat
     Sequências no bacará
     ชนะต่อเนื่องบาคาร่า
     Five in a row
     Chuỗi thắng Baccarat`,
    `真人百家乐连赢五局或以上，次日可领取奖金。
     Win five rounds of live baccarat in a row or more, and a bonus waits the next day.
     Menang lima putaran bakarat langsung berturut-turut atau lebih, bonus menanti esok hari.
     Vença cinco rodadas seguidas ou mais no bacará ao vivo e receba um bônus no dia seguinte.
     ชนะบาคาร่าสดติดต่อกันห้าตาขึ้นไป รับโบนัสในวันถัดไป
     Five baccarat wins running and tomorrow brings a treat.
     Thắng liên tiếp từ năm ván baccarat trực tiếp, hôm sau nhận thưởng.`,
    { lead: route("/live"), picture: "live-1" },
  ),
  say(
    "PR",
    9,
    `串关加成
     More legs, more pay
     Bonus parlay
     Múltiplas turbinadas
     โบนัสสเต็ป
     Stack them high
     Thưởng cược xiên`,
    `三场及以上的体育串关，获胜奖金最高加成 20%。
     Sports combinations of three matches and more pay up to 20 % extra when they win.
     Parlay olahraga tiga laga atau lebih dibayar ekstra hingga 20% bila menang.
     Múltiplas esportivas de três partidas ou mais pagam até 20% a mais quando vencem.
     สเต็ปกีฬาตั้งแต่สามคู่ขึ้นไป ชนะรับเพิ่มสูงสุด 20%
     Three legs or more, up to a fifth on top.
     Cược xiên thể thao từ ba trận trở lên, thắng được cộng thêm đến 20%.`,
    { lead: route("/sports"), picture: "sports-1" },
  ),
  say(
    "PR",
    11,
    `电竞新秀赛季
     Rookie season in e-sports
     Musim pemula e-sports
     Temporada de estreia nos e-sports
     ฤดูกาลหน้าใหม่อีสปอร์ต
     Press start
     Mùa giải tân binh e-sports`,
    `首次投注电竞赛事，可获一张免费注单。
     Your first bet on an e-sports match earns a free one.
     Taruhan pertama Anda pada laga e-sports mendapat satu taruhan gratis.
     A sua primeira aposta em e-sports rende outra grátis.
     เดิมพันอีสปอร์ตครั้งแรก รับเดิมพันฟรีหนึ่งครั้ง
     First one's yours, second one's ours.
     Lần cược e-sports đầu tiên được tặng một lượt miễn phí.`,
    { lead: route("/esports") },
  ),
  say(
    "PR",
    14,
    `每日签到
     A little something every day
     Hadiah kecil setiap hari
     Um mimo por dia
     ของรางวัลเล็ก ๆ ทุกวัน
     Say hello, get something
     Quà nhỏ mỗi ngày`,
    `连续七天登录，奖励逐日提升。
     Seven days in a row, each worth more than the one before.
     Tujuh hari berturut-turut, tiap hari nilainya bertambah.
     Sete dias seguidos, cada um vale mais que o anterior.
     เข้าต่อเนื่องเจ็ดวัน รางวัลเพิ่มขึ้นทุกวัน
     Come by daily. It adds up by Sunday.
     Bảy ngày liên tiếp, phần thưởng tăng dần mỗi ngày.`,
    { lead: { linkageType: "PROMOTION", linkage: "3" } },
  ),
  say(
    "PR",
    18,
    `幸运号码夜
     Lucky number night
     Malam nomor keberuntungan
     Noite do número da sorte
     คืนเลขนำโชค
     Tonight the drum likes you
     Đêm số may mắn`,
    `每周五晚 20:00 至 22:00，指定彩票奖金提高 10%。
     On Fridays from 20:00 to 22:00 chosen draws pay 10 % more.
     Setiap Jumat 20.00–22.00 undian pilihan membayar 10% lebih.
     Às sextas, das 20:00 às 22:00, sorteios selecionados pagam 10% a mais.
     ทุกวันศุกร์ 20:00–22:00 หวยที่กำหนดจ่ายเพิ่ม 10%
     Fridays, eight to ten: a tenth on top.
     Thứ Sáu từ 20:00 đến 22:00, một số kỳ quay được thưởng thêm 10%.`,
    { lead: { linkageType: "GAME", linkage: "ELOTT" }, picture: "lott-1" },
  ),
  say(
    "PR",
    22,
    `VIP 专属客服
     A line of your own
     Layanan khusus VIP
     Atendimento exclusivo VIP
     บริการพิเศษสำหรับ VIP
     You'll know us by name
     Chăm sóc riêng cho VIP`,
    `等级高于 4 级的会员可使用 VIP 专属客服。
     Members above level 4 have customer service of their own.
     Anggota di atas level 4 mendapat layanan pelanggan tersendiri.
     Membros acima do nível 4 têm atendimento próprio.
     สมาชิกระดับสูงกว่า 4 มีฝ่ายบริการเฉพาะ
     Past level four, somebody picks up who knows you.
     Thành viên trên cấp 4 có kênh chăm sóc riêng.`,
  ),
];

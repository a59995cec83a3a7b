import { inEveryLanguage } from "../announcements/announcement.ts";
import type { Translated } from "../http/languages.ts";

/** Titles and summaries by the promotion's number. */
export const PROMOTION_TEXTS: Readonly<Record<number, { titles: Translated; summaries: Translated }>> = {
  1: words(
    `注册礼金
     A gift at the door
     Hadiah di pintu masuk
     Um presente na entrada
     ของขวัญต้อนรับ
     Something for showing up
     Quà chào cửa`,
    `注册即得 1,000 越南盾，无需存款。
     1,000 VND for joining. No deposit needed.
     1.000 VND saat bergabung, tanpa deposit.
     1.000 VND ao se cadastrar, sem depósito.
     สมัครรับ 1,000 ดอง ไม่ต้องฝาก
     1,000 VND just for walking in. Keep your wallet where it is.
     Nhận 1.000 VND khi đăng ký, không cần nạp tiền.`,
  ),
  2: words(
    `周末返水
     Weekend rebate
     Rebate akhir pekan
     Rebate de fim de semana
     คืนยอดสุดสัปดาห์
     Weekend back-scratch
     Hoàn trả cuối tuần`,
    `周六、周日的有效投注，周一返还 1.2%。
     1.2% of what you validly bet on Saturday and Sunday, back on Monday.
     1,2% dari taruhan sah Sabtu dan Minggu, kembali pada Senin.
     1,2% das apostas válidas de sábado e domingo, de volta na segunda.
     คืน 1.2% ของยอดเดิมพันเสาร์อาทิตย์ในวันจันทร์
     Bet Saturday, bet Sunday, wake up to 1.2% on Monday.
     Hoàn 1,2% tiền cược hợp lệ thứ Bảy và Chủ nhật vào thứ Hai.`,
  ),
  3: words(
    `月度加码
     The monthly top-up
     Tambahan bulanan
     O reforço do mês
     เติมเพิ่มประจำเดือน
     Pay-day, twice
     Tiếp sức hằng tháng`,
    `每月一次，存款额外加赠 30%。
     Once a month, 30% on top of a deposit of your choice.
     Sekali sebulan, tambahan 30% untuk deposit pilihan Anda.
     Uma vez por mês, 30% a mais em um depósito à sua escolha.
     เดือนละครั้ง รับเพิ่ม 30% จากยอดฝากที่คุณเลือก
     Pick one deposit a month. We add 30%.
     Mỗi tháng một lần, tặng thêm 30% cho lần nạp bạn chọn.`,
  ),
  4: words(
    `首存翻倍
     Your first deposit, doubled
     Deposit pertama dilipatgandakan
     Seu primeiro depósito em dobro
     ฝากครั้งแรกรับสองเท่า
     Two for the price of one
     Nhân đôi lần nạp đầu`,
    `首次存款赠送 100%，最高 300 万越南盾。
     100% on your first deposit, up to 3,000,000 VND.
     100% untuk deposit pertama, hingga 3.000.000 VND.
     100% no primeiro depósito, até 3.000.000 VND.
     รับ 100% ในการฝากครั้งแรก สูงสุด 3,000,000 ดอง
     You bring one, we bring one. Up to 3,000,000 VND.
     Tặng 100% lần nạp đầu tiên, tối đa 3.000.000 VND.`,
  ),
  5: words(
    `二存六成
     The second step
     Langkah kedua
     O segundo passo
     ก้าวที่สอง
     Back for more
     Bước thứ hai`,
    `第二次存款加赠 60%，最高 200 万越南盾。
     60% on your second deposit, up to 2,000,000 VND.
     60% untuk deposit kedua, hingga 2.000.000 VND.
     60% no segundo depósito, até 2.000.000 VND.
     รับ 60% ในการฝากครั้งที่สอง สูงสุด 2,000,000 ดอง
     Came back? Good. 60%, up to 2,000,000 VND.
     Tặng 60% lần nạp thứ hai, tối đa 2.000.000 VND.`,
  ),
  6: words(
    `新手七日护航
     Seven gentle days
     Tujuh hari pertama
     Sete dias tranquilos
     เจ็ดวันแรกสบายใจ
     Training wheels
     Bảy ngày đầu nhẹ nhàng`,
    `注册后前七天，每日净亏损返还 10%。
     For seven days after you join, 10% of each day's net loss comes back.
     Tujuh hari setelah bergabung, 10% kerugian bersih harian kembali.
     Nos sete dias após o cadastro, 10% da perda líquida diária volta.
     เจ็ดวันหลังสมัคร คืน 10% ของยอดเสียสุทธิรายวัน
     A week of soft landings: 10% of a bad day comes home.
     Bảy ngày sau khi đăng ký, hoàn 10% khoản thua ròng mỗi ngày.`,
  ),
  7: words(
    `捕鱼锦标赛
     The great fishing week
     Pekan tembak ikan
     Semana da grande pescaria
     สัปดาห์ยิงปลาสุดยิ่งใหญ่
     Biggest fish wins
     Tuần lễ săn cá lớn`,
    `任意捕鱼游戏累计积分，前 100 名瓜分 5,000 万越南盾。
     Points in any fishing game; the best hundred share 50,000,000 VND.
     Poin di game tembak ikan; seratus terbaik berbagi 50.000.000 VND.
     Pontos em qualquer jogo de pesca; os cem melhores dividem 50.000.000 VND.
     สะสมแต้มเกมยิงปลา 100 อันดับแรกแบ่ง 50,000,000 ดอง
     Every catch counts. A hundred of you split 50,000,000 VND.
     Tích điểm ở mọi trò bắn cá; 100 người đầu chia 50.000.000 VND.`,
  ),
  8: words(
    `八八红包季
     The red-envelope season
     Musim angpao
     Temporada dos envelopes vermelhos
     เทศกาลอั่งเปา
     Red envelopes, no aunties
     Mùa lì xì`,
    `存 88,000 起，加赠 88%，最高 888,000 越南盾。
     88% on deposits from 88,000 VND, up to 888,000 VND.
     88% untuk deposit mulai 88.000 VND, hingga 888.000 VND.
     88% em depósitos a partir de 88.000 VND, até 888.000 VND.
     ฝากตั้งแต่ 88,000 ดอง รับ 88% สูงสุด 888,000 ดอง
     Eights all the way down: 88%, up to 888,000 VND.
     Tặng 88% khi nạp từ 88.000 VND, tối đa 888.000 VND.`,
  ),
  9: words(
    `每日首充
     The morning coin
     Koin pagi
     A moeda da manhã
     เหรียญยามเช้า
     The early coin
     Đồng xu buổi sáng`,
    `每日首笔存款加赠 5%，最高 30 万越南盾。
     5% on the first deposit of every day, up to 300,000 VND.
     5% untuk deposit pertama setiap hari, hingga 300.000 VND.
     5% no primeiro depósito de cada dia, até 300.000 VND.
     รับ 5% จากการฝากแรกของทุกวัน สูงสุด 300,000 ดอง
     First coin in, 5% more. Every single day.
     Tặng 5% lần nạp đầu mỗi ngày, tối đa 300.000 VND.`,
  ),
  10: words(
    `串关加奖
     Parlay boost
     Bonus mix parlay
     Turbo nas múltiplas
     โบนัสสเต็ป
     One more leg
     Thưởng cược xiên`,
    `三串以上中奖，赢利再加 3%。
     Win a parlay of three or more and add 3% to what you won.
     Menang parlay tiga pilihan atau lebih, tambah 3% kemenangan.
     Ganhe uma múltipla de três ou mais e some 3% ao lucro.
     ถูกสเต็ปสามคู่ขึ้นไป รับเพิ่ม 3% ของกำไร
     Three legs or more and it came in? Have 3% on us.
     Thắng cược xiên từ ba trận, cộng thêm 3% tiền thắng.`,
  ),
  11: words(
    `真人百家返水
     Live tables rebate
     Rebate kasino langsung
     Rebate das mesas ao vivo
     คืนยอดคาสิโนสด
     The dealer tips you
     Hoàn trả casino trực tuyến`,
    `真人桌台有效投注每日返还 0.8%。
     0.8% of every valid bet at the live tables, paid daily.
     0,8% dari taruhan sah di meja langsung, dibayar harian.
     0,8% de cada aposta válida nas mesas ao vivo, pago por dia.
     คืน 0.8% ของเดิมพันโต๊ะสดทุกวัน
     0.8% of every hand, every day. You're welcome.
     Hoàn 0,8% tiền cược hợp lệ tại bàn trực tiếp mỗi ngày.`,
  ),
  12: words(
    `晋级礼金
     A present for every level
     Hadiah setiap naik level
     Um presente a cada nível
     ของขวัญทุกระดับ
     Levelled up? Unwrap it
     Quà thăng hạng`,
    `每升一级 VIP 即得礼金，最高 8,888,000 越南盾。
     Each new VIP level brings a gift, up to 8,888,000 VND.
     Setiap level VIP baru membawa hadiah, hingga 8.888.000 VND.
     Cada novo nível VIP traz um presente, até 8.888.000 VND.
     เลื่อนระดับ VIP รับของขวัญสูงสุด 8,888,000 ดอง
     New level, new present, up to 8,888,000 VND.
     Mỗi hạng VIP mới nhận một phần quà, tối đa 8.888.000 VND.`,
  ),
  13: words(
    `VIP 月度返还
     The club's monthly return
     Pengembalian bulanan klub
     O retorno mensal do clube
     คืนยอดรายเดือนของคลับ
     The club remembers
     Hoàn trả hằng tháng của câu lạc bộ`,
    `VIP 5 级以上会员，每月净亏损返还 15%。
     From VIP level 5, 15% of the month's net loss is returned.
     Mulai VIP level 5, 15% kerugian bersih bulanan dikembalikan.
     A partir do VIP 5, 15% da perda líquida do mês é devolvida.
     VIP ระดับ 5 ขึ้นไป คืน 15% ของยอดเสียสุทธิรายเดือน
     Level 5 and up: a rough month gives 15% back.
     Từ VIP 5, hoàn 15% khoản thua ròng trong tháng.`,
  ),
};

function words(titles: string, summaries: string) {
  return { titles: inEveryLanguage(titles), summaries: inEveryLanguage(summaries) };
}

import { type Article, write } from "./article.ts";

/** Longer reads about playing well. */
export const BLOG_HABITS: readonly Article[] = [
  write(
    {
      slug: "a-limit-is-a-good-companion",
      daysAgo: 22,
      theme: "frost",
      palette: 0,
      subjects: "owl clover emerald fox heartGem luckyStar diamond",
    },
    `限额是好伙伴
A limit is a good companion
Batas adalah teman yang baik
Um limite é boa companhia
ขีดจำกัดคือเพื่อนที่ดี
Set the alarm before the party
Giới hạn là người bạn tốt`,
    `在开始之前决定金额和时间，比在中途决定容易得多。
It is far easier to decide on an amount and a time before you begin than halfway through.
Jauh lebih mudah menentukan jumlah dan waktu sebelum mulai daripada di tengah permainan.
É bem mais fácil decidir valor e tempo antes de começar do que no meio.
ตัดสินใจเรื่องเงินและเวลาก่อนเริ่ม ง่ายกว่าตัดสินใจกลางทางมาก
Future you makes poor decisions. Help them out.
Quyết định số tiền và thời gian trước khi bắt đầu dễ hơn nhiều so với giữa chừng.`,
    `玩得投入的时候，没有人能好好计算。所以请在开始之前就决定：今晚最多花多少，玩到几点。¶# 让它简单一点¶选一个输掉也不心疼的金额，像买电影票一样看待它。定一个闹钟。赢了也到点就走，这才是最难的一条。¶如果您发现自己想把输掉的追回来，请休息一天。客服可以为您设置限额或暂停账户，您只需要说一声。
Nobody calculates well in the middle of a game. So decide before it: how much at most tonight, and until when.¶# Keep it simple¶Choose an amount that would not hurt, and think of it as a ticket to the cinema. Set an alarm. Leave when it rings, also when you are ahead: that is the hard part.¶If you notice that you want to win something back, take a day off. Customer service sets limits or a break for you; you only need to say so.
Tidak ada yang pandai berhitung di tengah permainan. Jadi tentukan sebelumnya: paling banyak berapa malam ini, dan sampai jam berapa.¶# Buat sederhana¶Pilih jumlah yang tidak menyakitkan bila habis, anggap seperti tiket bioskop. Pasang alarm. Pergi saat berbunyi, juga ketika sedang untung: itulah bagian tersulit.¶Jika Anda ingin merebut kembali yang hilang, istirahatlah sehari. Layanan pelanggan dapat memasang batas atau jeda; cukup katakan saja.
Ninguém calcula bem no meio de um jogo. Por isso decida antes: quanto no máximo hoje, e até que horas.¶# Simplifique¶Escolha um valor que não faça falta e pense nele como um ingresso de cinema. Ponha um alarme. Saia quando tocar, mesmo ganhando: essa é a parte difícil.¶Se perceber que quer recuperar o que perdeu, tire um dia de folga. O atendimento define limites ou uma pausa para você; basta pedir.
ไม่มีใครคำนวณได้ดีระหว่างเล่น จึงควรตัดสินใจก่อน: คืนนี้มากที่สุดเท่าไร และเล่นถึงกี่โมง¶# ทำให้ง่าย¶เลือกจำนวนที่เสียไปก็ไม่เดือดร้อน คิดเสียว่าเป็นตั๋วหนัง ตั้งนาฬิกาปลุก แล้วเลิกเมื่อถึงเวลา แม้กำลังได้: ข้อนี้ยากที่สุด¶หากรู้สึกอยากเอาคืน ให้พักหนึ่งวัน ฝ่ายบริการลูกค้าตั้งขีดจำกัดหรือหยุดพักให้ได้ เพียงแค่บอก
Mid-game, everyone is a philosopher and nobody is an accountant. So do the sums first: how much, until when.¶# Make it easy¶Pick a sum you'd spend on a film and popcorn. Set an alarm. When it rings, go. Yes, also when you're winning. Especially then.¶Caught yourself chasing? Take tomorrow off. Our people set limits and breaks, and they never raise an eyebrow.
Không ai tính toán giỏi khi đang mải chơi. Vì vậy hãy quyết định trước: tối nay nhiều nhất bao nhiêu, và đến mấy giờ.¶# Giữ cho đơn giản¶Chọn số tiền mất cũng không tiếc, coi như một tấm vé xem phim. Đặt báo thức. Nghỉ khi chuông reo, kể cả khi đang thắng: đó là phần khó nhất.¶Nếu thấy mình muốn gỡ lại, hãy nghỉ một ngày. Chăm sóc khách hàng sẽ đặt giới hạn hoặc tạm nghỉ cho bạn; chỉ cần nói một tiếng.`,
  ),
  write(
    {
      slug: "how-to-read-a-bonus",
      daysAgo: 30,
      theme: "fortune",
      palette: 1,
      subjects: "redPacket ingot goldFan lantern coin koi firecrackers",
    },
    `怎样读懂一个红利
How to read a bonus
Cara membaca bonus
Como ler um bônus
อ่านโบนัสให้เป็น
The small print, in large print
Đọc một khoản thưởng thế nào`,
    `流水、上限、期限：三个数字决定一个红利值不值得。
Turnover, ceiling, deadline: three numbers decide whether a bonus is worth it.
Turnover, batas, tenggat: tiga angka menentukan apakah bonus layak diambil.
Rollover, teto, prazo: três números decidem se um bônus vale a pena.
เทิร์นโอเวอร์ เพดาน กำหนดเวลา: สามตัวเลขบอกว่าโบนัสคุ้มหรือไม่
Three numbers and a deep breath.
Vòng cược, mức trần, thời hạn: ba con số cho biết khoản thưởng có đáng không.`,
    `红利不是礼物，而是带条件的钱。条件写在每个优惠的详情里，领取之前就能看到。¶# 三个数字¶流水：要玩多少才能提现。五倍流水的 100 意味着 500 的投注。上限：最多能得多少。期限：哪一天失效，剩下的红利也一同失效，您自己的钱不会。¶算一算，如果您本来就不打算玩那么多，不领也是一个好决定。
A bonus is no gift: it is money with a condition. The condition stands in the details of each promotion, before you take it.¶# Three numbers¶Turnover: how much must be played before it can be withdrawn. 100 with a turnover of five means bets of 500. Ceiling: the most you can get. Deadline: the day when what is left of the bonus is lost; your own money is not.¶Do the sum. If you would not have played that much anyway, not taking it is a good decision too.
Bonus bukan hadiah, melainkan uang bersyarat. Syaratnya ada di rincian setiap promo, sebelum Anda mengambilnya.¶# Tiga angka¶Turnover: berapa yang harus dimainkan sebelum dapat ditarik. 100 dengan turnover lima berarti taruhan 500. Batas: paling banyak yang bisa didapat. Tenggat: hari ketika sisa bonus hangus; uang Anda sendiri tidak.¶Hitunglah. Jika Anda memang tidak berniat bermain sebanyak itu, tidak mengambilnya juga keputusan yang baik.
Um bônus não é presente: é dinheiro com condição. A condição está nos detalhes de cada promoção, antes de você aceitar.¶# Três números¶Rollover: quanto precisa ser jogado antes do saque. 100 com rollover de cinco significa 500 em apostas. Teto: o máximo que você recebe. Prazo: o dia em que o resto do bônus se perde; o seu dinheiro, não.¶Faça a conta. Se você não jogaria tanto assim de qualquer forma, recusar também é uma boa decisão.
โบนัสไม่ใช่ของขวัญ แต่เป็นเงินที่มีเงื่อนไข เงื่อนไขอยู่ในรายละเอียดของแต่ละโปรโมชั่น อ่านได้ก่อนรับ¶# สามตัวเลข¶เทิร์นโอเวอร์: ต้องเล่นเท่าไรจึงถอนได้ 100 กับเทิร์นห้าเท่าคือเดิมพัน 500 เพดาน: ได้มากที่สุดเท่าไร กำหนดเวลา: วันที่โบนัสที่เหลือหมดอายุ เงินของคุณเองไม่หมด¶ลองคำนวณดู หากไม่ได้ตั้งใจเล่นมากขนาดนั้นอยู่แล้ว การไม่รับก็เป็นการตัดสินใจที่ดี
A bonus is a present that wants to be taken for a walk. How far, it says on the label, before you unwrap it.¶# Three numbers¶Turnover: a hundred at times five wants five hundred in bets. Ceiling: where the generosity ends. Deadline: when the pumpkin turns up; your own coins stay coins.¶Do the sum. Saying no, thank you is a perfectly elegant move.
Tiền thưởng không phải quà tặng mà là tiền có điều kiện. Điều kiện ghi trong chi tiết mỗi khuyến mãi, trước khi bạn nhận.¶# Ba con số¶Vòng cược: phải chơi bao nhiêu mới được rút. 100 với năm vòng nghĩa là cược 500. Mức trần: nhận nhiều nhất bao nhiêu. Thời hạn: ngày phần thưởng còn lại mất hiệu lực; tiền của bạn thì không.¶Hãy tính thử. Nếu vốn không định chơi nhiều đến vậy, không nhận cũng là quyết định hay.`,
  ),
  write(
    {
      slug: "keep-your-account-yours",
      daysAgo: 41,
      theme: "magic",
      palette: 0,
      subjects: "crystalBall spellbook compass owl potion luckyStar clover",
    },
    `让账户只属于您
Keep your account yours
Jaga akun tetap milik Anda
Mantenha sua conta sua
ให้บัญชีเป็นของคุณคนเดียว
Hands off: mine
Giữ tài khoản là của riêng bạn`,
    `三个好习惯，比任何技术都管用。
Three habits that do more than any technology.
Tiga kebiasaan yang lebih ampuh dari teknologi apa pun.
Três hábitos que valem mais do que qualquer tecnologia.
สามนิสัยที่ได้ผลกว่าเทคโนโลยีใด ๆ
Three habits, one moat.
Ba thói quen hữu ích hơn mọi công nghệ.`,
    `第一，用一个别处没有用过的密码。长比复杂更重要：四个不相干的词就很好。¶第二，看一眼您的设备列表。它在账户菜单里，写着谁在哪里登录。不认识的设备，一键退出。¶第三，我们的员工从不问您的密码或验证码。任何这样问的人，都不是我们的人。请通过意见反馈告诉我们。
First: a password that you use nowhere else. Long beats complicated: four words that have nothing to do with each other do very well.¶Second: look at your list of devices now and then. It is in the account menu and says where you are logged in. One that you don't know can be logged out with a click.¶Third: our people never ask for your password or for a code. Whoever does is not one of us. Tell us about it, by feedback.
Pertama: kata sandi yang tidak dipakai di tempat lain. Panjang lebih penting daripada rumit: empat kata yang tak berkaitan sudah sangat baik.¶Kedua: sesekali lihat daftar perangkat Anda. Letaknya di menu akun dan menunjukkan di mana Anda masuk. Perangkat asing bisa dikeluarkan sekali klik.¶Ketiga: petugas kami tidak pernah meminta kata sandi atau kode. Siapa pun yang memintanya bukan orang kami. Beri tahu kami lewat masukan.
Primeiro: uma senha que você não usa em mais nenhum lugar. Longa vale mais que complicada: quatro palavras sem relação já são ótimas.¶Segundo: olhe de vez em quando sua lista de aparelhos. Ela fica no menu da conta e diz onde você está conectado. Um desconhecido sai com um clique.¶Terceiro: nossa equipe nunca pede sua senha nem um código. Quem pede não é dos nossos. Conte para nós pelo formulário de opinião.
ข้อแรก: ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น ความยาวสำคัญกว่าความซับซ้อน คำสี่คำที่ไม่เกี่ยวกันก็ดีมากแล้ว¶ข้อสอง: ดูรายการอุปกรณ์ของคุณเป็นครั้งคราว อยู่ในเมนูบัญชี บอกว่าคุณเข้าสู่ระบบที่ใด อุปกรณ์ที่ไม่รู้จักออกได้ในคลิกเดียว¶ข้อสาม: พนักงานของเราไม่เคยถามรหัสผ่านหรือรหัสยืนยัน ใครถามไม่ใช่คนของเรา โปรดแจ้งเราผ่านแบบฟอร์มความคิดเห็น
One: a password that lives here and nowhere else. Long beats clever. Four words that never met at a party will do.¶Two: peek at your list of devices. It's in the account menu. See a stranger? One click, out they go.¶Three: we never ask for your password or a code. Someone did? Not us. Tell on them, by feedback.
Một: dùng mật khẩu không dùng ở nơi nào khác. Dài tốt hơn phức tạp: bốn từ chẳng liên quan gì nhau là rất tốt.¶Hai: thỉnh thoảng xem danh sách thiết bị. Nó ở trong menu tài khoản và cho biết bạn đăng nhập ở đâu. Thiết bị lạ có thể đăng xuất bằng một cú bấm.¶Ba: nhân viên chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận. Ai hỏi thì không phải người của chúng tôi. Hãy báo cho chúng tôi qua góp ý.`,
  ),
];

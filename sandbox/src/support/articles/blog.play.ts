import { type Article, write } from "./article.ts";

/** Longer reads about how games work. */
export const BLOG_PLAY: readonly Article[] = [
  write(
    {
      slug: "how-a-slot-decides",
      daysAgo: 3,
      theme: "gems",
      palette: 1,
      subjects: "diamond emerald crown jewel heartGem coin luckyStar",
    },
    `老虎机如何决定结果
How a slot decides
Bagaimana slot menentukan hasil
Como um slot decide
สล็อตตัดสินผลอย่างไร
What the reels know before you do
Máy quay quyết định thế nào`,
    `每一转都在服务器上抽取。返还率说明什么，又不说明什么。
Every spin is drawn on a server. What the return to player tells you, and what it does not.
Setiap putaran diundi di server. Apa arti RTP, dan apa yang tidak dijanjikannya.
Cada giro é sorteado em um servidor. O que o RTP diz, e o que ele não diz.
ทุกการหมุนถูกสุ่มบนเซิร์ฟเวอร์ ค่า RTP บอกอะไร และไม่ได้บอกอะไร
The dice are thrown in another room, and the reels act surprised.
Mỗi vòng quay được rút trên máy chủ. Tỷ lệ hoàn trả nói gì, và không nói gì.`,
    `按下按钮的那一刻，结果就已经在游戏厂商的服务器上抽好了。卷轴只是把它演给您看。停得早或晚，都不会改变结果。¶# 返还率是长期的平均数¶返还率 96% 的意思是：在几百万转之后，平均每投入 100 返还 96。一个晚上可能高得多，也可能低得多。上一转不会影响下一转。¶每款游戏的信息页都写明返还率、波动性和线数。先看一眼，再决定是否适合您。
The moment you press the button, the result has been drawn on the studio's server. The reels only perform it. Stopping them early or late changes nothing.¶# The return is an average over a very long time¶A return of 96% means that after millions of spins, 96 of every 100 staked have been paid back. One evening can lie far above that, or far below. The last spin knows nothing of the next.¶Each game's information sheet names its return, its volatility and its lines. Have a look before you decide whether it suits you.
Begitu tombol ditekan, hasilnya sudah diundi di server studio. Gulungan hanya memperlihatkannya. Berhenti lebih cepat atau lambat tidak mengubah apa pun.¶# RTP adalah rata-rata jangka sangat panjang¶RTP 96% berarti setelah jutaan putaran, 96 dari setiap 100 taruhan telah dibayarkan kembali. Satu malam bisa jauh di atas atau jauh di bawahnya. Putaran terakhir tidak memengaruhi putaran berikutnya.¶Lembar informasi setiap game memuat RTP, volatilitas, dan jumlah garis. Lihat dulu sebelum memutuskan apakah cocok untuk Anda.
No instante em que você aperta o botão, o resultado já foi sorteado no servidor do estúdio. Os rolos apenas o encenam. Pará-los antes ou depois não muda nada.¶# O retorno é uma média de muito longo prazo¶Um retorno de 96% significa que, depois de milhões de giros, 96 de cada 100 apostados foram devolvidos. Uma noite pode ficar muito acima ou muito abaixo disso. O último giro não sabe nada do próximo.¶A ficha de cada jogo informa o retorno, a volatilidade e as linhas. Dê uma olhada antes de decidir se ele combina com você.
ทันทีที่คุณกดปุ่ม ผลก็ถูกสุ่มไว้แล้วบนเซิร์ฟเวอร์ของค่ายเกม วงล้อเพียงแค่แสดงให้ดู จะหยุดเร็วหรือช้าก็ไม่เปลี่ยนผล¶# RTP คือค่าเฉลี่ยในระยะยาวมาก¶RTP 96% หมายความว่าหลังหมุนหลายล้านครั้ง ทุก 100 ที่เดิมพันจะจ่ายคืนเฉลี่ย 96 คืนเดียวอาจสูงหรือต่ำกว่านั้นมาก รอบที่แล้วไม่มีผลต่อรอบถัดไป¶หน้าข้อมูลของแต่ละเกมบอก RTP ความผันผวน และจำนวนไลน์ ดูก่อนแล้วค่อยตัดสินใจว่าเหมาะกับคุณหรือไม่
You press, and somewhere a server has already made up its mind. The reels are theatre: stop them early, stop them late, the ending is written.¶# The return is a marathon runner¶96% means that after millions of spins, 96 of every 100 came home. Tonight is a hundred metres, and anything goes on a hundred metres. The last spin and the next have never met.¶Return, volatility and lines stand on each game's sheet. Read it like a menu: before ordering.
Ngay khi bạn bấm nút, kết quả đã được rút trên máy chủ của hãng game. Các cuộn chỉ trình diễn lại. Dừng sớm hay muộn cũng không thay đổi gì.¶# Tỷ lệ hoàn trả là trung bình rất dài hạn¶Tỷ lệ 96% nghĩa là sau hàng triệu vòng quay, cứ 100 tiền cược thì 96 đã được trả lại. Một buổi tối có thể cao hơn hoặc thấp hơn rất nhiều. Vòng trước không biết gì về vòng sau.¶Trang thông tin của mỗi trò ghi rõ tỷ lệ hoàn trả, độ biến động và số dòng. Hãy xem trước khi quyết định có hợp với bạn không.`,
  ),
  write(
    {
      slug: "check-a-draw",
      daysAgo: 8,
      theme: "lotto",
      palette: 0,
      subjects: "ballCluster luckyBall ticket drum keno coin luckyStar",
    },
    `如何亲自核对一次开奖
How to check a draw yourself
Cara memeriksa sendiri sebuah undian
Como conferir um sorteio por conta própria
วิธีตรวจสอบการออกรางวัลด้วยตัวเอง
Don't trust us: check
Tự kiểm tra một kỳ quay số`,
    `开奖前我们公布种子的指纹，开奖后公布种子本身。您可以验证二者相符。
Before a draw we publish a fingerprint of its seed, afterwards the seed itself. You can check that they belong together.
Sebelum undian kami menerbitkan sidik jari seed, sesudahnya seed itu sendiri. Anda bisa memeriksa kecocokannya.
Antes do sorteio publicamos a impressão digital da semente; depois, a própria semente. Você pode conferir se combinam.
ก่อนออกรางวัลเราเผยแพร่ลายนิ้วมือของค่าเริ่มต้น หลังออกรางวัลเผยแพร่ค่านั้นเอง คุณตรวจสอบได้ว่าตรงกัน
We seal the envelope before the draw and open it after. You hold it up to the light.
Trước kỳ quay chúng tôi công bố dấu vân tay của hạt giống, sau đó là chính hạt giống. Bạn có thể đối chiếu.`,
    `一期彩票的号码由一个随机种子算出。种子在开盘时就已确定，我们同时公布它的 SHA-256 指纹。没有人能在之后换掉种子，而指纹不变。¶# 怎么核对¶开奖后，种子会出现在结果旁边。用任何 SHA-256 工具计算它，结果应与开盘时的指纹相同。再按公布的算法，就能得到同样的号码。¶如果有一天对不上，请写信给我们，也请告诉所有人。
The numbers of a draw are computed from a random seed. The seed is fixed when the draw opens, and its SHA-256 fingerprint is published at the same time. Nobody can exchange the seed later and keep the fingerprint.¶# How to check¶After the draw the seed stands beside the result. Put it through any SHA-256 tool: it must give the fingerprint that was there when you placed your bet. The published method then leads to the same numbers.¶Should it ever not match, write to us, and tell everybody.
Angka undian dihitung dari seed acak. Seed ditetapkan saat undian dibuka, dan sidik jari SHA-256-nya diterbitkan saat itu juga. Tidak ada yang bisa menukar seed tanpa mengubah sidik jarinya.¶# Cara memeriksa¶Setelah undian, seed muncul di samping hasil. Masukkan ke alat SHA-256 mana pun: hasilnya harus sama dengan sidik jari saat Anda memasang taruhan. Metode yang diterbitkan lalu menghasilkan angka yang sama.¶Jika suatu hari tidak cocok, tulislah kepada kami, dan beri tahu semua orang.
Os números de um sorteio são calculados a partir de uma semente aleatória. A semente é fixada quando o sorteio abre, e sua impressão digital SHA-256 é publicada no mesmo momento. Ninguém consegue trocar a semente e manter a impressão.¶# Como conferir¶Depois do sorteio, a semente aparece ao lado do resultado. Passe-a por qualquer ferramenta SHA-256: deve dar a impressão que estava lá quando você apostou. O método publicado leva então aos mesmos números.¶Se um dia não combinar, escreva para nós, e conte para todo mundo.
ตัวเลขของแต่ละงวดคำนวณจากค่าเริ่มต้นแบบสุ่ม ค่านี้ถูกกำหนดเมื่อเปิดงวด และลายนิ้วมือ SHA-256 ถูกเผยแพร่พร้อมกัน ไม่มีใครเปลี่ยนค่าภายหลังโดยที่ลายนิ้วมือคงเดิมได้¶# วิธีตรวจสอบ¶หลังออกรางวัล ค่าเริ่มต้นจะแสดงข้างผล นำไปคำนวณด้วยเครื่องมือ SHA-256 ใดก็ได้ ต้องได้ลายนิ้วมือเดียวกับตอนที่คุณวางเดิมพัน จากนั้นวิธีที่เผยแพร่จะให้ตัวเลขเดียวกัน¶หากวันใดไม่ตรง โปรดเขียนถึงเรา และบอกทุกคน
The numbers grow from a seed. The seed is picked when the draw opens, and its SHA-256 fingerprint goes up on the wall right then. Swap the seed, and the print no longer fits.¶# Play detective¶After the draw the seed steps into the light. Run it through any SHA-256 tool and compare it with the print on the wall. Then follow the recipe: same seed, same numbers.¶If it ever doesn't fit, shout. Loudly.
Các con số của kỳ quay được tính từ một hạt giống ngẫu nhiên. Hạt giống được cố định khi kỳ mở, và dấu vân tay SHA-256 của nó được công bố cùng lúc. Không ai có thể đổi hạt giống mà giữ nguyên dấu vân tay.¶# Cách kiểm tra¶Sau kỳ quay, hạt giống nằm cạnh kết quả. Đưa nó qua bất kỳ công cụ SHA-256 nào: phải ra đúng dấu vân tay lúc bạn đặt cược. Phương pháp công bố sẽ cho ra cùng các con số.¶Nếu có ngày không khớp, hãy viết cho chúng tôi, và nói cho mọi người biết.`,
  ),
  write(
    {
      slug: "try-it-first",
      daysAgo: 15,
      theme: "fruit",
      palette: 0,
      subjects: "seven cherries lemon melon luckyStar coin bell",
    },
    `先试后玩
Try it first
Coba dulu
Experimente antes
ลองก่อนเล่นจริง
Kick the tyres
Thử trước đã`,
    `试玩模式用的是游戏币，规则却和真钱一样。用它学什么最有用？
Demo games use play money and the same rules as the real ones. What they are good for.
Game demo memakai uang mainan dengan aturan yang sama. Inilah gunanya.
Os jogos demo usam dinheiro fictício e as mesmas regras. Veja para que servem.
เกมทดลองใช้เงินสมมติแต่กติกาเหมือนจริง มีประโยชน์อย่างไร
Same rules, pretend money, no hangover.
Trò chơi thử dùng tiền ảo và cùng luật chơi. Đây là ích lợi của nó.`,
    `试玩账户有一万游戏币，两小时后结束，不需要登记任何资料。抽奖的方式与真钱游戏完全相同。¶# 用它来了解三件事¶第一，节奏：有的游戏小奖频繁，有的长时间安静。第二，规则：免费旋转和倍数怎么触发。第三，您自己：玩多久会觉得累？¶试玩里的好运不会带到真钱里去，坏运气也不会。
A demo account has 10,000 in play money, ends after two hours and asks for nothing about you. Its draws are made the same way as those for real money.¶# Three things to learn¶The pace: some games pay little and often, others are quiet for a long time. The rules: what starts free spins, and when do multipliers count? And yourself: after how long does it stop being fun?¶Luck in a demo doesn't carry over to real play. Neither does bad luck.
Akun demo berisi 10.000 uang mainan, berakhir setelah dua jam, dan tidak menanyakan data apa pun. Undiannya dilakukan dengan cara yang sama seperti uang sungguhan.¶# Tiga hal yang bisa dipelajari¶Irama: sebagian game sering membayar kecil, sebagian lama sunyi. Aturan: apa yang memicu putaran gratis, kapan pengali berlaku? Dan diri Anda: setelah berapa lama tidak lagi menyenangkan?¶Keberuntungan di demo tidak terbawa ke permainan nyata. Begitu juga kesialan.
Uma conta demo tem 10.000 em dinheiro fictício, termina depois de duas horas e não pergunta nada sobre você. Os sorteios são feitos do mesmo jeito que os de dinheiro real.¶# Três coisas para aprender¶O ritmo: alguns jogos pagam pouco e sempre, outros ficam quietos por muito tempo. As regras: o que inicia os giros grátis, e quando valem os multiplicadores? E você: depois de quanto tempo deixa de ser divertido?¶A sorte na demo não passa para o jogo real. O azar também não.
บัญชีทดลองมีเงินสมมติ 10,000 สิ้นสุดหลังสองชั่วโมง และไม่ถามข้อมูลใด ๆ การสุ่มทำเหมือนกับการเล่นด้วยเงินจริง¶# สามสิ่งที่ควรเรียนรู้¶จังหวะ: บางเกมจ่ายน้อยแต่บ่อย บางเกมเงียบนาน กติกา: อะไรเริ่มฟรีสปิน ตัวคูณนับเมื่อใด และตัวคุณเอง: เล่นนานแค่ไหนจึงหมดสนุก¶โชคในเกมทดลองไม่ติดไปเกมจริง โชคร้ายก็เช่นกัน
You get 10,000 in pretend money, two hours, and no questions asked. The draws don't know that the money is pretend.¶# Learn three things¶Its rhythm: some games whisper all night, some sulk and then shout. Its rules: what wakes the free spins? And yourself: when does fun pack its bags?¶Demo luck stays in the demo. Happily, so does demo misery.
Tài khoản thử có 10.000 tiền ảo, kết thúc sau hai giờ và không hỏi thông tin gì. Kết quả được rút giống hệt như chơi bằng tiền thật.¶# Ba điều nên học¶Nhịp điệu: có trò trả ít mà thường xuyên, có trò im lặng rất lâu. Luật chơi: điều gì kích hoạt vòng quay miễn phí, khi nào hệ số nhân có tác dụng? Và chính bạn: chơi bao lâu thì hết vui?¶May mắn khi chơi thử không theo sang chơi thật. Xui xẻo cũng vậy.`,
  ),
];

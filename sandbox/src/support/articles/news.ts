import { type Article, write } from "./article.ts";

/** What is new. */
export const NEWS: readonly Article[] = [
  write(
    {
      slug: "atrium-on-your-home-screen",
      daysAgo: 1,
      theme: "space",
      palette: 0,
      subjects: "rocket planet comet ufo diamond planet comet",
    },
    `把 Atrium 放到主屏幕
Atrium on your home screen
Atrium di layar utama Anda
O Atrium na sua tela inicial
Atrium บนหน้าจอหลักของคุณ
A doormat for your phone
Atrium trên màn hình chính`,
    `现在可以直接从浏览器安装，不需要应用商店。
It can now be installed straight from the browser, without a store.
Kini dapat dipasang langsung dari browser, tanpa toko aplikasi.
Agora dá para instalar direto do navegador, sem loja.
ติดตั้งได้จากเบราว์เซอร์โดยตรง ไม่ต้องผ่านร้านค้า
No store, no queue, one tap.
Nay có thể cài thẳng từ trình duyệt, không cần cửa hàng ứng dụng.`,
    `在支持的浏览器里，侧边菜单和下载页面会出现“安装应用”。点一下，Atrium 就有了自己的图标和窗口。¶没有网络的时候，它照样会打开，并告诉您现在离线。网络一回来，它会自己继续。¶您的账户和余额从不保存在设备上。
Where the browser allows it, the side menu and the download page offer “Install app”. One tap, and Atrium has an icon and a window of its own.¶Without a network it still opens and says that you are offline. When the network is back, it goes on by itself.¶Your account and your balance are never kept on the device.
Bila browser mengizinkan, menu samping dan halaman unduhan menawarkan “Pasang aplikasi”. Sekali ketuk, Atrium punya ikon dan jendela sendiri.¶Tanpa jaringan pun ia tetap terbuka dan memberi tahu bahwa Anda offline. Saat jaringan kembali, ia melanjutkan sendiri.¶Akun dan saldo Anda tidak pernah disimpan di perangkat.
Onde o navegador permite, o menu lateral e a página de download oferecem “Instalar app”. Um toque, e o Atrium ganha ícone e janela próprios.¶Sem rede ele ainda abre e avisa que você está offline. Quando a rede volta, ele continua sozinho.¶Sua conta e seu saldo nunca ficam guardados no aparelho.
เมื่อเบราว์เซอร์รองรับ เมนูด้านข้างและหน้าดาวน์โหลดจะมี “ติดตั้งแอป” แตะครั้งเดียว Atrium ก็มีไอคอนและหน้าต่างของตัวเอง¶แม้ไม่มีเครือข่าย แอปก็ยังเปิดและบอกว่าคุณออฟไลน์ เมื่อเครือข่ายกลับมาก็ทำงานต่อเอง¶บัญชีและยอดเงินของคุณไม่ถูกเก็บไว้ในเครื่อง
Browser willing, you'll find “Install app” in the side menu and on the download page. One tap, and we have our own little window.¶Lost in a tunnel? It opens anyway and admits that it is offline. Out of the tunnel, it carries on.¶Your money never sleeps on the phone. It sleeps with us.
Khi trình duyệt cho phép, menu bên và trang tải xuống có nút “Cài ứng dụng”. Một chạm, Atrium có biểu tượng và cửa sổ riêng.¶Không có mạng, ứng dụng vẫn mở và báo bạn đang ngoại tuyến. Có mạng lại, nó tự tiếp tục.¶Tài khoản và số dư của bạn không bao giờ lưu trên thiết bị.`,
  ),
  write(
    {
      slug: "a-draw-every-minute",
      daysAgo: 4,
      theme: "lotto",
      palette: 1,
      subjects: "drum ballCluster ticket luckyBall keno coin luckyBall",
    },
    `每分钟一次开奖
A draw every minute
Undian setiap menit
Um sorteio por minuto
ออกรางวัลทุกนาที
Sixty seconds to suspense
Mỗi phút một kỳ quay`,
    `彩票大厅开放：一分钟、三分钟、五分钟，还有每天的越南彩票。
The lottery hall is open: every minute, every three, every five, and the daily Vietnamese draws.
Aula lotre dibuka: tiap satu, tiga, lima menit, dan undian Vietnam harian.
O salão da loteria abriu: a cada um, três e cinco minutos, e os sorteios diários do Vietnã.
เปิดห้องหวยแล้ว: ทุกหนึ่ง สาม ห้านาที และหวยเวียดนามรายวัน
Fast draws, slow draws, one hall.
Sảnh xổ số đã mở: mỗi một, ba, năm phút, và xổ số Việt Nam hằng ngày.`,
    `彩票大厅里有五个数字的分分彩、三分钟的骰子、五分钟的赛车，以及每天傍晚的越南北部和南部彩票。¶每一期都有倒计时、往期号码和频率图。封盘之后不再接受投注，开奖结果立刻出现在屏幕上，不用刷新。¶每期的种子都可以核对，方法写在博客里。
The lottery hall has five digits every minute, dice every three, a race of ten every five, and every evening the Vietnamese draws of north and south.¶Each shows the time that is left, the numbers before, and how often each came. After the close no bet is taken, and the result comes to your screen by itself.¶Every draw's seed can be checked. The blog says how.
Aula lotre menyajikan lima angka tiap menit, dadu tiap tiga menit, balapan sepuluh tiap lima menit, dan setiap sore undian Vietnam utara dan selatan.¶Setiap undian menampilkan sisa waktu, angka sebelumnya, dan seberapa sering muncul. Setelah ditutup tidak ada taruhan diterima, dan hasilnya muncul sendiri di layar.¶Seed setiap undian dapat diperiksa. Caranya ada di blog.
O salão tem cinco dígitos a cada minuto, dados a cada três, uma corrida de dez a cada cinco, e todo fim de tarde os sorteios do norte e do sul do Vietnã.¶Cada um mostra o tempo que resta, os números anteriores e a frequência de cada um. Depois do fechamento nenhuma aposta entra, e o resultado chega à sua tela sozinho.¶A semente de cada sorteio pode ser conferida. O blog explica como.
ห้องหวยมีห้าหลักทุกนาที ลูกเต๋าทุกสามนาที แข่งสิบคันทุกห้านาที และทุกเย็นมีหวยเวียดนามเหนือและใต้¶แต่ละงวดแสดงเวลาที่เหลือ เลขที่ออกก่อนหน้า และความถี่ของแต่ละเลข หลังปิดรับแล้วไม่รับเดิมพันอีก ผลจะขึ้นบนจอเอง¶ค่าเริ่มต้นของทุกงวดตรวจสอบได้ วิธีอยู่ในบล็อก
Five digits every minute, dice every three, ten racers every five. And at dusk, Vietnam draws, north and south.¶Clock ticking, history hanging on the wall, favourites counted. Once it's closed, it's closed; the result walks onto your screen.¶Suspicious? Good. The blog shows you how to check.
Sảnh xổ số có năm chữ số mỗi phút, xúc xắc mỗi ba phút, đua mười xe mỗi năm phút, và mỗi chiều là xổ số miền Bắc và miền Nam.¶Mỗi kỳ hiện thời gian còn lại, các số trước đó và tần suất từng số. Sau khi đóng không nhận cược nữa, kết quả tự hiện lên màn hình.¶Hạt giống của mỗi kỳ đều có thể kiểm tra. Cách làm có trong blog.`,
  ),
  write(
    {
      slug: "news-that-arrives",
      daysAgo: 9,
      theme: "night",
      palette: 0,
      subjects: "owl planet lantern luckyStar clover coin diamond",
    },
    `公告会自己来
News that arrives by itself
Pengumuman yang datang sendiri
Notícias que chegam sozinhas
ประกาศที่มาถึงเอง
The postman rings once
Thông báo tự đến`,
    `新公告会立刻出现，已读和未读分得清清楚楚。
New announcements appear at once, and you can see which ones you have read.
Pengumuman baru langsung muncul, dan Anda bisa melihat mana yang sudah dibaca.
Novos avisos aparecem na hora, e você vê quais já leu.
ประกาศใหม่ขึ้นทันที และเห็นได้ว่าอ่านแล้วหรือยัง
Fresh ink, no refresh.
Thông báo mới hiện ngay, và bạn thấy rõ cái nào đã đọc.`,
    `从今天起，重要的消息一发布就会出现在您的屏幕上，无需刷新页面。它只占一行，几秒后自己消失。¶铃铛上的圆点表示有您还没读的公告。打开即为已读，也可以一次全部标为已读。¶已读标记保存在您的浏览器里，每个用户名各自一份。
From today important news is on your screen as soon as it is out, without a reload. It takes one line and goes after a few seconds.¶A dot on the bell means that there is something you have not read. Opening an announcement counts as reading it, and all of them can be marked as read at once.¶The marks are kept in your browser, for each user name apart.
Mulai hari ini kabar penting muncul di layar begitu terbit, tanpa memuat ulang. Hanya satu baris dan hilang setelah beberapa detik.¶Titik pada lonceng berarti ada yang belum Anda baca. Membuka pengumuman berarti membacanya, dan semuanya bisa ditandai sekaligus.¶Tanda baca disimpan di browser Anda, terpisah untuk setiap nama pengguna.
A partir de hoje, notícias importantes aparecem na tela assim que saem, sem recarregar. Ocupam uma linha e somem em alguns segundos.¶Um ponto no sino indica que há algo não lido. Abrir um aviso conta como lê-lo, e todos podem ser marcados de uma vez.¶As marcas ficam no seu navegador, separadas por nome de usuário.
ตั้งแต่วันนี้ ข่าวสำคัญขึ้นบนจอทันทีที่ประกาศ ไม่ต้องโหลดใหม่ ใช้เพียงบรรทัดเดียวและหายไปในไม่กี่วินาที¶จุดบนกระดิ่งหมายถึงมีประกาศที่ยังไม่ได้อ่าน เปิดอ่านถือว่าอ่านแล้ว และทำเครื่องหมายทั้งหมดได้ในครั้งเดียว¶เครื่องหมายเก็บไว้ในเบราว์เซอร์ของคุณ แยกตามชื่อผู้ใช้
News now lands on your screen while it's still warm. One line, a few seconds, gone.¶A dot on the bell says: you haven't read that one. Open it, and the dot sulks off. Or mark the lot as read and go play.¶Your browser remembers, one list for each user name.
Từ hôm nay, tin quan trọng hiện lên màn hình ngay khi đăng, không cần tải lại. Chỉ một dòng và tự biến mất sau vài giây.¶Dấu chấm trên chuông nghĩa là có thông báo chưa đọc. Mở ra là đã đọc, và có thể đánh dấu tất cả cùng lúc.¶Dấu đã đọc được lưu trong trình duyệt, riêng cho từng tên người dùng.`,
  ),
  write(
    {
      slug: "help-in-seven-languages",
      daysAgo: 17,
      theme: "sea",
      palette: 1,
      subjects: "clownfish turtle jellyfish seahorse goldenFish crab pearlShell",
    },
    `七种语言的帮助
Help in seven languages
Bantuan dalam tujuh bahasa
Ajuda em sete idiomas
ความช่วยเหลือเจ็ดภาษา
We speak seven, and a bit of cat
Trợ giúp bằng bảy ngôn ngữ`,
    `帮助中心、规则和客服，都用您的语言。
The help centre, the rules and customer service now speak your language.
Pusat bantuan, aturan, dan layanan pelanggan kini berbahasa Anda.
A central de ajuda, as regras e o atendimento agora falam o seu idioma.
ศูนย์ช่วยเหลือ กติกา และบริการลูกค้าพูดภาษาของคุณแล้ว
Ask us in yours.
Trung tâm trợ giúp, luật chơi và chăm sóc khách hàng nay nói ngôn ngữ của bạn.`,
    `帮助中心的每一篇文章都由懂得这门语言的人写成，而不是机器翻译。¶侧边菜单的“客服”里有四条路：在线客服、平台消息、公告和帮助中心。会员等级高于 4 级的玩家有专属客服。¶发现写错的地方？请用意见反馈告诉我们，最多可附三张图片。
Every article of the help centre was written by somebody who lives in the language.¶“Customer service” in the side menu leads four ways: to people, to your messages, to the announcements and to the help centre. Members above level 4 of the club have a desk of their own.¶Found a mistake? Tell us by feedback, with up to three pictures.
Setiap artikel pusat bantuan ditulis oleh orang yang sehari-hari memakai bahasanya.¶“Layanan pelanggan” di menu samping membawa ke empat arah: petugas, pesan Anda, pengumuman, dan pusat bantuan. Anggota klub di atas tingkat 4 punya meja sendiri.¶Menemukan kesalahan? Beri tahu lewat masukan, dengan paling banyak tiga gambar.
Cada artigo da central de ajuda foi escrito por quem vive no idioma.¶“Atendimento” no menu lateral leva a quatro lugares: pessoas, suas mensagens, os avisos e a central de ajuda. Membros acima do nível 4 do clube têm um balcão próprio.¶Achou um erro? Conte pelo formulário de opinião, com até três imagens.
ทุกบทความในศูนย์ช่วยเหลือเขียนโดยผู้ที่ใช้ภาษานั้นในชีวิตประจำวัน¶“บริการลูกค้า” ในเมนูด้านข้างพาไปได้สี่ทาง: เจ้าหน้าที่ ข้อความของคุณ ประกาศ และศูนย์ช่วยเหลือ สมาชิกคลับที่สูงกว่าระดับ 4 มีโต๊ะเฉพาะ¶พบที่ผิด? แจ้งผ่านแบบฟอร์มความคิดเห็น แนบภาพได้ไม่เกินสามภาพ
Each article was written by someone who dreams in that language. The one you're reading dreams in puns.¶“Customer service” in the side menu has four doors: people, messages, announcements, help. Above club level 4 there is a fifth, with better chairs.¶Spotted a typo? Send feedback. Pictures welcome, three at most.
Mỗi bài trong trung tâm trợ giúp do người sống với ngôn ngữ ấy viết.¶“Chăm sóc khách hàng” ở menu bên dẫn đến bốn nơi: nhân viên, tin nhắn của bạn, thông báo và trung tâm trợ giúp. Thành viên câu lạc bộ trên cấp 4 có bàn riêng.¶Thấy lỗi? Hãy báo qua góp ý, kèm tối đa ba hình.`,
  ),
  write(
    {
      slug: "shorter-maintenance",
      daysAgo: 26,
      theme: "olympus",
      palette: 0,
      subjects: "crown spartan dice chip diamond trophy luckyStar",
    },
    `维护时间缩短了
Maintenance has become shorter
Pemeliharaan kini lebih singkat
A manutenção ficou mais curta
เวลาปิดปรับปรุงสั้นลง
We sweep faster now
Bảo trì nay ngắn hơn`,
    `每周一次，十五分钟，在您所在地区最安静的时候。
Once a week, fifteen minutes, at the quietest hour.
Seminggu sekali, lima belas menit, pada jam paling sepi.
Uma vez por semana, quinze minutos, na hora mais tranquila.
สัปดาห์ละครั้ง สิบห้านาที ในเวลาที่เงียบที่สุด
Fifteen minutes, once a week, mop included.
Mỗi tuần một lần, mười lăm phút, vào giờ vắng nhất.`,
    `过去维护要关闭整个网站一小时。现在大多数更新在运行中完成，只有每周二清晨还需要十五分钟。¶正在进行的一局不会丢失：它会在服务器上完成并派彩，您可以在投注记录里找到。¶网站重新开放时，页面会自己回来，不需要您刷新。
Maintenance used to close everything for an hour. Most updates now happen while the site is open; only early on Tuesdays we still need fifteen minutes.¶A round that is under way is not lost: it is finished on the server and paid, and you find it in the betting record.¶When the site opens again, the page comes back by itself.
Dulu pemeliharaan menutup semuanya selama satu jam. Kini sebagian besar pembaruan berlangsung saat situs buka; hanya Selasa pagi kami masih perlu lima belas menit.¶Ronde yang sedang berjalan tidak hilang: diselesaikan di server dan dibayar, dan ada di catatan taruhan.¶Saat situs buka lagi, halaman kembali dengan sendirinya.
Antes a manutenção fechava tudo por uma hora. Hoje a maioria das atualizações acontece com o site aberto; só na terça de madrugada ainda precisamos de quinze minutos.¶Uma rodada em andamento não se perde: ela termina no servidor, é paga e aparece no histórico de apostas.¶Quando o site reabre, a página volta sozinha.
เมื่อก่อนการปรับปรุงต้องปิดทั้งเว็บหนึ่งชั่วโมง ตอนนี้ส่วนใหญ่อัปเดตระหว่างเปิดให้บริการ เหลือเพียงเช้ามืดวันอังคารสิบห้านาที¶รอบที่กำลังเล่นไม่หาย: จบบนเซิร์ฟเวอร์และจ่ายให้ ดูได้ในประวัติเดิมพัน¶เมื่อเว็บเปิดอีกครั้ง หน้าจะกลับมาเอง
We used to close the whole house for an hour to sweep. Now we sweep around you. Tuesdays at dawn we still need fifteen minutes.¶A round that was rolling keeps rolling on the server, gets paid, and waits for you in the betting record.¶Doors open, page returns. No knocking.
Trước đây bảo trì phải đóng cả trang một giờ. Nay phần lớn cập nhật diễn ra khi trang vẫn mở; chỉ sáng sớm thứ Ba còn cần mười lăm phút.¶Ván đang chơi không mất: nó kết thúc trên máy chủ, được trả thưởng và nằm trong lịch sử cược.¶Khi trang mở lại, màn hình tự trở lại.`,
  ),
  write(
    {
      slug: "partners-welcome",
      daysAgo: 38,
      theme: "vegas",
      palette: 0,
      subjects: "crown chip chips diamond seven dice joker",
    },
    `诚邀合作伙伴
Partners welcome
Mitra, selamat datang
Parceiros, bem-vindos
ยินดีต้อนรับพันธมิตร
Bring a friend. Bring a hundred
Chào đón đối tác`,
    `代理申请现在只需一张表格。
Applying to be an affiliate now takes one form.
Mendaftar menjadi afiliasi kini cukup satu formulir.
Candidatar-se a afiliado agora leva um formulário.
สมัครเป็นพันธมิตรด้วยแบบฟอร์มเดียว
One form. No bow tie needed.
Đăng ký làm đối tác nay chỉ cần một biểu mẫu.`,
    `您有读者、观众或者一大群朋友？页脚的“代理申请”只问四件事：您的称呼、联系方式、推广渠道，以及想对我们说的话。¶每一份申请都由专人阅读，通常三个工作日内答复。¶我们只与清楚标明年龄限制、理性对待博彩的伙伴合作。
You have readers, viewers or a great many friends? “Affiliate application” in the footer asks four things: your name, how to reach you, where you would tell people of us, and what you would like to say.¶A person reads each application, and answers within three working days as a rule.¶We work with partners who show the age limit clearly and speak of games with sense.
Anda punya pembaca, penonton, atau banyak teman? “Pendaftaran afiliasi” di bagian bawah menanyakan empat hal: nama, cara menghubungi, saluran promosi, dan pesan Anda.¶Setiap pendaftaran dibaca oleh petugas dan biasanya dijawab dalam tiga hari kerja.¶Kami bekerja dengan mitra yang mencantumkan batas usia dengan jelas dan bicara tentang permainan secara wajar.
Você tem leitores, espectadores ou muitos amigos? “Candidatura de afiliado”, no rodapé, pergunta quatro coisas: seu nome, como falar com você, onde divulgaria e o que gostaria de dizer.¶Uma pessoa lê cada candidatura e responde, em geral, em três dias úteis.¶Trabalhamos com parceiros que mostram a idade mínima com clareza e falam de jogos com bom senso.
คุณมีผู้อ่าน ผู้ชม หรือเพื่อนมากมายไหม “สมัครพันธมิตร” ท้ายหน้าถามสี่ข้อ: ชื่อ ช่องทางติดต่อ ช่องทางโปรโมต และสิ่งที่อยากบอก¶ทุกใบสมัครมีคนอ่าน และมักตอบภายในสามวันทำการ¶เราร่วมงานกับพันธมิตรที่แสดงข้อจำกัดอายุชัดเจนและพูดถึงเกมอย่างมีสติ
Readers? Viewers? A suspiciously large number of friends? The form in the footer asks four things and none of them is your shoe size.¶A human reads it, with coffee, and answers within three working days or so.¶Show the age limit, talk sense, and we'll get along splendidly.
Bạn có độc giả, người xem hay rất nhiều bạn bè? “Đăng ký đối tác” ở chân trang hỏi bốn điều: tên, cách liên hệ, kênh giới thiệu và điều bạn muốn nói.¶Mỗi đơn đều có người đọc, thường trả lời trong ba ngày làm việc.¶Chúng tôi hợp tác với đối tác ghi rõ giới hạn tuổi và nói về trò chơi một cách chừng mực.`,
  ),
];

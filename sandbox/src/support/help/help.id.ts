import type { HelpText } from "./helpText.ts";

export const helpID: HelpText = {
  articles: [
    {
      anchor: "start",
      title: "Memulai",
      contentHtml:
        "<p>Buat akun dengan nama pengguna dan kata sandi, atau dengan nomor ponsel. Anda harus cukup umur menurut hukum di tempat tinggal Anda, dan hanya boleh punya satu akun.</p><ol><li>Pilih <strong>Daftar</strong> dan isi yang diminta.</li><li>Pilih permainan. <strong>Demo gratis</strong> memungkinkan Anda mencoba dengan uang mainan.</li><li>Lakukan deposit saat ingin bermain sungguhan.</li></ol><p>Favorit dan permainan terakhir Anda tersimpan di semua perangkat.</p>",
    },
    {
      anchor: "payments",
      title: "Deposit dan penarikan",
      contentHtml:
        "<h3>Deposit</h3><p>Pilih saluran dan jumlah dalam batasnya. Dana masuk begitu saluran mengonfirmasi. Gunakan hanya rekening atas nama Anda sendiri.</p><h3>Penarikan</h3><p>Dana kembali melalui saluran yang pernah Anda gunakan. Sebelum pembayaran pertama kami dapat meminta identitas Anda sesuai hukum. Status tiap permintaan ada di catatan akun.</p><p>Kami tidak memungut biaya. Saluran yang memungut biaya akan memberi tahu sebelum Anda mengonfirmasi.</p>",
    },
    {
      anchor: "bonuses",
      title: "Bonus",
      contentHtml:
        "<p>Bonus adalah uang dengan syarat: turnover harus dimainkan dulu sebelum ditarik. Syaratnya tertera di tiap penawaran sebelum Anda mengambilnya.</p><ul><li>Taruhan dihitung sesuai persentase yang disebut penawaran untuk tiap jenis permainan.</li><li>Bonus berakhir pada tanggal yang disebut; sisanya hangus, uang Anda sendiri tidak.</li><li>Anda dapat melepas bonus kapan saja dan menarik uang Anda sendiri.</li></ul>",
    },
    {
      anchor: "fairness",
      title: "Permainan yang adil",
      contentHtml:
        "<p>Hasil ditentukan di server studio pembuat permainan, tidak pernah di peramban Anda. Slot menampilkan RTP: rata-rata pengembalian dalam waktu sangat panjang. Satu malam bisa jauh berbeda, ke dua arah.</p><p>Jika koneksi terputus, putaran yang sudah dimulai diselesaikan dan dibayar di server. Anda menemukannya di catatan taruhan.</p>",
    },
    {
      anchor: "security",
      title: "Akun dan keamanan",
      contentHtml:
        "<ul><li>Gunakan kata sandi panjang yang tidak dipakai di tempat lain. Petugas kami tidak pernah memintanya.</li><li>Di <strong>Perangkat</strong> pada menu avatar Anda melihat di mana Anda masuk dan dapat mengakhirinya.</li><li>Kata sandi yang lupa dapat diganti lewat email atau telepon dari jendela masuk.</li><li>Setelah beberapa kali salah, akun beristirahat setengah jam.</li></ul><p>Jika orang lain mungkin tahu kata sandi Anda, segera ganti dan hubungi layanan pelanggan.</p>",
    },
    {
      anchor: "responsible",
      title: "Bermain bertanggung jawab",
      contentHtml:
        '<p>Bermainlah untuk hiburan, dengan uang yang siap Anda relakan. Jangan pernah bermain untuk mengejar kekalahan.</p><p>Beristirahatlah saat tidak lagi menyenangkan. Layanan pelanggan dapat memasang batas atau menutup akun sementara; tidak ada yang akan membujuk Anda tetap.</p><p>Selengkapnya di halaman <a href="/responsible-gaming">Bermain bertanggung jawab</a>.</p>',
    },
    {
      anchor: "rules",
      title: "Ketentuan dan aturan",
      contentHtml:
        "<p>Versi 1 September 2026. Dengan mendaftar Anda menyetujui ketentuan ini.</p><h3>1. Siapa yang boleh bermain</h3><p>Anda cukup umur menurut hukum setempat dan tidak kurang dari 18 tahun. Anda bermain untuk diri sendiri, dengan uang sendiri, dengan nama asli. Satu akun per orang.</p><h3>2. Akun Anda</h3><p>Rahasiakan kata sandi. Apa yang dilakukan dengannya dianggap perbuatan Anda sampai Anda memberi tahu bahwa orang lain mengetahuinya.</p><h3>3. Taruhan</h3><p>Taruhan berlaku setelah diterima server. Kesalahan nyata pada harga atau hasil diperbaiki dan taruhan dikembalikan.</p><h3>4. Uang</h3><p>Saldo tidak berbunga. Kami dapat meminta bukti identitas dan asal dana, dan menahan pembayaran sampai menerimanya.</p><h3>5. Bonus</h3><p>Tiap penawaran punya syarat sendiri. Memakai beberapa akun untuk satu penawaran membatalkan semuanya.</p><h3>6. Penutupan</h3><p>Anda dapat menutup akun kapan saja dan menarik milik Anda. Kami dapat menutupnya bila ketentuan dilanggar; kemenangan yang sah tetap dibayar.</p><h3>7. Keluhan</h3><p>Hubungi layanan pelanggan lebih dulu. Kami menjawab dalam tujuh hari. Yang tidak terselesaikan dibawa ke badan sengketa yang disebut dalam lisensi.</p>",
    },
  ],
  pages: {
    contact: {
      title: "Kontak",
      contentHtml:
        '<p>Kami siap siang dan malam, setiap hari.</p><ul><li><strong>Obrolan langsung</strong>: pilih “Layanan pelanggan” di menu. Sebagian besar pertanyaan langsung terjawab.</li><li><strong>Email</strong>: <a href="mailto:care@atrium.example">care@atrium.example</a>. Dijawab dalam sehari.</li><li><strong>Pos</strong>: Atrium Care, 1 Garden Court, Valletta.</li></ul><p>Jangan pernah mengirim kata sandi atau foto kartu bank kepada kami.</p>',
    },
    "responsible-gaming": {
      title: "Bermain bertanggung jawab",
      contentHtml:
        "<p>Bagi kebanyakan orang permainan adalah hiburan. Bagi sebagian menjadi beban. Anda paling mengenal diri sendiri, selebihnya kami bantu.</p><h2>Tanda yang perlu diperhatikan</h2><ul><li>Anda bermain lebih lama atau lebih banyak dari niat.</li><li>Anda meminjam untuk bermain, atau menyembunyikannya.</li><li>Anda mencoba mengejar kekalahan.</li></ul><h2>Yang dapat Anda lakukan</h2><ul><li>Tentukan jumlah dan waktu sebelum mulai.</li><li>Minta layanan pelanggan memasang batas, jeda satu hari sampai enam minggu, atau penutupan akun enam bulan atau lebih.</li><li>Bicarakan: dengan orang yang Anda percaya, atau layanan bantuan di dekat Anda.</li></ul><p>Anak di bawah umur tidak boleh bermain. Kunci perangkat Anda, dan pasang filter bila anak-anak juga memakainya.</p>",
    },
    privacy: {
      title: "Privasi",
      contentHtml:
        '<p>Kami menyimpan yang diperlukan untuk menjalankan akun, membayar Anda, dan mematuhi hukum; tidak ada yang dijual.</p><h2>Yang kami simpan</h2><ul><li>Yang Anda sampaikan: nama, kontak, tanggal lahir, dan bukti bila hukum meminta.</li><li>Yang Anda lakukan di sini: masuk, taruhan, pembayaran, percakapan dengan layanan pelanggan.</li></ul><h2>Berapa lama</h2><p>Selama Anda punya akun dan lima tahun sesudahnya, menurut hukum perjudian dan pencucian uang.</p><h2>Hak Anda</h2><p>Anda dapat melihat, memperbaiki, dan meminta penghapusan yang tidak diwajibkan hukum. Tulis ke <a href="mailto:privacy@atrium.example">privacy@atrium.example</a>.</p><h2>Cookie</h2><p>Satu menjaga Anda tetap masuk. Yang lain, untuk statistik, hanya dipasang bila Anda setuju.</p>',
    },
  },
};

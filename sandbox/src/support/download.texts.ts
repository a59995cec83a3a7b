import type { Language } from "../http/languages.ts";

/** What the pages say that install the client on a phone. */
interface DownloadTexts {
  android: string;
  ios: string;
  lead: string;
  open: string;
  androidSteps: readonly [string, string, string];
  iosSteps: readonly [string, string, string];
  profile: string;
}

export const DOWNLOAD_TEXTS: Record<Language, DownloadTexts> = {
  EN: {
    android: "Atrium on Android",
    ios: "Atrium on iPhone and iPad",
    lead: "Atrium installs from the browser: no file to download, nothing to update.",
    open: "Open Atrium",
    androidSteps: [
      "Open Atrium in Chrome.",
      "Tap the menu ⋮ and choose “Add to home screen”.",
      "Confirm with “Install”. The sign stands among your apps.",
    ],
    iosSteps: [
      "Open Atrium in Safari.",
      "Tap the share sign and choose “Add to Home Screen”.",
      "Confirm with “Add”. The sign stands on your home screen.",
    ],
    profile: "Or install the profile, then allow it under Settings, General, VPN & Device Management.",
  },
  CN: {
    android: "在安卓手机上使用 Atrium",
    ios: "在 iPhone 和 iPad 上使用 Atrium",
    lead: "Atrium 直接从浏览器安装：无需下载文件，也无需更新。",
    open: "打开 Atrium",
    androidSteps: [
      "用 Chrome 打开 Atrium。",
      "点击菜单 ⋮，选择“添加到主屏幕”。",
      "点击“安装”，图标就会出现在应用列表中。",
    ],
    iosSteps: ["用 Safari 打开 Atrium。", "点击分享图标，选择“添加到主屏幕”。", "点击“添加”，图标就会出现在主屏幕上。"],
    profile: "也可以安装描述文件，然后在“设置 → 通用 → VPN 与设备管理”中允许。",
  },
  ID: {
    android: "Atrium di Android",
    ios: "Atrium di iPhone dan iPad",
    lead: "Atrium dipasang dari peramban: tanpa unduhan, tanpa pembaruan manual.",
    open: "Buka Atrium",
    androidSteps: [
      "Buka Atrium di Chrome.",
      "Ketuk menu ⋮ lalu pilih “Tambahkan ke layar utama”.",
      "Konfirmasi dengan “Instal”. Ikonnya muncul di antara aplikasi Anda.",
    ],
    iosSteps: [
      "Buka Atrium di Safari.",
      "Ketuk tanda bagikan lalu pilih “Tambahkan ke Layar Utama”.",
      "Konfirmasi dengan “Tambah”. Ikonnya muncul di layar utama.",
    ],
    profile: "Atau pasang profilnya, lalu izinkan di Pengaturan, Umum, VPN & Manajemen Perangkat.",
  },
  PT: {
    android: "Atrium no Android",
    ios: "Atrium no iPhone e iPad",
    lead: "O Atrium é instalado pelo navegador: nada para baixar, nada para atualizar.",
    open: "Abrir o Atrium",
    androidSteps: [
      "Abra o Atrium no Chrome.",
      "Toque no menu ⋮ e escolha “Adicionar à tela inicial”.",
      "Confirme com “Instalar”. O ícone fica entre os seus aplicativos.",
    ],
    iosSteps: [
      "Abra o Atrium no Safari.",
      "Toque no sinal de compartilhar e escolha “Adicionar à Tela de Início”.",
      "Confirme com “Adicionar”. O ícone fica na tela de início.",
    ],
    profile: "Ou instale o perfil e depois autorize em Ajustes, Geral, VPN e Gerenciamento de Dispositivo.",
  },
  TH: {
    android: "Atrium บน Android",
    ios: "Atrium บน iPhone และ iPad",
    lead: "ติดตั้ง Atrium จากเบราว์เซอร์ได้เลย ไม่ต้องดาวน์โหลดไฟล์ ไม่ต้องอัปเดต",
    open: "เปิด Atrium",
    androidSteps: ["เปิด Atrium ใน Chrome", "แตะเมนู ⋮ แล้วเลือก “เพิ่มลงในหน้าจอหลัก”", "ยืนยันด้วย “ติดตั้ง” ไอคอนจะอยู่ในรายการแอป"],
    iosSteps: ["เปิด Atrium ใน Safari", "แตะปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”", "ยืนยันด้วย “เพิ่ม” ไอคอนจะอยู่บนหน้าจอโฮม"],
    profile: "หรือติดตั้งโปรไฟล์ แล้วอนุญาตที่ การตั้งค่า ทั่วไป VPN และการจัดการอุปกรณ์",
  },
  TY: {
    android: "Atrium on Android",
    ios: "Atrium on iPhone and iPad",
    lead: "Atrium moves in straight from the browser: no parcel, no updates.",
    open: "Step inside",
    androidSteps: [
      "Open Atrium in Chrome.",
      "Poke the menu ⋮ and pick “Add to home screen”.",
      "Say “Install”. There it is, among your apps.",
    ],
    iosSteps: [
      "Open Atrium in Safari.",
      "Poke the share sign and pick “Add to Home Screen”.",
      "Say “Add”. There it is, on your home screen.",
    ],
    profile: "Or take the profile, and let it in under Settings, General, VPN & Device Management.",
  },
  VI: {
    android: "Atrium trên Android",
    ios: "Atrium trên iPhone và iPad",
    lead: "Cài Atrium ngay từ trình duyệt: không cần tải tệp, không cần cập nhật.",
    open: "Mở Atrium",
    androidSteps: [
      "Mở Atrium bằng Chrome.",
      "Chạm menu ⋮ và chọn “Thêm vào màn hình chính”.",
      "Xác nhận “Cài đặt”. Biểu tượng sẽ nằm trong danh sách ứng dụng.",
    ],
    iosSteps: [
      "Mở Atrium bằng Safari.",
      "Chạm nút chia sẻ và chọn “Thêm vào MH chính”.",
      "Xác nhận “Thêm”. Biểu tượng sẽ nằm trên màn hình chính.",
    ],
    profile: "Hoặc cài cấu hình, rồi cho phép trong Cài đặt, Cài đặt chung, VPN & Quản lý thiết bị.",
  },
};

import { lazyPart } from "../ui/lazy/lazyPart.tsx";

/** Dialogs that banners and announcements open by name; the session adds its own (`loginPopupModal`, `registerModal` …). */
export const namedDialogs = {
  download: lazyPart(async () => (await import("../support/download/DownloadDialog.tsx")).DownloadDialog),
  downloadQr: lazyPart(async () => (await import("../support/download/DownloadQrDialog.tsx")).DownloadQrDialog),
  helpModal: lazyPart(async () => (await import("../support/HelpDialog.tsx")).HelpDialog),
};

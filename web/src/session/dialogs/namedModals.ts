import type { ComponentType } from "react";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";

/** What a modal that is opened by its name is given. */
export interface NamedModalProps {
  onClose: () => void;
}

/**
 * The modals that banners, announcements and other modals open by name (`registerModal`, `helpModal`, `download` …): each
 * domain adds its own, by `lazyPart`. Those with a name of their own in `SessionDialogs` are not listed.
 */
export const namedModals: Readonly<Record<string, ComponentType<NamedModalProps>>> = {
  download: lazyPart(async () => (await import("../../download/DownloadDialog.tsx")).DownloadDialog),
  downloadQr: lazyPart(async () => (await import("../../download/DownloadQrDialog.tsx")).DownloadQrDialog),
  helpModal: lazyPart(async () => (await import("../../support/HelpDialog.tsx")).HelpDialog),
  registerSuccessModal: lazyPart(async () => (await import("./RegisterSuccessDialog.tsx")).RegisterSuccessDialog),
  welcome: lazyPart(async () => (await import("./WelcomeDialog.tsx")).WelcomeDialog),
};

/** The modals that `SessionDialogs` shows itself. */
export const sessionModals: ReadonlySet<string> = new Set([
  "loginPopupModal",
  "registerModal",
  "forgotPassword",
  "changePassword",
]);

/** Whether a name means a modal of this client. */
export const hasModal = (name: string) => sessionModals.has(name) || Object.hasOwn(namedModals, name);

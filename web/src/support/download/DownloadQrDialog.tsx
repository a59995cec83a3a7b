import { FormattedMessage, useIntl } from "react-intl";
import type { NamedDialogProps } from "../../caller/sessionDialogs.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./DownloadDialog.module.css";
import { QrCode } from "./QrCode.tsx";

/** `downloadQr`: one QR code that leads a phone to the guide for its system. */
export function DownloadQrDialog({ onClose }: NamedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={<FormattedMessage id="download_app" />} size="sm" onClose={onClose}>
      <div className={styles.content}>
        <Text as="p" className={styles.subtitle} text="download_subtitle" />
        <QrCode
          url={new URL("/download", location.origin).href}
          size={130}
          system={formatMessage({ id: "download_app" })}
        />
      </div>
    </Dialog>
  );
}

import { QRCodeSVG } from "qrcode.react";
import { useIntl } from "react-intl";
import styles from "../Cashier.module.css";

/** The code to scan with a banking app. */
export function PayQr({ content }: { content: string }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.qr}>
      <QRCodeSVG value={content} size={200} marginSize={0} title={formatMessage({ id: "deposit_qr" })} />
    </span>
  );
}

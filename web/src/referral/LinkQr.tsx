import { QRCodeSVG } from "qrcode.react";
import { useIntl } from "react-intl";
import styles from "./Referral.module.css";

/** The link as a code to scan. */
export function LinkQr({ link }: { link: string }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.qr}>
      <QRCodeSVG value={link} size={144} marginSize={0} title={formatMessage({ id: "referral_qr" })} />
    </span>
  );
}

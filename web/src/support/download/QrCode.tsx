import { QRCodeSVG } from "qrcode.react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./QrCode.module.css";

interface Props {
  url: string;
  /** Side length in pixels. */
  size: 130 | 100;
  /** What the code is for, as text. */
  system: string;
}

/** A QR code for another device, and the same address as a link for this one. */
export function QrCode({ url, size, system }: Props) {
  const { formatMessage } = useIntl();
  return (
    <figure className={styles.figure}>
      <span className={styles.plate}>
        <QRCodeSVG value={url} size={size} marginSize={0} title={formatMessage({ id: "download_qr" }, { system })} />
      </span>
      <figcaption className={styles.caption}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="download_open" />
        </a>
      </figcaption>
    </figure>
  );
}

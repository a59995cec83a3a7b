import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { DownloadDialogQuery } from "../../__generated__/DownloadDialogQuery.graphql.ts";
import type { NamedDialogProps } from "../../caller/sessionDialogs.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { codesOf } from "./codesOf.ts";
import styles from "./DownloadDialog.module.css";
import { QrCode } from "./QrCode.tsx";

/** `download`: a QR code of the app for each system that has one. */
export function DownloadDialog({ onClose }: NamedDialogProps) {
  return (
    <Dialog title={<FormattedMessage id="download_app" />} onClose={onClose}>
      <ScreenPart skeleton={<Skeleton style={{ height: "14rem" }} />}>
        <Codes onClose={onClose} />
      </ScreenPart>
    </Dialog>
  );
}

function Codes({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { site } = useOwnQuery<DownloadDialogQuery>(
    graphql`
      query DownloadDialogQuery @throwOnFieldError {
        site {
          resources(kinds: [ANDROID_APP, IOS_PROFILE]) {
            kind
            url
            qrCodeUrl
          }
        }
      }
    `,
    {},
  );
  const { android, ios } = codesOf(site.resources);
  const offered = [
    ["download_android", android],
    ["download_ios", ios],
  ] as const;
  const isEmpty = android === null && ios === null;
  return (
    <div className={styles.content}>
      <Text as="p" className={styles.subtitle} text={isEmpty ? "download_none" : "download_subtitle"} />
      <div className={styles.codes}>
        {offered.map(
          ([name, url]) =>
            url && (
              <section key={name} className={styles.code}>
                <Text as="h3" className={styles.system} text={name} />
                <QrCode url={url} size={130} system={formatMessage({ id: name })} />
              </section>
            ),
        )}
      </div>
      <TextLink to="/download" className={styles.guide} onClick={onClose} text="download_guide" />
    </div>
  );
}

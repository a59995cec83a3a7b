import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { DownloadScreenQuery } from "../../__generated__/DownloadScreenQuery.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { InstallCard } from "../../install/InstallCard.tsx";
import { install, useCanInstall } from "../../install/installOffer.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { PageBanner } from "../../site/PageBanner.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { codesOf } from "./codesOf.ts";
import { DownloadHead } from "./DownloadHead.tsx";
import styles from "./DownloadScreen.module.css";
import { QrCode } from "./QrCode.tsx";
import { StepArt } from "./StepArt.tsx";

type System = "android" | "ios";

/** The guide to the app: four steps for each system. */
export function DownloadScreen({ queryRef }: ScreenProps<DownloadScreenQuery>) {
  const { site } = usePreloadedQuery<DownloadScreenQuery>(
    graphql`
      query DownloadScreenQuery @preloadable @throwOnFieldError {
        site {
          ...PageBanner_site @arguments(group: DOWNLOAD)
          brand @catch(to: NULL) {
            name
          }
          resources(kinds: [ANDROID_APP, IOS_PROFILE]) {
            kind
            url
            qrCodeUrl
          }
        }
      }
    `,
    queryRef,
  );
  const { formatMessage } = useIntl();
  const { openDialog } = useSessionDialogs();
  const [system, setSystem] = useState<System>(() =>
    /iPhone|iPad|Mac OS/.test(navigator.userAgent) ? "ios" : "android",
  );
  const code = codesOf(site.resources)[system];
  const name = formatMessage({ id: `download_${system}` });
  // A code on the phone's own screen can't be scanned with that phone.
  const isPhone = !matchMedia("(any-pointer: fine)").matches;
  const firstText = isPhone ? "download_begin" : "download_scan";

  return (
    <div className={styles.page}>
      <PageBanner site={site} />
      <DownloadHead>
        <Button
          variant="secondary"
          className={styles.toPhone}
          onClick={() => openDialog("downloadQr")}
          text="download_to_phone"
        />
      </DownloadHead>
      <InstallCard brand={site.brand?.name ?? "Atrium"} />
      <Tabs
        label={formatMessage({ id: "download_systems" })}
        tabs={[
          { value: "android", label: <FormattedMessage id="download_android" /> },
          { value: "ios", label: <FormattedMessage id="download_tab_ios" /> },
        ]}
        selected={system}
        onSelect={setSystem}
      >
        <ol className={styles.steps}>
          <Step number={1} text={code === null ? "download_none" : firstText}>
            {code !== null &&
              (isPhone ? <FirstStep system={system} url={code} /> : <QrCode url={code} size={100} system={name} />)}
          </Step>
          {([2, 3, 4] as const).map((number) => (
            <Step key={number} number={number} text={`download_${system}_${number}`}>
              <StepArt system={system} step={number} />
            </Step>
          ))}
        </ol>
      </Tabs>
    </div>
  );
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.picture}>{children}</div>
      <div className={styles.words}>
        <Text as="p" className={styles.number} text="download_step" values={{ number }} />
        <Text as="p" text={text} />
      </div>
    </li>
  );
}

/** The first step on the phone itself: installs, where the browser offers it, or opens the download. */
function FirstStep({ system, url }: { system: "android" | "ios"; url: string }) {
  const canInstall = useCanInstall();
  if (system === "android" && canInstall) return <Button onClick={() => void install()} text="install_app" />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.begin}>
      <FormattedMessage id="download_open" />
    </a>
  );
}

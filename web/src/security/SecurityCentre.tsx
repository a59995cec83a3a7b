import { type ReactNode, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { useLeaveParams } from "../browser/back/useLeave.ts";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { settingParam } from "../caller/memberAddress.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { BackButton } from "../ui/button/BackButton.tsx";
import { PaneTitle } from "../ui/layout/PaneTitle.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Settings.module.css";
import { StepUpProvider } from "./StepUpProvider.tsx";
import { settingScreens } from "./settingScreens.ts";
import { type Setting, settingIn } from "./settings.ts";

/** The security centre: what is inside, which lists the settings, or the setting that the address names. */
export function SecurityCentre({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  const setting = settingIn(params);
  /** What was changed last. It is said until another setting opens. */
  const [done, setDone] = useState("");
  const [opened, setOpened] = useState(setting);
  if (setting !== opened) {
    setOpened(setting);
    if (setting !== null) setDone("");
  }
  return (
    <StepUpProvider>
      <p role="status" className={styles.done}>
        {setting === null && done}
      </p>
      {setting === null ? children : <SettingScreen key={setting} setting={setting} onDone={setDone} />}
    </StepUpProvider>
  );
}

/** The screen of one setting, with a way back to the list, which phones have beside the title. */
function SettingScreen({ setting, onDone }: { setting: Setting; onDone: (message: string) => void }) {
  const leave = useLeaveParams(settingParam);
  const isPhone = usePhone();
  const Content = settingScreens[setting];
  useTabTitle(useIntl().formatMessage({ id: `setting_${setting}` }));
  return (
    <div className={styles.screen}>
      {!isPhone && (
        <BackButton onClick={leave}>
          <FormattedMessage id="setting_all" />
        </BackButton>
      )}
      <PaneTitle>
        <FormattedMessage id={`setting_${setting}`} />
      </PaneTitle>
      <ScreenBoundary>
        <Suspense fallback={<SettingSkeleton setting={setting} />}>
          <Content
            onDone={(message) => {
              onDone(message);
              leave();
            }}
          />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

/** The shape of a setting that is on its way: what it is about, then rows for limits, else fields. */
const SettingSkeleton = ({ setting }: { setting: Setting }) => (
  <div className={styles.form} aria-busy="true">
    <Skeleton className={styles.aboutSkeleton} />
    {["a", "b", "c"].map((part) => (
      <Skeleton key={part} className={setting === "playLimits" ? styles.rowsSkeleton : styles.fieldSkeleton} />
    ))}
  </div>
);

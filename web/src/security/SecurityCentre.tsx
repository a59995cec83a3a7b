import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SettingScreen } from "./SettingScreen.tsx";
import styles from "./Settings.module.css";
import { StepUpProvider } from "./StepUpProvider.tsx";
import { settingIn } from "./settings.ts";

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

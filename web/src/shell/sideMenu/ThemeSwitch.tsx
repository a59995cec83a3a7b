import { Moon, Sun } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Switch } from "../../ui/control/Switch.tsx";
import { chooseTheme, useTheme } from "../appearance/theme.ts";
import styles from "./SideMenu.module.css";

/** A switch for the theme, on screens without the menu for it. */
export function ThemeSwitch() {
  const theme = useTheme();
  const Icon = theme === "dark" ? Moon : Sun;
  return (
    <li className={styles.setting}>
      <Switch isOn={theme === "dark"} onChange={(isDark) => chooseTheme(isDark ? "dark" : "light")}>
        <Icon size={20} aria-hidden="true" />
        <FormattedMessage id="theme_dark_switch" />
      </Switch>
    </li>
  );
}

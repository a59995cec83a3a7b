import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { showTheme, THEME_KEY } from "../../browser/theme.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage, LANGUAGE_KEY, settleLanguage } from "../../i18n/language.ts";

/** Applies the theme and the language that the visitor chooses in another tab; `useBrandLanguage` tries a failed one again. */
export function useFollowTabs(): void {
  const { language, changeLanguage } = useLanguage();
  const { revalidate } = useRevalidator();
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY && (newValue === "dark" || newValue === "light")) showTheme(newValue);
    if (key === LANGUAGE_KEY && isLanguage(newValue) && newValue !== language) {
      changeLanguage(newValue).then(revalidate, () => {
        // The choice is on the device already; answers must come in the language of the texts that stay.
        settleLanguage(language);
      });
    }
  });
  useEffect(() => {
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}

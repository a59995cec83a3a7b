import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useRevalidator } from "react-router-dom";
import type { useBrandLanguage_site$key } from "../../__generated__/useBrandLanguage_site.graphql.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage, languageAmong } from "../../i18n/language.ts";

/**
 * Changes to a language that the brand offers when the client shows another one. If its texts can't be loaded, the language
 * stays, and the next screen tries again.
 */
export function useBrandLanguage(site: useBrandLanguage_site$key): void {
  const { languages } = useFragment(
    graphql`
      fragment useBrandLanguage_site on Site {
        languages {
          code
        }
      }
    `,
    site,
  );
  const { language, settle } = useLanguage();
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const offered = (languages ?? []).map(({ code }) => code).filter(isLanguage);
  const fitting = offered.length > 0 ? languageAmong(offered) : language;
  const change = useEffectEvent(() => {
    if (fitting !== language) settle(fitting).then(revalidate, () => undefined);
  });
  useEffect(() => {
    void fitting;
    void key;
    change();
  }, [fitting, key]);
}

import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AppearanceMenu_site$key } from "../../__generated__/AppearanceMenu_site.graphql.ts";
import { chooseTheme, useTheme } from "../../browser/theme.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage } from "../../i18n/language.ts";
import { Menu, MenuChoices, MenuSeparator } from "../../ui/menu/Menu.tsx";
import { useChangeLanguage } from "./useChangeLanguage.ts";

/** Languages, if there is more than one, and themes, unless the operator allows only the light one. */
export function AppearanceMenu({ site: key, trigger }: { site: AppearanceMenu_site$key; trigger: ReactElement }) {
  const { formatMessage } = useIntl();
  const { languages, features } = useFragment(
    graphql`
      fragment AppearanceMenu_site on Site {
        languages {
          code
          name
        }
        features {
          forceLightTheme
        }
      }
    `,
    key,
  );
  const theme = useTheme();
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const offered = (languages ?? []).filter(({ code }) => isLanguage(code));

  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {!features?.forceLightTheme && (
        <MenuChoices
          label={formatMessage({ id: "theme" })}
          value={theme}
          options={[
            { value: "dark", label: formatMessage({ id: "theme_dark" }) },
            { value: "light", label: formatMessage({ id: "theme_light" }) },
          ]}
          onChange={chooseTheme}
        />
      )}
      {offered.length > 1 && (
        <>
          <MenuSeparator />
          <MenuChoices<string>
            label={formatMessage({ id: "language" })}
            value={language}
            options={offered.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={changeLanguage}
          />
        </>
      )}
    </Menu>
  );
}

import clsx from "clsx";
import { Languages } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AppearanceButton_site$key } from "../../__generated__/AppearanceButton_site.graphql.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage, tagOf } from "../../i18n/language.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { MenuOnDemand } from "../../ui/menu/MenuOnDemand.tsx";
import styles from "./AppearanceButton.module.css";

const loadAppearanceMenu = async () => (await import("./AppearanceMenu.tsx")).AppearanceMenu;
const AppearanceMenu = lazyPart(loadAppearanceMenu);

interface Props {
  site: AppearanceButton_site$key;
  className?: string | undefined;
}

/** Opens the menu of languages and themes. It shows the present language, if there is a choice: its code on small screens. */
export function AppearanceButton({ site: key, className }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const site = useFragment(
    graphql`
      fragment AppearanceButton_site on Site {
        languages {
          code
          name
        }
        ...AppearanceMenu_site
      }
    `,
    key,
  );
  const offered = (site.languages ?? []).filter(({ code }) => isLanguage(code));
  const name = offered.find(({ code }) => code === language)?.name ?? language;
  const button =
    offered.length > 1 ? (
      <IconButton
        label={formatMessage({ id: "appearance_in" }, { language: `${name}, ${language}` })}
        className={clsx(styles.named, className)}
      >
        <Languages size={20} />
        <span className={styles.code}>{language}</span>
        <span className={styles.name} lang={tagOf(language)}>
          {name}
        </span>
      </IconButton>
    ) : (
      <IconButton label={formatMessage({ id: "theme" })} className={className}>
        <Languages size={20} />
      </IconButton>
    );
  return (
    <MenuOnDemand button={button} prepare={() => void loadAppearanceMenu()}>
      <AppearanceMenu site={site} trigger={button} />
    </MenuOnDemand>
  );
}

import clsx from "clsx";
import { ChevronDown, Languages } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenuLanguages_site$key } from "../../__generated__/SideMenuLanguages_site.graphql.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage } from "../../i18n/language.ts";
import { useChangeLanguage } from "../appearance/useChangeLanguage.ts";
import styles from "./SideMenu.module.css";
import { EntryFace } from "./SideMenuLink.tsx";

interface Props {
  site: SideMenuLanguages_site$key;
  /** Shows the languages by their codes. */
  isMini: boolean;
}

/** The list of languages. Renders nothing when there is only one. */
export function SideMenuLanguages({ site: key, isMini }: Props) {
  const { languages } = useFragment(
    graphql`
      fragment SideMenuLanguages_site on Site {
        languages {
          code
          name
          tag
        }
      }
    `,
    key,
  );
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const offered = (languages ?? []).filter(({ code }) => isLanguage(code));
  if (offered.length < 2) return null;

  return (
    <li>
      <button
        type="button"
        className={clsx(styles.link, styles.wide)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <EntryFace icon={<Languages />}>
          <FormattedMessage id="language" />
        </EntryFace>
        <span className={styles.now}>{offered.find(({ code }) => code === language)?.name}</span>
        <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </button>
      <ul id={listId} hidden={!isOpen} className={styles.vendors}>
        {offered.map(({ code, name, tag }) => (
          <li key={code}>
            <button
              type="button"
              lang={tag}
              className={clsx(styles.vendor, styles.wide, code === language && styles.chosen)}
              aria-label={isMini ? `${name}, ${code}` : undefined}
              aria-pressed={code === language}
              onClick={() => void changeLanguage(code)}
            >
              {isMini ? code : name}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

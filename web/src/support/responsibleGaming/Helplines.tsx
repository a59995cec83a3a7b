import { ExternalLink, Phone } from "lucide-react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Helplines_content$key } from "../../__generated__/Helplines_content.graphql.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { Text } from "../../ui/text/Text.tsx";
import card from "../TextScreen.module.css";
import styles from "./Helplines.module.css";

interface Props {
  content: Helplines_content$key;
  /** The country that the visitor has chosen; an empty text for one that is not in the list, null before a choice. */
  chosen: string | null;
  /** Whether only helplines that serve everywhere are shown. */
  isElsewhere: boolean;
  /** The helplines of the chosen country are being asked for. */
  isBusy: boolean;
  onChoose: (country: string) => void;
}

/** The address as people read it: without the protocol and the path. */
const siteOf = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/[/?#].*$/, "");

/** People to talk to, by country, with links that call them or open their sites. */
export function Helplines({ content, chosen, isElsewhere, isBusy, onChoose }: Props) {
  const { helplines, country, countries } = useFragment(
    graphql`
      fragment Helplines_content on ResponsibleGamingContent {
        helplines {
          name
          phone
          url
          hours
          country
        }
        country
        countries
      }
    `,
    content,
  );
  const titleId = useId();
  const { locale, formatDisplayName, formatMessage } = useIntl();
  const nameOf = (code: string) => formatDisplayName(code, { type: "region" }) ?? code;
  const options = [...new Set(country === null ? countries : [country, ...countries])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const value = chosen ?? country ?? "";
  const shown = isElsewhere ? helplines.filter((helpline) => helpline.country === null) : helplines;
  return (
    <div className={card.card} aria-busy={isBusy}>
      <section className={styles.helplines} aria-labelledby={titleId}>
        <Text as="h2" id={titleId} text="helplines_title" />
        <Text as="p" text={shown.length > 0 ? "helplines_about" : "helplines_none"} />
        {options.length > 0 && (
          <div className={styles.country}>
            <FilterSelect
              label={<FormattedMessage id="your_country" />}
              isLabelled
              value={value}
              // No country is more usual than another.
              standard={value}
              options={[...options, { value: "", label: formatMessage({ id: "helplines_elsewhere" }) }]}
              onChange={onChoose}
            />
          </div>
        )}
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map(({ name, phone, url, hours, country: served }) => (
              <li key={`${name} ${phone} ${url}`} className={styles.helpline}>
                <div className={styles.who}>
                  <h3 className={styles.name}>{name}</h3>
                  <p className={styles.hours}>
                    {served === null ? <FormattedMessage id="helplines_everywhere" /> : <span>{nameOf(served)}</span>}
                    {hours !== null && <span> · {hours}</span>}
                  </p>
                </div>
                <div className={styles.links}>
                  {phone !== null && (
                    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={styles.link}>
                      <Phone size={16} aria-hidden="true" />
                      {phone}
                    </a>
                  )}
                  {url !== null && (
                    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                      <ExternalLink size={16} aria-hidden="true" />
                      {siteOf(url)}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

import { BadgeCheck } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Footer_site$key } from "../../__generated__/Footer_site.graphql.ts";
import { hasPage } from "../../site/hasPage.ts";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import styles from "./Footer.module.css";

const LINKS = [
  ["/help", "help_title"],
  ["/help#rules", "page_terms"],
  ["/responsible-gaming", "page_responsible"],
  ["/privacy", "page_privacy"],
  ["/accessibility", "page_accessibility"],
  ["/contact", "contact"],
  ["/feedback", "feedback_title"],
  ["/blog", "articles_blog"],
  ["/news", "articles_news"],
  ["/agent/apply", "affiliate_title"],
  ["/download", "download_app"],
] as const;

/** The brand, its licences, the required age, and links to the texts about the brand. */
export function Footer({ site: key }: { site: Footer_site$key }) {
  const { formatMessage } = useIntl();
  const { brand, features, licences } = useFragment(
    graphql`
      fragment Footer_site on Site {
        features {
          # passed on to hasPage
          missingParts
        }
        brand {
          name
          minimumAge
        }
        licences: resources(kinds: [LICENCE]) {
          label
          url
        }
      }
    `,
    key,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <p className={styles.care}>
          <span className={styles.age}>{`${brand?.minimumAge ?? 18}+`}</span>
          <FormattedMessage id="play_responsibly" />
        </p>
        {licences && licences.length > 0 && (
          <div className={styles.licences}>
            {licences.map(({ label, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.licence}>
                <BadgeCheck size={16} aria-hidden="true" />
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
      <nav aria-label={formatMessage({ id: "footer_links" })}>
        <ul className={styles.links}>
          {LINKS.filter(([to]) => hasPage(features, to)).map(([to, text]) => (
            <li key={to}>
              <TextLink to={to} className={styles.link} text={text} />
            </li>
          ))}
        </ul>
      </nav>
      <Text as="p" text="copyright" values={{ year: new Date().getFullYear(), name: brand?.name ?? "Atrium" }} />
    </footer>
  );
}

import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { hasPage } from "../../site/hasPage.ts";
import type { KnownParts } from "../../site/hasPart.ts";
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

/** Links to the texts about the brand. */
export function FooterLinks({ features }: { features: KnownParts }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: "footer_links" })}>
      <ul className={styles.links}>
        {LINKS.filter(([to]) => hasPage(features, to)).map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

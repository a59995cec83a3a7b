import clsx from "clsx";
import { ArrowLeft, ChevronRight, Headset } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { HelpTopics_site$key } from "../__generated__/HelpTopics_site.graphql.ts";
import { Button } from "../ui/button/Button.tsx";
import { CleanHtml } from "../ui/text/CleanHtml.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import styles from "./HelpTopics.module.css";
import { useCustomerService } from "./useCustomerService.ts";

/** The articles of the help centre, and the one that the hash names; on phones one of both. */
export function HelpTopics({ site: key }: { site: HelpTopics_site$key }) {
  const { helpCentre } = useFragment(
    graphql`
      fragment HelpTopics_site on Site @throwOnFieldError {
        helpCentre {
          articles {
            id
            anchor
            title
            contentHtml
          }
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const { hash, pathname, search } = useLocation();
  const openService = useCustomerService();
  const { articles } = helpCentre;
  const chosen = articles.find(({ anchor }) => `#${anchor}` === hash);
  const shown = chosen ?? articles[0];
  // Replaces the history entry, so that going back leaves the help centre.
  const linkTo = (anchor: string) => ({
    to: { pathname, search, hash: anchor },
    replace: true,
    preventScrollReset: true,
  });

  return (
    <div className={styles.topics} data-reading={chosen ? true : undefined}>
      <nav className={styles.chooser} aria-label={formatMessage({ id: "help_topics" })}>
        <ul className={styles.list}>
          {articles.map(({ id, anchor, title }) => (
            <li key={id}>
              <Link
                {...linkTo(anchor)}
                className={clsx(styles.topic, anchor === shown?.anchor && styles.current)}
                aria-current={anchor === chosen?.anchor ? "true" : undefined}
              >
                {title}
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <FormattedMessage id="help_more" />
          <Button variant="secondary" size="sm" onClick={openService}>
            <Headset size={16} aria-hidden="true" />
            <FormattedMessage id="support_service" />
          </Button>
          <TextLink to="/feedback" className={styles.feedback} text="help_feedback" />
        </div>
      </nav>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
        <article key={shown.id} id={shown.anchor} className={styles.reader} tabIndex={0}>
          <Link {...linkTo("")} className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            <FormattedMessage id="help_back" />
          </Link>
          <h2 className={styles.title}>{shown.title}</h2>
          <CleanHtml html={shown.contentHtml} />
        </article>
      )}
    </div>
  );
}

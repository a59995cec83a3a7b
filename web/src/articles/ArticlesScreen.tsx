import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { NavLink } from "react-router-dom";
import type { ArticlesScreenQuery } from "../__generated__/ArticlesScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import chips from "../ui/control/Chips.module.css";
import { chipProps } from "../ui/control/chipProps.ts";
import { Text } from "../ui/text/Text.tsx";
import { ArticleList } from "./ArticleList.tsx";
import styles from "./Articles.module.css";
import { titleOf } from "./sections.ts";

/** A list of the operator's articles: the blog or the news. */
export function ArticlesScreen({ queryRef }: ScreenProps<ArticlesScreenQuery>) {
  const data = usePreloadedQuery<ArticlesScreenQuery>(
    graphql`
      query ArticlesScreenQuery($section: ArticleSection!) @preloadable {
        ...ArticleList_query @arguments(section: $section)
      }
    `,
    queryRef,
  );
  const { formatMessage } = useIntl();
  const { section } = queryRef.variables;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Text as="h1" className={styles.heading} text={titleOf(section)} />
        <nav aria-label={formatMessage({ id: "articles_sections" })} className={chips.row}>
          <NavLink to="/blog" {...chipProps({ size: "lg" })}>
            <FormattedMessage id="articles_blog" />
          </NavLink>
          <NavLink to="/news" {...chipProps({ size: "lg" })}>
            <FormattedMessage id="articles_news" />
          </NavLink>
        </nav>
      </header>
      <ArticleList query={data} />
    </div>
  );
}

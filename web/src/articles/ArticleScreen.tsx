import { ArrowLeft, FileQuestion } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { ArticleScreenQuery } from "../__generated__/ArticleScreenQuery.graphql.ts";
import { useTabTitle } from "../browser/useTabTitle.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { CleanHtml } from "../ui/text/CleanHtml.tsx";
import styles from "./Articles.module.css";
import { pathOf, titleOf } from "./sections.ts";

/** One article. */
export function ArticleScreen({ queryRef }: ScreenProps<ArticleScreenQuery>) {
  const { site } = usePreloadedQuery<ArticleScreenQuery>(
    graphql`
      query ArticleScreenQuery($section: ArticleSection!, $slug: String!) @preloadable @throwOnFieldError {
        site {
          article(section: $section, slug: $slug) {
            title
            summary
            content
            publishedAt
            image {
              ...Picture_image
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { section } = queryRef.variables;
  const { article } = site;
  useTabTitle(article?.title);
  return (
    <div className={styles.reader}>
      <Link to={pathOf(section)} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id={titleOf(section)} />
      </Link>
      {article ? (
        <article className={styles.article}>
          {article.image && <Picture image={article.image} alt="" className={styles.large} isEager />}
          <div className={styles.body}>
            <time dateTime={article.publishedAt} className={styles.date}>
              <FormattedDate value={article.publishedAt} dateStyle="long" timeZone="UTC" />
            </time>
            <h1 className={styles.heading}>{article.title}</h1>
            <p className={styles.lead}>{article.summary}</p>
            <CleanHtml html={article.content} className={styles.text} />
          </div>
        </article>
      ) : (
        <EmptyState icon={FileQuestion} title="articles_missing" isPage text="articles_missing_text" />
      )}
    </div>
  );
}

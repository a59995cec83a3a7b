import { FormattedDate } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ArticleCard_article$key } from "../__generated__/ArticleCard_article.graphql.ts";
import { CoverCard } from "../ui/card/CoverCard.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import styles from "./Articles.module.css";
import { pathOf } from "./sections.ts";

/** An article in the list; the whole card is a link to it. */
export function ArticleCard({ article: key, isEager }: { article: ArticleCard_article$key; isEager: boolean }) {
  const { slug, section, title, summary, image, publishedAt } = useFragment(
    graphql`
      fragment ArticleCard_article on Article {
        slug
        section
        title
        summary
        publishedAt
        image {
          ...Picture_image
        }
      }
    `,
    key,
  );
  return (
    <CoverCard
      to={`${pathOf(section)}/${slug}`}
      picture={
        image ? (
          <Picture image={image} alt="" className={styles.picture} isEager={isEager} />
        ) : (
          <span className={styles.picture} />
        )
      }
      note={
        <time dateTime={publishedAt} className={styles.date}>
          <FormattedDate value={publishedAt} dateStyle="long" timeZone="UTC" />
        </time>
      }
      title={title}
      summary={summary}
    />
  );
}

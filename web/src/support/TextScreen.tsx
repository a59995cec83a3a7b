import { FileQuestion } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { TextScreenQuery } from "../__generated__/TextScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { CleanHtml } from "../ui/text/CleanHtml.tsx";
import { ServiceButton } from "./ServiceButton.tsx";
import styles from "./TextScreen.module.css";

const ResponsibleGaming = lazyPart(
  async () => (await import("./responsibleGaming/ResponsibleGaming.tsx")).ResponsibleGaming,
);

/** A text that the operator wrote. */
export function TextScreen({ queryRef }: ScreenProps<TextScreenQuery>) {
  const { site } = usePreloadedQuery<TextScreenQuery>(
    graphql`
      query TextScreenQuery($slug: SitePageSlug!) @preloadable @throwOnFieldError {
        site {
          page(slug: $slug) {
            slug
            title
            contentHtml
            updatedAt
          }
        }
      }
    `,
    queryRef,
  );
  const { page } = site;
  if (!page) return <EmptyState icon={FileQuestion} title="page_missing" isPage />;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      <div className={styles.card}>
        <CleanHtml html={page.contentHtml} className={styles.text} />
        {page.updatedAt && (
          <p className={styles.date}>
            <FormattedMessage
              id="page_updated"
              values={{ date: <FormattedDate value={page.updatedAt} dateStyle="long" timeZone="UTC" /> }}
            />
          </p>
        )}
      </div>
      {page.slug === "CONTACT" && <ServiceButton />}
      {page.slug === "RESPONSIBLE_GAMING" && (
        <ScreenPart skeleton={<Skeleton className={styles.skeleton} />}>
          <ResponsibleGaming />
        </ScreenPart>
      )}
    </article>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { HelpScreenQuery } from "../__generated__/HelpScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { HelpTopics } from "./HelpTopics.tsx";
import styles from "./TextScreen.module.css";

/** The help centre on a page of its own. */
export function HelpScreen({ queryRef }: ScreenProps<HelpScreenQuery>) {
  const { site } = usePreloadedQuery<HelpScreenQuery>(
    graphql`
      query HelpScreenQuery @preloadable {
        site {
          ...HelpTopics_site
        }
      }
    `,
    queryRef,
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="help_title" />
      </h1>
      <div className={styles.card}>
        <HelpTopics site={site} />
      </div>
    </div>
  );
}

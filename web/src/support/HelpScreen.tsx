import { graphql, usePreloadedQuery } from "react-relay";
import type { HelpScreenQuery } from "../__generated__/HelpScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { Text } from "../ui/text/Text.tsx";
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
      <Text as="h1" className={styles.title} text="help_title" />
      <div className={styles.card}>
        <HelpTopics site={site} />
      </div>
    </div>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { HelpOverHomeQuery } from "../__generated__/HelpOverHomeQuery.graphql.ts";
import { useLeave } from "../browser/back/useLeave.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { PageBanner } from "../site/PageBanner.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "./HelpOverHome.module.css";
import { HelpTopics } from "./HelpTopics.tsx";

/** The help centre over the home screen, at `/help`. */
export function HelpOverHome({ queryRef }: ScreenProps<HelpOverHomeQuery>) {
  const close = useLeave("/");
  const { site } = usePreloadedQuery<HelpOverHomeQuery>(
    graphql`
      query HelpOverHomeQuery @preloadable {
        site {
          ...PageBanner_site @arguments(group: HELP)
          ...HelpTopics_site
        }
      }
    `,
    queryRef,
  );
  return (
    <Dialog title={<FormattedMessage id="help_title" />} size="lg" isFlush hasAddress onClose={close}>
      <div className={styles.help}>
        <div className={styles.banner}>
          <PageBanner site={site} />
        </div>
        <HelpTopics site={site} />
      </div>
    </Dialog>
  );
}

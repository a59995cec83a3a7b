import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AgentAnnouncementScreenQuery } from "../../__generated__/AgentAnnouncementScreenQuery.graphql.ts";
import board from "../../announcements/board/AnnouncementBoard.module.css";
import { AnnouncementPanes } from "../../announcements/board/AnnouncementPanes.tsx";
import { KnownPage } from "../../records/KnownPage.tsx";
import { declareSearch } from "../../records/search.ts";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../report/Report.module.css";
import { useNewsShown } from "../StartPage.tsx";
import { LinkedNews } from "./LinkedNews.tsx";
import { openParam, withOpen } from "./newsSearch.ts";

const news = declareSearch((read) => read.text(openParam, () => true));

/** The operator's news for agents. The address names the page and the open one. */
export function AgentAnnouncementScreen({ queryRef }: ScreenProps<AgentAnnouncementScreenQuery>) {
  const { viewer } = usePreloadedQuery<AgentAnnouncementScreenQuery>(
    graphql`
      query AgentAnnouncementScreenQuery($after: String) @preloadable {
        viewer {
          agent {
            page: announcements(first: 9, after: $after) @catch(to: RESULT) {
              ...AnnouncementPanes_announcements
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { isBusy, goToPage } = useSearch(news);
  const [params, setParams] = useSearchParams();
  const openId = params.get(openParam);
  useNewsShown();
  if (!viewer.agent) return null;
  return (
    <div className={board.board}>
      <Text as="h2" className={styles.title} text="notices" />
      <KnownPage page={viewer.agent.page}>
        {(page) => (
          <AnnouncementPanes
            announcements={page}
            selectedId={openId}
            linked={openId && <LinkedNews id={openId} />}
            isBusy={isBusy}
            onSelect={(id) => setParams(withOpen(params, id), { replace: true, preventScrollReset: true })}
            onPage={(after) => goToPage(after, { [openParam]: "" })}
          />
        )}
      </KnownPage>
    </div>
  );
}

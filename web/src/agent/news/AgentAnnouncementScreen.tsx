import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AgentAnnouncementScreenQuery } from "../../__generated__/AgentAnnouncementScreenQuery.graphql.ts";
import board from "../../announcements/board/AnnouncementBoard.module.css";
import { AnnouncementPanes } from "../../announcements/board/AnnouncementPanes.tsx";
import { KnownPage } from "../../records/FirstPage.tsx";
import { afterParam } from "../../records/useRecordAddress.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import styles from "../report/Report.module.css";
import { useReportAddress } from "../report/useReportAddress.ts";
import { LinkedNews } from "./LinkedNews.tsx";
import { openParam, withOpen } from "./newsSearch.ts";

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
  const { params, isBusy, go } = useReportAddress();
  const [, setParams] = useSearchParams();
  const openId = params.get(openParam);
  if (!viewer.agent) return null;
  return (
    <div className={board.board}>
      <h2 className={styles.title}>
        <FormattedMessage id="notices" />
      </h2>
      <KnownPage page={viewer.agent.page} params={params}>
        {(page) => (
          <AnnouncementPanes
            announcements={page}
            selectedId={openId}
            linked={openId && <LinkedNews id={openId} />}
            isBusy={isBusy}
            onSelect={(id) => setParams(withOpen(params, id), { replace: true, preventScrollReset: true })}
            onPage={(after) => go(new URLSearchParams(after ? { [afterParam]: after } : {}))}
          />
        )}
      </KnownPage>
    </div>
  );
}

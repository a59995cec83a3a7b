import { graphql } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { LinkedNewsQuery } from "../../__generated__/LinkedNewsQuery.graphql.ts";
import { AnnouncementDetail } from "../../announcements/board/AnnouncementDetail.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { withOpen } from "./newsSearch.ts";

/** The announcement of an address that has moved to another page since. */
export const LinkedNews = ({ id }: { id: string }) => (
  <ScreenPart skeleton={<Skeleton style={{ height: "1.8rem", width: "70%" }} />}>
    <Content key={id} id={id} />
  </ScreenPart>
);

function Content({ id }: { id: string }) {
  const { node } = useOwnQuery<LinkedNewsQuery>(
    graphql`
      query LinkedNewsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Announcement {
            ...AnnouncementDetail_announcement @alias(as: "detail")
          }
        }
      }
    `,
    { id },
  );
  const [params] = useSearchParams();
  // The operator has removed it: only the list is left to show.
  if (!node?.detail) return <Navigate to={{ search: withOpen(params, null).toString() }} replace />;
  return <AnnouncementDetail announcement={node.detail} />;
}

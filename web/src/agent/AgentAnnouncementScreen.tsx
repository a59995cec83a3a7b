import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AgentAnnouncementScreenQuery } from "../__generated__/AgentAnnouncementScreenQuery.graphql.ts";
import { AnnouncementBoard } from "../announcements/AnnouncementBoard.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";

/** The operator's announcements, in the agent centre. */
export function AgentAnnouncementScreen({ queryRef }: ScreenProps<AgentAnnouncementScreenQuery>) {
  const data = usePreloadedQuery<AgentAnnouncementScreenQuery>(
    graphql`
      query AgentAnnouncementScreenQuery @preloadable {
        ...AnnouncementBoard_query @arguments(id: "", hasId: false)
      }
    `,
    queryRef,
  );
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return <AnnouncementBoard query={data} selectedId={selectedId} onSelect={setSelectedId} />;
}

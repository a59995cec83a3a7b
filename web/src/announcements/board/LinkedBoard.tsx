import { graphql } from "react-relay";
import type { LinkedBoardQuery } from "../../__generated__/LinkedBoardQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { AnnouncementBoard } from "./AnnouncementBoard.tsx";
import type { AnnouncementTab } from "./AnnouncementTabs.tsx";

/** The announcements, and the one that an address names, which may be on no page of the list that is shown. */
export function LinkedBoard({
  linkedId,
  firstTab = "ALL",
  selectedId,
  onSelect,
}: {
  /** The announcement of the address, empty for none. Its change loads the board again. */
  linkedId: string;
  firstTab?: AnnouncementTab;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}) {
  const data = useOwnQuery<LinkedBoardQuery>(
    graphql`
      query LinkedBoardQuery($id: ID!, $hasId: Boolean!, $kinds: [AnnouncementKind!]) {
        ...AnnouncementBoard_query @arguments(id: $id, hasId: $hasId, kinds: $kinds)
      }
    `,
    { id: linkedId, hasId: linkedId !== "", kinds: firstTab === "ALL" ? null : [firstTab] },
  );
  return <AnnouncementBoard query={data} firstTab={firstTab} selectedId={selectedId} onSelect={onSelect} />;
}

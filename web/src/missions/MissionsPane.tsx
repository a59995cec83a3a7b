import { Trophy } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MissionBoardPeriod } from "../__generated__/MissionBoardQuery.graphql.ts";
import { useEditableParams } from "../browser/useEditableParams.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { Tabs } from "../ui/control/Tabs.tsx";
import { PaneTitle } from "../ui/layout/PaneTitle.tsx";
import { Text } from "../ui/text/Text.tsx";
import { MissionBoard } from "./MissionBoard.tsx";
import { MissionList } from "./MissionList.tsx";
import styles from "./Missions.module.css";

/** What the pane shows: the missions, or the board of a period. */
export const missionViews = ["missions", "WEEK", "MONTH"] as const satisfies readonly (
  | "missions"
  | MissionBoardPeriod
)[];
type MissionView = (typeof missionViews)[number];

/** Parameters of the address that belong to the pane. */
export const missionParams = { view: "board" } as const;

/** What the address asks the pane to show; the missions for anything else. */
const missionViewIn = (params: URLSearchParams): MissionView =>
  missionViews.find((view) => view === params.get(missionParams.view)) ?? "missions";

/** The member's missions, and the boards of this week and this month. */
export function MissionsPane() {
  const { formatMessage } = useIntl();
  const [params, changeParams] = useEditableParams();
  const view = missionViewIn(params);
  return (
    <section className={styles.pane} aria-labelledby="missions-title">
      <PaneTitle id="missions-title">
        <FormattedMessage id="member_missionLeaderboard" />
      </PaneTitle>
      <Tabs
        label={formatMessage({ id: "missions_views" })}
        tabs={missionViews.map((value) => ({ value, label: <ViewName view={value} /> }))}
        selected={view}
        onSelect={(next) => changeParams({ [missionParams.view]: next })}
      >
        <ScreenBoundary>
          {view === "missions" ? <MissionList /> : <MissionBoard key={view} period={view} />}
        </ScreenBoundary>
      </Tabs>
    </section>
  );
}

/** The name of a view. That of a board is short to the eye, beside a cup. */
const ViewName = ({ view }: { view: MissionView }) =>
  view === "missions" ? (
    <FormattedMessage id="missions_view_missions" />
  ) : (
    <>
      <span className={styles.boardName} aria-hidden="true">
        <Trophy size={16} /> <FormattedMessage id={`missions_tab_${view}`} />
      </span>
      <Text as="span" className="visually-hidden" text={`missions_view_${view}`} />
    </>
  );

import clsx from "clsx";
import { FormattedMessage } from "react-intl";
import { RecordSkeleton } from "../../records/RecordSkeleton.tsx";
import centre from "../../ui/layout/Centre.module.css";
import { PaneTitle } from "../../ui/layout/PaneTitle.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { type MemberPane, PANE_GROUPS, subjectOf } from "../memberPanes.ts";
import styles from "./PaneSkeleton.module.css";

/** The titles of panes that are forms. */
const FORMS: Readonly<Partial<Record<MemberPane, string>>> = {
  depositv2: "deposit_title",
  withdraw: "withdraw_title",
  transferUpline: "member_transferUpline",
};
const PANES = Object.values(PANE_GROUPS).flat();

/** The shape of a pane that is on its way: a record, a form, or cards. */
export function PaneSkeleton({ pane }: { pane: MemberPane }) {
  const isRecord = subjectOf(pane)?.name === "member_activity" || pane === "messageV2";
  const form = FORMS[pane];
  if (form) {
    return (
      <div className={styles.pane} aria-busy="true">
        <PaneTitle>
          <FormattedMessage id={form} />
        </PaneTitle>
        <Skeleton className={styles.field} />
        <Shapes count={3} className={styles.choice} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
      </div>
    );
  }
  return (
    <div className={styles.pane} aria-busy="true">
      {pane !== "securityCenter" && (
        <PaneTitle>
          <FormattedMessage id={`member_${pane}`} />
        </PaneTitle>
      )}
      {isRecord ? (
        <>
          <Shapes count={4} className={styles.filter} />
          <RecordSkeleton />
        </>
      ) : (
        <>
          {(pane === "rewardCenter" || pane === "bonusDetails") && <Shapes count={2} className={styles.filter} />}
          {pane === "missionLeaderboard" && <Skeleton className={styles.field} />}
          <Shapes count={5} className={styles.card} isWide />
        </>
      )}
    </div>
  );
}

/** The member centre before it is known which panes there are. */
export function CentreSkeleton({ asked, isPage = false }: { asked: string | null; isPage?: boolean }) {
  const isPhone = usePhone();
  return (
    <div className={clsx(centre.centre, isPage && centre.onPage)}>
      {isPage && <Skeleton className={clsx(centre.pageTitle, styles.pageTitle)} />}
      {(asked === null || !isPhone) && (
        <div className={centre.menu}>
          <Shapes count={PANES.length} className={styles.entry} isWide />
        </div>
      )}
      {(asked !== null || !isPhone) && (
        <div className={clsx(centre.pane, centre.member)}>
          <PaneSkeleton pane={PANES.find((pane) => pane === asked) ?? "securityCenter"} />
        </div>
      )}
    </div>
  );
}

interface ShapesProps {
  count: number;
  className: string | undefined;
  /** Whether each is a line of its own. */
  isWide?: boolean;
}

const Shapes = ({ count, className, isWide = false }: ShapesProps) => (
  <div className={isWide ? styles.lines : styles.row}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <Skeleton key={index} className={className} />
    ))}
  </div>
);

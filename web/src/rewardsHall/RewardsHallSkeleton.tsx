import { FormattedMessage } from "react-intl";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./RewardsHall.module.css";

/** Grey rows in place of a section's. */
export const RowsSkeleton = () => (
  <div className={styles.rows}>
    {["a", "b", "c"].map((row) => (
      <Skeleton key={row} className={styles.rowSkeleton} />
    ))}
  </div>
);

const SectionSkeleton = () => (
  <div className={styles.section}>
    <Skeleton className={styles.headSkeleton} />
    <RowsSkeleton />
  </div>
);

/** Skeleton of the rewards hall: its title, and the sections of both columns. */
export const RewardsHallSkeleton = () => (
  <PageSkeleton title={<FormattedMessage id="hall" />} hasTools={false} lead={<FormattedMessage id="hall_lead" />}>
    <div className={styles.hall}>
      <SectionSkeleton />
      <SectionSkeleton />
    </div>
  </PageSkeleton>
);

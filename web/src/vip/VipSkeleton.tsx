import { FormattedMessage } from "react-intl";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Vip.module.css";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the VIP club. */
export const VipSkeleton = () => (
  <PageSkeleton title={<FormattedMessage id="vip" />} hasTools={false} lead={<FormattedMessage id="vip_intro" />}>
    <Skeleton className={styles.skeleton} />
    <div className={styles.ladder}>
      {rows.map((row) => (
        <Skeleton key={row} className={styles.rowSkeleton} />
      ))}
    </div>
  </PageSkeleton>
);

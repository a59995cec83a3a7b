import { FormattedMessage } from "react-intl";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./DailySkeleton.module.css";

/** The sentences below the titles. The raffle has none. */
const leads: Readonly<Record<string, string>> = { sign_in_daily: "sign_in_lead", envelopes: "envelopes_lead" };
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Skeleton of a screen with daily rewards: seven days, or what is drawn and the words beside it. `title` is a message id. */
export const DailySkeleton = ({ title }: { title: string }) => {
  const lead = leads[title];
  const words = (
    <div className={styles.words}>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.button} />
    </div>
  );
  return (
    <PageSkeleton title={<FormattedMessage id={title} />} lead={lead && <FormattedMessage id={lead} />}>
      {title === "sign_in_daily" ? (
        <>
          {words}
          <div className={styles.days}>
            {DAYS.map((day) => (
              <Skeleton key={day} className={styles.day} />
            ))}
          </div>
        </>
      ) : (
        <div className={styles.stage}>
          <Skeleton className={styles[title]} />
          {words}
        </div>
      )}
      <Skeleton className={styles.rows} />
    </PageSkeleton>
  );
};

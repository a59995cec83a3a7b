import { FormattedMessage } from "react-intl";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./PromotionsSkeleton.module.css";

/** The sentences below the titles. The raffle has none. */
const leads: Readonly<Record<string, string>> = { sign_in_daily: "sign_in_lead", envelopes: "envelopes_lead" };

/** Skeleton of a screen with daily rewards. `title` is a message id. */
export const DailySkeleton = ({ title }: { title: string }) => {
  const lead = leads[title];
  return (
    <PageSkeleton title={<FormattedMessage id={title} />} lead={lead && <FormattedMessage id={lead} />}>
      <Skeleton className={styles.detail} />
    </PageSkeleton>
  );
};

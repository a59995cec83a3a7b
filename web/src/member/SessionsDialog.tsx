import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./SessionList.module.css";
import { SessionList } from "./SessionList.tsx";

/** The account's open sessions in a dialog. */
export const SessionsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={<FormattedMessage id="sessions_title" />} onClose={onClose}>
    <Suspense fallback={<Skeleton className={styles.skeleton} />}>
      <SessionList />
    </Suspense>
  </Dialog>
);

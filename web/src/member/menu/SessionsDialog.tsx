import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import styles from "../../security/devices/SessionList.module.css";
import { SessionList } from "../../security/devices/SessionList.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";

/** The account's open sessions in a dialog. */
export const SessionsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={<FormattedMessage id="setting_sessions" />} onClose={onClose}>
    <ScreenBoundary>
      <Suspense fallback={<Skeleton className={styles.skeleton} />}>
        <SessionList />
      </Suspense>
    </ScreenBoundary>
  </Dialog>
);

import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { WalletFacts } from "./WalletFacts.tsx";
import styles from "./WalletSheet.module.css";

interface Props {
  /** The last known balance: what the header shows while it can't be read. */
  known: Money | null;
  onClose: () => void;
}

/** What the member has, what of it can be played with, and what moved last. It opens from the balance in the header. */
export const WalletSheet = ({ known, onClose }: Props) => (
  <Dialog title={<FormattedMessage id="member_transferFund" />} onClose={onClose} size="sm">
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>
        <WalletFacts known={known} onLeave={onClose} />
      </Suspense>
    </ScreenBoundary>
  </Dialog>
);

/** The shape of the sheet: the balance, its parts, the two buttons, the movements. */
const Waiting = () => (
  <div className={styles.sheet}>
    <Skeleton className={styles.skeleton} style={{ height: "5.5rem" }} />
    <Skeleton className={styles.skeleton} style={{ height: "3.6rem" }} />
    <div className={styles.actions}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
    <Skeleton className={styles.skeleton} style={{ height: "19rem" }} />
  </div>
);

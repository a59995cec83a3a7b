import clsx from "clsx";
import { type ReactNode, use } from "react";
import { FormattedMessage } from "react-intl";
import { useLeave } from "../browser/back/useLeave.ts";
import { DeskContext } from "../caller/caller.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/layout/Centre.module.css";
import own from "./Desk.module.css";
import { ReportSkeleton } from "./report/ReportSkeleton.tsx";

const title = <FormattedMessage id="agent_title" />;

/** Skeleton of the agent centre, before the caller is known: its menu is empty, its page has rows. */
export function AgentCentreSkeleton() {
  const content = (
    <div className={clsx(styles.centre, styles.wide)} aria-busy="true">
      <div className={styles.menu} />
      <div className={styles.pane}>
        <ReportSkeleton />
      </div>
    </div>
  );
  if (!use(DeskContext)) return <InDialog>{content}</InDialog>;
  return (
    <section className={own.desk}>
      <h1 className="visually-hidden">{title}</h1>
      {content}
    </section>
  );
}

function InDialog({ children }: { children: ReactNode }) {
  const close = useLeave("/");
  return (
    <Dialog title={title} size="page" isFlush hasAddress onClose={close}>
      {children}
    </Dialog>
  );
}

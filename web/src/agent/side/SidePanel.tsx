import { X } from "lucide-react";
import { type Ref, Suspense, useDeferredValue } from "react";
import { useIntl } from "react-intl";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./Side.module.css";
import { SideContent } from "./SideContent.tsx";
import { type Side, sideText } from "./side.ts";

interface Props {
  ref: Ref<HTMLElement>;
  side: Side;
  onClose: () => void;
}

/** The panel beside a table. What it showed stays until the next row's answer is there. */
export function SidePanel({ ref, side, onClose }: Props) {
  const { formatMessage } = useIntl();
  const account = useDeferredValue(side.account);
  const item = useDeferredValue(side.item);
  return (
    <aside
      ref={ref}
      className={styles.panel}
      tabIndex={-1}
      aria-label={formatMessage({ id: "table_details_of" }, { name: account })}
      aria-busy={account !== side.account || item !== side.item}
    >
      <div className={styles.head}>
        <b>{account}</b>
        <IconButton label={formatMessage({ id: "close" })} data-escape onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <ScreenBoundary key={sideText(account, item ?? undefined)}>
        <Suspense fallback={<Skeleton style={{ height: "20rem" }} />}>
          <SideContent account={account} item={item} />
        </Suspense>
      </ScreenBoundary>
    </aside>
  );
}

import { X } from "lucide-react";
import { useDeferredValue } from "react";
import { useIntl } from "react-intl";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { type PanelProps, sideText } from "../side/side.ts";
import { SideContent } from "./SideContent.tsx";
import styles from "./SidePanel.module.css";

/** The panel beside a table. What it showed stays until the next row's answer is there. */
export function SidePanel({ ref, side, onClose }: PanelProps) {
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
      <ScreenPart key={sideText(account, item ?? undefined)} skeleton={<Skeleton style={{ height: "20rem" }} />}>
        <SideContent account={account} item={item} />
      </ScreenPart>
    </aside>
  );
}

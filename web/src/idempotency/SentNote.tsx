import { CircleCheck, CircleHelp, LoaderCircle, TriangleAlert, WifiOff, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { readOwnQueriesAgain } from "../relay/ownQueries.ts";
import { Button } from "../ui/button/Button.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { recordAddress } from "./recordAddress.ts";
import styles from "./SentNote.module.css";
import { noteAnswered, noteLeft } from "./sentChanges.ts";
import { type Told, useSentChange } from "./useSentChange.ts";

export interface SentNoteProps {
  /** The key that the change was sent with. */
  sentKey: string;
  /** What to say where the platform can't tell whether it arrived. */
  unable: ReactNode;
  /** Sends what is in the form; undefined while the form is empty, or without a form. */
  onSend?: (() => void) | undefined;
  /** Called when the person has read that it arrived. */
  onArrived?: ((key: string) => void) | undefined;
}

const ICONS = {
  CHECKING: LoaderCircle,
  OFFLINE: WifiOff,
  UNSURE: CircleHelp,
  UNABLE: TriangleAlert,
  NOT_ARRIVED: TriangleAlert,
  ARRIVED: CircleCheck,
};

/** Tells whether a change of money arrived that was sent and not answered, and leads to its record, or sends it again. */
export function SentNote({ sentKey, unable, onSend, onArrived }: SentNoteProps) {
  const { formatMessage } = useIntl();
  const [told, ask] = useSentChange(sentKey);
  const hasArrived = told.state === "ARRIVED";
  // The lists and sums around it were read before.
  useEffect(() => {
    if (hasArrived) readOwnQueriesAgain();
  }, [hasArrived]);
  const location = useLocation();
  const end = () => {
    noteAnswered(sentKey);
    onArrived?.(sentKey);
  };
  const Icon = ICONS[told.state];
  const canSend = told.state === "NOT_ARRIVED" || told.state === "UNSURE" || told.state === "UNABLE";
  return (
    <div className={styles.note} data-state={told.state} role={canSend ? "alert" : "status"}>
      <Icon size={18} aria-hidden="true" />
      <p>
        <Text told={told} unable={unable} canSend={onSend !== undefined} />
      </p>
      {told.state === "ARRIVED" || told.state === "NOT_ARRIVED" ? (
        <IconButton
          label={formatMessage({ id: "close" })}
          onClick={told.state === "ARRIVED" ? end : () => noteLeft(sentKey)}
        >
          <X size={16} />
        </IconButton>
      ) : null}
      <div className={styles.actions}>
        {told.state === "ARRIVED" && told.change.kind ? (
          <Link
            className={styles.link}
            to={recordAddress(location, told.change.kind, told.change.recordId)}
            onClick={end}
          >
            <FormattedMessage id="sent_open" />
          </Link>
        ) : null}
        {canSend && onSend ? <Button size="sm" variant="secondary" onClick={onSend} text="sent_send" /> : null}
        {told.state === "UNSURE" ? <Button size="sm" variant="secondary" onClick={ask} text="sent_check" /> : null}
      </div>
    </div>
  );
}

function Text({ told, unable, canSend }: { told: Told; unable: ReactNode; canSend: boolean }) {
  switch (told.state) {
    case "CHECKING":
      return <FormattedMessage id="sent_checking" />;
    case "OFFLINE":
      return <FormattedMessage id="sent_offline" />;
    case "UNSURE":
      return <FormattedMessage id="sent_unsure" />;
    case "NOT_ARRIVED":
      return <FormattedMessage id={canSend ? "sent_not_arrived" : "sent_fill_again"} />;
    case "UNABLE":
      return unable;
    case "ARRIVED": {
      const { kind, amount } = told.change;
      if (kind === "REDEEM") return <FormattedMessage id="sent_arrived_REDEEM" />;
      if (!kind || kind === "UNKNOWN" || !amount) return <FormattedMessage id="sent_arrived" />;
      return <FormattedMessage id={`sent_arrived_${kind}`} values={{ amount: <Amount {...amount} /> }} />;
    }
  }
}

import { useFormikContext } from "formik";
import { Clock, X } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import styles from "./SlipNotice.module.css";
import { maxLines, type SlipValues } from "./slip.ts";
import { useSlip } from "./useSlip.ts";

/** Says that a draw closed before its lines were placed, and offers them for the next draw. */
export function SlipNotice() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<SlipValues>();
  const { dropped, dismiss, openDraw } = useSlip();
  if (!dropped) return null;
  const move = (draw: string) => {
    dismiss();
    void setValues({ ...dropped, draw, lines: [...dropped.lines, ...values.lines].slice(0, maxLines) }, false);
  };
  return (
    <div className={styles.notice} role="status">
      <Clock size={18} aria-hidden="true" />
      <p className={styles.text}>
        <FormattedMessage id="lottery_slip_dropped" values={{ number: dropped.draw, count: dropped.lines.length }} />
      </p>
      <IconButton label={formatMessage({ id: "close" })} onClick={dismiss}>
        <X size={16} />
      </IconButton>
      {openDraw !== null && openDraw !== dropped.draw && (
        <Button size="sm" variant="secondary" className={styles.move} onClick={() => move(openDraw)}>
          <FormattedMessage id="lottery_slip_move" values={{ number: openDraw }} />
        </Button>
      )}
    </div>
  );
}

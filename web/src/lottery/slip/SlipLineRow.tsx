import { Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import fieldStyles from "../../forms/TextField.module.css";
import { useFormFailure } from "../../forms/useFormFailure.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { LineContent } from "../bets/LineContent.tsx";
import styles from "./BetSlip.module.css";
import { priceOf, type SlipLine } from "./slip.ts";

/** A line of the slip, with the platform's refusal. */
export function SlipLineRow({ line, index, onRemove }: { line: SlipLine; index: number; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const failure = useFormFailure();
  const own = Object.entries(failure?.fields ?? {}).find(([field]) => `${field}.`.startsWith(`lines.${index}.`));
  const { title, content, unit, multiple, bets, currency } = line;
  return (
    <li className={styles.line} data-refused={own ? true : undefined}>
      <div className={styles.what}>
        <p className={styles.type}>{title}</p>
        <LineContent content={content} />
        <p className={styles.sum}>
          <FormattedMessage
            id="lottery_line"
            values={{ bets, multiple, unit: <Amount amount={unit} currency={currency} /> }}
          />{" "}
          <b>
            <Amount amount={priceOf(line)} currency={currency} />
          </b>
        </p>
        {own && (
          <p className={fieldStyles.error} role="alert">
            {own[1]}
          </p>
        )}
      </div>
      <IconButton label={formatMessage({ id: "lottery_line_remove" }, { title })} onClick={onRemove}>
        <Trash2 size={16} />
      </IconButton>
    </li>
  );
}

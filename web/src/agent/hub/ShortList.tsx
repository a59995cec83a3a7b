import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import own from "./Hub.module.css";

export interface ShortRow {
  id: string;
  name: ReactNode;
  note: ReactNode;
  value: ReactNode;
}

interface Props {
  /** The ids of texts: the name of the list, and what is said without rows. */
  title: string;
  none: string;
  /** The id of the text that says of which days the rows are. */
  period?: string | undefined;
  /** The report with all rows; the rows of several reports lead there themselves. */
  to?: string;
  /** Null when they could not be read. */
  rows: readonly ShortRow[] | null;
  /** Reads all lists of the page again. */
  again: { readonly isBusy: boolean; readonly read: () => void };
}

/** The first rows of a report about one account, under a link to the whole report. */
export function ShortList({ title, none, period = "agent_period_LAST_30", to, rows, again }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {to ? (
            <Link to={to} className={styles.link} preventScrollReset>
              <FormattedMessage id={title} />
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          ) : (
            <FormattedMessage id={title} />
          )}
        </h3>
        <Text as="span" className={styles.note} text={period} />
      </div>
      {rows === null && (
        <p className={styles.note} role="alert">
          <FormattedMessage id="error_title" />{" "}
          <Button size="sm" variant="ghost" isBusy={again.isBusy} onClick={again.read} text="retry" />
        </p>
      )}
      {rows?.length === 0 && <Text as="p" className={styles.note} text={none} />}
      {rows && rows.length > 0 && (
        <ul className={own.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <span>{row.name}</span>
              <b>{row.value}</b>
              <small>{row.note}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

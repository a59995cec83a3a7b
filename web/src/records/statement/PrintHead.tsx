import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedDate, FormattedMessage } from "react-intl";
import styles from "./Print.module.css";

interface Props {
  brand: string | undefined;
  licences: readonly string[];
  /** The member's user name. */
  member: string;
}

/** The head of a printed pane, which has the class `pane` of the same style sheet. It names the member, the operator, the licence and the date, and is seen on paper only. */
export function PrintHead({ brand = "Atrium", licences, member }: Props) {
  const [printedAt, setPrintedAt] = useState(Date.now);
  useEffect(() => {
    // The browser takes the page as it is at the end of the event.
    const onPrint = () => flushSync(() => setPrintedAt(Date.now()));
    addEventListener("beforeprint", onPrint);
    return () => removeEventListener("beforeprint", onPrint);
  }, []);
  return (
    <header className={styles.head}>
      <p>
        <b>{brand}</b>
      </p>
      <p>{licences.join(" · ")}</p>
      <p>
        <FormattedMessage
          id="print_of"
          values={{ account: member, date: <FormattedDate value={printedAt} dateStyle="long" timeStyle="short" /> }}
        />
      </p>
    </header>
  );
}

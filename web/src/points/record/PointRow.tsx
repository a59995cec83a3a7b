import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PointRow_entry$key } from "../../__generated__/PointRow_entry.graphql.ts";
import styles from "../../records/Records.module.css";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** A change of points: what it was for, the points with a sign, and the points after it. */
export function PointRow({ entry: key }: { entry: PointRow_entry$key }) {
  const { type, cause, createdAt, points, balanceAfter, reference } = useFragment(
    graphql`
      fragment PointRow_entry on PointEntry {
        type
        cause
        createdAt
        points
        balanceAfter
        reference
      }
    `,
    key,
  );
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        <FormattedMessage id={type === "REDEEM" && cause ? `points_cause_${cause}` : `points_type_${type}`} />
      </span>
      <b className={styles.amount} data-in={points > 0 || undefined}>
        <FormattedNumber value={points} signDisplay="exceptZero" />
      </b>
      <span className={styles.note}>
        <Moment at={createdAt} />
        {reference && <span className={styles.reference}>{reference}</span>}
      </span>
      <Text as="span" className={styles.after} text="points_after" values={{ points: balanceAfter }} />
    </li>
  );
}

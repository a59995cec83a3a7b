import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type {
  AccountMovementKind,
  AccountMovementRow_movement$key,
} from "../../__generated__/AccountMovementRow_movement.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { isDay } from "../period.ts";
import styles from "../Records.module.css";

/** Movements of these kinds show their remark: the name of a bonus, or the two accounts of a transfer. */
const namedKinds: ReadonlySet<AccountMovementKind> = new Set(["TRANSFER", "BONUS", "FREE_SPINS"]);

/** A movement: what it was for, its sum with a sign, and the balance after it. */
export function AccountMovementRow({ movement: key }: { movement: AccountMovementRow_movement$key }) {
  const { kind, createdAt, amount, balanceAfter, reference, remark } = useFragment(
    graphql`
      fragment AccountMovementRow_movement on AccountMovement {
        kind
        createdAt
        amount {
          ...Money_amount @relay(mask: false)
        }
        balanceAfter {
          ...Money_amount @relay(mask: false)
        }
        reference
        remark
      }
    `,
    key,
  );
  return (
    <li className={styles.row}>
      <Text as="span" className={styles.kind} text={`record_kind_${kind}`} />
      <b className={styles.amount} data-in={!amount.amount.startsWith("-") || undefined}>
        <Amount {...amount} signDisplay="exceptZero" />
      </b>
      <span className={styles.notes}>
        <span className={styles.note}>
          <Moment at={createdAt} />
          {kind === "REBATE" && isDay(remark ?? "") && (
            <span>
              <FormattedMessage
                id="income_bets_of"
                values={{ day: <FormattedDate value={remark ?? ""} dateStyle="medium" timeZone="UTC" /> }}
              />
            </span>
          )}
          {namedKinds.has(kind) && remark && <span>{remark}</span>}
          {reference && <span className={styles.reference}>{reference}</span>}
        </span>
        <span className={styles.after}>
          <FormattedMessage id="record_balance_after" values={{ amount: <Amount {...balanceAfter} /> }} />
        </span>
      </span>
    </li>
  );
}

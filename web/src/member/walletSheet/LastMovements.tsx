import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LastMovements_member$key } from "../../__generated__/LastMovements_member.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { useMemberLink } from "../useMemberLink.ts";
import styles from "./WalletSheet.module.css";

interface Props {
  member: LastMovements_member$key;
  /** Called when the link to all of them is followed. */
  onLeave: () => void;
}

/** The last five movements of the week, the latest first. */
export function LastMovements({ member: key, onLeave }: Props) {
  const { accountRecord } = useFragment(
    graphql`
      fragment LastMovements_member on Member {
        accountRecord(first: 5) {
          edges {
            node {
              id
              kind
              createdAt
              amount {
                ...Money_amount @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    key,
  );
  const linkTo = useMemberLink();
  if (!accountRecord || accountRecord.edges.length === 0) return null;
  return (
    <section className={styles.movements}>
      <div className={styles.head}>
        <Text as="h3" text="wallet_movements" />
        <TextLink to={linkTo("transactionHistory")} onClick={onLeave} text="home_see_all" />
      </div>
      <ul>
        {accountRecord.edges.map(({ node: { id, kind, createdAt, amount } }) => (
          <li key={id} className={styles.part}>
            <span>
              <FormattedMessage id={`record_kind_${kind}`} />
              <small className={styles.label}>
                <Moment at={createdAt} style="near" />
              </small>
            </span>
            <b>
              <Amount {...amount} signDisplay="exceptZero" />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

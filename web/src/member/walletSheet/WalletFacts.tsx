import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { WalletFactsQuery } from "../../__generated__/WalletFactsQuery.graphql.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { compare } from "../../forms/amounts.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { useBalanceHidden } from "../../wallet/balanceHidden.ts";
import { HideBalance } from "../../wallet/HideBalance.tsx";
import { useMemberLink } from "../useMemberLink.ts";
import { LastMovements } from "./LastMovements.tsx";
import { RunningBonuses } from "./RunningBonuses.tsx";
import styles from "./WalletSheet.module.css";

interface Props {
  /** Called when a link of the sheet is followed. */
  onLeave: () => void;
}

/** The sheet's content: the balance, what else there is, and what one does with it. */
export function WalletFacts({ onLeave }: Props) {
  // The header's balance opens the sheet, so no route's loader can send the query earlier.
  const { viewer } = useFreshQuery<WalletFactsQuery>(graphql`
    query WalletFactsQuery {
      viewer {
        member {
          wallet {
            ...WalletPaneParts_parts @relay(mask: false)
            locked {
              amount
              currency
            }
            games {
              amount
              currency
            }
          }
          ...RunningBonuses_member
          ...LastMovements_member
        }
      }
    }
  `);
  const linkTo = useMemberLink();
  const playBreak = usePlayBreak();
  const isHidden = useBalanceHidden();
  const { member } = viewer;
  if (!member) return null;
  const { available, bonus, locked, games } = member.wallet;
  const parts = [
    ["bonus", bonus],
    ["locked", locked],
    ["games", games],
  ] as const;
  return (
    <div className={styles.sheet}>
      <div className={styles.balance}>
        <p className={styles.label}>
          <FormattedMessage id="balance" />
        </p>
        <p className={styles.amount}>{isHidden ? "••••••" : available ? <Amount {...available} /> : "–"}</p>
        <p className={styles.label}>
          <FormattedMessage id="wallet_available_text" />
        </p>
        <HideBalance className={styles.eye} />
      </div>
      <dl className={styles.parts}>
        {parts.map(
          ([part, money]) =>
            money &&
            compare(money.amount, "0") !== 0 && (
              <div key={part} className={styles.part}>
                <dt>
                  <FormattedMessage id={`wallet_${part}`} />
                  <small className={styles.label}>
                    <FormattedMessage id={`wallet_${part}_text`} />
                  </small>
                </dt>
                <dd>{isHidden ? "••••••" : <Amount {...money} />}</dd>
              </div>
            ),
        )}
      </dl>
      <RunningBonuses member={member} />
      <div className={styles.actions}>
        {!playBreak && (
          <Link to={linkTo("depositv2")} className={styles.deposit} onClick={onLeave}>
            <FormattedMessage id="deposit" />
          </Link>
        )}
        <Link to={linkTo("withdraw")} className={styles.withdraw} onClick={onLeave}>
          <FormattedMessage id="withdraw" />
        </Link>
      </div>
      <LastMovements member={member} onLeave={onLeave} />
      <Link to={linkTo("transferFund")} className={styles.more} onClick={onLeave}>
        <FormattedMessage id="wallet_whole" />
      </Link>
    </div>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { WalletFactsQuery } from "../../__generated__/WalletFactsQuery.graphql.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { compare, sum } from "../../forms/amounts.ts";
import { CurrencyNote } from "../../records/CurrencyNote.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useRefresh } from "../../relay/useRefresh.ts";
import { hasPart } from "../../site/hasPart.ts";
import { Button } from "../../ui/button/Button.tsx";
import { linkButton } from "../../ui/button/linkButton.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Text } from "../../ui/text/Text.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { useBalanceHidden } from "../../wallet/balanceHidden.ts";
import { HideBalance } from "../../wallet/HideBalance.tsx";
import { useMemberLink } from "../useMemberLink.ts";
import { LastMovements } from "./LastMovements.tsx";
import { RunningBonuses } from "./RunningBonuses.tsx";
import styles from "./WalletSheet.module.css";

interface Props {
  /** What the header shows while the balance can't be read. */
  known: Money | null;
  /** Called when a link of the sheet is followed. */
  onLeave: () => void;
}

const query = graphql`
  query WalletFactsQuery {
    site {
      features @catch(to: NULL) {
        missingParts
      }
    }
    viewer {
      member {
        wallet {
          ...WalletPaneParts_parts @relay(mask: false)
          locked {
            ...Money_amount @relay(mask: false)
          }
          games {
            ...Money_amount @relay(mask: false)
          }
          withdrawalTerms @catch(to: NULL) {
            turnoverRequired {
              amount
            }
            turnoverDone {
              amount
            }
          }
        }
        # Whether it could be read; its own part shows it.
        bonuses(filter: { status: ACTIVE }, first: 5) @catch(to: NULL) {
          totalCount
        }
        accountRecord(first: 5) @catch(to: NULL) {
          totalCount
        }
        ...RunningBonuses_member
        ...LastMovements_member
      }
    }
  }
`;

/** The sheet's content: the balance, what else there is, and what one does with it. */
export function WalletFacts({ known, onLeave }: Props) {
  // The header's balance opens the sheet, so no route's loader can send the query earlier.
  const { site, viewer } = useFreshQuery<WalletFactsQuery>(query);
  const refresh = useRefresh<WalletFactsQuery>(query);
  const linkTo = useMemberLink();
  const playBreak = usePlayBreak();
  const isHidden = useBalanceHidden();
  const { member } = viewer;
  if (!member) return null;
  const { available = null, bonus, locked, games } = member.wallet;
  const balance = available ?? known;
  const { bonuses, accountRecord } = member;
  const { turnoverRequired: required, turnoverDone: done } = member.wallet.withdrawalTerms ?? {};
  const unplayed = required && done ? sum([required.amount, `-${done.amount}`]) : "0";
  const runs = (bonuses?.totalCount ?? 0) > 0;
  // What the platform lacks can't be loaded, and is not missed.
  const isPartly =
    !available ||
    !games ||
    (!bonuses && hasPart(site.features, "BONUSES")) ||
    (!accountRecord && hasPart(site.features, "TRANSACTIONS"));
  const parts = [
    ["bonus", bonus],
    ["locked", locked],
    ["games", games],
  ] as const;
  return (
    <div className={styles.sheet}>
      <div className={styles.balance}>
        <Text as="p" className={styles.label} text="balance" />
        <p className={styles.amount}>{isHidden ? "••••••" : balance ? <Amount {...balance} /> : "–"}</p>
        <div className={styles.label}>
          {balance && !isHidden && compare(unplayed, "0") > 0 ? (
            <FormattedMessage
              id="withdraw_turnover"
              values={{ left: <Amount amount={unplayed} currency={balance.currency} /> }}
            />
          ) : (
            <FormattedMessage id="wallet_available_text" />
          )}
          <CurrencyNote kind="records" />
        </div>
        <HideBalance className={styles.eye} />
      </div>
      <dl className={styles.parts}>
        {parts.map(([part, money]) => {
          const hasProgress = part === "bonus" && runs;
          if (!hasProgress && (!money || compare(money.amount, "0") === 0)) return null;
          return (
            <div key={part} className={styles.part}>
              <dt>
                <FormattedMessage id={`wallet_${part}`} />
                {!hasProgress && <Text as="small" className={styles.label} text={`wallet_${part}_text`} />}
              </dt>
              <dd>{isHidden ? "••••••" : money ? <Amount {...money} /> : "–"}</dd>
              {hasProgress && (
                <dd className={styles.progress}>
                  <RunningBonuses member={member} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {isPartly && (
        <p className={styles.label} role="status">
          <FormattedMessage id="error_part" /> <Button size="sm" variant="ghost" onClick={refresh} text="retry" />
        </p>
      )}
      <div className={styles.actions}>
        {!playBreak && (
          <TextLink to={linkTo("depositv2")} className={linkButton("primary")} onClick={onLeave} text="deposit" />
        )}
        <TextLink to={linkTo("withdraw")} className={linkButton("secondary")} onClick={onLeave} text="withdraw" />
      </div>
      <LastMovements member={member} onLeave={onLeave} />
      <TextLink to={linkTo("transferFund")} className={styles.more} onClick={onLeave} text="wallet_whole" />
    </div>
  );
}

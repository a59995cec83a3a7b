import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Explanation_payout$key } from "../../__generated__/Explanation_payout.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { formatRate } from "../formatRate.ts";
import own from "./Contracts.module.css";
import type { ContractKind } from "./contractKinds.ts";
import { Shares } from "./Shares.tsx";

/** How a payout was worked out: what the team did, the step that counted, and the parts of the sum. */
export function Explanation({ payout: key, kind }: { payout: Explanation_payout$key; kind: ContractKind }) {
  const intl = useIntl();
  const payout = useFragment(
    graphql`
      fragment Explanation_payout on ContractPayout @no_inline {
        tier
        rate
        activeMembers
        isRemainder
        settledAt
        openStake {
          ...Money_amount @relay(mask: false)
        }
        base {
          ...Money_amount @relay(mask: false)
        }
        carryOver {
          ...Money_amount @relay(mask: false)
        }
        owedAfter {
          ...Money_amount @relay(mask: false)
        }
        validBet {
          ...Money_amount @relay(mask: false)
        }
        teamLoss {
          ...Money_amount @relay(mask: false)
        }
        bonus {
          ...Money_amount @relay(mask: false)
        }
        broughtForward {
          ...Money_amount @relay(mask: false)
        }
        ...Shares_payout
      }
    `,
    key,
  );
  const { tier, rate, base, carryOver, validBet, teamLoss, bonus, broughtForward, openStake } = payout;
  const settled = (
    <>
      <Owed owed={payout.owedAfter} />
      <p className={styles.note}>
        <FormattedMessage
          id="contracts_explain_settled"
          values={{ time: <Moment at={payout.settledAt} style="plain" /> }}
        />
      </p>
    </>
  );
  if (payout.isRemainder) {
    return (
      <section className={own.explanation}>
        <Text as="h3" text="contracts_remainder" />
        <Text as="p" className={styles.note} text="contracts_explain_remainder" />
        <Shares payout={payout} />
        {settled}
      </section>
    );
  }
  const isDividend = kind === "DIVIDEND";
  const isLoss = base.amount.startsWith("-") || Number(base.amount) === 0;
  const less = { ...bonus, amount: `-${bonus.amount}` };
  const lines = isDividend
    ? ([
        ["contracts_explain_loss", teamLoss],
        ["income_bonus", Number(bonus.amount) === 0 ? bonus : less],
        ["contracts_explain_brought", broughtForward],
        ["contracts_explain_base", base],
      ] as const)
    : ([["contracts_explain_valid", validBet]] as const);
  const counted =
    tier == null ? (
      <FormattedMessage id="contracts_explain_no_step" />
    ) : (
      <FormattedMessage id="contracts_explain_step" values={{ step: tier, rate: formatRate(rate, intl) }} />
    );
  return (
    <section className={own.explanation}>
      <Text as="h3" text="contracts_explain" />
      <Text as="p" className={styles.note} text={`contracts_formula_${kind}`} />
      <dl className={own.sum}>
        {lines.map(([id, money]) => (
          <div key={id} data-total={id === "contracts_explain_base" || undefined}>
            <Text as="dt" text={id} />
            <dd>
              <Amount {...money} />
            </dd>
          </div>
        ))}
        {kind !== "REAL_TIME_SALARY" && (
          <FactLine name="overview_active">{intl.formatNumber(payout.activeMembers)}</FactLine>
        )}
      </dl>
      {openStake && Number(openStake.amount) > 0 && (
        <Text as="p" text="contracts_explain_open" values={{ amount: <Amount {...openStake} /> }} />
      )}
      {kind !== "REAL_TIME_SALARY" && <p>{counted}</p>}
      {isDividend && isLoss ? (
        <Text as="p" text="contracts_explain_carry" values={{ amount: <Amount {...carryOver} /> }} />
      ) : (
        (tier != null || kind === "REAL_TIME_SALARY") && <Shares payout={payout} />
      )}
      {settled}
    </section>
  );
}

/** What accounts below were paid beyond the contract: later payouts take it off; or, below 0, give it back. */
function Owed({ owed }: { owed: Money | null | undefined }) {
  if (!owed || Number(owed.amount) === 0) return null;
  const isCredit = owed.amount.startsWith("-");
  const amount = <Amount {...owed} amount={isCredit ? owed.amount.slice(1) : owed.amount} />;
  return (
    <p>
      {isCredit ? (
        <FormattedMessage id="contracts_explain_credit" values={{ amount }} />
      ) : (
        <FormattedMessage id="contracts_explain_owed" values={{ amount }} />
      )}
    </p>
  );
}

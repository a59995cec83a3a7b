import { HandCoins } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { IncomeCard_overview$key } from "../../__generated__/IncomeCard_overview.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Change } from "./Change.tsx";
import styles from "./Overview.module.css";

interface Props {
  overview: IncomeCard_overview$key;
  /** The address of the overview's period. */
  search: URLSearchParams;
}

/** What the agent was paid, and of what it is made. */
export function IncomeCard({ overview, search }: Props) {
  const { figures, previous } = useFragment(
    graphql`
      fragment IncomeCard_overview on AgentOverview {
        figures {
          income {
            ...Money_amount @relay(mask: false)
          }
          commission {
            ...Money_amount @relay(mask: false)
          }
          salary {
            ...Money_amount @relay(mask: false)
          }
          dividend {
            ...Money_amount @relay(mask: false)
          }
        }
        previous {
          income {
            amount
          }
        }
      }
    `,
    overview,
  );
  const { income, commission, salary, dividend } = figures;
  const parts = [
    { name: "overview_commission", money: commission },
    { name: "record_kind_SALARY", money: salary },
    { name: "record_kind_DIVIDEND", money: dividend },
  ];
  return (
    <section className={styles.income} aria-labelledby="overview-income">
      <h3 id="overview-income" className={styles.name}>
        <HandCoins size={20} aria-hidden="true" />
        <FormattedMessage id="agent_menu_income" />
      </h3>
      <p className={styles.incomeAmount}>
        <Amount {...income} />
      </p>
      <Change now={Number(income.amount)} before={previous ? Number(previous.income.amount) : undefined} />
      <dl className={styles.parts}>
        {parts.map(
          ({ name, money }) =>
            money && (
              <FactLine key={name} name={name}>
                <Amount {...money} />
              </FactLine>
            ),
        )}
      </dl>
      <Link to={{ pathname: "/agent/income", search: search.toString() }} className={styles.link} preventScrollReset>
        <FormattedMessage id="overview_to_income" />
      </Link>
    </section>
  );
}

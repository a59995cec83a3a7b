import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AccountFacts_account$key } from "../../__generated__/AccountFacts_account.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { OtherCurrencies } from "../OtherCurrencies.tsx";
import { AccountState } from "./AccountState.tsx";
import { accountOf } from "./account.ts";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";
import { DownlinePath } from "./DownlinePath.tsx";
import { Rebate } from "./Rebate.tsx";

/** The data of an account: its place in the team, its money, and masked contacts. */
export function AccountFacts({ account: key }: { account: AccountFacts_account$key }) {
  const data = useFragment(
    graphql`
      fragment AccountFacts_account on DownlineAccount @throwOnFieldError {
        ...account_figures
        nickname
        details {
          maskedEmail
          maskedMobile
          otherCurrencies
          path
        }
        ...AccountState_account
      }
    `,
    key,
  );
  const { nickname, details } = data;
  const { account, kind, level, childCount, balance, rebate, registeredAt, lastLoginAt } = accountOf(data);
  const time = (at: string | null | undefined) => (at ? <Moment at={at} style="plain" /> : "–");
  const facts = [
    [
      "agent_team_kind",
      <FormattedMessage key="kind" id={kind === "PLAYER" ? "agent_kind_PLAYER" : "agent_kind_AGENT"} />,
    ],
    ["agent_team_level", <FormattedNumber key="level" value={level} />],
    ["balance", <Amount key="balance" {...balance} />],
    ["record_kind_REBATE", <Rebate key="rebate" rebate={rebate} />],
    ["agent_team_registered", time(registeredAt)],
    ["agent_team_last_login", time(lastLoginAt)],
    ["account_email", details.maskedEmail ?? "–"],
    ["mobile_number", details.maskedMobile ?? "–"],
    [
      "agent_team_below",
      childCount > 0 ? (
        <Link key="below" to={levelAddress(account)} className={styles.name} preventScrollReset>
          <FormattedMessage id="agent_team_count" values={{ count: childCount }} />
        </Link>
      ) : (
        "–"
      ),
    ],
  ] as const;
  return (
    <>
      <DownlinePath path={details.path} addressOf={levelAddress} />
      <div className={styles.head}>
        <h2 className={styles.title}>
          {account}
          {nickname && <small className={styles.nickname}>{nickname}</small>}
        </h2>
        <AccountState account={data} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([id, value]) => (
          <FactLine key={id} name={id}>
            {value}
          </FactLine>
        ))}
      </dl>
      <OtherCurrencies account={account} currencies={details.otherCurrencies} />
    </>
  );
}

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { DigestQuery } from "../../__generated__/DigestQuery.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { Result } from "../../records/Result.tsx";
import { useSearch } from "../../records/useSearch.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Moment } from "../../time/Moment.tsx";
import { Chips } from "../../ui/control/Chips.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { agentPageAt } from "../AgentMenu.tsx";
import { mayOpen } from "../agentPages.ts";
import { AccountName } from "../downline/AccountName.tsx";
import names from "../downline/Downline.module.css";
import styles from "./Overview.module.css";
import { digestDay, digestDays } from "./overview.ts";

/** What happened in the team yesterday or today, and what waits for an answer. Nothing on a platform without a digest. */
export const Digest = () => (
  <ScreenPart skeleton={<Skeleton style={{ height: "12rem" }} />}>
    <Content />
  </ScreenPart>
);

function Content() {
  const { formatMessage } = useIntl();
  const mayDo = useRights();
  const { chosen, shown: day, isBusy, set } = useSearch(digestDay);
  const { viewer } = useFreshQuery<DigestQuery>(
    graphql`
      query DigestQuery($day: DigestDay!) @throwOnFieldError {
        viewer {
          agent {
            digest(day: $day) {
              newAccountCount
              newAccounts {
                account
                at
              }
              firstDepositCount
              firstDeposits {
                account
                amount {
                  ...Money_amount @relay(mask: false)
                }
              }
              biggestWins {
                id
                account
                gameName
                profit {
                  ...Result_money
                }
              }
              biggestLosses {
                id
                account
                gameName
                profit {
                  ...Result_money
                }
              }
              contractsToAnswer
              contractsOffered
              applicationsToDecide
              payoutRequestsWaiting
            }
          }
        }
      }
    `,
    { day },
  );
  const digest = viewer.agent?.digest;
  if (!digest) return null;
  const { newAccounts, newAccountCount, firstDeposits, firstDepositCount, contractsOffered } = digest;
  const waiting = [
    { to: "/agent/contract-requests", text: "overview_digest_answer", count: digest.contractsToAnswer },
    {
      to: "/agent/register/applications",
      text: "overview_digest_applications",
      count: digest.applicationsToDecide ?? 0,
    },
    { to: "/agent/income", text: "overview_digest_requests", count: digest.payoutRequestsWaiting ?? 0 },
  ].filter(({ to, count }) => count > 0 && mayOpen(agentPageAt(to), mayDo));
  const betsOf = (bets: typeof digest.biggestWins) =>
    bets.map(({ id, account, gameName, profit }) => ({
      id,
      name: (
        <Link
          to={`/agent/team-betting?${new URLSearchParams({ period: day, account })}`}
          className={names.name}
          preventScrollReset
        >
          {account}
        </Link>
      ),
      value: <Result money={profit} />,
      note: gameName,
    }));
  const parts: readonly Part[] = [
    {
      title: <FormattedMessage id="overview_digest_new" values={{ count: newAccountCount }} />,
      rows: newAccounts.map(({ account, at }) => ({
        id: account,
        name: <AccountName account={account} />,
        value: <Moment at={at} />,
      })),
    },
    {
      title: <FormattedMessage id="overview_digest_first" values={{ count: firstDepositCount }} />,
      rows: firstDeposits.map(({ account, amount }) => ({
        id: account,
        name: <AccountName account={account} />,
        value: amount && <Amount {...amount} />,
      })),
    },
    { title: <FormattedMessage id="overview_digest_wins" />, rows: betsOf(digest.biggestWins) },
    { title: <FormattedMessage id="overview_digest_losses" />, rows: betsOf(digest.biggestLosses) },
  ];
  return (
    <section className={styles.digest} aria-labelledby="overview-digest" aria-busy={isBusy}>
      <div className={styles.head}>
        <Text as="h3" id="overview-digest" className={styles.name} text="overview_digest" />
        <Chips
          label={formatMessage({ id: "overview_digest" })}
          size="sm"
          options={digestDays.map((value) => ({
            value,
            label: <FormattedMessage id={`agent_period_${value}`} />,
          }))}
          selected={chosen}
          onSelect={(digest) => set({ digest })}
        />
      </div>
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          {waiting.map(({ to, text, count }) => (
            <Link key={to} to={to} className={styles.link} preventScrollReset>
              <FormattedMessage id={text} values={{ count }} />
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          ))}
        </div>
      )}
      {parts.every(({ rows }) => rows.length === 0) ? (
        <Text as="p" className={styles.note} text="overview_digest_none" />
      ) : (
        <div className={styles.digestParts}>{parts.map(partOf)}</div>
      )}
      {contractsOffered > 0 && (
        <Text as="p" className={styles.note} text="overview_digest_offered" values={{ count: contractsOffered }} />
      )}
    </section>
  );
}

interface Part {
  title: ReactNode;
  rows: readonly { id: string; name: ReactNode; value: ReactNode; note?: string }[];
}

/** A part that has rows, under its title. */
const partOf = ({ title, rows }: Part, index: number) =>
  rows.length > 0 && (
    <div key={index}>
      <h4 className={styles.note}>{title}</h4>
      <ul>
        {rows.map(({ id, name, value, note }) => (
          <li key={id} className={styles.digestRow}>
            {name}
            <b>{value}</b>
            {note && <small className={styles.note}>{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );

import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MemberLists_overview$key } from "../../__generated__/MemberLists_overview.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "./Overview.module.css";

/** The members who registered last, and those who are online, at any depth of the team. */
export function MemberLists({ overview }: { overview: MemberLists_overview$key }) {
  const { newest, onlineNow, onlineCount } = useFragment(
    graphql`
      fragment MemberLists_overview on AgentOverview {
        onlineCount
        newest {
          account
          kind
          registeredAt
        }
        onlineNow {
          account
          kind
          lastLoginAt
        }
      }
    `,
    overview,
  );
  const online = onlineNow.map(({ lastLoginAt, ...member }) => ({ ...member, at: lastLoginAt }));
  const joined = newest.map(({ registeredAt, ...member }) => ({ ...member, at: registeredAt }));
  return (
    <div className={styles.lists}>
      <section className={styles.list} aria-labelledby="overview-online">
        <h3 id="overview-online" className={styles.name}>
          <span className={styles.dot} data-on={onlineCount > 0 || undefined} aria-hidden="true" />
          <FormattedMessage id="overview_online" values={{ count: onlineCount }} />
        </h3>
        <Members members={online} time="overview_logged_in" none="overview_online_none" />
      </section>
      <section className={styles.list} aria-labelledby="overview-newest">
        <Text as="h3" id="overview-newest" className={styles.name} text="overview_newest" />
        <Members members={joined} time="overview_joined" none="overview_newest_none" />
      </section>
    </div>
  );
}

interface Member {
  readonly account: string;
  readonly kind: string;
  readonly at: string | null | undefined;
}

/** Members with a link to each; `time` is the id of the text with the time. */
function Members({ members, time, none }: { members: readonly Member[]; time: string; none: string }) {
  if (members.length === 0) return <Text as="p" className={styles.note} text={none} />;
  return (
    <ul>
      {members.map(({ account, kind, at }) => (
        <li key={account} className={styles.member}>
          <AccountName account={account} />
          <span className={styles.note}>
            <FormattedMessage id={kind === "PLAYER" ? "agent_kind_PLAYER" : "agent_kind_AGENT"} />
          </span>
          {at && (
            <span className={styles.note}>
              <FormattedMessage id={time} values={{ time: <Moment at={at} style="near" isWithin /> }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { ActionList_agent$key } from "../../__generated__/ActionList_agent.graphql.ts";
import type { ActionListPaginationQuery } from "../../__generated__/ActionListPaginationQuery.graphql.ts";
import type { ActionListQuery } from "../../__generated__/ActionListQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ActionRow } from "./ActionRow.tsx";
import styles from "./Downline.module.css";

const PAGE = 20;

interface Props {
  /** Only what was done to this account; without it, what was done to the whole team. */
  account?: string;
  /** A new number reads the log again. */
  version?: number;
}

/** What the agent and the agents below did, the latest first. */
export function ActionList(props: Props) {
  const Heading = props.account === undefined ? "h2" : "h3";
  return (
    <section className={styles.card} aria-labelledby="agent-log">
      <Heading id="agent-log" className={styles.heading}>
        <FormattedMessage id="agent_log" />
      </Heading>
      <ScreenPart skeleton={<Skeleton style={{ height: "8rem" }} />}>
        <Content {...props} />
      </ScreenPart>
    </section>
  );
}

function Content({ account, version }: Props) {
  const { viewer } = useOwnQuery<ActionListQuery>(
    graphql`
      query ActionListQuery($account: String) @throwOnFieldError {
        viewer {
          agent {
            ...ActionList_agent @arguments(account: $account)
          }
        }
      }
    `,
    { account: account ?? null },
    { fetchPolicy: "store-and-network", fetchKey: version },
  );
  return viewer.agent && <Actions agent={viewer.agent} />;
}

function Actions({ agent }: { agent: ActionList_agent$key }) {
  const { data, ...list } = usePaginationFragment<ActionListPaginationQuery, ActionList_agent$key>(
    graphql`
      fragment ActionList_agent on Agent
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        account: { type: "String" }
      )
      @refetchable(queryName: "ActionListPaginationQuery") {
        actions(account: $account, first: $count, after: $cursor) @connection(key: "ActionList_actions") {
          edges {
            node {
              id
              ...ActionRow_action
            }
          }
        }
      }
    `,
    agent,
  );
  const { edges } = data.actions;
  if (edges.length === 0) return <Text as="p" className={styles.note} text="agent_log_none" />;
  return (
    <>
      <ul className={styles.log}>
        {edges.map(({ node }) => (
          <ActionRow key={node.id} action={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE} />
    </>
  );
}

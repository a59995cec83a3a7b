import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { LoginHistory_member$key } from "../../__generated__/LoginHistory_member.graphql.ts";
import type { LoginHistoryPaginationQuery } from "../../__generated__/LoginHistoryPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import styles from "../Settings.module.css";
import { LoginHistoryRow } from "./LoginHistoryRow.tsx";

const PAGE = 10;

/** The logins to the account, refused ones too, the latest first. */
export function LoginHistory({ member }: { member: LoginHistory_member$key }) {
  const { data, ...list } = usePaginationFragment<LoginHistoryPaginationQuery, LoginHistory_member$key>(
    graphql`
      fragment LoginHistory_member on Member
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "LoginHistoryPaginationQuery") {
        logins(first: $count, after: $cursor) @connection(key: "LoginHistory_logins") {
          edges {
            node {
              id
              ...LoginHistoryRow_login
            }
          }
        }
      }
    `,
    member,
  );
  return (
    <section className={styles.group} aria-labelledby="logins-title">
      <h3 id="logins-title" className={styles.title}>
        <FormattedMessage id="logins_title" />
      </h3>
      <ul className={styles.list}>
        {data.logins.edges.map(({ node }) => (
          <LoginHistoryRow key={node.id} login={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE} text="logins_more" />
    </section>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { AccountMovementDetailQuery } from "../../__generated__/AccountMovementDetailQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { BackButton } from "../../ui/button/BackButton.tsx";
import { RecordEmpty } from "../RecordEmpty.tsx";
import styles from "../Records.module.css";
import { AccountMovementRow } from "./AccountMovementRow.tsx";

/** The parameter of the address that opens a movement. */
export const movementParam = "movement";

/** One movement, and the way to all of them. */
export function AccountMovementDetail({ id }: { id: string }) {
  const leave = useLeaveParams(movementParam);
  const { node } = useOwnQuery<AccountMovementDetailQuery>(
    graphql`
      query AccountMovementDetailQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on AccountMovement @alias(as: "movement") {
            ...AccountMovementRow_movement
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <article className={styles.detail}>
      <BackButton onClick={leave}>
        <FormattedMessage id="record_all_movements" />
      </BackButton>
      {node?.movement ? (
        <ul className={styles.list}>
          <AccountMovementRow movement={node.movement} />
        </ul>
      ) : (
        <RecordEmpty title="record_none_title" text="record_none_text" />
      )}
    </article>
  );
}

import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { AccountMovementDetailQuery } from "../../__generated__/AccountMovementDetailQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
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
      <Button variant="ghost" size="sm" className={styles.back} onClick={leave}>
        <ArrowLeft size={18} aria-hidden="true" /> <FormattedMessage id="record_all_movements" />
      </Button>
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

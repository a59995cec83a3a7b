import { TriangleAlert } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { MovedContractQuery } from "../../__generated__/MovedContractQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** A contract about which a question was open. */
export interface Moved {
  id: string;
  /** Its state when the question was asked. */
  state: string;
}

/** Says what became of a contract, if it is in another state than before. */
export function MovedContract({ id, state: before, onClose }: Moved & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { node } = useOwnQuery<MovedContractQuery>(
    graphql`
      query MovedContractQuery($id: ID!) {
        node(id: $id) {
          ... on AgentContract @alias(as: "contract") {
            kind
            version
            state
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  const contract = node?.contract;
  if (!contract || contract.state === before) return null;
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={26} />}
      title={<FormattedMessage id="contracts_moved" />}
      confirm={<FormattedMessage id="close" />}
      onConfirm={onClose}
      onClose={onClose}
    >
      <FormattedMessage
        id="contracts_moved_text"
        values={{
          kind: formatMessage({ id: `contracts_${contract.kind}` }),
          version: formatMessage({ id: "contracts_version" }, { version: contract.version }),
          state: formatMessage({ id: `contracts_state_${contract.state}` }),
        }}
      />
    </ConfirmDialog>
  );
}

import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { MovedContractQuery } from "../../__generated__/MovedContractQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

/** A contract about which a question is open. */
export interface Asked {
  id: string;
  /** Its state when the question was asked. */
  state: string;
}

interface Props extends Asked {
  /** Whether the question is gone. */
  isLeft: boolean;
  onClose: () => void;
}

/** Asks for a contract's state. When the question about it has closed and the state is another one, a notice says so. */
export function MovedContract({ id, state: before, isLeft, onClose }: Props) {
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
  const isSame = !contract || contract.state === before;
  const forget = useEffectEvent(onClose);
  useEffect(() => (isLeft && isSame ? forget() : undefined), [isLeft, isSame]);
  if (isSame || !isLeft) return null;
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

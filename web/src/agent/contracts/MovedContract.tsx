import { TriangleAlert } from "lucide-react";
import { createContext, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { MovedContractQuery } from "../../__generated__/MovedContractQuery.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";

interface Moved {
  id: string;
  /** Its state when the question was asked. */
  state: string;
}

/** Call when a question about a contract goes away unanswered because the contract has changed, or its row has gone. */
export const TellMoved = createContext<(moved: Moved) => void>(() => {});

/** Says what became of contracts about which `children` have asked, when somebody else was quicker. */
export function MovedContracts({ children }: { children: ReactNode }) {
  const [moved, setMoved] = useState<Moved | null>(null);
  return (
    <TellMoved value={setMoved}>
      {children}
      {moved && (
        <QuietPart>
          <MovedContract {...moved} onClose={() => setMoved(null)} />
        </QuietPart>
      )}
    </TellMoved>
  );
}

function MovedContract({ id, state: before, onClose }: Moved & { onClose: () => void }) {
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
    <ConfirmDialogOnDemand
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
    </ConfirmDialogOnDemand>
  );
}

import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { OfferDialogQuery } from "../../__generated__/OfferDialogQuery.graphql.ts";
import type { useNextOffer_contract$key } from "../../__generated__/useNextOffer_contract.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import type { ContractKind } from "./contractKinds.ts";
import { OfferForm } from "./OfferForm.tsx";

interface Props {
  kind: ContractKind;
  /** Who is offered the contract at first. */
  account: string | undefined;
  /** The contract that the form begins with. */
  before: useNextOffer_contract$key | undefined;
  /** The key of its draft. */
  draft: string;
  onClose: () => void;
  onOffered: (account: string) => void;
}

/** Offers a contract, within the bounds of the agent's own. */
export const OfferDialog = ({ onClose, ...props }: Props) => (
  <Dialog title={<FormattedMessage id="contracts_offer" />} isSticky onClose={onClose}>
    <ScreenPart skeleton={<Skeleton style={{ height: "20rem" }} />}>
      <Content {...props} />
    </ScreenPart>
  </Dialog>
);

function Content({ kind, ...form }: Omit<Props, "onClose">) {
  const { viewer } = useFreshQuery<OfferDialogQuery>(
    graphql`
      query OfferDialogQuery($active: AgentContractFilter!, $ending: AgentContractFilter!) @throwOnFieldError {
        viewer {
          agent {
            active: contracts(filter: $active, first: 1) {
              edges {
                node {
                  ...OfferForm_own
                }
              }
            }
            ending: contracts(filter: $ending, first: 1) {
              edges {
                node {
                  ...OfferForm_own
                }
              }
            }
          }
        }
      }
    `,
    { active: { kind, state: "ACTIVE" }, ending: { kind, state: "PENDING_TERMINATION" } },
  );
  const { active, ending } = viewer.agent ?? {};
  const own = active?.edges[0]?.node ?? ending?.edges[0]?.node;
  if (!own) return <Text as="p" className={styles.note} text="contracts_offer_none" />;
  return <OfferForm kind={kind} own={own} {...form} />;
}

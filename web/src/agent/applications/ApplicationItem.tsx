import { Fragment, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ApplicationItem_application$key } from "../../__generated__/ApplicationItem_application.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import contracts from "../contracts/Contracts.module.css";
import type { ContractKind } from "../contracts/contractKinds.ts";
import { OfferButton } from "../contracts/OfferButton.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import notes from "../notes/Notes.module.css";
import { ApproveForm } from "./ApproveForm.tsx";
import { DeclineForm } from "./DeclineForm.tsx";

/** The colours of contracts' states. */
const LOOKS: Readonly<Record<string, string>> = { NEW: "PENDING_NEW", APPROVED: "ACTIVE", DECLINED: "REJECTED" };

/** An application: who applies with what, its state, and while it is new the two decisions. */
export function ApplicationItem({ application: key }: { application: ApplicationItem_application$key }) {
  const [open, setOpen] = useState<"approve" | "decline" | null>(null);
  const { id, account, contact, channels, expectedPlayers, message, state, reason, appliedAt, decidedAt } = useFragment(
    graphql`
      fragment ApplicationItem_application on AgentApplication @no_inline {
        id
        account
        contact
        channels
        expectedPlayers
        message
        state
        reason
        appliedAt
        decidedAt
      }
    `,
    key,
  );
  const [offered, setOffered] = useState<ContractKind | null>(null);
  const close = () => setOpen(null);
  const approved = (kind?: ContractKind) => {
    close();
    setOffered(kind ?? null);
  };
  return (
    <li className={contracts.item}>
      <div className={contracts.head}>
        <h3>{account ? <AccountName account={account} /> : <FormattedMessage id="agent_application_guest" />}</h3>
        <Text as="span" className={contracts.state} data-state={LOOKS[state]} text={`agent_application_${state}`} />
        <p className={styles.note}>
          <Moment at={appliedAt} />
        </p>
      </div>
      <dl className={styles.facts}>
        <FactLine name="affiliate_contact">
          {/* A long address goes on after its sign. */}
          {contact.split(/(?<=@)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </FactLine>
        {expectedPlayers !== "UNKNOWN" && (
          <FactLine name="agent_application_players">
            <FormattedMessage id={`affiliate_players_${expectedPlayers}`} />
          </FactLine>
        )}
        {decidedAt && (
          <FactLine name="agent_application_decided">
            <Moment at={decidedAt} />
          </FactLine>
        )}
      </dl>
      <p dir="auto" className={notes.text}>
        {channels}
      </p>
      {message !== "" && (
        <p dir="auto" className={notes.text}>
          {message}
        </p>
      )}
      {reason && <Text as="p" className={styles.note} text="agent_log_reason" values={{ reason }} />}
      {state === "NEW" && (
        <div className={contracts.actions}>
          <Button size="sm" onClick={() => setOpen("approve")} text="agent_application_approve" />
          <Button size="sm" variant="secondary" onClick={() => setOpen("decline")} text="agent_application_decline" />
        </div>
      )}
      {offered && account && <OfferButton kind={offered} account={account} variant="secondary" size="sm" startsOpen />}
      {open && (
        <Dialog title={<FormattedMessage id={`agent_application_${open}`} />} size="sm" isSticky onClose={close}>
          {open === "approve" ? (
            <ApproveForm id={id} account={account ?? null} contact={contact} onDecided={approved} />
          ) : (
            <DeclineForm id={id} onDecided={close} />
          )}
        </Dialog>
      )}
    </li>
  );
}

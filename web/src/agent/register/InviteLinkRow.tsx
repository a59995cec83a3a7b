import { QrCode, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { InviteLinkRow_link$key } from "../../__generated__/InviteLinkRow_link.graphql.ts";
import type { InviteLinkRowMutation } from "../../__generated__/InviteLinkRowMutation.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import form from "../AgentForm.module.css";
import { signUpsAddress } from "../downline/addresses.ts";
import team from "../downline/Downline.module.css";
import { Rebate } from "../downline/Rebate.tsx";
import styles from "./Register.module.css";

const LinkQr = lazyPart(async () => (await import("../../referral/LinkQr.tsx")).LinkQr);

/** An invitation link: its address, what it gives, and what came of it. */
export function InviteLinkRow({
  link: key,
  isTeamFiltered,
}: {
  link: InviteLinkRow_link$key;
  isTeamFiltered: boolean;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const [isQrShown, setQrShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const link = useFragment(
    graphql`
      fragment InviteLinkRow_link on InviteLink {
        id
        internalID
        code
        url
        label
        kind
        rebate
        expiresAt
        isExpired
        clickCount
        signUpCount
        firstDepositCount
      }
    `,
    key,
  );
  const { change, isBusy, failure } = useChange<InviteLinkRowMutation>(graphql`
    mutation InviteLinkRowMutation($input: DeleteInviteLinkInput!) {
      deleteInviteLink(input: $input) {
        agent {
          ...InviteLinks_agent
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const name = link.label || link.code;
  const seesAccounts = useRights()("READ_ACCOUNTS") && isTeamFiltered;
  const address = (hasDeposited?: boolean) => signUpsAddress(link.internalID, hasDeposited);
  const counts = [
    { id: "agent_link_clicks", count: link.clickCount },
    { id: "agent_link_sign_ups", count: link.signUpCount, to: address() },
    { id: "agent_link_deposits", count: link.firstDepositCount, to: address(true) },
    { id: "agent_link_undeposited", count: link.signUpCount - link.firstDepositCount, to: address(false) },
  ];
  return (
    <li className={styles.link} data-over={link.isExpired || undefined}>
      <div className={team.head}>
        <h4>{name}</h4>
        <span className={team.note}>
          {link.kind && <FormattedMessage id={`agent_kind_${link.kind}`} />}
          <span> · </span>
          <FormattedMessage id="record_kind_REBATE" /> <Rebate rebate={link.rebate} />
        </span>
      </div>
      <p className={styles.address}>
        <span>{link.url}</span>
        <CopyButton text={link.url} name={formatMessage({ id: "agent_link_of" }, { name })} />
      </p>
      <dl className={styles.counts}>
        {counts.map(({ id, count, to }) => (
          <FactLine key={id} name={id}>
            {to && count > 0 && seesAccounts ? (
              <Link
                to={to}
                className={team.name}
                aria-label={formatMessage({ id: "agent_link_who" }, { name, what: formatMessage({ id }), count })}
                preventScrollReset
              >
                {formatNumber(count)}
              </Link>
            ) : (
              formatNumber(count)
            )}
          </FactLine>
        ))}
      </dl>
      {link.expiresAt && (
        <p className={link.isExpired ? team.refusal : team.note}>
          <FormattedMessage
            id={link.isExpired ? "agent_link_over" : "agent_link_ends"}
            values={{ time: <Moment at={link.expiresAt} style="plain" /> }}
          />
        </p>
      )}
      <div className={form.actions}>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isQrShown}
          aria-label={formatMessage({ id: "agent_link_qr_of" }, { name })}
          onClick={() => setQrShown(!isQrShown)}
        >
          <QrCode size={18} aria-hidden="true" /> <FormattedMessage id="agent_link_qr" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          isBusy={isBusy}
          data-deletes
          aria-label={formatMessage({ id: "agent_link_delete_of" }, { name })}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={18} aria-hidden="true" /> <FormattedMessage id="agent_link_delete" />
        </Button>
      </div>
      {isQrShown && (
        <Suspense>
          <LinkQr link={link.url} />
        </Suspense>
      )}
      <FailureNote failure={failure} />
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<Trash2 size={26} />}
          title={<FormattedMessage id="agent_link_delete_title" values={{ name }} />}
          confirm={<FormattedMessage id="agent_link_delete" />}
          onConfirm={() => {
            setAsking(false);
            void change({ input: { linkId: link.id } });
          }}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="agent_link_delete_text" />
        </ConfirmDialogOnDemand>
      )}
    </li>
  );
}

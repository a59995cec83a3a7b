import { Suspense, use } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SideAccount_account$key } from "../../__generated__/SideAccount_account.graphql.ts";
import { useRights } from "../../caller/caller.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { AgentFeatures, contractKinds, switchOf } from "../contracts/contractKinds.ts";
import { OfferButton } from "../contracts/OfferButton.tsx";
import { AccountFacts } from "../downline/AccountFacts.tsx";
import { accountAddress, fromRow } from "../downline/addresses.ts";
import downline from "../downline/Downline.module.css";
import { ResetLink } from "../downline/ResetLink.tsx";
import { TransferLink } from "../hub/TransferLink.tsx";
import styles from "./SidePanel.module.css";

const AccountForm = lazyPart(async () => (await import("../downline/AccountForm.tsx")).AccountForm, "agent");

interface Props {
  account: SideAccount_account$key;
  /** The operator's switch. */
  canTransfer: boolean;
}

/** The data of an account, links to its reports, and what the agent may do. */
export function SideAccount({ account: key, canTransfer }: Props) {
  const account = useFragment(
    graphql`
      fragment SideAccount_account on DownlineAccount @throwOnFieldError {
        ...AccountFacts_account
        id
        status
        level
        kind
        account
        ...AccountForm_account
      }
    `,
    key,
  );
  const { account: name, kind: accountKind, level, status } = account;
  const features = use(AgentFeatures);
  const mayDo = useRights();
  const isAgent = accountKind !== "PLAYER";
  /** Transfers and contracts are with accounts directly below. */
  const isBelow = level === 1;
  const filter = new URLSearchParams({ period: "LAST_30", account: name });
  const reports = [
    [`/agent/team-betting?${filter}`, "agent_menu_team_betting"],
    [`/agent/profit-loss?${new URLSearchParams({ period: "LAST_30", keyword: name })}`, "agent_menu_profit"],
    [`/agent/transactions?${filter}`, "agent_menu_transactions"],
  ] as const;
  return (
    <>
      <AccountFacts account={account} />
      <ul className={styles.links}>
        <li>
          <Link to={accountAddress(name)} state={fromRow} className={downline.link} preventScrollReset>
            <FormattedMessage id="agent_side_page" />
          </Link>
        </li>
        {mayDo("READ_REPORTS") &&
          reports.map(([to, text]) => (
            <li key={to}>
              <TextLink to={to} className={downline.link} preventScrollReset text={text} />
            </li>
          ))}
        {isBelow && canTransfer && mayDo("TRANSFER_MONEY") && (
          <li>
            <TransferLink account={name} />
          </li>
        )}
      </ul>
      {isAgent && isBelow && mayDo("CONTRACTS") && (
        <ul className={styles.offers}>
          {contractKinds.map(
            (kind) =>
              features?.[switchOf[kind]] && (
                <li key={kind}>
                  <FormattedMessage id={`contracts_${kind}`} />
                  <OfferButton kind={kind} account={name} variant="secondary" size="sm" />
                </li>
              ),
          )}
        </ul>
      )}
      {status !== "CLOSED" && (
        <Suspense>
          {(mayDo("RESTRICT_ACCOUNTS") || mayDo("CONTRACTS")) && (
            <AccountForm account={account} onSaved={readNothing} />
          )}
          {mayDo("RESET_LINKS") && <ResetLink accountId={account.id} onSent={readNothing} />}
        </Suspense>
      )}
    </>
  );
}

/** The panel has no log that would have to be read again. */
const readNothing = () => undefined;

import { Mail } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { MemberActions_member$key } from "../../__generated__/MemberActions_member.graphql.ts";
import type { MemberActionsSubscription } from "../../__generated__/MemberActionsSubscription.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { accountPage } from "../../member/accountPage.ts";
import { MemberMenuButton } from "../../member/menu/MemberMenuButton.tsx";
import { useMemberLink } from "../../member/useMemberLink.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { hasPart, type KnownParts } from "../../site/hasPart.ts";
import { Button } from "../../ui/button/Button.tsx";
import icon from "../../ui/button/IconButton.module.css";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { ClubChip } from "../../vip/ClubChip.tsx";
import { Balance } from "../../wallet/Balance.tsx";
import styles from "./MemberActions.module.css";

const loadSheet = async () => (await import("../../member/walletSheet/WalletSheet.tsx")).WalletSheet;
const WalletSheet = lazyPart(loadSheet);

interface Props {
  member: MemberActions_member$key;
  /** Whether there are deposits, withdrawals and records. */
  hasCashier: boolean;
  features: KnownParts;
}

/** The header's buttons for members. */
export function MemberActions({ member: key, hasCashier, features }: Props) {
  const member = useFragment(
    graphql`
      fragment MemberActions_member on Member {
        unreadMessageCount @catch(to: NULL)
        club {
          ...ClubChip_club
        }
        wallet {
          ...Balance_wallet
        }
        ...MemberMenuButton_member
      }
    `,
    key,
  );
  const linkTo = useMemberLink();
  const { pathname } = useLocation();
  // Their pages have a primary button of their own.
  const isAtCashier = [accountPage("depositv2"), accountPage("withdraw")].includes(pathname);
  const playBreak = usePlayBreak();
  const caller = useCaller();
  const isTrial = caller === "trial";
  // A sub-account has neither a club nor a wallet.
  const isPlayer = caller !== "subAccount";
  const { openRegister } = useSessionDialogs();
  useWatch<MemberActionsSubscription>(graphql`
    subscription MemberActionsSubscription {
      unreadCountsChanged {
        unreadMessageCount
        unreadChatCount
        club {
          ...ClubChip_club
        }
      }
    }
  `);
  /** The balance that the open sheet begins with; undefined while it is closed. */
  const [sheet, setSheet] = useState<Money | null>();
  const unread = member.unreadMessageCount ?? 0;
  return (
    <>
      {member.club && !isTrial && isPlayer && hasPart(features, "VIP") && (
        <Link to="/vip" className={styles.club}>
          <ClubChip club={member.club} />
        </Link>
      )}
      {isPlayer && (
        <div className={styles.funds} data-demo={isTrial || undefined}>
          <Balance
            wallet={member.wallet}
            onOpen={hasCashier && !isTrial ? setSheet : undefined}
            onNear={() => void loadSheet()}
          />
          <Suspense>
            {sheet !== undefined && <WalletSheet known={sheet} onClose={() => setSheet(undefined)} />}
          </Suspense>
        </div>
      )}
      {isTrial && <Button size="sm" onClick={() => openRegister()} text="register" />}
      {hasCashier && !isTrial && (
        <>
          {!playBreak && (
            <Link to={linkTo("depositv2")} className={isAtCashier ? styles.withdraw : styles.deposit}>
              <FormattedMessage id="deposit" />
            </Link>
          )}
          <TextLink to={linkTo("withdraw")} className={styles.withdraw} text="withdraw" />
        </>
      )}
      {hasPart(features, "MESSAGES") && (
        <Link to={linkTo("messageV2")} className={`${icon.button} ${styles.messages}`} data-demo={isTrial || undefined}>
          <Mail size={20} aria-hidden="true" />
          <span className="visually-hidden">
            <FormattedMessage id="messages" />
            {unread > 0 && (
              <>
                . <FormattedMessage id="unread" values={{ count: unread }} />
              </>
            )}
          </span>
          {unread > 0 && <span className={icon.dot} />}
        </Link>
      )}
      <MemberMenuButton member={member} hasCashier={hasCashier && !isTrial} />
    </>
  );
}

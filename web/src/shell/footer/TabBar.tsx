import { ArrowDownToLine, ArrowUpFromLine, Flame, Heart, Home, LayoutGrid, UserRound } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, NavLink } from "react-router-dom";
import { isRealAccount, useCaller } from "../../caller/caller.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useMemberLink } from "../../member/useMemberLink.ts";
import { useChat } from "../../support/chatRequests.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./TabBar.module.css";

/** The main links on phones, at the bottom of the screen. */
export function TabBar({ onOpenGames, hasCashier }: { onOpenGames: () => void; hasCashier: boolean }) {
  const { formatMessage } = useIntl();
  const caller = useCaller();
  const playBreak = usePlayBreak();
  const linkTo = useMemberLink();
  const { openLogin, openRegister } = useSessionDialogs();
  // The menu contains the chat.
  const { unread: unreadChat } = useChat();
  const isPlayer = isRealAccount(caller);
  const showsCashier = isPlayer && hasCashier;
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: "tabs" })}>
      <NavLink to="/" end className={styles.tab}>
        <Home size={22} aria-hidden="true" />
        <FormattedMessage id="home" />
      </NavLink>
      <button type="button" className={styles.tab} onClick={onOpenGames}>
        <LayoutGrid size={22} aria-hidden="true" />
        <FormattedMessage id="categories" />
        {unreadChat > 0 && (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <Text as="span" className="visually-hidden" text="chat_unread" values={{ count: unreadChat }} />
          </>
        )}
      </button>
      {!showsCashier && (
        <NavLink to="/hot" className={styles.tab}>
          <Flame size={22} aria-hidden="true" />
          <FormattedMessage id="hot_short" />
        </NavLink>
      )}
      <NavLink to="/favorite" className={styles.tab}>
        <Heart size={22} aria-hidden="true" />
        <FormattedMessage id="favorites" />
      </NavLink>
      {showsCashier && (
        <>
          {!playBreak && (
            <Link to={linkTo("depositv2")} className={styles.tab}>
              <ArrowDownToLine size={22} aria-hidden="true" />
              <FormattedMessage id="deposit" />
            </Link>
          )}
          <Link to={linkTo("withdraw")} className={styles.tab}>
            <ArrowUpFromLine size={22} aria-hidden="true" />
            <FormattedMessage id="withdraw" />
          </Link>
        </>
      )}
      {isPlayer && !hasCashier && (
        <Link to={linkTo("securityCenter")} className={styles.tab}>
          <UserRound size={22} aria-hidden="true" />
          <FormattedMessage id="account_menu" />
        </Link>
      )}
      {caller === "trial" && (
        <button type="button" className={styles.tab} onClick={() => openRegister()}>
          <UserRound size={22} aria-hidden="true" />
          <FormattedMessage id="register" />
        </button>
      )}
      {caller === "guest" && (
        <button type="button" className={styles.tab} onClick={() => openLogin()}>
          <UserRound size={22} aria-hidden="true" />
          <FormattedMessage id="log_in" />
        </button>
      )}
    </nav>
  );
}

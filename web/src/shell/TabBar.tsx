import { Flame, Heart, Home, LayoutGrid, UserRound } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { NavLink } from "react-router-dom";
import { useSessionDialogs } from "../session/SessionDialogs.tsx";
import { useCaller } from "./caller.ts";
import styles from "./TabBar.module.css";

/** The ways within a thumb's reach, on phones. */
export function TabBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { formatMessage } = useIntl();
  const caller = useCaller();
  const { openLogin } = useSessionDialogs();
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: "tabs" })}>
      <NavLink to="/" end className={styles.tab}>
        <Home size={22} aria-hidden="true" />
        <FormattedMessage id="home" />
      </NavLink>
      <button type="button" className={styles.tab} onClick={onOpenMenu}>
        <LayoutGrid size={22} aria-hidden="true" />
        <FormattedMessage id="categories" />
      </button>
      <NavLink to="/hot" className={styles.tab}>
        <Flame size={22} aria-hidden="true" />
        <FormattedMessage id="hot_short" />
      </NavLink>
      <NavLink to="/favorite" className={styles.tab}>
        <Heart size={22} aria-hidden="true" />
        <FormattedMessage id="favorites" />
      </NavLink>
      {caller === "guest" && (
        <button type="button" className={styles.tab} onClick={() => openLogin()}>
          <UserRound size={22} aria-hidden="true" />
          <FormattedMessage id="log_in" />
        </button>
      )}
    </nav>
  );
}

import clsx from "clsx";
import {
  ArrowLeftRight,
  CalendarDays,
  ChevronDown,
  Clock,
  FileClock,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Network,
  Receipt,
  Scale,
  UserPlus,
  UsersRound,
  Wallet,
  Zap,
} from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NavLink, useLocation } from "react-router-dom";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/layout/Centre.module.css";
import { useMedia } from "../ui/layout/useMedia.ts";
import { Text } from "../ui/text/Text.tsx";
import { AccountFinder } from "./keys/AccountFinder.tsx";

/** The screens of the pages that exist; the menu leaves the others out. */
const screens: Readonly<Record<string, { to: string; title: string; Icon: LucideIcon }>> = {
  agentAnnouncement: { to: "/agent/announcement", title: "notices", Icon: Megaphone },
  agentOverview: { to: "/agent/overview", title: "agent_menu_overview", Icon: LayoutDashboard },
  registerCenter: { to: "/agent/register", title: "agent_menu_register", Icon: UserPlus },
  downlineManagement: { to: "/agent/team", title: "agent_menu_team", Icon: Network },
  teamBetting: { to: "/agent/team-betting", title: "agent_menu_team_betting", Icon: Receipt },
  userProfitLoss: { to: "/agent/profit-loss", title: "agent_menu_profit", Icon: Scale },
  agentRevenueReport: { to: "/agent/income", title: "agent_menu_income", Icon: Wallet },
  downlineTransactionDetails: { to: "/agent/transactions", title: "agent_menu_transactions", Icon: ArrowLeftRight },
  dividend: { to: "/agent/dividend", title: "contracts_DIVIDEND", Icon: HandCoins },
  dailySalary: { to: "/agent/daily-salary", title: "contracts_DAILY_SALARY", Icon: CalendarDays },
  hourlySalary: { to: "/agent/hourly-salary", title: "contracts_HOURLY_SALARY", Icon: Clock },
  realTimeSalary: { to: "/agent/real-time-salary", title: "contracts_REAL_TIME_SALARY", Icon: Zap },
  subAccounts: { to: "/agent/sub-accounts", title: "agent_menu_sub_accounts", Icon: UsersRound },
  contractRequests: { to: "/agent/contract-requests", title: "contracts_requests", Icon: FileClock },
};

/** The page that a path belongs to. */
export const agentPageAt = (pathname: string): string | undefined =>
  Object.keys(screens).find((page) => isIn(screens[page]?.to ?? "-", pathname));

/** Message id of the name of the page that a path belongs to. */
const pageNameAt = (pathname: string): string => screens[agentPageAt(pathname) ?? ""]?.title ?? "agent_title";

interface Props {
  pages: readonly string[];
  isTrial: boolean;
  /** Whether accounts can be searched. */
  hasFinder: boolean;
  /** What is shown after the names of pages. */
  badges: Readonly<Record<string, ReactNode>>;
  /** Stands after the pages. */
  children?: ReactNode;
}

/**
 * The pages of the agent centre, with the specification's names in `data-page`. Trial accounts see them too, and get a
 * warning on each. Where a column has no room, a button with the present page opens them.
 */
export function AgentMenu({ children, hasFinder, ...props }: Props) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  useTabTitle(`${formatMessage({ id: pageNameAt(pathname) })} · ${formatMessage({ id: "agent_title" })}`);
  const isNarrow = useMedia("(max-width: 79.99rem)");
  const [isOpen, setOpen] = useState(false);
  const present = props.pages.map((page) => screens[page]).find((screen) => screen && isIn(screen.to, pathname));
  const list = (
    <nav className={clsx(!isNarrow && styles.menu)} aria-label={formatMessage({ id: "agent_title" })}>
      {hasFinder && <AccountFinder onFound={() => setOpen(false)} />}
      <Pages {...props} onChosen={() => setOpen(false)} />
      {!isNarrow && children}
    </nav>
  );
  if (!isNarrow) return list;
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {present && <present.Icon size={20} aria-hidden="true" />}
        <Text as="span" className="visually-hidden" text="menu" />
        <FormattedMessage id={present?.title ?? "agent_title"} />
        {Object.entries(props.badges).map(([page, badge]) => (
          <Fragment key={page}>{badge}</Fragment>
        ))}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      {children}
      {isOpen && (
        <Dialog title={<FormattedMessage id="agent_title" />} size="sm" onClose={() => setOpen(false)}>
          {list}
        </Dialog>
      )}
    </div>
  );
}

const isIn = (path: string, pathname: string) => `${pathname}/`.startsWith(`${path}/`);

function Pages({ pages, isTrial, badges, onChosen }: Omit<Props, "children" | "hasFinder"> & { onChosen: () => void }) {
  const { warnTrial } = useSessionDialogs();
  return (
    <ul>
      {pages.map((page) => {
        const screen = screens[page];
        if (!screen) return null;
        const { to, title, Icon } = screen;
        return (
          <li key={page} data-page={`agentCenter/${page}`}>
            {isTrial ? (
              <button type="button" className={styles.entry} onClick={() => warnTrial()}>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={title} />
              </button>
            ) : (
              <NavLink to={to} className={styles.entry} preventScrollReset onClick={onChosen}>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={title} />
                {badges[page]}
              </NavLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

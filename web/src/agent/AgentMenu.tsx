import {
  ArrowLeftRight,
  CalendarDays,
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
  Wallet,
  Zap,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NavLink, useLocation } from "react-router-dom";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import styles from "../ui/layout/Centre.module.css";
import { showInMenu } from "../ui/layout/showInMenu.ts";

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
  contractRequests: { to: "/agent/contract-requests", title: "contracts_requests", Icon: FileClock },
};

/** Message id of the name of the page that a path belongs to. */
export const agentPageName = (pathname: string): string =>
  Object.values(screens).find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.title ?? "agent_title";

/**
 * The pages of the agent centre, with the specification's names in `data-page`. Trial accounts see them too, and get a
 * warning on each.
 */
export function AgentMenu({
  pages,
  isTrial,
  badges,
}: {
  pages: readonly string[];
  isTrial: boolean;
  /** What is shown after the names of pages. */
  badges: Readonly<Record<string, ReactNode>>;
}) {
  const { formatMessage } = useIntl();
  const { warnTrial } = useSessionDialogs();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On phones the menu is a row above the page that is wider than the screen.
  useEffect(() => {
    if (pathname === "") return;
    showInMenu(menu.current, menu.current?.querySelector('[aria-current="page"]'));
  }, [pathname]);
  return (
    <nav ref={menu} className={styles.menu} aria-label={formatMessage({ id: "agent_title" })}>
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
                <NavLink to={to} className={styles.entry} preventScrollReset>
                  <Icon size={20} aria-hidden="true" />
                  <FormattedMessage id={title} />
                  {badges[page]}
                </NavLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

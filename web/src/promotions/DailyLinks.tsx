import { CalendarCheck, Crown, Mail, Ticket, Trophy } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import chips from "../ui/control/Chips.module.css";
import { chipProps } from "../ui/control/chipProps.ts";

const LINKS = [
  { to: "/signin", Icon: CalendarCheck, name: "sign_in_daily" },
  { to: "/promotions/raffle", Icon: Ticket, name: "raffle" },
  { to: "/promotions/red-envelope", Icon: Mail, name: "envelopes" },
  { to: "/leaderboards", Icon: Trophy, name: "leaderboards" },
  { to: "/jackpots", Icon: Crown, name: "jackpots" },
] as const;

/** Leads to what gives rewards every day, to leaderboards and to jackpots. */
export function DailyLinks() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <nav aria-label={formatMessage({ id: "daily_rewards" })}>
      <ul className={chips.row} data-scrolls>
        {LINKS.map(({ to, Icon, name }) => (
          <li key={to}>
            <Link to={to} {...chipProps({ size: "lg" })} aria-current={to === pathname ? "page" : undefined}>
              <Icon size={18} aria-hidden="true" /> <FormattedMessage id={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

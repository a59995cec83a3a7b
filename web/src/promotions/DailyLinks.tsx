import { CalendarCheck, Crown, Mail, Ticket, Trophy } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { ChipLinks } from "../ui/control/ChipLinks.tsx";

const LINKS = [
  { to: "/signin", Icon: CalendarCheck, name: "sign_in_daily" },
  { to: "/promotions/raffle", Icon: Ticket, name: "raffle" },
  { to: "/promotions/red-envelope", Icon: Mail, name: "envelopes" },
  { to: "/leaderboards", Icon: Trophy, name: "leaderboards" },
  { to: "/jackpots", Icon: Crown, name: "jackpots" },
] as const;

/** Leads to what gives rewards every day, to leaderboards and to jackpots. */
export function DailyLinks({ isQuiet = false }: { isQuiet?: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <ChipLinks
      label={formatMessage({ id: "daily_rewards" })}
      isQuiet={isQuiet}
      links={LINKS.map(({ to, Icon, name }) => ({
        to,
        isCurrent: to === pathname,
        label: (
          <>
            <Icon size={18} aria-hidden="true" /> <FormattedMessage id={name} />
          </>
        ),
      }))}
    />
  );
}

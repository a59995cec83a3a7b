import {
  CalendarCheck,
  Coins,
  Crown,
  Gem,
  Gift,
  type LucideIcon,
  Mail,
  Target,
  Ticket,
  Trophy,
  Users,
} from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { hasPage } from "../site/hasPage.ts";
import { ChipLinks } from "../ui/control/ChipLinks.tsx";
import type { HallData } from "./hallData.ts";

interface Entry {
  to: string;
  name: string;
  Icon: LucideIcon;
  isShown?: boolean | undefined;
}

/** Leads to every page that gives something. */
export function HallLinks({ features }: { features: HallData["site"]["features"] }) {
  const { formatMessage } = useIntl();
  const entries: Entry[] = [
    { to: "/promotions", name: "promotions", Icon: Gift },
    { to: "/member/missionLeaderboard", name: "member_missionLeaderboard", Icon: Target },
    { to: "/signin", name: "sign_in_daily", Icon: CalendarCheck },
    { to: "/promotions/raffle", name: "raffle", Icon: Ticket },
    { to: "/promotions/red-envelope", name: "envelopes", Icon: Mail },
    { to: "/vip", name: "vip", Icon: Crown },
    { to: "/pointMall", name: "point_mall", Icon: Coins, isShown: features?.pointMall },
    { to: "/leaderboards", name: "leaderboards", Icon: Trophy },
    { to: "/jackpots", name: "jackpots", Icon: Gem },
    { to: "/member/referral", name: "refer", Icon: Users, isShown: features?.referralPromotion },
  ];
  return (
    <ChipLinks
      label={formatMessage({ id: "hall_all" })}
      links={entries
        .filter(({ to, isShown = true }) => isShown && hasPage(features, to))
        .map(({ to, name, Icon }) => ({
          to,
          isCurrent: false,
          label: (
            <>
              <Icon size={18} aria-hidden="true" /> <FormattedMessage id={name} />
            </>
          ),
        }))}
    />
  );
}

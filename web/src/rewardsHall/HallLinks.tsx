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
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { hasPage } from "../site/hasPage.ts";
import { Text } from "../ui/text/Text.tsx";
import type { HallData } from "./hallData.ts";
import styles from "./RewardsHall.module.css";

interface Entry {
  to: string;
  name: string;
  Icon: LucideIcon;
  isShown?: boolean | undefined;
}

/** Leads to every page that gives something. */
export function HallLinks({ features }: { features: HallData["site"]["features"] }) {
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
    <nav className={styles.section} aria-labelledby="hall-all">
      <Text as="h2" id="hall-all" className={styles.title} text="hall_all" />
      <ul className={styles.pages}>
        {entries
          .filter(({ to, isShown = true }) => isShown && hasPage(features, to))
          .map(({ to, name, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.page}>
                <Icon size={20} aria-hidden="true" />
                <FormattedMessage id={name} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

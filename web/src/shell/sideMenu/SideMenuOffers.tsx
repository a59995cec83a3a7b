import { Award, CalendarCheck, Flame, Gift, Heart, Home, Sparkles, Trophy, UsersRound } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SideMenuOffers_site$key } from "../../__generated__/SideMenuOffers_site.graphql.ts";
import { useMemberLink } from "../../member/useMemberLink.ts";
import { useClaimCount } from "../../rewards/claimCount.ts";
import { hasPart } from "../../site/hasPart.ts";
import styles from "./SideMenu.module.css";
import { EntryCount, SideMenuLink } from "./SideMenuLink.tsx";

/** The first part of the menu: home, promotions, favorites and the like. */
export function SideMenuOffers({ site: key }: { site: SideMenuOffers_site$key }) {
  const { formatMessage } = useIntl();
  const linkTo = useMemberLink();
  const { features } = useFragment(
    graphql`
      fragment SideMenuOffers_site on Site {
        features {
          missingParts
          referralPromotion
        }
      }
    `,
    key,
  );
  const claimable = useClaimCount();
  const label = (id: string) => formatMessage({ id });
  return (
    <ul className={styles.group}>
      <SideMenuLink to="/" icon={<Home />} label={label("home")} />
      <SideMenuLink
        to="/rewards"
        icon={<Award />}
        label={label("hall")}
        mark={<EntryCount count={claimable} text="rewards_waiting" />}
      />
      {hasPart(features, "SIGN_IN") && (
        <SideMenuLink to="/signin" icon={<CalendarCheck />} label={label("sign_in_daily")} />
      )}
      {features?.referralPromotion && hasPart(features, "REFERRAL") && (
        <SideMenuLink to={linkTo("referral")} icon={<UsersRound />} label={label("refer")} isPlain />
      )}
      {hasPart(features, "PROMOTIONS") && <SideMenuLink to="/promotions" icon={<Gift />} label={label("promotions")} />}
      {hasPart(features, "BONUSES") && (
        <SideMenuLink to={linkTo("bonusDetails")} icon={<Sparkles />} label={label("bonus")} isPlain />
      )}
      <SideMenuLink to="/hot" icon={<Flame />} label={label("hot_games")} />
      <SideMenuLink to="/winners" icon={<Trophy />} label={label("winners")} />
      <SideMenuLink to="/favorite" icon={<Heart />} label={label("favorites")} />
    </ul>
  );
}

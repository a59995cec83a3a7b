import { useEffect } from "react";
import { useIntl } from "react-intl";
import { plainPath } from "../browser/plainPath.ts";
import { lobbies } from "../games/catalog/lobbies.ts";

/** Message ids of page titles; other pages use the brand's name alone. */
const TITLES: Readonly<Record<string, string>> = {
  "/hot": "hot_games",
  "/favorite": "favorites",
  "/winners": "winners",
  "/inhouse": "games_inhouse",
  "/agent": "agent_centre",
  "/promotions": "promotions",
  "/promoDetail": "promotions",
  "/lottery": "lottery",
  "/vnlottery": "vnlottery",
  "/pointMall": "point_mall",
  "/vip": "vip",
  "/signin": "sign_in_daily",
  "/register": "register",
  "/register.html": "register",
  "/help": "help_title",
  "/helpmc": "help_title",
  "/download": "download_guide",
  "/down": "download_guide",
  "/contact": "page_contact",
  "/responsible-gaming": "page_responsible",
  "/privacy": "page_privacy",
  "/feedback": "feedback_title",
  "/affiliate": "affiliate_title",
  "/blog": "articles_blog",
  "/news": "articles_news",
  ...Object.fromEntries(lobbies.map(({ path, category }) => [`/${path}`, `games_category_${category}`])),
};

/** Sets the title of the browser tab. */
export function usePageTitle(pathname: string, brand: string): void {
  const { formatMessage } = useIntl();
  const id = TITLES[plainPath(pathname)];
  const title = id ? `${formatMessage({ id })} · ${brand}` : brand;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

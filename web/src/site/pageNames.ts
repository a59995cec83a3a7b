import { plainPath } from "../browser/plainPath.ts";

/** Message ids of the names of pages. */
const NAMES: Readonly<Record<string, string>> = {
  "/rng": "games_category_RNG",
  "/live": "games_category_LIVE",
  "/fish": "games_category_FISH",
  "/pvp": "games_category_PVP",
  "/sports": "games_category_SPORTS",
  "/esports": "games_category_ESPORTS",
  "/elott": "games_category_ELOTT",
  "/hot": "hot_games",
  "/favorite": "favorites",
  "/winners": "winners",
  "/inhouse": "games_inhouse",
  "/agent": "agent_centre",
  "/agent/announcement": "notices",
  "/agent/team-betting": "agent_menu_team_betting",
  "/promotions": "promotions",
  "/promoDetail": "promotions",
  "/lottery": "lottery",
  "/vnlottery": "vnlottery",
  "/pointMall": "point_mall",
  "/member/depositv2": "deposit",
  "/vip": "vip",
  "/signin": "sign_in_daily",
  "/register": "register",
  "/register.html": "register",
  "/help": "help_title",
  "/helpmc": "help_title",
  "/download": "download_guide",
  "/down": "download_guide",
  "/contact": "contact",
  "/responsible-gaming": "page_responsible",
  "/privacy": "page_privacy",
  "/feedback": "feedback_title",
  "/affiliate": "affiliate_title",
  "/blog": "articles_blog",
  "/news": "articles_news",
};

/** Message id of a page's name; undefined for the home screen and for paths without a name. */
export const pageName = (pathname: string): string | undefined => NAMES[plainPath(pathname)];

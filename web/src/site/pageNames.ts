import { plainPath } from "../browser/plainPath.ts";

/** Message ids of the names of pages, by their paths. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
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
  "/agent/apply": "affiliate_title",
  "/agent/announcement": "notices",
  "/agent/team-betting": "agent_menu_team_betting",
  "/account": "member_centre",
  "/rewards": "hall",
  "/promotions": "promotions",
  "/promoDetail": "promotions",
  "/promotions/raffle": "raffle",
  "/promotions/red-envelope": "envelopes",
  "/lottery": "lottery",
  "/vnlottery": "vnlottery",
  "/pointMall": "point_mall",
  "/member/depositv2": "deposit",
  "/member/referral": "refer",
  "/vip": "vip",
  "/leaderboards": "leaderboards",
  "/jackpots": "jackpots",
  "/signin": "sign_in_daily",
  "/login": "log_in",
  "/register": "register",
  "/register.html": "register",
  "/help": "help_title",
  "/helpmc": "help_title",
  "/download": "download_guide",
  "/down": "download_guide",
  "/contact": "contact",
  "/responsible-gaming": "page_responsible",
  "/accessibility": "page_accessibility",
  "/privacy": "page_privacy",
  "/feedback": "feedback_title",
  "/blog": "articles_blog",
  "/news": "articles_news",
};

/** Message id of the name of a page, or of the list or centre that it is in; undefined for paths without a name. */
export function pageName(pathname: string): string | undefined {
  const path = plainPath(pathname);
  // The other pages of the agent centre say their names themselves.
  if (!PAGE_NAMES[path] && path.startsWith("/agent/")) return "agent_title";
  return PAGE_NAMES[path.replace(/\/\d+$|(?<=^\/account)\/.*/, "")];
}

import { openParam } from "./agent/news/newsSearch.ts";
import { withoutRealAccount } from "./caller/caller.ts";
import type { AnswerPath } from "./firstNames.ts";
import { vendorListParam } from "./games/catalog/lobbies.ts";
import { promotionParam } from "./promotions/promotionSearch.ts";
import type { FirstFills } from "./site/firstPage.ts";

const banner: AnswerPath = ["site", "banners", 0, "image", "url"];

/** Callers with one of some values in the shell's answer; null is a missing value. */
export interface Audience {
  path: AnswerPath;
  values: readonly (string | null)[];
}

/** Facts about a screen that its route does not contain. */
interface Details {
  /** Source files of the screen. */
  modules: string[];
  /** Paths of the values that the gateway fills into the skeleton. */
  fills?: Partial<Record<keyof FirstFills, AnswerPath>>;
  /** Parameters of dialogs over the screen. */
  ignores?: string[];
  /** Path in the answer of the object that the address names. */
  subject?: AnswerPath;
  /** The callers who see the screen. The gateway and the screen send everybody else home. */
  isFor?: Audience;
  /** Path in the answer of the value that the screen chooses for its parameter when the address has none. */
  chosen?: AnswerPath;
}

const home: Details = {
  modules: ["src/home/HomeScreen.tsx"],
  fills: { picture: banner },
  ignores: ["game", "notice"],
};
const over = (module: string): Details => ({ ...home, modules: [...home.modules, module] });
/** A page of the agent centre: its routes are loaded when they are needed. */
const agentPage = (...modules: string[]): Details => ({
  ...home,
  modules: [...home.modules, "src/agent/agent.routes.tsx", "src/agent/AgentCentre.tsx", ...modules],
});
const news: Details = {
  ...agentPage("src/agent/news/AgentAnnouncementScreen.tsx"),
  ignores: ["game", "notice", openParam],
};
const lobby: Details = {
  modules: ["src/games/lobby/LobbyScreen.tsx"],
  fills: { picture: banner },
  ignores: ["game", "notice", vendorListParam],
};
const lottery: Details = {
  modules: ["src/lottery/table/LotteryScreen.tsx"],
  fills: { title: ["site", "lottery", "name"] },
  chosen: ["site", "lotteryMenu", 0, "lotteries", 0, "code"],
};
const gamePage: Details = {
  modules: ["src/games/launch/GamePage.tsx"],
  ignores: ["demo", "room"],
  // Other things than games have no name.
  subject: ["node", "name"],
};
const textPage: Details = {
  modules: ["src/support/TextScreen.tsx"],
  fills: { html: ["site", "page", "contentHtml"] },
};
const download: Details = {
  modules: ["src/support/download/DownloadScreen.tsx"],
  fills: { picture: banner },
};
const register: Details = {
  modules: ["src/session/registration/RegisterScreen.tsx"],
  fills: {
    bonus: ["site", "brand", "registrationBonus"],
    turnover: ["site", "brand", "registrationBonusTurnover"],
  },
  isFor: { path: ["viewer", "member", "kind"], values: withoutRealAccount },
};
/** Paths of the first pictures in a list of games. */
const tiles = (count: number, pathAt: (index: number) => AnswerPath): Details["fills"] =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`tile${index + 1}`, pathAt(index)]));
/** Path of the picture of the first card in a list. */
const firstCard = (list: string): AnswerPath => ["site", list, "edges", 0, "node", "image", "url"];
const articles: Details = {
  modules: ["src/articles/ArticlesScreen.tsx"],
  fills: { card: firstCard("articles") },
};
const article: Details = {
  modules: ["src/articles/ArticleScreen.tsx"],
  fills: { title: ["site", "article", "title"], picture: ["site", "article", "image", "url"] },
  subject: ["site", "article"],
};

/** The screens by path, with the facts that their routes do not contain. A test holds that all routes are here. */
export const firstDetails: Readonly<Record<string, Details>> = {
  "/": home,
  "/index": home,
  "/index.html": home,
  "/home": home,
  "/login": over("src/session/login/LoginPopup.tsx"),
  "/reset-password": over("src/session/password/ResetPassword.tsx"),
  "/help": over("src/support/HelpOverHome.tsx"),
  "/agent": agentPage(),
  "/agent/announcement": news,
  "/agent/register": agentPage("src/agent/register/RegisterCentreScreen.tsx"),
  "/agent/register/banners": agentPage("src/agent/posters/PostersScreen.tsx"),
  "/agent/overview": agentPage("src/agent/overview/OverviewScreen.tsx"),
  "/agent/income": agentPage("src/agent/income/IncomeScreen.tsx"),
  "/agent/team": agentPage("src/agent/downline/DownlineScreen.tsx"),
  "/agent/team/log": agentPage("src/agent/downline/LogScreen.tsx"),
  "/agent/team/:account": agentPage("src/agent/downline/AccountScreen.tsx"),
  "/agent/team-betting": agentPage("src/agent/teamBetting/TeamBettingScreen.tsx"),
  "/agent/profit-loss": agentPage("src/agent/profitLoss/ProfitLossScreen.tsx"),
  "/agent/transactions": agentPage("src/agent/transactions/TransactionsScreen.tsx"),
  "/agent/dividend": agentPage("src/agent/contracts/ContractScreen.tsx"),
  "/agent/daily-salary": agentPage("src/agent/contracts/ContractScreen.tsx"),
  "/agent/hourly-salary": agentPage("src/agent/contracts/ContractScreen.tsx"),
  "/agent/real-time-salary": agentPage("src/agent/contracts/ContractScreen.tsx"),
  "/agent/contract-requests": agentPage("src/agent/contracts/RequestsScreen.tsx"),
  "/rng": lobby,
  "/live": lobby,
  "/fish": lobby,
  "/pvp": lobby,
  "/sports": lobby,
  "/esports": lobby,
  "/elott": lobby,
  "/inhouse": lobby,
  "/hot": {
    modules: ["src/games/lobby/HotScreen.tsx"],
    fills: tiles(9, (index) => ["site", "hotGames", "edges", index, "node", "icon", "url"]),
  },
  "/favorite": { modules: ["src/games/favoriteScreen/FavoriteScreen.tsx"] },
  "/winners": {
    modules: ["src/games/winners/WinnersScreen.tsx"],
    fills: tiles(3, (index) => ["site", "winners", index, "game", "icon", "url"]),
  },
  "/game": gamePage,
  "/seamless": gamePage,
  "/helpmc": { modules: ["src/support/HelpScreen.tsx"] },
  "/contact": textPage,
  "/responsible-gaming": textPage,
  "/accessibility": textPage,
  "/privacy": textPage,
  "/download": download,
  "/down": download,
  "/feedback": { modules: ["src/feedback/FeedbackScreen.tsx"] },
  "/affiliate": { modules: ["src/feedback/AffiliateScreen.tsx"] },
  "/blog": articles,
  "/news": articles,
  "/blog/:slug": article,
  "/news/:slug": article,
  "/promotions": {
    modules: ["src/promotions/PromotionsScreen.tsx"],
    fills: { picture: banner, card: firstCard("promotions") },
    ignores: [promotionParam],
  },
  "/promoDetail": {
    modules: ["src/promotions/detail/PromotionDetailScreen.tsx"],
    fills: { title: ["site", "promotion", "title"], picture: ["site", "promotion", "image", "url"] },
    subject: ["site", "promotion"],
  },
  "/lottery": lottery,
  "/vnlottery": lottery,
  "/pointMall": {
    modules: ["src/points/PointMallScreen.tsx"],
    fills: { picture: banner, card: firstCard("pointRewards") },
  },
  "/leaderboards": {
    modules: ["src/leaderboards/LeaderboardsScreen.tsx"],
    fills: { card: firstCard("leaderboards") },
  },
  "/leaderboards/:id": {
    modules: ["src/leaderboards/LeaderboardScreen.tsx"],
    fills: { title: ["site", "leaderboard", "title"], picture: ["site", "leaderboard", "image", "url"] },
    subject: ["site", "leaderboard"],
  },
  "/jackpots": {
    modules: ["src/jackpots/JackpotsScreen.tsx"],
    fills: { picture: ["site", "jackpots", 0, "image", "url"] },
  },
  "/rewards": {
    modules: ["src/rewardsHall/rewardsHall.routes.tsx", "src/rewardsHall/RewardsHallScreen.tsx"],
    ignores: ["game"],
  },
  "/signin": { modules: ["src/signIn/SignInScreen.tsx"] },
  "/promotions/raffle": { modules: ["src/raffle/RaffleScreen.tsx"] },
  "/promotions/red-envelope": { modules: ["src/redEnvelopes/RedEnvelopesScreen.tsx"] },
  "/vip": { modules: ["src/vip/VipScreen.tsx"] },
  "/register": register,
  "/register.html": register,
};

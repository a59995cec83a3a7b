import { z } from "zod";

/** Values that earlier answers gave, for calls that need an id. */
export interface Known {
  merchant: string;
  nodeId?: string | undefined;
  gameCode?: string | undefined;
  promotionId?: string | undefined;
  leaderboardId?: string | undefined;
  orderId?: string | undefined;
  messageId?: string | undefined;
  depositId?: string | undefined;
  withdrawId?: string | undefined;
  vendorCode?: string | undefined;
}

/** Values for the path and query of a read. */
export interface ExampleArgs {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
}

/** The requests that try a read: one or several, or none when an id that it needs is not known. */
type Example = (known: Known) => ExampleArgs | ExampleArgs[] | "" | undefined;

const language = "EN";
const firstPage = { pageNo: 1, pageSize: 20 };
const web = { clientType: 3, platform: "flash,html5-desktop", language };
const none: Example = () => ({});

/** An example of each read of the contract, in an order in which ids are known before they are needed. */
export const examples: Readonly<Record<string, Example>> = {
  "GET /wps/system/status": none,
  "GET /wps/system/permission": () => ({ query: { host: "localhost" } }),
  "GET /wps/system/whitelabel": none,
  "GET /wps/system/domainRoute": none,
  "GET /wps/system/homeSections": () => ({ query: { device: "WEB" } }),
  "GET /wps/system/country": none,
  "GET /wps/system/helpCenter": () => ({ query: { language, device: "WEB" } }),
  "GET /wps/system/page": () => ["news", "contact"].map((slug) => ({ query: { slug, language } })),
  "GET /wps/system/rgContent": () => ({ query: { language, country: "GB" } }),
  "GET /wps/system/setting/register": () => ({ query: { keys: "register,registerMobile" } }),
  "GET /wps/relay/MCSFE_getListAnnouncements": () =>
    ["PL,PR,PU,H", "B"].map((types) => ({ query: { types, platform: "web", execution: "B" } })),
  "GET /wps/relay/GCSGAME_gameList": ({ merchant }) => ({
    query: { ...web, channel: "WEB", merchant, sort: "NAME", ...firstPage },
  }),
  "GET /wps/relay/GCSGAME_hotGamesV2": ({ merchant }) => ({
    query: { merchantCode: merchant, isPlatform: 2, platform: "html5-desktop", language },
  }),
  "GET /wps/relay/GCSGAME_vendorList": ({ merchant }) => ({ query: { platform: "html5-desktop", merchant, language } }),
  "GET /wps/relay/GCSGAME_vassGameType": () => ({ query: { language } }),
  "GET /wps/relay/GCSGAME_gameDetail": ({ nodeId }) => nodeId && { query: { nodeId, language } },
  "GET /wps/relay/GLS2_roomList": ({ vendorCode }) => vendorCode && { query: { vassalage: vendorCode, language } },
  "GET /wps/relay/GCSGAME_getRankList": () => ({ query: { period: "WEEK", size: 20, language } }),
  "GET /wps/relay/PRM_list": () => ({ query: firstPage }),
  "GET /wps/relay/PRM_detail": ({ promotionId }) => promotionId && { query: { id: promotionId, language } },
  "GET /wps/relay/PRM_leaderboardList": () => ({ query: firstPage }),
  "GET /wps/relay/PRM_leaderboardDetail": ({ leaderboardId }) =>
    leaderboardId && { query: { id: leaderboardId, ...firstPage } },
  "GET /wps/relay/GCSGAME_jackpotList": () => ({ query: { language } }),
  "GET /wps/relay/GCSGAME_jackpotWinners": () => ({ query: { size: 20, ...firstPage, language } }),
  "GET /lgw/games/game_menus": () =>
    ["SEA", "Lott", "ZY", "Elott"].map((prizeMode) => ({ query: { prizeMode, device: "WEB", language } })),
  "GET /lgw/games/popular": () => ({ query: { count: 20, prizeMode: "SEA", device: "WEB", language } }),
  "GET /lgw/vn/games/game_menu": () => ({ query: { device: "WEB", language } }),
  "GET /lgw/games/standings": ({ gameCode }) => gameCode && { query: { gameCodes: gameCode } },
  "GET /lgw/games/{gameCode}/upcoming": ({ gameCode }) => gameCode && { path: { gameCode } },
  "GET /lgw/games/{gameCode}/current": ({ gameCode }) => gameCode && { path: { gameCode } },
  "GET /lgw/games/{gameCode}/play_types": ({ gameCode }) => gameCode && { path: { gameCode }, query: { language } },
  "GET /lotto/lgw/games/opened/numero": ({ gameCode }) => gameCode && { query: { gameCode, count: 20 } },
  "GET /lgw/vn/numeros/opened/game": () => ({ query: { gameCode: "VN_NORTH", count: 20 } }),
  "GET /wps/verification/human": none,
  "GET /wps/captcha": none,
  "GET /wps/member/username/available": () => ({ query: { username: "contractcheck" } }),

  "GET /wps/session/current": none,
  "GET /wps/session/list": none,
  "GET /wps/session/history": () => ({ query: firstPage }),
  "GET /wps/member/info": none,
  "GET /wps/member/limits": none,
  "GET /wps/member/realityCheck": none,
  "GET /wps/member/security": none,
  "GET /wps/member/bankCards": none,
  "GET /wps/member/mfa": none,
  "GET /wps/member/passkeys": none,
  "GET /wps/relay/MCSFE_getPlayerAvatar": none,
  "GET /wps/member/info/icon": none,
  "GET /wps/relay/MCSFE_avatarList": none,
  "GET /wps/relay/CSP_unreadCount": none,
  "GET /wps/relay/MCSFE_messageList": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_messageDetail": ({ messageId }) => messageId && { query: { messageId } },
  "GET /wps/member/profile": none,
  "GET /wps/member/identityCheck": none,
  "GET /wps/relay/CSP_chatUnreadCount": none,
  "GET /wps/system/customerService": () => ({ query: { vip: 0 } }),
  "GET /wps/v2/wallets/balance": none,
  "GET /wps/relay/GCS_merchantWallet": none,
  "GET /wps/relay/GCS_currencyWallets": none,
  "GET /wps/relay/GCS_transferConfig": none,
  "GET /wps/relay/MCSFE_transactionRecords": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_betRecords": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_personalProfit": none,
  "GET /wps/member/activityStatement": none,
  "GET /wps/relay/MCSFE_rebates": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_bonusDetails": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_freeSpinList": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_rewardList": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_referralSummary": none,
  "GET /wps/relay/GCSGAME_jackpotOptIns": none,
  "GET /wps/relay/MCSFE_referralList": () => ({ query: firstPage }),
  "GET /wps/relay/MCSFE_missionList": none,
  "GET /wps/relay/MCSFE_missionSummary": none,
  "GET /wps/relay/MCSFE_vipLevels": none,
  "GET /wps/relay/MCSFE_vipProgress": none,
  "GET /wps/relay/MCSFE_missionLeaderboard": () => ({ query: { period: "WEEK", ...firstPage } }),
  "GET /wps/relay/PRM_signInStatus": none,
  "GET /wps/relay/PRM_raffleDetail": none,
  "GET /wps/relay/PRM_raffleTickets": () => ({ query: firstPage }),
  "GET /wps/relay/PRM_redEnvelopeList": none,
  "GET /wps/relay/PTS_balance": none,
  "GET /wps/relay/PTS_config": () => ({ query: { currency: "VND" } }),
  "GET /wps/relay/PTS_rewardList": () => ({ query: firstPage }),
  "GET /wps/relay/PTS_redeemHistory": () => ({ query: firstPage }),
  "GET /wps/relay/PTS_transactions": () => ({ query: firstPage }),
  "GET /wps/relay/GCS_depositChannels": none,
  "GET /wps/relay/GCS_depositList": () => ({ query: firstPage }),
  "GET /wps/relay/GCS_depositDetail": ({ depositId }) => depositId && { query: { depositId } },
  "GET /wps/relay/GCS_withdrawConfig": none,
  "GET /wps/relay/GCS_withdrawList": () => ({ query: firstPage }),
  "GET /wps/relay/GCS_withdrawDetail": ({ withdrawId }) => withdrawId && { query: { withdrawId } },
  "GET /wps/member/info/funds/consolidated": none,
  "GET /wps/relay/GCS_recentGame": () => ({ query: { clientType: 3, language } }),
  "GET /wps/relay/GCSGAME_favoriteList": () => ({ query: { ...web, ...firstPage } }),
  "GET /wps/relay/GCSGAME_favoriteIds": none,
  "GET /lgw/vn/games/recent": () => ({ query: { device: "WEB", language } }),
  "GET /lgw/orders": () => ({ query: firstPage }),
  "GET /lgw/orders/{orderId}": ({ orderId }) => orderId && { path: { orderId } },
};

/** Reads that are not tried, with the reason. */
export const untried: Readonly<Record<string, string>> = {
  "GET /wps/member/push": "needs a browser's subscription",
  "GET /wps/agent/affiliate": "needs the code of an agent",
  "GET /wps/relay/CSP_chatUrl": "opens a chat",
  "GET /wps/relay/ACS_dividendList": "needs an agent's session",
  "GET /wps/relay/ACS_dividendPayouts": "needs an agent's session",
  "GET /wps/relay/ACS_dailySalaryList": "needs an agent's session",
  "GET /wps/relay/ACS_dailySalaryPayouts": "needs an agent's session",
  "GET /wps/relay/ACS_hourlySalaryList": "needs an agent's session",
  "GET /wps/relay/ACS_hourlySalaryPayouts": "needs an agent's session",
  "GET /wps/relay/ACS_realtimeSalaryList": "needs an agent's session",
  "GET /wps/relay/ACS_realtimeSalaryPayouts": "needs an agent's session",
  "GET /wps/relay/ACS_contractRequests": "needs an agent's session",
  "GET /wps/relay/ACS_contractPayouts": "needs an agent's session",
  "GET /wps/relay/ACS_teamBets": "needs an agent's session",
  "GET /wps/relay/ACS_transactionDetails": "needs an agent's session",
  "GET /wps/relay/ACS_overview": "needs an agent's session",
  "GET /wps/relay/ACS_revenueReport": "needs an agent's session",
  "GET /wps/relay/ACS_userProfitLoss": "needs an agent's session",
  "GET /wps/relay/ACS_registerTerms": "needs an agent's session",
  "GET /wps/relay/ACS_downlineList": "needs an agent's session",
  "GET /wps/relay/ACS_downlineDetail": "needs an agent's session",
  "GET /wps/relay/ACS_actionList": "needs an agent's session",
  "GET /wps/relay/ACS_inviteLinkList": "needs an agent's session",
  "GET /wps/relay/ACS_announcementList": "needs an agent's session",
  "GET /wps/relay/ACS_posterList": "needs an agent's session",
  "GET /wps/relay/ACS_savedFilterList": "needs an agent's session",
};

const id = z.union([z.string(), z.number()]).transform(String);
const found = <T>(shape: z.ZodType<T>, content: unknown): T | undefined => shape.safeParse(content).data;

const games = z.object({ games: z.array(z.object({ nodeId: id, vassalage: z.string() })).min(1) });
const menus = z.array(z.object({ games: z.array(z.object({ gameCode: z.string() })) }));
const promotions = z.object({ list: z.array(z.object({ promotionId: id }).or(z.object({ id }))).min(1) });
const leaderboards = z.object({ list: z.array(z.object({ id })).min(1) });
const messages = z.object({ list: z.array(z.object({ messageId: id })).min(1) });
const deposits = z.object({ list: z.array(z.object({ depositId: id })).min(1) });
const withdrawals = z.object({ list: z.array(z.object({ withdrawId: id })).min(1) });
const orders = z.object({ list: z.array(z.object({ orderId: id })).min(1) });

/** Takes from an answer the ids that later calls need. */
export function learn(known: Known, name: string, content: unknown): void {
  if (name.endsWith("/GCSGAME_gameList")) {
    const first = found(games, content)?.games[0];
    known.nodeId = first?.nodeId;
    known.vendorCode = first?.vassalage;
  } else if (name === "GET /lgw/games/game_menus") {
    known.gameCode = found(menus, content)?.flatMap((group) => group.games)[0]?.gameCode;
  } else if (name.endsWith("/PRM_list")) {
    const first = found(promotions, content)?.list[0];
    known.promotionId = first && ("promotionId" in first ? first.promotionId : first.id);
  } else if (name.endsWith("/PRM_leaderboardList")) {
    known.leaderboardId = found(leaderboards, content)?.list[0]?.id;
  } else if (name.endsWith("/MCSFE_messageList")) {
    known.messageId = found(messages, content)?.list[0]?.messageId;
  } else if (name.endsWith("/GCS_depositList")) {
    known.depositId = found(deposits, content)?.list[0]?.depositId;
  } else if (name.endsWith("/GCS_withdrawList")) {
    known.withdrawId = found(withdrawals, content)?.list[0]?.withdrawId;
  } else if (name === "GET /lgw/orders") {
    known.orderId = found(orders, content)?.list[0]?.orderId;
  }
}

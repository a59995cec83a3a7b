import type { CallName } from "../upstream/callTable.ts";

/** A line of the customer's documents: `access` is the one on access and shell, `play` the one on gameplay and money. */
export type Place = `${"access" | "play"}:${number}`;

/** Named fields of an answer, with their places. An array's fields are those of its rows; `*` is every field. */
export interface NamedFields {
  readonly [field: string]: Place | NamedFields;
}

/** A call that the customer's documents name. */
export interface DocumentedCall {
  /** Where they name the call. */
  at: Place;
  /**
   * The fields that the documents name in the answer. Undefined where they show nothing of it: a platform then has our
   * completion of the contract, or the part that reads it has no data.
   */
  answer?: NamedFields;
}

/** Fields, separated by spaces, that a line names. */
const named = (at: Place, fields: string): NamedFields =>
  Object.fromEntries(fields.split(" ").map((field) => [field, at]));

const game = named(
  "play:39",
  "nodeId vassalage vendor gameType gameClassify gameName minBet minLineNum isGame code gameCode defaultPlayType accountTypeName",
);
const login = named("access:82", "token firstTimeLogin passwordExpired");
/** A feature of the operator, with the features below it. */
const feature: NamedFields = {
  ...named("access:89", "modId enabled"),
  get childrenNodes() {
    return feature;
  },
};
const registrationForm = {
  "*": named("access:86", "enabled required acceptedPattern minLength maxLength patternId"),
};
const launch = named("play:43", "game_url game_url2");
const serviceLinks = { pathList: named("access:48", "type path") };
const memberInfo = {
  ...named("access:83", "account nickname id type toUpline"),
  clubLabel: named("play:51", "labelName color color2 rankLevel"),
  memberLabel: named("access:83", "labelName color"),
};
const permission = {
  whitelabel: feature,
  validators: named("access:89", "acceptedPattern minLength maxLength patternId"),
  resources: named("access:89", "resourceType url qrCodeUrl labelNameEn"),
  customerService: serviceLinks,
  location: named("access:89", "ip country"),
  ...named("access:89", "gtagId imageCDNs launchGameCDNs maintenance regionRestriction"),
};
const announcement = {
  ...named("play:44", "title content timestamp"),
  ...named("access:87", "bannerId groupName url linkageType"),
};
const nothing: NamedFields = {};

/**
 * Every call that the documents name, with our path where they show none, and the call for the public key, without which no
 * body can be encrypted. A platform that has these serves the site; all others are optional.
 */
export const documentedCalls: Readonly<Record<CallName, DocumentedCall>> = {
  "GET /wps/system/encryptionKey": { at: "access:128" },
  "POST /wps/session/login": { at: "access:132", answer: login },
  "POST /wps/session/login/freeplay": { at: "access:141", answer: login },
  "DELETE /wps/session/logout": { at: "access:134", answer: nothing },
  "GET /wps/captcha": { at: "access:150" },
  "POST /wps/verification/sms/noLogin": { at: "access:133", answer: named("access:103", "expiredMinutes") },
  "POST /wps/verification/sms/register": { at: "access:151", answer: named("access:151", "expiredMinutes message") },
  "POST /wps/verification/sms/forgotPassword": { at: "access:152", answer: named("access:152", "expirationTime") },
  "PUT /wps/member/register": { at: "access:135", answer: login },
  "PUT /wps/member/register/mobile": { at: "access:136", answer: login },
  "GET /wps/system/setting/register": {
    at: "access:145",
    answer: { register: registrationForm, registerMobile: registrationForm },
  },
  "GET /wps/agent/affiliate": { at: "access:144", answer: nothing },
  "GET /wps/member/info": { at: "access:137", answer: memberInfo },
  "GET /wps/relay/MCSFE_getPlayerAvatar": { at: "access:142" },
  "GET /wps/member/info/icon": { at: "access:143" },
  "POST /wps/member/password": { at: "access:138", answer: nothing },
  "POST /wps/member/password/email": { at: "access:139", answer: nothing },
  "POST /wps/member/password/verification": { at: "access:140", answer: nothing },
  "POST /wps/member/language": { at: "access:156", answer: nothing },
  "GET /wps/system/permission": { at: "access:153", answer: permission },
  "GET /wps/system/whitelabel": { at: "access:146", answer: feature },
  "GET /wps/system/status": { at: "access:147", answer: named("access:96", "status") },
  "GET /wps/system/domainRoute": { at: "access:148", answer: named("access:89", "domain speed") },
  "GET /wps/system/country": { at: "access:154" },
  "GET /wps/system/helpCenter": { at: "access:149" },
  "GET /wps/system/customerService": { at: "play:117", answer: { version: serviceLinks } },
  "PUT /wps/feedback": { at: "access:155", answer: nothing },
  "GET /wps/relay/MCSFE_getListAnnouncements": { at: "play:106", answer: announcement },
  "GET /wps/v2/wallets/balance": { at: "play:89", answer: named("play:47", "sumBalance") },
  "POST /wps/relay/GCS_walletTransfer": { at: "play:90", answer: nothing },
  "GET /wps/relay/GCS_merchantWallet": { at: "play:91" },
  "GET /wps/member/info/funds/consolidated": { at: "play:92" },
  "GET /lgw/games/game_menus": { at: "play:95", answer: { ...named("play:39", "title"), games: game } },
  "GET /lgw/games/popular": { at: "play:95", answer: game },
  "GET /lgw/vn/games/game_menu": { at: "play:103", answer: { ...named("play:39", "title"), games: game } },
  "GET /lgw/vn/games/recent": { at: "play:103", answer: game },
  "GET /lgw/vn/numeros/opened/game": { at: "play:103" },
  "GET /lotto/lgw/games/opened/numero": { at: "play:103" },
  "GET /wps/relay/GCSGAME_hotGamesV2": { at: "play:96", answer: { list: game } },
  "GET /wps/relay/GCSGAME_gameList": {
    at: "play:97",
    answer: { games: game, ...named("play:40", "totalPages totalCount") },
  },
  "GET /wps/relay/GCSGAME_vendorList": {
    at: "play:98",
    answer: { ...named("play:42", "title gameClassify"), cards: named("play:42", "vassalage isHot isGame") },
  },
  "GET /wps/relay/GCSGAME_vassGameType": { at: "play:98" },
  "GET /wps/relay/GCSGAME_favoriteList": {
    at: "play:99",
    answer: { content: game, ...named("play:40", "totalPages") },
  },
  "GET /wps/relay/GCSGAME_favoriteIds": { at: "play:99" },
  "POST /wps/relay/GCSGAME_favoriteAdd": { at: "play:99", answer: nothing },
  "POST /wps/relay/GCSGAME_favoriteRemove": { at: "play:99", answer: nothing },
  "GET /wps/relay/GCS_recentGame": { at: "play:100", answer: { list: game, ...named("play:40", "totalPages") } },
  "GET /wps/relay/GLS2_roomList": { at: "play:101" },
  "POST /wps/relay/GLS2_launchRoom": { at: "play:101", answer: launch },
  "POST /wps/game/launchGame": { at: "play:102", answer: launch },
  "POST /wps/v2/game/launchGame": { at: "play:102", answer: launch },
  "GET /wps/relay/GCSGAME_getRankList": { at: "play:104" },
  "GET /wps/relay/CSP_unreadCount": { at: "play:108" },
  "GET /wps/relay/CSP_chatUrl": { at: "play:109", answer: named("play:109", "url") },
  "GET /wps/relay/CSP_chatUnreadCount": { at: "play:109" },
  "GET /wps/relay/MCSFE_missionSummary": { at: "play:107" },
  "GET /wps/relay/MCSFE_missionLeaderboard": { at: "play:107" },
  "POST /wps/relay/PRM_raffleClaim": { at: "play:114" },
  "GET /wps/relay/PTS_balance": { at: "play:115" },
  "GET /wps/relay/PTS_rewardList": { at: "play:115" },
  "GET /wps/relay/PTS_config": { at: "play:115" },
  "GET /wps/relay/PTS_redeemHistory": { at: "play:115" },
  "POST /wps/relay/PTS_redeem": { at: "play:115" },
  "POST /wps/relay/PTS_convert": { at: "play:115" },
  "GET /wps/relay/PTS_transactions": { at: "play:115" },
  "GET /wps/relay/ACS_dividendList": { at: "play:113" },
  "GET /wps/relay/ACS_dailySalaryList": { at: "play:113" },
  "GET /wps/relay/ACS_hourlySalaryList": { at: "play:113" },
  "GET /wps/relay/ACS_realtimeSalaryList": { at: "play:113" },
};

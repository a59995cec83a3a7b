import type { CallName } from "../upstream/callTable.ts";

/** Named fields of an answer, and the fields named in them. An array's fields are those of its rows; `*` is every field. */
export interface NamedFields {
  readonly [field: string]: true | NamedFields;
}

/** A call that the customer's documents name. */
export interface DocumentedCall {
  /**
   * The fields that the documents name in the answer. Undefined where they show nothing of it: a platform then has our
   * completion of the contract, or the part that reads it has no data.
   */
  answer?: NamedFields;
}

const game = {
  nodeId: true,
  vassalage: true,
  vendor: true,
  gameType: true,
  gameClassify: true,
  gameName: true,
  minBet: true,
  minLineNum: true,
  isGame: true,
  code: true,
  gameCode: true,
  defaultPlayType: true,
  accountTypeName: true,
} as const;
const login = { token: true, firstTimeLogin: true, passwordExpired: true } as const;
const pattern = { acceptedPattern: true, minLength: true, maxLength: true, patternId: true } as const;
/** A feature of the operator, with the features below it. */
const feature: NamedFields = {
  modId: true,
  enabled: true,
  get childrenNodes() {
    return feature;
  },
};
const registrationForm = { "*": { enabled: true, required: true, ...pattern } } as const;
const launch = { game_url: true, game_url2: true } as const;
const serviceLinks = { pathList: { type: true, path: true } } as const;
const nothing = {} as const;

const unshown: DocumentedCall = {};

/**
 * Every call that the documents name, with our path where they show none, and the call for the public key, without which no
 * body can be encrypted. A platform that has these serves the site; all others are optional.
 */
export const documentedCalls: Readonly<Record<CallName, DocumentedCall>> = {
  "GET /wps/system/encryptionKey": unshown,
  "POST /wps/session/login": { answer: login },
  "POST /wps/session/login/freeplay": { answer: login },
  "DELETE /wps/session/logout": { answer: nothing },
  "GET /wps/captcha": unshown,
  "POST /wps/verification/sms/noLogin": { answer: { expiredMinutes: true } },
  "POST /wps/verification/sms/register": { answer: { expiredMinutes: true, message: true } },
  "POST /wps/verification/sms/forgotPassword": { answer: { expirationTime: true } },
  "PUT /wps/member/register": { answer: login },
  "PUT /wps/member/register/mobile": { answer: login },
  "GET /wps/system/setting/register": {
    answer: { register: registrationForm, registerMobile: registrationForm },
  },
  "GET /wps/agent/affiliate": { answer: nothing },
  "GET /wps/member/info": {
    answer: {
      account: true,
      nickname: true,
      id: true,
      type: true,
      toUpline: true,
      clubLabel: { labelName: true, color: true, color2: true, rankLevel: true },
      memberLabel: { labelName: true, color: true },
    },
  },
  "GET /wps/relay/MCSFE_getPlayerAvatar": unshown,
  "GET /wps/member/info/icon": unshown,
  "POST /wps/member/password": { answer: nothing },
  "POST /wps/member/password/email": { answer: nothing },
  "POST /wps/member/password/verification": { answer: nothing },
  "POST /wps/member/language": { answer: nothing },
  "GET /wps/system/permission": {
    answer: {
      whitelabel: feature,
      validators: pattern,
      resources: { resourceType: true, url: true, qrCodeUrl: true, labelNameEn: true },
      customerService: serviceLinks,
      gtagId: true,
      imageCDNs: true,
      launchGameCDNs: true,
      location: { ip: true, country: true },
      maintenance: true,
      regionRestriction: true,
    },
  },
  "GET /wps/system/whitelabel": { answer: feature },
  "GET /wps/system/status": { answer: { status: true } },
  "GET /wps/system/domainRoute": { answer: { domain: true, speed: true } },
  "GET /wps/system/country": unshown,
  "GET /wps/system/helpCenter": unshown,
  "GET /wps/system/customerService": { answer: { version: serviceLinks } },
  "PUT /wps/feedback": { answer: nothing },
  "GET /wps/relay/MCSFE_getListAnnouncements": {
    answer: {
      title: true,
      content: true,
      timestamp: true,
      bannerId: true,
      groupName: true,
      url: true,
      linkageType: true,
    },
  },
  "GET /wps/v2/wallets/balance": { answer: { sumBalance: true } },
  "POST /wps/relay/GCS_walletTransfer": { answer: nothing },
  "GET /wps/relay/GCS_merchantWallet": unshown,
  "GET /wps/member/info/funds/consolidated": unshown,
  "GET /lgw/games/game_menus": { answer: { title: true, games: game } },
  "GET /lgw/games/popular": { answer: game },
  "GET /lgw/vn/games/game_menu": { answer: { title: true, games: game } },
  "GET /lgw/vn/games/recent": { answer: game },
  "GET /lgw/vn/numeros/opened/game": unshown,
  "GET /lotto/lgw/games/opened/numero": unshown,
  "GET /wps/relay/GCSGAME_hotGamesV2": { answer: { list: game } },
  "GET /wps/relay/GCSGAME_gameList": { answer: { games: game, totalPages: true, totalCount: true } },
  "GET /wps/relay/GCSGAME_vendorList": {
    answer: { title: true, gameClassify: true, cards: { vassalage: true, isHot: true, isGame: true } },
  },
  "GET /wps/relay/GCSGAME_vassGameType": unshown,
  "GET /wps/relay/GCSGAME_favoriteList": { answer: { content: game, totalPages: true } },
  "GET /wps/relay/GCSGAME_favoriteIds": unshown,
  "POST /wps/relay/GCSGAME_favoriteAdd": { answer: nothing },
  "POST /wps/relay/GCSGAME_favoriteRemove": { answer: nothing },
  "GET /wps/relay/GCS_recentGame": { answer: { list: game, totalPages: true } },
  "GET /wps/relay/GLS2_roomList": unshown,
  "POST /wps/relay/GLS2_launchRoom": { answer: launch },
  "POST /wps/game/launchGame": { answer: launch },
  "POST /wps/v2/game/launchGame": { answer: launch },
  "GET /wps/relay/GCSGAME_getRankList": unshown,
  "GET /wps/relay/CSP_unreadCount": unshown,
  "GET /wps/relay/CSP_chatUrl": { answer: { url: true } },
  "GET /wps/relay/CSP_chatUnreadCount": unshown,
  "GET /wps/relay/MCSFE_missionSummary": unshown,
  "GET /wps/relay/MCSFE_missionLeaderboard": unshown,
  "POST /wps/relay/PRM_raffleClaim": unshown,
  "GET /wps/relay/PTS_balance": unshown,
  "GET /wps/relay/PTS_rewardList": unshown,
  "GET /wps/relay/PTS_config": unshown,
  "GET /wps/relay/PTS_redeemHistory": unshown,
  "POST /wps/relay/PTS_redeem": unshown,
  "POST /wps/relay/PTS_convert": unshown,
  "GET /wps/relay/PTS_transactions": unshown,
  "GET /wps/relay/ACS_dividendList": unshown,
  "GET /wps/relay/ACS_dailySalaryList": unshown,
  "GET /wps/relay/ACS_hourlySalaryList": unshown,
  "GET /wps/relay/ACS_realtimeSalaryList": unshown,
};

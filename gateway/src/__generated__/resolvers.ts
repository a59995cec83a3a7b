import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FoundNode, Anchor } from '../graph/node.ts';
import type { Picture } from '../cdn/pictures.ts';
import type { Banner as BannerModel, Brand as BrandModel, HomeSection as HomeSectionModel, SystemStatus as SystemStatusModel } from '../site/site.upstream.ts';
import type { PlatformSession, DrawnCaptcha } from '../session/session.upstream.ts';
import type { Account, AvatarChoice as AvatarChoiceModel } from '../member/member.upstream.ts';
import type { WalletOwner, WalletAccount as WalletAccountModel } from '../wallet/wallet.upstream.ts';
import type { Game as GameModel, GameMenuEntry as GameMenuEntryModel, GameMenuVendor as GameMenuVendorModel, Vendor as VendorModel, GameLaunch as GameLaunchModel } from '../games/games.upstream.ts';
import type { Win as WinModel } from '../games/winners.upstream.ts';
import type { Lottery as LotteryModel, LotteryDraw as LotteryDrawModel } from '../lottery/lottery.upstream.ts';
import type { LotteryOrder as LotteryOrderModel } from '../lottery/orders.upstream.ts';
import type { HelpArticle as HelpArticleModel } from '../support/help.upstream.ts';
import type { Article as ArticleModel } from '../support/articles.upstream.ts';
import type { Announcement as AnnouncementModel } from '../announcements/announcements.upstream.ts';
import type { Promotion as PromotionModel } from '../promotions/promotions.upstream.ts';
import type { TeamBet as TeamBetModel } from '../agent/agent.upstream.ts';
import type { Context } from '../request/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `2026-11-21`, in the merchant's time zone. */
  Date: { input: string; output: string; }
  /** An instant in UTC, `2026-11-21T08:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, `1000.50`: never a float. */
  Decimal: { input: string; output: string; }
  /** An absolute `http` or `https` address, or a path on the gateway's own origin. */
  URL: { input: string; output: string; }
};

/** Kind of an account; `isAgent` in the specification. */
export type AccountKind =
  /** An affiliate, who refers players by links. 41 */
  | 'AFFILIATE'
  /** A sub-account of an affiliate. 42 */
  | 'AFFILIATE_SUB_ACCOUNT'
  /** An agent. 1 */
  | 'AGENT'
  /** A player. 0 */
  | 'PLAYER'
  /** An agent at the top of a line. 2 */
  | 'SENIOR_AGENT'
  /** A trial account with play money. 4 */
  | 'TRIAL'
  /** A value that this gateway does not know yet; the account is treated as a player without rights. */
  | 'UNKNOWN';

/** Input of `addFavoriteGame`. */
export type AddFavoriteGameInput = {
  /** The game's `id`. */
  gameId: Scalars['ID']['input'];
};

/** Payload of `addFavoriteGame`. */
export type AddFavoriteGamePayload = MutationPayload & {
  /** Edge to insert at the top of `Member.favoriteGames`. */
  favoriteEdge?: Maybe<GameEdge>;
  /** The favourite; null when refused. */
  game?: Maybe<Game>;
  /** The caller's account with the new `favoriteGameIds`. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type Agent = Node & {
  /** User name of the agent. */
  account: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Kind of agent. */
  kind: AccountKind;
  /**
   * Bets of the caller's downline, latest first. Wraps `ACS_teamBets`. Cursors are positions: a new bet shifts the bets
   * after it; a period in the past does not change.
   */
  teamBets?: Maybe<TeamBetConnection>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentTeamBetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamBetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** An announcement of the operator. */
export type Announcement = Node & {
  /** Plain text; an empty line separates paragraphs. */
  content: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Picture shown beside the text. */
  image?: Maybe<Image>;
  /** Whether it is listed before announcements that are not pinned. */
  isPinned: Scalars['Boolean']['output'];
  /** Kind of the announcement. */
  kind: AnnouncementKind;
  /** Target of a click; null when it has none. */
  linkage?: Maybe<Linkage>;
  /** Time of publication. */
  publishedAt: Scalars['DateTime']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** A page of announcements. */
export type AnnouncementConnection = {
  /** Items of the page, in order. */
  edges: Array<AnnouncementEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An announcement in a list. */
export type AnnouncementEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Announcement;
};

/** Kind of an announcement. */
export type AnnouncementKind =
  /** One line, for the ticker. H */
  | 'HEADLINE'
  /** For players. PL */
  | 'PLAYER'
  /** Shown once a visit, in a popup. PU */
  | 'POPUP'
  /** About a promotion. PR */
  | 'PROMOTION';

/** An article. */
export type Article = Node & {
  /** HTML; scripts are removed. */
  content: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Picture above the text. */
  image?: Maybe<Image>;
  /** Time of publication. */
  publishedAt: Scalars['DateTime']['output'];
  /** Section of the article. */
  section: ArticleSection;
  /** Name of the article in addresses. */
  slug: Scalars['String']['output'];
  /** A sentence or two. */
  summary: Scalars['String']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** A page of articles. */
export type ArticleConnection = {
  /** Items of the page, in order. */
  edges: Array<ArticleEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An article in a list. */
export type ArticleEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Article;
};

/** Section of an article. */
export type ArticleSection =
  /** Longer articles. */
  | 'BLOG'
  /** News. */
  | 'NEWS';

/** A picture that can be chosen as avatar. */
export type AvatarChoice = {
  /** The picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
};

/** A picture at the top of a page. */
export type Banner = Node & {
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Target of a click; null when the banner is not clickable. */
  linkage?: Maybe<Linkage>;
  /** Text that describes the picture. */
  title: Scalars['String']['output'];
};

/** Pages that have a picture at the top. */
export type BannerGroup =
  /** `/down` */
  | 'DOWNLOAD'
  /** `/elott` */
  | 'ELOTT'
  /** `/esports` */
  | 'ESPORTS'
  /** `/fish` */
  | 'FISH'
  /** `/help` */
  | 'HELP'
  /** `/` */
  | 'HOME'
  /** `/inhouse` */
  | 'IN_HOUSE'
  /** `/live` */
  | 'LIVE'
  /** `/pointMall` */
  | 'POINT_MALL'
  /** `/promotions` */
  | 'PROMOTIONS'
  /** `/pvp` */
  | 'PVP'
  /** `/register` */
  | 'REGISTER'
  /** `/rng` */
  | 'RNG'
  /** `/sports` */
  | 'SPORTS';

/** State of a bet. */
export type BetStatus =
  /** Cancelled: the stake was returned. */
  | 'CANCELLED'
  /** A draw: the stake was returned. */
  | 'DRAW'
  /** Lost: the payout is zero. */
  | 'LOST'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** The result is not known yet. */
  | 'UNSETTLED'
  /** Won: the payout is above zero. */
  | 'WON';

/** Name, currencies and rules of the brand. */
export type Brand = {
  /** The brand's Google tag; load it only with the visitor's consent. Null when the brand has none. */
  analyticsId?: Maybe<Scalars['String']['output']>;
  /** Colour of the chat window's header, `#rrggbb`. */
  chatHeaderColor?: Maybe<Scalars['String']['output']>;
  /** Currencies of accounts, ISO 4217, the default first. */
  currencies: Array<Scalars['String']['output']>;
  /** `WEB`. */
  device: Scalars['String']['output'];
  /** Vendor code of the brand's own games; null when it has none. */
  inHouseVendorCode?: Maybe<Scalars['String']['output']>;
  /** Regulator that sets the rules of play: `default`, `gli`, `uk`, `curacao` or `pagcor`. */
  jurisdiction: Scalars['String']['output'];
  /** `Lott`. */
  lotteryType: Scalars['String']['output'];
  /** The operator's number for the brand. */
  merchantCode: Scalars['String']['output'];
  /** Minimum age of players in years. */
  minimumAge: Scalars['Int']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** `web`. */
  platform: Scalars['String']['output'];
  /** Bonus that is promised at registration. */
  registrationBonus?: Maybe<Money>;
};

/** Scope of a cached value. */
export type CacheScope =
  /** Depends on the caller; never leaves the request. */
  | 'PRIVATE'
  /** The same for all callers with the same language; may be shared between sessions. */
  | 'PUBLIC';

/** Input of `cancelLotteryOrder`. */
export type CancelLotteryOrderInput = {
  /** The order's `id`. */
  orderId: Scalars['ID']['input'];
};

/** Payload of `cancelLotteryOrder`. */
export type CancelLotteryOrderPayload = MutationPayload & {
  /** The caller's account with the new balance. */
  member?: Maybe<Member>;
  /** The order in its present state; null when there is none. */
  order?: Maybe<LotteryOrder>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Characters to read, to distinguish people from programs. */
export type Captcha = {
  /** The same characters spoken in English: a WAV as a `data:` address. Wraps `GET /wps/captcha?audio=1`. */
  audio?: Maybe<Scalars['String']['output']>;
  /** Time until which the answer is accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Send it back with the answer. */
  id: Scalars['ID']['output'];
  /** A PNG as a `data:` address. */
  image: Scalars['String']['output'];
};

/** The answer to a captcha. */
export type CaptchaAnswerInput = {
  /** The captcha's `id`. */
  id: Scalars['ID']['input'];
  /** The characters; case does not matter. */
  text: Scalars['String']['input'];
};

/** A CDN that the platform lists. */
export type CdnCandidate = {
  /** When it was last checked; null before the first check. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Host and port. */
  host: Scalars['String']['output'];
  /** Whether the last check passed; failing hosts are left out for a while. */
  isHealthy: Scalars['Boolean']['output'];
};

/** How one CDN was chosen. The choice is random between sessions and stable within one. */
export type CdnChoice = {
  /** All CDNs that the platform lists, in the order in which this session tries them. */
  candidates: Array<CdnCandidate>;
  /** The chosen CDN; null when the platform lists none. */
  host?: Maybe<Scalars['String']['output']>;
};

/** The CDNs chosen for this session. */
export type CdnChoices = {
  /** CDN for pictures. */
  images: CdnChoice;
  /** CDN for games. */
  launch: CdnChoice;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** As typed: 8 to 64 characters. */
  newPassword: Scalars['String']['input'];
  /** As typed. */
  oldPassword: Scalars['String']['input'];
};

/** Payload of `changePassword`. */
export type ChangePasswordPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A chat room with customer service. */
export type ChatRoom = {
  /** End of the validity of `url`. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address for a frame; valid for one use. */
  url: Scalars['URL']['output'];
};

/** Input of `checkAffiliateCode`. */
export type CheckAffiliateCodeInput = {
  /** The agent's code. */
  code: Scalars['String']['input'];
  /** Site address that the code belongs to, when it came from one. */
  domain?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `checkAffiliateCode`. */
export type CheckAffiliateCodePayload = MutationPayload & {
  /** Whether the code belongs to an agent; null when refused. */
  isValid?: Maybe<Scalars['Boolean']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `checkUsername`. */
export type CheckUsernameInput = {
  /** The user name to check. */
  username: Scalars['String']['input'];
};

/** Payload of `checkUsername`. */
export type CheckUsernamePayload = MutationPayload & {
  /** Whether the user name is free; null when refused. */
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Level in the VIP club. */
export type ClubLevel = {
  /** `#rrggbb`. */
  color?: Maybe<Scalars['String']['output']>;
  /** Display name. */
  label: Scalars['String']['output'];
  /** 0 to 10; VIP customer service begins above 4. */
  rank: Scalars['Int']['output'];
  /** The other end of a gradient, `#rrggbb`. */
  secondaryColor?: Maybe<Scalars['String']['output']>;
};

/** A country, for phone numbers and currencies. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** With the plus sign. */
  dialingCode: Scalars['String']['output'];
  /** In the caller's language. */
  name: Scalars['String']['output'];
};

/** Address of customer service. */
export type CustomerService = {
  /** Whether it is the service of the VIP club. */
  isVip: Scalars['Boolean']['output'];
  /** Address to open in a new window. */
  url: Scalars['URL']['output'];
};

/** From one day to another, both included. */
export type DayRangeInput = {
  /** The first day, at most 12 months back. */
  from: Scalars['Date']['input'];
  /** Not before `from`, and at most 91 days after it. */
  to: Scalars['Date']['input'];
};

/** `extensions.code` of GraphQL errors: failures that changing the input does not correct. */
export type ErrorCode =
  /** The id was not issued by this gateway. */
  | 'BAD_ID'
  /** The body is not a GraphQL request. */
  | 'BAD_REQUEST'
  /** An argument is invalid: a negative `first`, a cursor of another list, both `first` and `last`. */
  | 'BAD_USER_INPUT'
  /** The request came from another site without the CSRF header. */
  | 'CSRF_REJECTED'
  /** The platform does not know the requested host. */
  | 'DOMAIN_INVALID'
  /** The platform has switched this off. */
  | 'FEATURE_DISABLED'
  /** This account may not do this. */
  | 'FORBIDDEN'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not match the schema, or the variables do not match the document. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An idempotency key was used again with a different body. */
  | 'IDEMPOTENCY_MISMATCH'
  /** An error of the gateway; `extensions.requestId` identifies it in the logs. */
  | 'INTERNAL'
  /** The object does not exist, or the caller may not see it. */
  | 'NOT_FOUND'
  /** The password is easy to guess or too old and must be changed first, with `changePassword`. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** The body is larger than accepted. */
  | 'PAYLOAD_TOO_LARGE'
  /** No document has this id. */
  | 'PERSISTED_DOCUMENT_NOT_FOUND'
  /** Only registered documents are accepted here. */
  | 'PERSISTED_DOCUMENT_REQUIRED'
  /** The document costs more than one request may cost. */
  | 'QUERY_TOO_COMPLEX'
  /** The document is nested too deeply. */
  | 'QUERY_TOO_DEEP'
  /** Too many requests; `extensions.retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** The platform is not available in the caller's region. */
  | 'REGION_RESTRICTED'
  /** The session has expired: log in again. */
  | 'SESSION_EXPIRED'
  /** The session was ended, for example from another device: log in again. */
  | 'SESSION_REVOKED'
  /** The platform is under maintenance. */
  | 'SYSTEM_MAINTENANCE'
  /** Trial accounts may not do this: open a real account. */
  | 'TRIAL_ACCOUNT'
  /** Log in first. */
  | 'UNAUTHENTICATED'
  /** The platform took too long. */
  | 'UPSTREAM_TIMEOUT'
  /** The platform does not answer, or its answer cannot be read. */
  | 'UPSTREAM_UNAVAILABLE';

/** Filter of favourites. */
export type FavoriteGameFilter = {
  /** Games of this category. */
  category?: InputMaybe<GameCategory>;
};

/** Subject of a feedback. */
export type FeedbackKind =
  /** An idea. */
  | 'ADVICE'
  /** An application to become an affiliate. */
  | 'AFFILIATE'
  /** Something doesn't work. */
  | 'BUG'
  /** A complaint. */
  | 'COMPLAINT'
  /** Anything else. */
  | 'OTHER'
  /** Deposits and withdrawals. */
  | 'PAYMENT';

/** A game. */
export type Game = Node & {
  /** Null when this gateway does not know the category yet. */
  category?: Maybe<GameCategory>;
  /** `gameClassify`: the platform's finer sorting within the category. */
  classification?: Maybe<Scalars['String']['output']>;
  /** Rules and features. Wraps `GCSGAME_gameDetail`. */
  detail?: Maybe<GameDetail>;
  /** Whether it can be tried with play money. */
  hasDemo: Scalars['Boolean']['output'];
  /** Icon in portrait format, 3 to 4. */
  icon: Image;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number, `nodeId`. */
  internalID: Scalars['String']['output'];
  /** Among the most played. */
  isHot: Scalars['Boolean']['output'];
  /** Whether it was released recently. */
  isNew: Scalars['Boolean']['output'];
  /** Labels of the game. */
  labels: Array<GameLabel>;
  /** The lottery that this game stands for; it has a screen of its own. Null for all other games. */
  lottery?: Maybe<Lottery>;
  /** When the maintenance is expected to end. */
  maintenanceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Largest stake of a round; null when the vendor does not state it. */
  maxBet?: Maybe<Money>;
  /** Smallest stake of a round; null when the vendor does not state it. */
  minBet?: Maybe<Money>;
  /** Smallest number of lines of a round; null for games without lines. */
  minLines?: Maybe<Scalars['Int']['output']>;
  /** In the caller's language. */
  name: Scalars['String']['output'];
  /** Time of its release. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Share of all stakes that is paid back in the long run, in percent; null when the vendor does not publish it. */
  returnToPlayer?: Maybe<Scalars['Float']['output']>;
  /** Rooms of a game between players. Wraps `GLS2_roomList`. */
  rooms?: Maybe<Array<GameRoom>>;
  /** Whether it can be played. */
  status: GameStatus;
  /**
   * Theme, kind and features in the caller's language, the theme first. `Site.search` finds the game by them too. Empty
   * when the platform states none.
   */
  tags: Array<Scalars['String']['output']>;
  /** Vendor of the game. */
  vendor: Vendor;
};

/** Categories of games. The navigation lists a category only when it has at least one vendor. */
export type GameCategory =
  /** Electronic lottery. */
  | 'ELOTT'
  /** E-sports betting. */
  | 'ESPORTS'
  /** Fishing. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Card and table games between players. */
  | 'PVP'
  /** Slots. */
  | 'RNG'
  /** Sports betting. */
  | 'SPORTS';

/** A page of games. */
export type GameConnection = {
  /** Items of the page, in order. */
  edges: Array<GameEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Rules and features of a game. */
export type GameDetail = {
  /** Features in the caller's language. */
  features: Array<Scalars['String']['output']>;
  /** Number of lines; null for games without lines. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** Rules as HTML; scripts are removed. */
  rules: Scalars['String']['output'];
  /** How much its results vary; null when the vendor does not state it. */
  volatility?: Maybe<GameVolatility>;
};

/** A game in a list. */
export type GameEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Game;
};

/** Filter of games. */
export type GameFilter = {
  /** Games of this category. */
  category?: InputMaybe<GameCategory>;
  /** `Game.classification`. */
  classification?: InputMaybe<Scalars['String']['input']>;
  /** Only games of `Brand.inHouseVendorCode`; `vendorCodes` is ignored. */
  isInHouse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Games with this label. */
  label?: InputMaybe<GameLabel>;
  /** Games whose smallest stake is at most this. */
  minBet?: InputMaybe<Scalars['Decimal']['input']>;
  /** Games with at least this many lines. */
  minLines?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, in any case and with or without accents; at most 50 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Games of any of these vendors, by `Vendor.code`, at most 60. */
  vendorCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A label of a game. */
export type GameLabel =
  /** Available only at this brand. */
  | 'EXCLUSIVE'
  /** Among the most played. */
  | 'HOT'
  /** Has a jackpot. */
  | 'JACKPOT'
  /** Came out in the last 30 days. */
  | 'NEW';

/** Address and session of a game that was launched. */
export type GameLaunch = {
  /** End of the validity of `url`. */
  expiresAt: Scalars['DateTime']['output'];
  /** The same address on the other launch CDNs, in the order to try them. */
  fallbackUrls: Array<Scalars['URL']['output']>;
  /** The game that was launched. */
  game: Game;
  /** Address for an iframe or a window; valid for one use. */
  url: Scalars['URL']['output'];
};

/** A category in the navigation. */
export type GameMenuEntry = Node & {
  /** The category. */
  category: GameCategory;
  /** Kinds of games in this category, over all vendors. Wraps `GCSGAME_vassGameType` without a vendor. */
  gameTypes?: Maybe<Array<VendorGameType>>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
  /** In the operator's order. */
  vendors: Array<GameMenuVendor>;
};

/** A vendor within a category. */
export type GameMenuVendor = {
  /** Number of the vendor's games in this category. */
  gameCount: Scalars['Int']['output'];
  /** Among the most played. */
  isHot: Scalars['Boolean']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** A room of a game between players. */
export type GameRoom = {
  /** The platform's number, `roomId`: for `launchGame`. */
  internalID: Scalars['String']['output'];
  /** Balance that a player needs to join. */
  minBalance: Money;
  /** In the caller's language. */
  name: Scalars['String']['output'];
  /** Number of seats taken. */
  players: Scalars['Int']['output'];
  /** Number of seats. */
  seats: Scalars['Int']['output'];
  /** State of a room. */
  status: GameRoomStatus;
};

/** State of a room. */
export type GameRoomStatus =
  /** The game is under maintenance. */
  | 'CLOSED'
  /** All seats are taken. */
  | 'FULL'
  /** A seat is free. */
  | 'OPEN'
  /** A value that this gateway does not know yet; treat it as closed. */
  | 'UNKNOWN';

/** The order of a lobby. */
export type GameSort =
  /** By name, A to Z. */
  | 'NAME'
  /** The latest first. */
  | 'NEW'
  /** The most played first. */
  | 'POPULAR'
  /** The highest return to players first. */
  | 'RETURN_TO_PLAYER';

/** Whether a game or a vendor can be played. */
export type GameStatus =
  /** Can be played. */
  | 'ACTIVE'
  /** Under maintenance. */
  | 'MAINTENANCE'
  /** A value that this gateway does not know yet; treat it as not playable. */
  | 'UNKNOWN';

/** How much the results of a game vary. */
export type GameVolatility =
  /** Large wins, rarely. */
  | 'HIGH'
  /** Small wins, often. */
  | 'LOW'
  /** In between. */
  | 'MEDIUM';

/** An article of the help centre. */
export type HelpArticle = Node & {
  /** Anchor of the article, as in `/help#rules`; the terms are always `rules`. */
  anchor: Scalars['String']['output'];
  /** HTML; scripts are removed. */
  contentHtml: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** Answers to frequent questions, and the terms. */
export type HelpCentre = {
  /** In the order to show them. */
  articles: Array<HelpArticle>;
  /** Version of the terms that a person accepts at registration. */
  version: Scalars['String']['output'];
};

/** A row of the home screen. */
export type HomeSection = Node & {
  /** Category of its games; null when it has none. */
  category?: Maybe<GameCategory>;
  /** Games of the row; null for rows without games. */
  games?: Maybe<Array<Game>>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Kind of the row. */
  kind: HomeSectionKind;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};


/** A row of the home screen. */
export type HomeSectionGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Kind of a row of the home screen. */
export type HomeSectionKind =
  /** The most played games, of one category if the section has one. */
  | 'HOT_GAMES'
  /** The latest games. */
  | 'NEW_GAMES'
  /** Games that the caller played last: read `Member.recentGames`. */
  | 'RECENT_GAMES'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** The vendors, as in `Site.gameMenu`. */
  | 'VENDORS';

/** Filter of the hot games. */
export type HotGameFilter = {
  /** Games of this category. */
  category?: InputMaybe<GameCategory>;
  /** `Vendor.code`, at most 60. */
  vendorCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A task that distinguishes people from programs. */
export type HumanCheck = {
  /** The task in the provider's format; null when there is nothing to solve. */
  challenge?: Maybe<Scalars['String']['output']>;
  /** Effort of a solution: a proof of work needs at most two to the power of this number of tries. */
  difficulty?: Maybe<Scalars['Int']['output']>;
  /** Time until which a solution is accepted. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Provider of the task. */
  provider: HumanCheckProvider;
  /** The provider's public key for the site. */
  siteKey?: Maybe<Scalars['String']['output']>;
};

/** Solution of a human check. */
export type HumanCheckAnswerInput = {
  /** The `challenge` of the task, unchanged. */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** The `provider` of the task. */
  provider: HumanCheckProvider;
  /** The solution. */
  token: Scalars['String']['input'];
};

/** Provider of human checks. */
export type HumanCheckProvider =
  /** No check is needed. */
  | 'NONE'
  /** A proof of work, computed by the browser. */
  | 'POW'
  /** Cloudflare Turnstile. */
  | 'TURNSTILE';

/** A picture on one of the platform's CDNs. */
export type Image = {
  /** The same picture on the other CDNs, in the order to try them. */
  fallbackUrls: Array<Scalars['URL']['output']>;
  /** Address on the CDN chosen for this session. */
  url: Scalars['URL']['output'];
};

/** A language of the platform. */
export type Language = {
  /** The platform's code: `EN`, `CN`, `VI` … */
  code: Scalars['String']['output'];
  /** In the language itself. */
  name: Scalars['String']['output'];
  /** BCP 47, for `lang` and number formats. */
  tag: Scalars['String']['output'];
};

/** Time and address of a login. */
export type LastLogin = {
  /** Time of the login. */
  at: Scalars['DateTime']['output'];
  /** IP address. */
  ip?: Maybe<Scalars['String']['output']>;
};

/** Input of `launchDemoGame`. */
export type LaunchDemoGameInput = {
  /** The caller confirms to have reached `Brand.minimumAge`. */
  ageConfirmed: Scalars['Boolean']['input'];
  /** The game's `id`. */
  gameId: Scalars['ID']['input'];
};

/** Payload of `launchDemoGame`. */
export type LaunchDemoGamePayload = MutationPayload & {
  /** How to open the game; null when refused. */
  launch?: Maybe<GameLaunch>;
  /** Other hot games, when this one is under maintenance. */
  suggestions: Array<Game>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `launchGame`. */
export type LaunchGameInput = {
  /** Allow the transfer of the balance into the wallet of the game, if it has its own. */
  confirmTransfer: Scalars['Boolean']['input'];
  /** The game's `id`. */
  gameId: Scalars['ID']['input'];
  /** `GameRoom.internalID` of the room to join. Wraps `GLS2_launchRoom`. */
  roomId?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `launchGame`. */
export type LaunchGamePayload = MutationPayload & {
  /** How to open the game; null when refused. */
  launch?: Maybe<GameLaunch>;
  /** Other hot games, when this one is under maintenance. */
  suggestions: Array<Game>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Target of a click. */
export type Linkage = {
  /** Meaning of `target`. */
  kind: LinkageKind;
  /** An address, a route of the web client, a game's `id`, a promotion's number or a dialog's name, according to `kind`. */
  target: Scalars['String']['output'];
};

/** Kind of a linkage. */
export type LinkageKind =
  /** A game, by its global id. */
  | 'GAME'
  /** A dialog of the web client, by name. */
  | 'MODAL'
  /** A promotion, by the platform's number. */
  | 'PROMOTION'
  /** A path of the web client. */
  | 'ROUTE'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** An address outside, opened in a new window. */
  | 'URL';

/** Input of `logIn`. */
export type LogInInput = {
  /** The answer to a captcha, when one was asked for. */
  captcha?: InputMaybe<CaptchaAnswerInput>;
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** A solved human check. Partners with a key may omit it when the platform allows that. */
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  /** As typed: nothing is trimmed. */
  password: Scalars['String']['input'];
  /** Keeps the session for a day, also when the browser is closed, and the user name for the next login. */
  remember: Scalars['Boolean']['input'];
  /** Accepts only accounts of this kind. Default: any. */
  side?: InputMaybe<LoginSide>;
  /** 4 to 16 characters; surrounding space is ignored. */
  username: Scalars['String']['input'];
};

/** Payload of a login. */
export type LogInPayload = MutationPayload & {
  /** The session, when `BEARER` was asked for. */
  bearerToken?: Maybe<Scalars['String']['output']>;
  /** Whether the next try needs a captcha. */
  captchaRequired: Scalars['Boolean']['output'];
  /** Time when the session ends in any case. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether this is the account's first login. */
  isFirstLogin: Scalars['Boolean']['output'];
  /** Reason why the password must be changed; null when it need not be. */
  passwordChangeReason?: Maybe<PasswordChangeReason>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The caller after the login; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** Input of `logInWithPhoneAuth`. */
export type LogInWithPhoneAuthInput = {
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** Identity token from the provider's SDK. */
  idToken: Scalars['String']['input'];
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
  /** Keeps the session for a day, also when the browser is closed, and the number for the next login. */
  remember: Scalars['Boolean']['input'];
};

/** Input of `logInWithSms`. */
export type LogInWithSmsInput = {
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
  /** Keeps the session for a day, also when the browser is closed, and the number for the next login. */
  remember: Scalars['Boolean']['input'];
};

/** Input of `logInWithSocial`. */
export type LogInWithSocialInput = {
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** An OpenID Connect identity token. */
  idToken: Scalars['String']['input'];
  /** Nonce that the login started with. */
  nonce: Scalars['String']['input'];
  /** The network that issued the token. */
  provider: SocialProviderKind;
};

/** Input of `logInWithToken`. */
export type LogInWithTokenInput = {
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** The token; valid for one use within a minute. */
  token: Scalars['String']['input'];
};

/** Input of `logOut`. */
export type LogOutInput = {
  /** Also forget the remembered user name. */
  forget: Scalars['Boolean']['input'];
};

/** Payload of `logOut`. */
export type LogOutPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The caller, now a guest. */
  viewer?: Maybe<Viewer>;
};

/** Kind of accounts that a login accepts. */
export type LoginSide =
  /** Agents only. */
  | 'AGENT'
  /** Players only. */
  | 'MEMBER';

/** A lottery: draws of one kind, on a schedule. */
export type Lottery = Node & {
  /** The platform's wallet and rules, `accountTypeName`: TCG_SEA, TCG_LOTTO_VN, LOTT or ELOTT. */
  accountTypeName: Scalars['String']['output'];
  /** The platform's code, `gameCode`. */
  code: Scalars['String']['output'];
  /** The draw that takes bets or is about to be drawn. Wraps `GET /lgw/games/{gameCode}/current`. */
  currentDraw?: Maybe<LotteryDraw>;
  /** `LotteryPlayType.code` that a client selects first. */
  defaultPlayType: Scalars['String']['output'];
  /** How often each number came at each position in `results`; for Vietnam the last two digits of any prize, at position 1. */
  frequencies?: Maybe<Array<LotteryFrequency>>;
  /** The game of the catalogue that stands for it. */
  game?: Maybe<Game>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Numbers that a draw consists of. */
  kind: LotteryKind;
  /** Prize table and origin. */
  mode: LotteryMode;
  /** In the caller's language. */
  name: Scalars['String']['output'];
  /** Bets that can be placed. Wraps `GET /lgw/games/{gameCode}/play_types`. */
  playTypes?: Maybe<Array<LotteryPlayType>>;
  /**
   * The last 100 draws, the latest first. Wraps `GET /lotto/lgw/games/opened/numero`, for Vietnam
   * `GET /lgw/vn/numeros/opened/game`.
   */
  results?: Maybe<LotteryDrawConnection>;
};


/** A lottery: draws of one kind, on a schedule. */
export type LotteryResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The same order on several draws. */
export type LotteryChaseInput = {
  /** Number of draws including the first, 2 to 50. */
  draws: Scalars['Int']['input'];
  /** Cancel the rest and return its stakes as soon as one order wins. */
  stopOnWin: Scalars['Boolean']['input'];
};

/** One draw of a lottery. */
export type LotteryDraw = Node & {
  /** Time until which it takes bets; null for past draws. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * SHA-256 of the bytes of `seed`, as hex, published when the draw opens for bets. It proves that the numbers are not
   * changed afterwards. Null when the draw is not the platform's own.
   */
  commitment?: Maybe<Scalars['String']['output']>;
  /** Time of the draw. */
  drawsAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it, `numero`. */
  number: Scalars['String']['output'];
  /** Numbers drawn, by position; empty before the draw and for Vietnam. */
  numbers: Array<Scalars['String']['output']>;
  /** Time from which it takes bets: the close of the draw before it; null for past draws. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** Numbers drawn, by prize, the highest first; empty before the draw and for all but Vietnam. */
  prizes: Array<LotteryPrize>;
  /**
   * Seed of the numbers, as hex, published after the draw. Hash it and repeat the draw to check. Null before the draw,
   * and when the draw is not the platform's own.
   */
  seed?: Maybe<Scalars['String']['output']>;
  /** Time of the platform at the answer. Count down from this, not from the clock of the device. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it takes bets. */
  state: LotteryDrawState;
};

/** A page of draws. */
export type LotteryDrawConnection = {
  /** Items of the page, in order. */
  edges: Array<LotteryDrawEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A draw in a list. */
export type LotteryDrawEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: LotteryDraw;
};

/** Whether a draw takes bets. */
export type LotteryDrawState =
  /** Takes no more bets; the numbers come at `drawsAt`. */
  | 'CLOSED'
  /** The numbers are drawn. */
  | 'DRAWN'
  /** Takes bets. */
  | 'OPEN'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** How often a number came at a position. */
export type LotteryFrequency = {
  /** Number of draws in which it came. */
  count: Scalars['Int']['output'];
  /** Draws since it last came; null when it did not come in any. */
  gap?: Maybe<Scalars['Int']['output']>;
  /** As drawn. */
  number: Scalars['String']['output'];
  /** Counted from 1. */
  position: Scalars['Int']['output'];
};

/** A group of lotteries in the menu. */
export type LotteryGroup = {
  /** In the operator's order. */
  lotteries: Array<Lottery>;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** Numbers that a draw consists of. */
export type LotteryKind =
  /** Five digits, 0 to 9 each. */
  | 'FIVE_DIGITS'
  /** Ten runners, in the order of their arrival. */
  | 'RACE'
  /** Three dice. */
  | 'THREE_DICE'
  /** Three digits, 0 to 9 each. */
  | 'THREE_DIGITS'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** Northern Vietnam: 27 numbers in 8 prizes. */
  | 'VIETNAM_NORTH'
  /** Southern and central Vietnam: 18 numbers in 9 prizes. */
  | 'VIETNAM_SOUTH';

/** A line of a bet slip. */
export type LotteryLineInput = {
  /** The choices: positions are separated by `|`, choices at a position by `,`. At most 1,000 characters. */
  content: Scalars['String']['input'];
  /** 1 to 1,000. */
  multiple: Scalars['Int']['input'];
  /** `LotteryPlayType.code`. */
  playType: Scalars['String']['input'];
  /** The stake of one bet, within the play type's bounds. */
  unit: Scalars['Decimal']['input'];
};

/** Prize table and origin of a lottery (`prizeMode`). */
export type LotteryMode =
  /** Electronic draws of the vendors. Elott */
  | 'ELOTT'
  /** The platform's own draws. Lott */
  | 'LOTT'
  /** Draws of South-East Asia. SEA */
  | 'SEA'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** The public draws of Vietnam (`accountTypeName` TCG_LOTTO_VN). */
  | 'VIETNAM'
  /** The platform's own draws with the second prize table. ZY */
  | 'ZY';

/** Rule by which `LotteryPlayType.odds` apply. */
export type LotteryOddsRule =
  /** One value for each of `choices`, in their order. */
  | 'CHOICE'
  /** One value, paid for each match. */
  | 'EACH_MATCH'
  /** One value for each number of matches; the first is for one match. */
  | 'MATCHES'
  /** One value for every bet. */
  | 'SAME'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** A bet slip that was placed on a draw. */
export type LotteryOrder = Node & {
  /** Number of bets. */
  betCount: Scalars['Int']['output'];
  /** Time until which it can be cancelled; null when it can no longer be cancelled. */
  cancellableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Position in a chase, counted from 1; null when it is not part of a chase. */
  chaseStep?: Maybe<Scalars['Int']['output']>;
  /** `LotteryDraw.number` of the draw. */
  drawNumber: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number, `orderId`. */
  internalID: Scalars['String']['output'];
  /** The stake. */
  lines: Array<LotteryOrderLine>;
  /** The lottery. */
  lottery: Lottery;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Time when it was paid, lost or returned. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the stakes. */
  stake: Money;
  /** State of the bet. */
  state: LotteryOrderState;
  /** Sum of the wins; null until it is settled. */
  win?: Maybe<Money>;
};

/** A page of orders. */
export type LotteryOrderConnection = {
  /** Items of the page, in order. */
  edges: Array<LotteryOrderEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An order in a list. */
export type LotteryOrderEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: LotteryOrder;
};

/** Filter of orders. */
export type LotteryOrderFilter = {
  /** `Lottery.code`. */
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  /** In any of these states. */
  states?: InputMaybe<Array<LotteryOrderState>>;
};

/** A line of a bet slip. */
export type LotteryOrderLine = {
  /** Number of bets in the content. */
  betCount: Scalars['Int']['output'];
  /** The choices. */
  content: Scalars['String']['output'];
  /** Multiple of the unit. */
  multiple: Scalars['Int']['output'];
  /** `LotteryPlayType.code`. */
  playType: Scalars['String']['output'];
  /** In the caller's language. */
  playTypeTitle: Scalars['String']['output'];
  /** `unit`, times `multiple`, times `betCount`. */
  stake: Money;
  /** The stake of one bet. */
  unit: Money;
  /** Amount won; null until it is settled. */
  win?: Maybe<Money>;
};

/** State of an order. */
export type LotteryOrderState =
  /** Cancelled by the member before the draw closed; the stake was returned. */
  | 'CANCELLED'
  /** Lost. */
  | 'LOST'
  /** Waiting for its draw. */
  | 'OPEN'
  /** Not played, because its chase had won already or its draw did not take place; the stake was returned. */
  | 'REFUNDED'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** Won and paid. */
  | 'WON';

/**
 * A kind of bet. A line contains one bet for each combination of `minChoices` choices at each position; the numbers of
 * combinations of the positions multiply.
 */
export type LotteryPlayType = {
  /** Choices at each position. */
  choices: Array<Scalars['String']['output']>;
  /** The platform's code, `playType`. */
  code: Scalars['String']['output'];
  /** Example of a line's `content`. */
  example: Scalars['String']['output'];
  /** Whether a choice may be at one position only. */
  isDistinct: Scalars['Boolean']['output'];
  /** Largest number of bets of a line. */
  maxBets: Scalars['Int']['output'];
  /** Largest number of choices at a position. */
  maxChoices: Scalars['Int']['output'];
  /** The largest stake of a bet, without its multiple. */
  maxUnit: Money;
  /** Smallest number of choices at a position. */
  minChoices: Scalars['Int']['output'];
  /** The smallest stake of a bet. */
  minUnit: Money;
  /** Return of one unit that wins, including the unit. */
  odds: Array<Scalars['Decimal']['output']>;
  /** Rule that selects one of `odds`. */
  oddsRule: LotteryOddsRule;
  /** Number of positions to fill. */
  positions: Scalars['Int']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** The numbers of one prize of a draw. */
export type LotteryPrize = {
  /** Code of the prize: `DB` for the special prize, then `1` to `8`. */
  code: Scalars['String']['output'];
  /** As drawn, with leading zeros. */
  numbers: Array<Scalars['String']['output']>;
};

/** The caller's own account. Accounts of other people are never a `Member`. */
export type Member = Node & {
  /** The account's picture. Wraps `MCSFE_getPlayerAvatar`. */
  avatar?: Maybe<Image>;
  /** The pictures to choose from. Wraps `MCSFE_avatarList`. */
  avatarChoices?: Maybe<Array<AvatarChoice>>;
  /** Whether the member can transfer funds to the agent above. */
  canTransferToUpline: Scalars['Boolean']['output'];
  /** Level in the VIP club; null for accounts outside the club. */
  club?: Maybe<ClubLevel>;
  /** ISO 4217; `FUN` for trial accounts. */
  currency: Scalars['String']['output'];
  /** The `id` of each favourite of the caller; a client compares them to mark the tiles. Wraps `GCSGAME_favoriteIds`. */
  favoriteGameIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Favourites of the caller, latest first. Wraps `GCSGAME_favoriteList`. */
  favoriteGames?: Maybe<GameConnection>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Kind of the account. */
  kind: AccountKind;
  /** Labels that the operator put on the account. */
  labels: Array<MemberLabel>;
  /** The login before this one; null on the first. */
  lastLogin?: Maybe<LastLogin>;
  /** Lottery orders of the caller, latest first. Wraps `GET /lgw/orders`. */
  lotteryOrders?: Maybe<LotteryOrderConnection>;
  /** Masked like `a***@mail.com`. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Masked like `+84 *** 678`. */
  maskedMobile?: Maybe<Scalars['String']['output']>;
  /** Name shown to other people; may be the user name. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Number of missions that are open today. */
  openMissionCount: Scalars['Int']['output'];
  /** Games that the caller played, latest first, at most 50. Wraps `GCS_recentGame`. */
  recentGames?: Maybe<GameConnection>;
  /** Lotteries that the caller bet on, latest first. Wraps `GET /lgw/vn/games/recent` and `GCS_recentGame`. */
  recentLotteries?: Maybe<Array<Lottery>>;
  /** Time when the account was opened. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sessions that are open on all devices, the latest first. Wraps `GET /wps/session/list`. */
  sessions?: Maybe<Array<Session>>;
  /**
   * Number of unread answers in the chat room; 0 when the chat is off or not available to the account. Wraps
   * `CSP_chatUnreadCount`.
   */
  unreadChatCount?: Maybe<Scalars['Int']['output']>;
  /** Number of unread messages of the platform. Wraps `CSP_unreadCount`. */
  unreadMessageCount?: Maybe<Scalars['Int']['output']>;
  /** User name for login. */
  username: Scalars['String']['output'];
  /** The caller's money. */
  wallet: Wallet;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberFavoriteGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FavoriteGameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberLotteryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LotteryOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberRecentGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberRecentLotteriesArgs = {
  mode?: InputMaybe<LotteryMode>;
};

/** A label that the operator put on an account. */
export type MemberLabel = {
  /** `#rrggbb`. */
  color?: Maybe<Scalars['String']['output']>;
  /** Display name. */
  name: Scalars['String']['output'];
};

/** An amount of money in one currency. */
export type Money = {
  /** Exact, with the number of digits of the currency. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217, `VND`; play money is `FUN`. */
  currency: Scalars['String']['output'];
};

/** Changes that can be made. */
export type Mutation = {
  /** Adds a game to the caller's favourites. Repeating it changes nothing. Wraps `GCSGAME_favoriteAdd`. */
  addFavoriteGame: AddFavoriteGamePayload;
  /** Cancels an order before its draw closes. Wraps `DELETE /lgw/orders/{orderId}`. */
  cancelLotteryOrder: CancelLotteryOrderPayload;
  /** Changes the caller's password and ends the other sessions. Wraps `POST /wps/member/password`. */
  changePassword: ChangePasswordPayload;
  /** Checks an agent's code. Wraps `GET /wps/agent/affiliate`. */
  checkAffiliateCode: CheckAffiliateCodePayload;
  /** Checks whether a user name is free. Wraps `GET /wps/member/username/available`. */
  checkUsername: CheckUsernamePayload;
  /** Opens a game with play money, for guests too. Wraps `POST /wps/game/launchDemo`. */
  launchDemoGame: LaunchDemoGamePayload;
  /** Opens a game for real money. Wraps `POST /wps/v2/game/launchGame`. */
  launchGame: LaunchGamePayload;
  /** Logs in with user name and password. Wraps `POST /wps/session/login`. */
  logIn: LogInPayload;
  /** Logs in with a number that the phone-auth provider has verified. Wraps `POST /wps/session/login` with `firebaseIdToken`. */
  logInWithPhoneAuth: LogInPayload;
  /** Logs in with a mobile number and the code that was sent to it. Wraps `POST /wps/session/login` with type `sms`. */
  logInWithSms: LogInPayload;
  /**
   * Logs in with the identity token of a social network. It is for partners that run the network's login themselves; the
   * web client uses `SocialProvider.startUrl`. Wraps `POST /wps/session/login/social`.
   */
  logInWithSocial: LogInPayload;
  /** Logs in with the one-time token of a link. Wraps `POST /wps/session/login/token`. */
  logInWithToken: LogInPayload;
  /** Ends the caller's session; also succeeds when there is none. Wraps `DELETE /wps/session/logout`. */
  logOut: LogOutPayload;
  /** Opens the chat room with customer service. Wraps `CSP_chatUrl`. */
  openChat: OpenChatPayload;
  /** Places an order on a draw. The platform counts the bets and computes the price. Wraps `POST /lgw/orders`. */
  placeLotteryOrder: PlaceLotteryOrderPayload;
  /** Opens an account and logs in to it. Wraps `PUT /wps/member/register` and `PUT /wps/member/register/mobile`. */
  register: RegisterPayload;
  /** Removes a game from the caller's favourites. Repeating it changes nothing. Wraps `GCSGAME_favoriteRemove`. */
  removeFavoriteGame: RemoveFavoriteGamePayload;
  /** Requests a picture with characters to read. Wraps `GET /wps/captcha`. */
  requestCaptcha: RequestCaptchaPayload;
  /** Requests a human check. Wraps `GET /wps/verification/human`. */
  requestHumanCheck: RequestHumanCheckPayload;
  /**
   * Sends a link for a new password when user name and e-mail belong to the same account. The answer does not reveal
   * whether they do. Wraps `POST /wps/member/password/email`.
   */
  requestPasswordLink: RequestPasswordLinkPayload;
  /**
   * Sends a code to a mobile number. Wraps `POST /wps/verification/sms/register`, `…/noLogin` and `…/forgotPassword`.
   * The answer does not reveal whether an account has the number.
   */
  requestSmsCode: RequestSmsCodePayload;
  /** Sets a new password with a link's token. Wraps `POST /wps/member/password/email/confirm`. */
  resetPasswordWithLink: ResetPasswordWithLinkPayload;
  /** Sets a new password with a code sent by SMS, and logs in with it. Wraps `POST /wps/member/password/verification`. */
  resetPasswordWithSms: LogInPayload;
  /** Ends another session of the caller's. Wraps `DELETE /wps/session/{id}`. */
  revokeSession: RevokeSessionPayload;
  /** Sends feedback to the operator; guests may use it too. At most 5 a day. Wraps `PUT /wps/feedback`. */
  sendFeedback: SendFeedbackPayload;
  /** Sets the account's avatar. Wraps `MCSFE_setPlayerAvatar`. */
  setAvatar: SetAvatarPayload;
  /** Sets the language in which the platform writes to the caller. Wraps `POST /wps/member/language`. */
  setLanguage: SetLanguagePayload;
  /** Opens a trial account with play money and logs in to it. Wraps `POST /wps/session/login/freeplay`. */
  startFreePlay: LogInPayload;
};


/** Changes that can be made. */
export type MutationAddFavoriteGameArgs = {
  input: AddFavoriteGameInput;
};


/** Changes that can be made. */
export type MutationCancelLotteryOrderArgs = {
  input: CancelLotteryOrderInput;
};


/** Changes that can be made. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Changes that can be made. */
export type MutationCheckAffiliateCodeArgs = {
  input: CheckAffiliateCodeInput;
};


/** Changes that can be made. */
export type MutationCheckUsernameArgs = {
  input: CheckUsernameInput;
};


/** Changes that can be made. */
export type MutationLaunchDemoGameArgs = {
  input: LaunchDemoGameInput;
};


/** Changes that can be made. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** Changes that can be made. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Changes that can be made. */
export type MutationLogInWithPhoneAuthArgs = {
  input: LogInWithPhoneAuthInput;
};


/** Changes that can be made. */
export type MutationLogInWithSmsArgs = {
  input: LogInWithSmsInput;
};


/** Changes that can be made. */
export type MutationLogInWithSocialArgs = {
  input: LogInWithSocialInput;
};


/** Changes that can be made. */
export type MutationLogInWithTokenArgs = {
  input: LogInWithTokenInput;
};


/** Changes that can be made. */
export type MutationLogOutArgs = {
  input: LogOutInput;
};


/** Changes that can be made. */
export type MutationOpenChatArgs = {
  input: OpenChatInput;
};


/** Changes that can be made. */
export type MutationPlaceLotteryOrderArgs = {
  input: PlaceLotteryOrderInput;
};


/** Changes that can be made. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Changes that can be made. */
export type MutationRemoveFavoriteGameArgs = {
  input: RemoveFavoriteGameInput;
};


/** Changes that can be made. */
export type MutationRequestPasswordLinkArgs = {
  input: RequestPasswordLinkInput;
};


/** Changes that can be made. */
export type MutationRequestSmsCodeArgs = {
  input: RequestSmsCodeInput;
};


/** Changes that can be made. */
export type MutationResetPasswordWithLinkArgs = {
  input: ResetPasswordWithLinkInput;
};


/** Changes that can be made. */
export type MutationResetPasswordWithSmsArgs = {
  input: ResetPasswordWithSmsInput;
};


/** Changes that can be made. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** Changes that can be made. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** Changes that can be made. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** Changes that can be made. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** Changes that can be made. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};

/** Fields that every payload has. */
export type MutationPayload = {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Anything that can be fetched again by its id. */
export type Node = {
  /** Global opaque id: compare it, or pass it to `node`. */
  id: Scalars['ID']['output'];
};

/** Input of `openChat`. */
export type OpenChatInput = {
  /** Title of the chat room, as the client shows it. */
  title: Scalars['String']['input'];
};

/** Payload of `openChat`. */
export type OpenChatPayload = MutationPayload & {
  /** The chat room; null when refused. */
  chat?: Maybe<ChatRoom>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A numbered page and the cursor that leads to it: pass `cursor` as `after`, with the same `first`. */
export type PageCursor = {
  /** The edge before the page; the empty string for page 1. */
  cursor: Scalars['String']['output'];
  /** Whether this is the page being shown. */
  isCurrent: Scalars['Boolean']['output'];
  /** Counted from 1. */
  page: Scalars['Int']['output'];
};

/**
 * Pages for a page-number widget: the current page with its neighbours, and the first and last page. Pages are counted
 * with the size of the current page.
 */
export type PageCursors = {
  /** The pages around the current one, at most 3, in order. */
  around: Array<PageCursor>;
  /** The first page, null when it is among `around`. */
  first?: Maybe<PageCursor>;
  /** The last page, null when it is among `around`. */
  last?: Maybe<PageCursor>;
  /** The page before the current one, null on the first. */
  previous?: Maybe<PageCursor>;
};

/** Where a page of a connection lies in the whole list. */
export type PageInfo = {
  /** Cursor of the last edge, null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more edges follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether edges precede `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge, null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Why the password has to be changed. */
export type PasswordChangeReason =
  /** It is too old. */
  | 'EXPIRED'
  /** It is easy to guess. */
  | 'WEAK';

/** A period of days in the merchant's time zone: a preset, or a first and a last day. */
export type PeriodInput =
  /** A first and a last day. */
  { days: DayRangeInput; preset?: never; }
  |  /** A named period. */
  { days?: never; preset: PeriodPreset; };

/** Named periods. */
export type PeriodPreset =
  /** The 7 days that end today. */
  | 'LAST_7'
  /** The 30 days that end today. */
  | 'LAST_30'
  /** The whole month before this one. */
  | 'LAST_MONTH'
  /** The Monday to Sunday before this week. */
  | 'LAST_WEEK'
  /** The first of the month to today. */
  | 'THIS_MONTH'
  /** Monday to today. */
  | 'THIS_WEEK'
  /** Today. */
  | 'TODAY'
  /** The day before today. */
  | 'YESTERDAY';

/** Settings of Firebase's web SDK; none of them is secret. */
export type PhoneAuthSettings = {
  /** Identifies the project to Firebase. */
  apiKey: Scalars['String']['output'];
  /** Domain of the project's pages. */
  authDomain: Scalars['String']['output'];
  /** The emulator to use instead of Firebase itself; null in production. */
  emulatorUrl?: Maybe<Scalars['URL']['output']>;
  /** The project's name. */
  projectId: Scalars['String']['output'];
};

/** Input of `placeLotteryOrder`. */
export type PlaceLotteryOrderInput = {
  /** Repeats the order on the following draws. */
  chase?: InputMaybe<LotteryChaseInput>;
  /** `LotteryDraw.number` of the draw that takes bets. */
  drawNumber: Scalars['String']['input'];
  /** UUID made by the caller, one for each slip. A slip that is sent twice with the same UUID is placed once. */
  idempotencyKey: Scalars['ID']['input'];
  /** 1 to 100. */
  lines: Array<LotteryLineInput>;
  /** The lottery's `id`. */
  lotteryId: Scalars['ID']['input'];
};

/** Payload of `placeLotteryOrder`. */
export type PlaceLotteryOrderPayload = MutationPayload & {
  /** The caller's account with the new balance and orders. */
  member?: Maybe<Member>;
  /** The draw that takes bets now, when the requested draw has closed. */
  openDraw?: Maybe<LotteryDraw>;
  /** The order; null when refused. */
  order?: Maybe<LotteryOrder>;
  /** Edge to insert at the top of `Member.lotteryOrders`. */
  orderEdge?: Maybe<LotteryOrderEdge>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A promotion. */
export type Promotion = Node & {
  /** Its category. */
  category: PromotionCategory;
  /** When it ends; null when it has no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Rules as HTML; scripts are removed. */
  rulesHtml?: Maybe<Scalars['String']['output']>;
  /** When it begins; null when it has no beginning. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** A sentence or two, in the caller's language. */
  summary: Scalars['String']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** Category of a promotion. */
export type PromotionCategory =
  /** Every day. */
  | 'DAILY'
  /** Rebates. */
  | 'HIGH_REBATE'
  /** For a short time. */
  | 'LIMITED'
  /** For the first days. */
  | 'NEWBIE'
  /** For new accounts. */
  | 'NEW_PLAYER'
  /** Special offers. */
  | 'SPECIAL_OFFER'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** For the VIP club. */
  | 'VIP';

/** A page of promotions. */
export type PromotionConnection = {
  /** Items of the page, in order. */
  edges: Array<PromotionEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A promotion in a list. */
export type PromotionEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The promotion. */
  node: Promotion;
};

/** Data that can be read. */
export type Query = {
  /** The object with this id; null when there is none or the caller may not see it. */
  node?: Maybe<Node>;
  /**
   * The objects with these ids, in their order; null where `node` would be null. At most 100 ids, of which 25 of bets
   * and promotions, because the platform returns those one by one.
   */
  nodes: Array<Maybe<Node>>;
  /** Public data: the brand, its games, banners and announcements. */
  site: Site;
  /** Private data of the caller. */
  viewer: Viewer;
};


/** Data that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Data that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Input of `register`: the fields that the form's settings ask for. */
export type RegisterInput = {
  /** An agent's code. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** The date of birth. */
  birthday?: InputMaybe<Scalars['Date']['input']>;
  /** The answer to a captcha, when the form asks for one. */
  captcha?: InputMaybe<CaptchaAnswerInput>;
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, one of `Brand.currencies`; the first of them when left out. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** An account with Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** A solved human check. */
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  /** The number of an identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * UUID made by the client for this form. Sending the same form again with it within a day opens no second account: the
   * answer is for the first account, and logs in to it.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An account with LINE. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** The form that was used. */
  method: RegistrationMethod;
  /** Digits, without the dialling code. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** As typed: nothing is trimmed. Left out when the form doesn't ask for it. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The holder of the bank accounts that withdrawals go to. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Six digits that confirm withdrawals. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Identity token from the phone-auth provider's SDK, when it verified the number. */
  phoneAuthIdToken?: InputMaybe<Scalars['String']['input']>;
  /** A QQ number. */
  qqNumber?: InputMaybe<Scalars['String']['input']>;
  /** The member who recommended the site. */
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  /** The code of a friend's link. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Address of the page with the form. */
  registerUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Version of the accepted terms, from `HelpCentre.version`. */
  termsVersion: Scalars['String']['input'];
  /** 4 to 16 characters; left out when registering with a mobile number. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The code sent by SMS. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  /** An account with WeChat. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** An account with WhatsApp. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** An account with Zalo. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `register`. */
export type RegisterPayload = MutationPayload & {
  /** The session, when `BEARER` was asked for. */
  bearerToken?: Maybe<Scalars['String']['output']>;
  /** Time when the session ends in any case. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** User name for login. The platform creates it for mobile registrations and returns it only here. */
  username?: Maybe<Scalars['String']['output']>;
  /** The caller after the login; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** A field of a registration form and its rules. */
export type RegistrationField = {
  /** Whether a value is required. */
  isRequired: Scalars['Boolean']['output'];
  /** Length in characters; null for no limit. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Length in characters; null for no limit. */
  minLength?: Maybe<Scalars['Int']['output']>;
  /** Which field it is. */
  name: RegistrationFieldName;
  /** Regular expression for the whole value; null when any value is accepted. */
  pattern?: Maybe<Scalars['String']['output']>;
  /** Names the message for a value that does not match: `reg_pattern_{patternId}`. */
  patternId?: Maybe<Scalars['Int']['output']>;
};

/** Fields that a registration form may have. */
export type RegistrationFieldName =
  /** An agent's code. */
  | 'AFFILIATE_CODE'
  /** The date of birth. */
  | 'BIRTHDAY'
  /** The characters of a captcha. */
  | 'CAPTCHA'
  /** The password again. */
  | 'CONFIRM_PASSWORD'
  /** An e-mail address. */
  | 'EMAIL'
  /** An account with Facebook. */
  | 'FACEBOOK'
  /** The number of an identity document. */
  | 'ID_NUMBER'
  /** An account with LINE. */
  | 'LINE'
  /** A mobile number, without its dialling code. */
  | 'MOBILE'
  /** The password. */
  | 'PASSWORD'
  /** The holder of the bank accounts that withdrawals go to. */
  | 'PAYEE_NAME'
  /** Six digits that confirm withdrawals. */
  | 'PAYMENT_PASSWORD'
  /** A QQ number. */
  | 'QQ_NUMBER'
  /** The member who recommended the site. */
  | 'RECOMMENDER_ID'
  /** User name for login. */
  | 'USERNAME'
  /** The code sent by SMS. */
  | 'VERIFICATION_CODE'
  /** An account with WeChat. */
  | 'WECHAT'
  /** An account with WhatsApp. */
  | 'WHATSAPP'
  /** An account with Zalo. */
  | 'ZALO';

/** Fields and rules of one registration form. */
export type RegistrationForm = {
  /** Fields in the order to show them. */
  fields: Array<RegistrationField>;
  /** Whether the mobile number is verified with a code by SMS. */
  requiresSmsCode: Scalars['Boolean']['output'];
};

/** Way to register. */
export type RegistrationMethod =
  /** With a mobile number; the platform creates the user name. */
  | 'MOBILE'
  /** With a user name chosen by the person. */
  | 'USERNAME';

/** Fields and rules of the registration forms. */
export type RegistrationSettings = {
  /** Registering with a mobile number. */
  mobile: RegistrationForm;
  /** Registering with a user name. */
  username: RegistrationForm;
};

/** Values of the last login that a login form may fill in. */
export type RememberedLogin = {
  /** The mobile number's dialling code, with the plus sign. */
  countryDialingCode?: Maybe<Scalars['String']['output']>;
  /** The mobile number without its dialling code; null when the last login was made with a user name. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The user name; null when the last login was made with a mobile number. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Input of `removeFavoriteGame`. */
export type RemoveFavoriteGameInput = {
  /** The game's `id`. */
  gameId: Scalars['ID']['input'];
};

/** Payload of `removeFavoriteGame`. */
export type RemoveFavoriteGamePayload = MutationPayload & {
  /** The caller's account with the new `favoriteGameIds`. */
  member?: Maybe<Member>;
  /** The `id` to remove from `Member.favoriteGames`. */
  removedGameId?: Maybe<Scalars['ID']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `requestCaptcha`. */
export type RequestCaptchaPayload = MutationPayload & {
  /** The captcha; null when refused. */
  captcha?: Maybe<Captcha>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `requestHumanCheck`. */
export type RequestHumanCheckPayload = MutationPayload & {
  /** The task; null when refused. */
  humanCheck?: Maybe<HumanCheck>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `requestPasswordLink`. */
export type RequestPasswordLinkInput = {
  /** The account's e-mail address. */
  email: Scalars['String']['input'];
  /** A solved human check. */
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  /** User name of the account. */
  username: Scalars['String']['input'];
};

/** Payload of `requestPasswordLink`. */
export type RequestPasswordLinkPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `requestSmsCode`. */
export type RequestSmsCodeInput = {
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** A solved human check; not needed for login. */
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
  /** Purpose of the code; it is valid for this purpose only. */
  purpose: SmsCodePurpose;
};

/** Payload of `requestSmsCode`. */
export type RequestSmsCodePayload = MutationPayload & {
  /** Time until which the code is accepted; null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Message of the platform, in the caller's language. */
  message?: Maybe<Scalars['String']['output']>;
  /** Seconds until another code can be asked for; null when refused. */
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `resetPasswordWithLink`. */
export type ResetPasswordWithLinkInput = {
  /** As typed: 8 to 64 characters. */
  newPassword: Scalars['String']['input'];
  /** Token from the link; valid for one use within 30 minutes. */
  token: Scalars['String']['input'];
};

/** Payload of `resetPasswordWithLink`. */
export type ResetPasswordWithLinkPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** User name for login; null when refused. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Input of `resetPasswordWithSms`. */
export type ResetPasswordWithSmsInput = {
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
  /** As typed: 8 to 64 characters. */
  newPassword: Scalars['String']['input'];
};

/** Input of `revokeSession`. */
export type RevokeSessionInput = {
  /** The session's `id`. */
  sessionId: Scalars['ID']['input'];
};

/** Payload of `revokeSession`. */
export type RevokeSessionPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** The `id` of the session that was ended. */
  revokedSessionId?: Maybe<Scalars['ID']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Result of a search in the catalogue. */
export type SearchResult = {
  /** Number of games that match, including those beyond `first`. */
  gameCount: Scalars['Int']['output'];
  /** The best matches first. */
  games: Array<Game>;
  /** The best matches first, at most 5. */
  vendors: Array<Vendor>;
};

/** Input of `sendFeedback`. */
export type SendFeedbackInput = {
  /** How to reach the sender, at most 100 characters. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 500 characters; HTML is shown as text. */
  content: Scalars['String']['input'];
  /** Pictures that the caller uploaded before, at most 3. */
  imageIds: Array<Scalars['ID']['input']>;
  /** Its subject. */
  kind: FeedbackKind;
};

/** Payload of `sendFeedback`. */
export type SendFeedbackPayload = MutationPayload & {
  /** Number that the platform gives it; null when refused. */
  feedbackId?: Maybe<Scalars['ID']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A session of the caller, on this device or another. */
export type Session = Node & {
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** User agent of the browser or app. */
  device?: Maybe<Scalars['String']['output']>;
  /** Time when it ends in any case; null for sessions other than the current one. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Time when it ends without activity; null for sessions other than the current one. */
  idleExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** IP address of the login. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Whether this request uses it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of its last request. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the login. */
  startedAt: Scalars['DateTime']['output'];
};

/** How the session is delivered. */
export type SessionDelivery =
  /** As `bearerToken` in the payload, for partners: send it as `Authorization: Bearer …`. */
  | 'BEARER'
  /** As an HttpOnly cookie, for browsers on the gateway's own origin. */
  | 'COOKIE';

/** Input of `setAvatar`. */
export type SetAvatarInput = {
  /** `internalID` of one of `Member.avatarChoices`. */
  internalID: Scalars['String']['input'];
};

/** Payload of `setAvatar`. */
export type SetAvatarPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setLanguage`. */
export type SetLanguageInput = {
  /** One of `Site.languages`. */
  code: Scalars['String']['input'];
};

/** Payload of `setLanguage`. */
export type SetLanguagePayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type Site = Node & {
  /** The agent that this site's address belongs to; null when it belongs to none. */
  affiliate?: Maybe<SiteAffiliate>;
  /**
   * Announcements of the operator: pinned ones first, then the latest. Wraps `MCSFE_getListAnnouncements`. Cursors are
   * positions: a new announcement shifts the ones after it.
   */
  announcements?: Maybe<AnnouncementConnection>;
  /** The article with this slug; null when there is none. */
  article?: Maybe<Article>;
  /** Articles of the operator, latest first. Wraps `GET /wps/system/page` with `blog` or `news`. */
  articles?: Maybe<ArticleConnection>;
  /** Pictures at the top of a page. Wraps `MCSFE_getListAnnouncements` with type B. */
  banners?: Maybe<Array<Banner>>;
  /** Name, currencies and rules of the brand. */
  brand?: Maybe<Brand>;
  /** Countries for phone numbers. Wraps `GET /wps/system/country`. */
  countries?: Maybe<Array<Country>>;
  /** Addresses of the brand, the fastest first. Wraps `GET /wps/system/domainRoute`. */
  domains?: Maybe<Array<SiteDomain>>;
  /**
   * Features that the operator switched on. Wraps `GET /wps/system/whitelabel` as it comes with `GET
   * /wps/system/permission`.
   */
  features?: Maybe<SiteFeatures>;
  /** Categories that have vendors, in the operator's order. Wraps `GCSGAME_vendorList`. */
  gameMenu?: Maybe<Array<GameMenuEntry>>;
  /**
   * Games of the catalogue, as a lobby lists them. Wraps `GCSGAME_gameList`. Cursors are positions: a new game shifts
   * the games after it.
   */
  games?: Maybe<GameConnection>;
  /** Answers to frequent questions, and the terms. Wraps `GET /wps/system/helpCenter`. */
  helpCentre?: Maybe<HelpCentre>;
  /** The rows of the home screen, in order. Wraps `GET /wps/system/homeSections`. */
  homeSections?: Maybe<Array<HomeSection>>;
  /** The most played games. Wraps `GCSGAME_hotGamesV2`. */
  hotGames?: Maybe<GameConnection>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Languages of the site, the default first. */
  languages?: Maybe<Array<Language>>;
  /** The lottery with this `Lottery.code`; null when there is none. */
  lottery?: Maybe<Lottery>;
  /** The lotteries, by group, in the operator's order. Wraps `GET /lgw/games/game_menus`, for Vietnam `GET /lgw/vn/games/game_menu`. */
  lotteryMenu?: Maybe<Array<LotteryGroup>>;
  /** A page that the operator wrote; null when there is none of this kind. Wraps `GET /wps/system/page`. */
  page?: Maybe<SitePage>;
  /** How to verify phone numbers with the phone-auth provider; null when the operator doesn't use it. */
  phoneAuth?: Maybe<PhoneAuthSettings>;
  /** The 20 lotteries played most. Wraps `GET /lgw/games/popular`. */
  popularLotteries?: Maybe<Array<Lottery>>;
  /** The promotion with this number; null when there is none. Linkages name promotions by it. Wraps `PRM_detail`. */
  promotion?: Maybe<Promotion>;
  /** Promotions of the brand, latest first. Wraps `PRM_list`. */
  promotions?: Maybe<PromotionConnection>;
  /** The larger wins, the latest first, at most 20. Wraps `GCSGAME_getRankList`. */
  recentWins?: Maybe<Array<Win>>;
  /** Fields and rules of the registration forms. Wraps `GET /wps/system/setting/register`. */
  registration?: Maybe<RegistrationSettings>;
  /** Apps, social networks and licences that the brand links to. */
  resources?: Maybe<Array<SiteResource>>;
  /**
   * Finds games by name, theme, kind and features, and vendors by name; best matches first. Case and accents do not
   * matter, and one wrong letter is forgiven. The gateway searches the public catalogue (`GCSGAME_gameList`,
   * `GCSGAME_vendorList`) itself.
   */
  search?: Maybe<SearchResult>;
  /** Social networks for login; empty when social login is switched off. */
  socialProviders?: Maybe<Array<SocialProvider>>;
  /** The highest wins of a period, the highest first, at most 20. Wraps `GCSGAME_getRankList`. */
  winners?: Maybe<Array<Win>>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<AnnouncementKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteArticleArgs = {
  section: ArticleSection;
  slug: Scalars['String']['input'];
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  section: ArticleSection;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteBannersArgs = {
  group: BannerGroup;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort: GameSort;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteHotGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HotGameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteLotteryArgs = {
  code: Scalars['String']['input'];
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteLotteryMenuArgs = {
  mode?: InputMaybe<LotteryMode>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePageArgs = {
  slug: SitePageSlug;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePopularLotteriesArgs = {
  mode?: InputMaybe<LotteryMode>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePromotionArgs = {
  internalID: Scalars['String']['input'];
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<PromotionCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteResourcesArgs = {
  kinds?: InputMaybe<Array<SiteResourceKind>>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteSearchArgs = {
  first: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteWinnersArgs = {
  period: WinnerPeriod;
};

/** The agent that a site address belongs to. */
export type SiteAffiliate = {
  /** The agent's code. */
  code: Scalars['String']['output'];
  /** The address it belongs to. */
  domain?: Maybe<Scalars['String']['output']>;
};

/** An address of the brand. */
export type SiteDomain = {
  /** Response time in milliseconds, measured by the platform. */
  speed: Scalars['Int']['output'];
  /** The address without a path. */
  url: Scalars['URL']['output'];
};

/** Features that the operator switched on or off for the brand. */
export type SiteFeatures = {
  /** Talking to customer service on the site. */
  chat: Scalars['Boolean']['output'];
  /** Agents' daily salaries. */
  dailySalary: Scalars['Boolean']['output'];
  /** Registering without an agent. */
  directRegistration: Scalars['Boolean']['output'];
  /** Agents' dividends. */
  dividend: Scalars['Boolean']['output'];
  /** Agents can pass funds to those below them. */
  downlineTransfer: Scalars['Boolean']['output'];
  /** The light theme is the only one. */
  forceLightTheme: Scalars['Boolean']['output'];
  /** Weak and expired passwords must be changed at login. */
  forcedPasswordChange: Scalars['Boolean']['output'];
  /** Trying the games with play money. */
  freePlay: Scalars['Boolean']['output'];
  /** Agents' hourly salaries. */
  hourlySalary: Scalars['Boolean']['output'];
  /** The site requires a login. */
  loginRequired: Scalars['Boolean']['output'];
  /** Deposits, withdrawals and records. */
  memberCentre: Scalars['Boolean']['output'];
  /** Registering with a mobile number. */
  mobileRegistration: Scalars['Boolean']['output'];
  /** Phone numbers are verified by the phone-auth provider instead of the platform. */
  phoneAuth: Scalars['Boolean']['output'];
  /** A new password by phone. */
  phonePasswordRecovery: Scalars['Boolean']['output'];
  /** Points and what they buy. */
  pointMall: Scalars['Boolean']['output'];
  /** Agents' real-time salaries. */
  realTimeSalary: Scalars['Boolean']['output'];
  /** Rewards for inviting friends. */
  referralPromotion: Scalars['Boolean']['output'];
  /** The bars stay visible beside seamless games and the Vietnamese lottery. */
  showBarsInGames: Scalars['Boolean']['output'];
  /** Logging in with a mobile number and a code. */
  smsLogin: Scalars['Boolean']['output'];
  /** Logging in through a social network. */
  socialLogin: Scalars['Boolean']['output'];
  /** The terms are ticked when a registration form opens. */
  termsPrechecked: Scalars['Boolean']['output'];
  /** Members can pass funds to the agent above them. */
  uplineTransfer: Scalars['Boolean']['output'];
};

/** A page that the operator wrote. */
export type SitePage = {
  /** HTML; scripts are removed. */
  contentHtml: Scalars['String']['output'];
  /** Kind of the page. */
  slug: SitePageSlug;
  /** In the caller's language. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Pages that an operator writes. */
export type SitePageSlug =
  /** How to reach the operator. */
  | 'CONTACT'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Responsible gaming: limits and help. */
  | 'RESPONSIBLE_GAMING';

/** A resource of the brand outside this site. */
export type SiteResource = {
  /** Kind of the resource. */
  kind: SiteResourceKind;
  /** Display name. */
  label: Scalars['String']['output'];
  /** Address to show as a QR code, when it differs from `url`. */
  qrCodeUrl?: Maybe<Scalars['URL']['output']>;
  /** Address of the resource. */
  url: Scalars['URL']['output'];
};

/** Kind of a resource. */
export type SiteResourceKind =
  /** The app for Android. */
  | 'ANDROID_APP'
  /** The app for iOS. */
  | 'IOS_APP'
  /** The configuration profile that installs the app on iOS. */
  | 'IOS_PROFILE'
  /** A gambling licence. */
  | 'LICENCE'
  /** A page on Facebook. */
  | 'SOCIAL_FACEBOOK'
  /** A profile on Instagram. */
  | 'SOCIAL_INSTAGRAM'
  /** A channel on Telegram. */
  | 'SOCIAL_TELEGRAM'
  /** A profile on X. */
  | 'SOCIAL_X'
  /** A channel on YouTube. */
  | 'SOCIAL_YOUTUBE'
  /** An account on Zalo. */
  | 'SOCIAL_ZALO'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** Purpose of a code sent by SMS. */
export type SmsCodePurpose =
  /** Logging in. */
  | 'LOG_IN'
  /** Registering with a mobile number. */
  | 'REGISTER_MOBILE'
  /** Registering with a user name. */
  | 'REGISTER_USERNAME'
  /** A new password. */
  | 'RESET_PASSWORD';

/** A social network for login. */
export type SocialProvider = {
  /** The network. */
  kind: SocialProviderKind;
  /** Path of the gateway where the login starts; open it as a page. */
  startUrl: Scalars['URL']['output'];
};

/** Social networks for login. */
export type SocialProviderKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Input of `startFreePlay`. */
export type StartFreePlayInput = {
  /** How the session is delivered. */
  delivery: SessionDelivery;
};

/** Events that can be followed. */
export type Subscription = {
  /** Sends each announcement when it is published. */
  announcementPublished: Announcement;
  /** Sends the caller's wallet each time its balance changes. */
  balanceChanged: Wallet;
  /** Sends a lottery each time it draws or its next draw opens. */
  lotteryDrawn: Lottery;
  /** Sends an order of the caller when it is settled. */
  lotteryOrderSettled: LotteryOrder;
  /** Sends the caller's account each time an unread count changes. */
  unreadCountsChanged: Member;
  /** Sends the larger wins when they happen. */
  won: Win;
};


/** Events that can be followed. */
export type SubscriptionLotteryDrawnArgs = {
  lotteryId: Scalars['ID']['input'];
};

/** Whether the site is open to the caller. */
export type SystemState =
  /** Closed for everybody because of maintenance. */
  | 'MAINTENANCE'
  /** Open. */
  | 'NORMAL'
  /** Closed to the caller's country or address. */
  | 'RESTRICTED';

/** Whether the site is open to the caller. */
export type SystemStatus = {
  /** Contact for questions. */
  contactUrl?: Maybe<Scalars['URL']['output']>;
  /** The caller's country as the platform sees it, ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** When a maintenance is expected to end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The caller's IP address, as the platform sees it. */
  ip?: Maybe<Scalars['String']['output']>;
  /** State of the site for the caller. */
  state: SystemState;
};

/** A bet of an account in the caller's downline. */
export type TeamBet = Node & {
  /** User name of the account that placed it. */
  account: Scalars['String']['output'];
  /** Category of the game; null when this gateway does not know it yet. */
  category?: Maybe<GameCategory>;
  /** Name of the game in the agent's language. */
  gameName: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The payout; zero for a lost bet. */
  payout: Money;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Payout less stake, as the player sees it. */
  profit: Money;
  /** Number of the round or draw. */
  round?: Maybe<Scalars['String']['output']>;
  /** The selection, in the terms of the game. */
  selection?: Maybe<Scalars['String']['output']>;
  /** Null while unsettled. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The stake. */
  stake: Money;
  /** State of the bet. */
  status: BetStatus;
  /** Part of the stake that counts for turnover, rebates and salaries. */
  validStake: Money;
  /** `Vendor.code` of the game. */
  vendorCode: Scalars['String']['output'];
};

/** A page of bets of a downline. */
export type TeamBetConnection = {
  /** Items of the page, in order. */
  edges: Array<TeamBetEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list, not only the page. */
  totals: TeamBetTotals;
};

/** A bet in a list. */
export type TeamBetEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: TeamBet;
};

/** Filter of bets. */
export type TeamBetFilter = {
  /** Exact user name of one account of the downline. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Category of the game. */
  category?: InputMaybe<GameCategory>;
  /** At most 92 days. */
  period?: InputMaybe<PeriodInput>;
  /** State of the bet. */
  status?: InputMaybe<BetStatus>;
};

/** Sums over bets. */
export type TeamBetTotals = {
  /** Sum of the payouts. */
  payout: Money;
  /** Payout less stake, as the players see it. */
  profit: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
};

/** A refusal that a person can correct. */
export type UserError = {
  /** Stable code for programs. */
  code: UserErrorCode;
  /** Path of the input field from the input's root; null when it concerns the whole input. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** Message for people, in the caller's language. */
  message: Scalars['String']['output'];
  /** Seconds to wait before the next try; null when waiting does not help. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** Reasons for refusals that a person can correct. */
export type UserErrorCode =
  /** The account was closed. */
  | 'ACCOUNT_CLOSED'
  /** Too many failures; `retryAfter` says when the account is unlocked. */
  | 'ACCOUNT_LOCKED'
  /** No agent has this code. */
  | 'AFFILIATE_CODE_INVALID'
  /** The minimum age must be confirmed first. */
  | 'AGE_NOT_CONFIRMED'
  /** The person is too young. */
  | 'AGE_NOT_MET'
  /** The captcha's answer is wrong, was used before or came too late. */
  | 'CAPTCHA_INVALID'
  /** A captcha is required: request one with `requestCaptcha`. */
  | 'CAPTCHA_REQUIRED'
  /** The code has expired: request another. */
  | 'CODE_EXPIRED'
  /** The code is wrong. */
  | 'CODE_INVALID'
  /** Too many tries with this code: request another. */
  | 'CODE_TRIES_EXCEEDED'
  /** The game has no demo. */
  | 'DEMO_NOT_AVAILABLE'
  /** The draw takes no more bets; the payload has the one that does. */
  | 'DRAW_CLOSED'
  /** The e-mail address is used by another account. */
  | 'EMAIL_TAKEN'
  /** The list of favourites is full. */
  | 'FAVORITE_LIMIT'
  /** The platform has switched this off. */
  | 'FEATURE_DISABLED'
  /** The game is under maintenance; the payload suggests others. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The human check failed, was used before or took too long: request another. */
  | 'HUMAN_CHECK_FAILED'
  /** The identity document is used by another account. */
  | 'ID_NUMBER_TAKEN'
  /** Too many pictures, or a picture of another member. */
  | 'IMAGE_COUNT'
  /** The picture is larger than 5 MB or 4,096 pixels a side. */
  | 'IMAGE_TOO_LARGE'
  /** The picture is neither PNG nor JPEG. */
  | 'IMAGE_TYPE'
  /** The balance is too low. */
  | 'INSUFFICIENT_BALANCE'
  /** User name or password is wrong. */
  | 'LOGIN_FAILED'
  /** The one-time login token was used before or has expired. */
  | 'LOGIN_TOKEN_INVALID'
  /** The mobile number is used by another account. */
  | 'MOBILE_TAKEN'
  /** The account is a player's; this login is for agents. */
  | 'NOT_AGENT_ACCOUNT'
  /** The account is an agent's; this login is for players. */
  | 'NOT_MEMBER_ACCOUNT'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** The password is wrong. */
  | 'PASSWORD_INCORRECT'
  /** The password was used before. */
  | 'PASSWORD_REUSED'
  /** The password is easy to guess. */
  | 'PASSWORD_WEAK'
  /** Phone auth: its own human check failed. */
  | 'PHONE_CAPTCHA_FAILED'
  /** Phone auth: the code has expired; request another. */
  | 'PHONE_CODE_EXPIRED'
  /** Phone auth: the code is wrong. */
  | 'PHONE_CODE_INVALID'
  /** Phone auth: the code is missing. */
  | 'PHONE_CODE_MISSING'
  /** Phone auth: the number is not valid. */
  | 'PHONE_INVALID'
  /** Phone auth: the number is missing. */
  | 'PHONE_MISSING'
  /** Phone auth: not allowed. */
  | 'PHONE_OPERATION_NOT_ALLOWED'
  /** Phone auth: its quota is used up; customer service can help. */
  | 'PHONE_QUOTA_EXCEEDED'
  /** Phone auth: too many requests; try again after 5 minutes. */
  | 'PHONE_TOO_MANY_REQUESTS'
  /** Phone auth: an error that the provider does not explain. */
  | 'PHONE_UNKNOWN'
  /** No such play type, or it can't be played like this. */
  | 'PLAY_TYPE_INVALID'
  /** Too many tries; `retryAfter` says when the next is allowed. */
  | 'RATE_LIMITED'
  /** Registration is closed. */
  | 'REGISTRATION_CLOSED'
  /** The link was used before or has expired. */
  | 'RESET_LINK_INVALID'
  /** All seats of the room are taken. */
  | 'ROOM_FULL'
  /** The message could not be sent; `message` comes from the platform. */
  | 'SMS_SEND_FAILED'
  /** A code was sent a moment ago; `retryAfter` says when another can be sent. */
  | 'SMS_TOO_SOON'
  /** The social account is not linked yet: registering links it. */
  | 'SOCIAL_NOT_LINKED'
  /** The stake is too small or too large. */
  | 'STAKE_OUT_OF_RANGE'
  /** The latest terms must be accepted first. */
  | 'TERMS_NOT_ACCEPTED'
  /** The game keeps a wallet of its own: confirm the transfer with `confirmTransfer`. */
  | 'TRANSFER_CONFIRM_NEEDED'
  /** Refused for a reason this gateway does not know yet. */
  | 'UNKNOWN'
  /** The user name is taken. */
  | 'USERNAME_TAKEN'
  /** A field is missing, too long or malformed. */
  | 'VALIDATION_FAILED';

/** A maker of games. */
export type Vendor = Node & {
  /** The platform's code, `vassalage`. */
  code: Scalars['String']['output'];
  /** Kinds of games that it makes. Wraps `GCSGAME_vassGameType`. */
  gameTypes?: Maybe<Array<VendorGameType>>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Logo; null when it has none. */
  logo?: Maybe<Image>;
  /** Display name. */
  name: Scalars['String']['output'];
  /** Whether its games are opened from a list in a popup (`isGame` VASSALAGE) rather than the lobby. */
  opensAsList: Scalars['Boolean']['output'];
  /** Whether its games can be played. */
  status: GameStatus;
};

/** A kind of games within a category. */
export type VendorGameType = {
  /** Null when this gateway does not know the category yet. */
  category?: Maybe<GameCategory>;
  /** `Game.classification`. */
  classification: Scalars['String']['output'];
  /** Number of games of this kind: of the vendor when it is read from a vendor, otherwise of all vendors. */
  gameCount: Scalars['Int']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** The caller: a guest, a player, a trial account or an agent. */
export type Viewer = {
  /** The caller's agent centre; null when the caller is not an agent. */
  agent?: Maybe<Agent>;
  /** CDNs chosen for this session, with the reasons. */
  cdn?: Maybe<CdnChoices>;
  /**
   * Address of customer service: VIP service for members with a club rank above 4, live chat for all others. Wraps `GET
   * /wps/system/customerService`.
   */
  customerService?: Maybe<CustomerService>;
  /** The caller's account: a player's, a trial's or an agent's; null for guests. Wraps `GET /wps/member/info`. */
  member?: Maybe<Member>;
  /** Values from an earlier login that a login form may fill in; null when there are none. */
  rememberedLogin?: Maybe<RememberedLogin>;
  /** The caller's session, null for guests. Wraps `GET /wps/session/current`. */
  session?: Maybe<Session>;
  /** Whether the site is open to the caller. Wraps `GET /wps/system/status`. */
  systemStatus?: Maybe<SystemStatus>;
};

/** The caller's money; play money for trial accounts. */
export type Wallet = Node & {
  /** The main wallet and those kept with vendors. Wraps `GCS_merchantWallet`. */
  accounts?: Maybe<Array<WalletAccount>>;
  /** Part that can be played with or withdrawn. */
  available?: Maybe<Money>;
  /** Bonuses with turnover that is not met yet. */
  bonus?: Maybe<Money>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Held for withdrawals and open bets. */
  locked?: Maybe<Money>;
  /** Sum of all parts. Wraps `GET /wps/v2/wallets/balance`, as do the next four fields. */
  total?: Maybe<Money>;
  /** Time of the last entry. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of the wallet: the main one, or one kept with a vendor. */
export type WalletAccount = Node & {
  /** Its balance. */
  balance: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's code, `MAIN` for the main wallet. */
  internalID: Scalars['String']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
};

/** A win, as it may be shown in public. */
export type Win = {
  /** The winner, masked by the platform: `ab***z`. */
  account: Scalars['String']['output'];
  /** Amount of the win. */
  amount: Money;
  /** The game; null when the catalogue no longer has it. */
  game?: Maybe<Game>;
  /** In the caller's language. */
  gameName: Scalars['String']['output'];
  /** Opaque key; unique among wins. */
  key: Scalars['String']['output'];
  /** Rank on the board, from 1; null for a win that comes from a subscription. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** Time of the win. */
  wonAt: Scalars['DateTime']['output'];
};

/** A period of the winners' board. */
export type WinnerPeriod =
  /** Today. */
  | 'DAY'
  /** Since the first of the month. */
  | 'MONTH'
  /** Since Monday. */
  | 'WEEK';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationPayload:
    | ( Omit<AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member'> & { favoriteEdge?: Maybe<_RefType['GameEdge']>, game?: Maybe<_RefType['Game']>, member?: Maybe<_RefType['Member']> } )
    | ( Omit<CancelLotteryOrderPayload, 'member' | 'order'> & { member?: Maybe<_RefType['Member']>, order?: Maybe<_RefType['LotteryOrder']> } )
    | ( Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<_RefType['Member']> } )
    | ( CheckAffiliateCodePayload )
    | ( CheckUsernamePayload )
    | ( Omit<LaunchDemoGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']> } )
    | ( Omit<LaunchGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']> } )
    | ( Omit<LogInPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( Omit<LogOutPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( OpenChatPayload )
    | ( Omit<PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge'> & { member?: Maybe<_RefType['Member']>, openDraw?: Maybe<_RefType['LotteryDraw']>, order?: Maybe<_RefType['LotteryOrder']>, orderEdge?: Maybe<_RefType['LotteryOrderEdge']> } )
    | ( Omit<RegisterPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( Omit<RemoveFavoriteGamePayload, 'member'> & { member?: Maybe<_RefType['Member']> } )
    | ( Omit<RequestCaptchaPayload, 'captcha'> & { captcha?: Maybe<_RefType['Captcha']> } )
    | ( RequestHumanCheckPayload )
    | ( RequestPasswordLinkPayload )
    | ( RequestSmsCodePayload )
    | ( ResetPasswordWithLinkPayload )
    | ( Omit<RevokeSessionPayload, 'member'> & { member?: Maybe<_RefType['Member']> } )
    | ( SendFeedbackPayload )
    | ( Omit<SetAvatarPayload, 'member'> & { member?: Maybe<_RefType['Member']> } )
    | ( Omit<SetLanguagePayload, 'member'> & { member?: Maybe<_RefType['Member']> } )
  ;
  Node:
    | ( Account )
    | ( AnnouncementModel )
    | ( ArticleModel )
    | ( BannerModel )
    | ( GameModel )
    | ( GameMenuEntryModel )
    | ( HelpArticleModel )
    | ( HomeSectionModel )
    | ( LotteryModel )
    | ( LotteryDrawModel )
    | ( LotteryOrderModel )
    | ( Account )
    | ( PromotionModel )
    | ( PlatformSession )
    | ( Anchor )
    | ( TeamBetModel )
    | ( VendorModel )
    | ( WalletOwner )
    | ( WalletAccountModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountKind: AccountKind;
  AddFavoriteGameInput: AddFavoriteGameInput;
  AddFavoriteGamePayload: ResolverTypeWrapper<Omit<AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member'> & { favoriteEdge?: Maybe<ResolversTypes['GameEdge']>, game?: Maybe<ResolversTypes['Game']>, member?: Maybe<ResolversTypes['Member']> }>;
  Agent: ResolverTypeWrapper<Account>;
  Announcement: ResolverTypeWrapper<AnnouncementModel>;
  AnnouncementConnection: ResolverTypeWrapper<Omit<AnnouncementConnection, 'edges'> & { edges: Array<ResolversTypes['AnnouncementEdge']> }>;
  AnnouncementEdge: ResolverTypeWrapper<Omit<AnnouncementEdge, 'node'> & { node: ResolversTypes['Announcement'] }>;
  AnnouncementKind: AnnouncementKind;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleConnection: ResolverTypeWrapper<Omit<ArticleConnection, 'edges'> & { edges: Array<ResolversTypes['ArticleEdge']> }>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  ArticleSection: ArticleSection;
  AvatarChoice: ResolverTypeWrapper<AvatarChoiceModel>;
  Banner: ResolverTypeWrapper<BannerModel>;
  BannerGroup: BannerGroup;
  BetStatus: BetStatus;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandModel>;
  CacheScope: CacheScope;
  CancelLotteryOrderInput: CancelLotteryOrderInput;
  CancelLotteryOrderPayload: ResolverTypeWrapper<Omit<CancelLotteryOrderPayload, 'member' | 'order'> & { member?: Maybe<ResolversTypes['Member']>, order?: Maybe<ResolversTypes['LotteryOrder']> }>;
  Captcha: ResolverTypeWrapper<DrawnCaptcha>;
  CaptchaAnswerInput: CaptchaAnswerInput;
  CdnCandidate: ResolverTypeWrapper<CdnCandidate>;
  CdnChoice: ResolverTypeWrapper<CdnChoice>;
  CdnChoices: ResolverTypeWrapper<CdnChoices>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  ChatRoom: ResolverTypeWrapper<ChatRoom>;
  CheckAffiliateCodeInput: CheckAffiliateCodeInput;
  CheckAffiliateCodePayload: ResolverTypeWrapper<CheckAffiliateCodePayload>;
  CheckUsernameInput: CheckUsernameInput;
  CheckUsernamePayload: ResolverTypeWrapper<CheckUsernamePayload>;
  ClubLevel: ResolverTypeWrapper<ClubLevel>;
  Country: ResolverTypeWrapper<Country>;
  CustomerService: ResolverTypeWrapper<CustomerService>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayRangeInput: DayRangeInput;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ErrorCode: ErrorCode;
  FavoriteGameFilter: FavoriteGameFilter;
  FeedbackKind: FeedbackKind;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Game: ResolverTypeWrapper<GameModel>;
  GameCategory: GameCategory;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'edges'> & { edges: Array<ResolversTypes['GameEdge']> }>;
  GameDetail: ResolverTypeWrapper<GameDetail>;
  GameEdge: ResolverTypeWrapper<Omit<GameEdge, 'node'> & { node: ResolversTypes['Game'] }>;
  GameFilter: GameFilter;
  GameLabel: GameLabel;
  GameLaunch: ResolverTypeWrapper<GameLaunchModel>;
  GameMenuEntry: ResolverTypeWrapper<GameMenuEntryModel>;
  GameMenuVendor: ResolverTypeWrapper<GameMenuVendorModel>;
  GameRoom: ResolverTypeWrapper<GameRoom>;
  GameRoomStatus: GameRoomStatus;
  GameSort: GameSort;
  GameStatus: GameStatus;
  GameVolatility: GameVolatility;
  HelpArticle: ResolverTypeWrapper<HelpArticleModel>;
  HelpCentre: ResolverTypeWrapper<Omit<HelpCentre, 'articles'> & { articles: Array<ResolversTypes['HelpArticle']> }>;
  HomeSection: ResolverTypeWrapper<HomeSectionModel>;
  HomeSectionKind: HomeSectionKind;
  HotGameFilter: HotGameFilter;
  HumanCheck: ResolverTypeWrapper<HumanCheck>;
  HumanCheckAnswerInput: HumanCheckAnswerInput;
  HumanCheckProvider: HumanCheckProvider;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Picture>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: ResolverTypeWrapper<Language>;
  LastLogin: ResolverTypeWrapper<LastLogin>;
  LaunchDemoGameInput: LaunchDemoGameInput;
  LaunchDemoGamePayload: ResolverTypeWrapper<Omit<LaunchDemoGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<ResolversTypes['GameLaunch']>, suggestions: Array<ResolversTypes['Game']> }>;
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: ResolverTypeWrapper<Omit<LaunchGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<ResolversTypes['GameLaunch']>, suggestions: Array<ResolversTypes['Game']> }>;
  Linkage: ResolverTypeWrapper<Linkage>;
  LinkageKind: LinkageKind;
  LogInInput: LogInInput;
  LogInPayload: ResolverTypeWrapper<Omit<LogInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogInWithPhoneAuthInput: LogInWithPhoneAuthInput;
  LogInWithSmsInput: LogInWithSmsInput;
  LogInWithSocialInput: LogInWithSocialInput;
  LogInWithTokenInput: LogInWithTokenInput;
  LogOutInput: LogOutInput;
  LogOutPayload: ResolverTypeWrapper<Omit<LogOutPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LoginSide: LoginSide;
  Lottery: ResolverTypeWrapper<LotteryModel>;
  LotteryChaseInput: LotteryChaseInput;
  LotteryDraw: ResolverTypeWrapper<LotteryDrawModel>;
  LotteryDrawConnection: ResolverTypeWrapper<Omit<LotteryDrawConnection, 'edges'> & { edges: Array<ResolversTypes['LotteryDrawEdge']> }>;
  LotteryDrawEdge: ResolverTypeWrapper<Omit<LotteryDrawEdge, 'node'> & { node: ResolversTypes['LotteryDraw'] }>;
  LotteryDrawState: LotteryDrawState;
  LotteryFrequency: ResolverTypeWrapper<LotteryFrequency>;
  LotteryGroup: ResolverTypeWrapper<Omit<LotteryGroup, 'lotteries'> & { lotteries: Array<ResolversTypes['Lottery']> }>;
  LotteryKind: LotteryKind;
  LotteryLineInput: LotteryLineInput;
  LotteryMode: LotteryMode;
  LotteryOddsRule: LotteryOddsRule;
  LotteryOrder: ResolverTypeWrapper<LotteryOrderModel>;
  LotteryOrderConnection: ResolverTypeWrapper<Omit<LotteryOrderConnection, 'edges'> & { edges: Array<ResolversTypes['LotteryOrderEdge']> }>;
  LotteryOrderEdge: ResolverTypeWrapper<Omit<LotteryOrderEdge, 'node'> & { node: ResolversTypes['LotteryOrder'] }>;
  LotteryOrderFilter: LotteryOrderFilter;
  LotteryOrderLine: ResolverTypeWrapper<LotteryOrderLine>;
  LotteryOrderState: LotteryOrderState;
  LotteryPlayType: ResolverTypeWrapper<LotteryPlayType>;
  LotteryPrize: ResolverTypeWrapper<LotteryPrize>;
  Member: ResolverTypeWrapper<Account>;
  MemberLabel: ResolverTypeWrapper<MemberLabel>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  Node: ResolverTypeWrapper<FoundNode>;
  OpenChatInput: OpenChatInput;
  OpenChatPayload: ResolverTypeWrapper<OpenChatPayload>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordChangeReason: PasswordChangeReason;
  PeriodInput: PeriodInput;
  PeriodPreset: PeriodPreset;
  PhoneAuthSettings: ResolverTypeWrapper<PhoneAuthSettings>;
  PlaceLotteryOrderInput: PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: ResolverTypeWrapper<Omit<PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge'> & { member?: Maybe<ResolversTypes['Member']>, openDraw?: Maybe<ResolversTypes['LotteryDraw']>, order?: Maybe<ResolversTypes['LotteryOrder']>, orderEdge?: Maybe<ResolversTypes['LotteryOrderEdge']> }>;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionCategory: PromotionCategory;
  PromotionConnection: ResolverTypeWrapper<Omit<PromotionConnection, 'edges'> & { edges: Array<ResolversTypes['PromotionEdge']> }>;
  PromotionEdge: ResolverTypeWrapper<Omit<PromotionEdge, 'node'> & { node: ResolversTypes['Promotion'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  RegistrationFieldName: RegistrationFieldName;
  RegistrationForm: ResolverTypeWrapper<RegistrationForm>;
  RegistrationMethod: RegistrationMethod;
  RegistrationSettings: ResolverTypeWrapper<RegistrationSettings>;
  RememberedLogin: ResolverTypeWrapper<RememberedLogin>;
  RemoveFavoriteGameInput: RemoveFavoriteGameInput;
  RemoveFavoriteGamePayload: ResolverTypeWrapper<Omit<RemoveFavoriteGamePayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  RequestCaptchaPayload: ResolverTypeWrapper<Omit<RequestCaptchaPayload, 'captcha'> & { captcha?: Maybe<ResolversTypes['Captcha']> }>;
  RequestHumanCheckPayload: ResolverTypeWrapper<RequestHumanCheckPayload>;
  RequestPasswordLinkInput: RequestPasswordLinkInput;
  RequestPasswordLinkPayload: ResolverTypeWrapper<RequestPasswordLinkPayload>;
  RequestSmsCodeInput: RequestSmsCodeInput;
  RequestSmsCodePayload: ResolverTypeWrapper<RequestSmsCodePayload>;
  ResetPasswordWithLinkInput: ResetPasswordWithLinkInput;
  ResetPasswordWithLinkPayload: ResolverTypeWrapper<ResetPasswordWithLinkPayload>;
  ResetPasswordWithSmsInput: ResetPasswordWithSmsInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Omit<RevokeSessionPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'games' | 'vendors'> & { games: Array<ResolversTypes['Game']>, vendors: Array<ResolversTypes['Vendor']> }>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  Session: ResolverTypeWrapper<PlatformSession>;
  SessionDelivery: SessionDelivery;
  SetAvatarInput: SetAvatarInput;
  SetAvatarPayload: ResolverTypeWrapper<Omit<SetAvatarPayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: ResolverTypeWrapper<Omit<SetLanguagePayload, 'member'> & { member?: Maybe<ResolversTypes['Member']> }>;
  Site: ResolverTypeWrapper<Anchor>;
  SiteAffiliate: ResolverTypeWrapper<SiteAffiliate>;
  SiteDomain: ResolverTypeWrapper<SiteDomain>;
  SiteFeatures: ResolverTypeWrapper<SiteFeatures>;
  SitePage: ResolverTypeWrapper<SitePage>;
  SitePageSlug: SitePageSlug;
  SiteResource: ResolverTypeWrapper<SiteResource>;
  SiteResourceKind: SiteResourceKind;
  SmsCodePurpose: SmsCodePurpose;
  SocialProvider: ResolverTypeWrapper<SocialProvider>;
  SocialProviderKind: SocialProviderKind;
  StartFreePlayInput: StartFreePlayInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SystemState: SystemState;
  SystemStatus: ResolverTypeWrapper<SystemStatusModel>;
  TeamBet: ResolverTypeWrapper<TeamBetModel>;
  TeamBetConnection: ResolverTypeWrapper<Omit<TeamBetConnection, 'edges'> & { edges: Array<ResolversTypes['TeamBetEdge']> }>;
  TeamBetEdge: ResolverTypeWrapper<Omit<TeamBetEdge, 'node'> & { node: ResolversTypes['TeamBet'] }>;
  TeamBetFilter: TeamBetFilter;
  TeamBetTotals: ResolverTypeWrapper<TeamBetTotals>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Vendor: ResolverTypeWrapper<VendorModel>;
  VendorGameType: ResolverTypeWrapper<VendorGameType>;
  Viewer: ResolverTypeWrapper<Anchor>;
  Wallet: ResolverTypeWrapper<WalletOwner>;
  WalletAccount: ResolverTypeWrapper<WalletAccountModel>;
  Win: ResolverTypeWrapper<WinModel>;
  WinnerPeriod: WinnerPeriod;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddFavoriteGameInput: AddFavoriteGameInput;
  AddFavoriteGamePayload: Omit<AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member'> & { favoriteEdge?: Maybe<ResolversParentTypes['GameEdge']>, game?: Maybe<ResolversParentTypes['Game']>, member?: Maybe<ResolversParentTypes['Member']> };
  Agent: Account;
  Announcement: AnnouncementModel;
  AnnouncementConnection: Omit<AnnouncementConnection, 'edges'> & { edges: Array<ResolversParentTypes['AnnouncementEdge']> };
  AnnouncementEdge: Omit<AnnouncementEdge, 'node'> & { node: ResolversParentTypes['Announcement'] };
  Article: ArticleModel;
  ArticleConnection: Omit<ArticleConnection, 'edges'> & { edges: Array<ResolversParentTypes['ArticleEdge']> };
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  AvatarChoice: AvatarChoiceModel;
  Banner: BannerModel;
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandModel;
  CancelLotteryOrderInput: CancelLotteryOrderInput;
  CancelLotteryOrderPayload: Omit<CancelLotteryOrderPayload, 'member' | 'order'> & { member?: Maybe<ResolversParentTypes['Member']>, order?: Maybe<ResolversParentTypes['LotteryOrder']> };
  Captcha: DrawnCaptcha;
  CaptchaAnswerInput: CaptchaAnswerInput;
  CdnCandidate: CdnCandidate;
  CdnChoice: CdnChoice;
  CdnChoices: CdnChoices;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  ChatRoom: ChatRoom;
  CheckAffiliateCodeInput: CheckAffiliateCodeInput;
  CheckAffiliateCodePayload: CheckAffiliateCodePayload;
  CheckUsernameInput: CheckUsernameInput;
  CheckUsernamePayload: CheckUsernamePayload;
  ClubLevel: ClubLevel;
  Country: Country;
  CustomerService: CustomerService;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayRangeInput: DayRangeInput;
  Decimal: Scalars['Decimal']['output'];
  FavoriteGameFilter: FavoriteGameFilter;
  Float: Scalars['Float']['output'];
  Game: GameModel;
  GameConnection: Omit<GameConnection, 'edges'> & { edges: Array<ResolversParentTypes['GameEdge']> };
  GameDetail: GameDetail;
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['Game'] };
  GameFilter: GameFilter;
  GameLaunch: GameLaunchModel;
  GameMenuEntry: GameMenuEntryModel;
  GameMenuVendor: GameMenuVendorModel;
  GameRoom: GameRoom;
  HelpArticle: HelpArticleModel;
  HelpCentre: Omit<HelpCentre, 'articles'> & { articles: Array<ResolversParentTypes['HelpArticle']> };
  HomeSection: HomeSectionModel;
  HotGameFilter: HotGameFilter;
  HumanCheck: HumanCheck;
  HumanCheckAnswerInput: HumanCheckAnswerInput;
  ID: Scalars['ID']['output'];
  Image: Picture;
  Int: Scalars['Int']['output'];
  Language: Language;
  LastLogin: LastLogin;
  LaunchDemoGameInput: LaunchDemoGameInput;
  LaunchDemoGamePayload: Omit<LaunchDemoGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<ResolversParentTypes['GameLaunch']>, suggestions: Array<ResolversParentTypes['Game']> };
  LaunchGameInput: LaunchGameInput;
  LaunchGamePayload: Omit<LaunchGamePayload, 'launch' | 'suggestions'> & { launch?: Maybe<ResolversParentTypes['GameLaunch']>, suggestions: Array<ResolversParentTypes['Game']> };
  Linkage: Linkage;
  LogInInput: LogInInput;
  LogInPayload: Omit<LogInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogInWithPhoneAuthInput: LogInWithPhoneAuthInput;
  LogInWithSmsInput: LogInWithSmsInput;
  LogInWithSocialInput: LogInWithSocialInput;
  LogInWithTokenInput: LogInWithTokenInput;
  LogOutInput: LogOutInput;
  LogOutPayload: Omit<LogOutPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Lottery: LotteryModel;
  LotteryChaseInput: LotteryChaseInput;
  LotteryDraw: LotteryDrawModel;
  LotteryDrawConnection: Omit<LotteryDrawConnection, 'edges'> & { edges: Array<ResolversParentTypes['LotteryDrawEdge']> };
  LotteryDrawEdge: Omit<LotteryDrawEdge, 'node'> & { node: ResolversParentTypes['LotteryDraw'] };
  LotteryFrequency: LotteryFrequency;
  LotteryGroup: Omit<LotteryGroup, 'lotteries'> & { lotteries: Array<ResolversParentTypes['Lottery']> };
  LotteryLineInput: LotteryLineInput;
  LotteryOrder: LotteryOrderModel;
  LotteryOrderConnection: Omit<LotteryOrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['LotteryOrderEdge']> };
  LotteryOrderEdge: Omit<LotteryOrderEdge, 'node'> & { node: ResolversParentTypes['LotteryOrder'] };
  LotteryOrderFilter: LotteryOrderFilter;
  LotteryOrderLine: LotteryOrderLine;
  LotteryPlayType: LotteryPlayType;
  LotteryPrize: LotteryPrize;
  Member: Account;
  MemberLabel: MemberLabel;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  Node: FoundNode;
  OpenChatInput: OpenChatInput;
  OpenChatPayload: OpenChatPayload;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  PeriodInput: PeriodInput;
  PhoneAuthSettings: PhoneAuthSettings;
  PlaceLotteryOrderInput: PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: Omit<PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge'> & { member?: Maybe<ResolversParentTypes['Member']>, openDraw?: Maybe<ResolversParentTypes['LotteryDraw']>, order?: Maybe<ResolversParentTypes['LotteryOrder']>, orderEdge?: Maybe<ResolversParentTypes['LotteryOrderEdge']> };
  Promotion: PromotionModel;
  PromotionConnection: Omit<PromotionConnection, 'edges'> & { edges: Array<ResolversParentTypes['PromotionEdge']> };
  PromotionEdge: Omit<PromotionEdge, 'node'> & { node: ResolversParentTypes['Promotion'] };
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RegistrationField: RegistrationField;
  RegistrationForm: RegistrationForm;
  RegistrationSettings: RegistrationSettings;
  RememberedLogin: RememberedLogin;
  RemoveFavoriteGameInput: RemoveFavoriteGameInput;
  RemoveFavoriteGamePayload: Omit<RemoveFavoriteGamePayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  RequestCaptchaPayload: Omit<RequestCaptchaPayload, 'captcha'> & { captcha?: Maybe<ResolversParentTypes['Captcha']> };
  RequestHumanCheckPayload: RequestHumanCheckPayload;
  RequestPasswordLinkInput: RequestPasswordLinkInput;
  RequestPasswordLinkPayload: RequestPasswordLinkPayload;
  RequestSmsCodeInput: RequestSmsCodeInput;
  RequestSmsCodePayload: RequestSmsCodePayload;
  ResetPasswordWithLinkInput: ResetPasswordWithLinkInput;
  ResetPasswordWithLinkPayload: ResetPasswordWithLinkPayload;
  ResetPasswordWithSmsInput: ResetPasswordWithSmsInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: Omit<RevokeSessionPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  SearchResult: Omit<SearchResult, 'games' | 'vendors'> & { games: Array<ResolversParentTypes['Game']>, vendors: Array<ResolversParentTypes['Vendor']> };
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  Session: PlatformSession;
  SetAvatarInput: SetAvatarInput;
  SetAvatarPayload: Omit<SetAvatarPayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  SetLanguageInput: SetLanguageInput;
  SetLanguagePayload: Omit<SetLanguagePayload, 'member'> & { member?: Maybe<ResolversParentTypes['Member']> };
  Site: Anchor;
  SiteAffiliate: SiteAffiliate;
  SiteDomain: SiteDomain;
  SiteFeatures: SiteFeatures;
  SitePage: SitePage;
  SiteResource: SiteResource;
  SocialProvider: SocialProvider;
  StartFreePlayInput: StartFreePlayInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SystemStatus: SystemStatusModel;
  TeamBet: TeamBetModel;
  TeamBetConnection: Omit<TeamBetConnection, 'edges'> & { edges: Array<ResolversParentTypes['TeamBetEdge']> };
  TeamBetEdge: Omit<TeamBetEdge, 'node'> & { node: ResolversParentTypes['TeamBet'] };
  TeamBetFilter: TeamBetFilter;
  TeamBetTotals: TeamBetTotals;
  URL: Scalars['URL']['output'];
  UserError: UserError;
  Vendor: VendorModel;
  VendorGameType: VendorGameType;
  Viewer: Anchor;
  Wallet: WalletOwner;
  WalletAccount: WalletAccountModel;
  Win: WinModel;
};

export type AgentOnlyDirectiveArgs = { };

export type AgentOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = AgentOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  maxAge: Scalars['Int']['input'];
  scope: CacheScope;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments: Array<Scalars['String']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OncePerRequestDirectiveArgs = { };

export type OncePerRequestDirectiveResolver<Result, Parent, ContextType = Context, Args = OncePerRequestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RealAccountDirectiveArgs = { };

export type RealAccountDirectiveResolver<Result, Parent, ContextType = Context, Args = RealAccountDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddFavoriteGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFavoriteGamePayload'] = ResolversParentTypes['AddFavoriteGamePayload']> = {
  favoriteEdge?: Resolver<Maybe<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  teamBets?: Resolver<Maybe<ResolversTypes['TeamBetConnection']>, ParentType, ContextType, Partial<AgentTeamBetsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnnouncementKind'], ParentType, ContextType>;
  linkage?: Resolver<Maybe<ResolversTypes['Linkage']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementConnection'] = ResolversParentTypes['AnnouncementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AnnouncementEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementEdge'] = ResolversParentTypes['AnnouncementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ArticleSection'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type AvatarChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvatarChoice'] = ResolversParentTypes['AvatarChoice']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  linkage?: Resolver<Maybe<ResolversTypes['Linkage']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  analyticsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chatHeaderColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inHouseVendorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lotteryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationBonus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CancelLotteryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelLotteryOrderPayload'] = ResolversParentTypes['CancelLotteryOrderPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  audio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CdnCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnCandidate'] = ResolversParentTypes['CdnCandidate']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CdnChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnChoice'] = ResolversParentTypes['CdnChoice']> = {
  candidates?: Resolver<Array<ResolversTypes['CdnCandidate']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CdnChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnChoices'] = ResolversParentTypes['CdnChoices']> = {
  images?: Resolver<ResolversTypes['CdnChoice'], ParentType, ContextType>;
  launch?: Resolver<ResolversTypes['CdnChoice'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CheckAffiliateCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckAffiliateCodePayload'] = ResolversParentTypes['CheckAffiliateCodePayload']> = {
  isValid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckUsernamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckUsernamePayload'] = ResolversParentTypes['CheckUsernamePayload']> = {
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClubLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClubLevel'] = ResolversParentTypes['ClubLevel']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerService'] = ResolversParentTypes['CustomerService']> = {
  isVip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  category?: Resolver<Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['GameDetail']>, ParentType, ContextType>;
  hasDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['GameLabel']>, ParentType, ContextType>;
  lottery?: Resolver<Maybe<ResolversTypes['Lottery']>, ParentType, ContextType>;
  maintenanceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minBet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minLines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnToPlayer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rooms?: Resolver<Maybe<Array<ResolversTypes['GameRoom']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameDetail'] = ResolversParentTypes['GameDetail']> = {
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volatility?: Resolver<Maybe<ResolversTypes['GameVolatility']>, ParentType, ContextType>;
};

export type GameEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type GameLaunchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameLaunch'] = ResolversParentTypes['GameLaunch']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fallbackUrls?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type GameMenuEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameMenuEntry'] = ResolversParentTypes['GameMenuEntry']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  gameTypes?: Resolver<Maybe<Array<ResolversTypes['VendorGameType']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['GameMenuVendor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameMenuVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameMenuVendor'] = ResolversParentTypes['GameMenuVendor']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type GameRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameRoom'] = ResolversParentTypes['GameRoom']> = {
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameRoomStatus'], ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HelpCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpCentre'] = ResolversParentTypes['HelpCentre']> = {
  articles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSection'] = ResolversParentTypes['HomeSection']> = {
  category?: Resolver<Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  games?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, Partial<HomeSectionGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HomeSectionKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HumanCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HumanCheck'] = ResolversParentTypes['HumanCheck']> = {
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['HumanCheckProvider'], ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  fallbackUrls?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastLogin'] = ResolversParentTypes['LastLogin']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LaunchDemoGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchDemoGamePayload'] = ResolversParentTypes['LaunchDemoGamePayload']> = {
  launch?: Resolver<Maybe<ResolversTypes['GameLaunch']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchGamePayload'] = ResolversParentTypes['LaunchGamePayload']> = {
  launch?: Resolver<Maybe<ResolversTypes['GameLaunch']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Linkage'] = ResolversParentTypes['Linkage']> = {
  kind?: Resolver<ResolversTypes['LinkageKind'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = {
  bearerToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFirstLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordChangeReason?: Resolver<Maybe<ResolversTypes['PasswordChangeReason']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  accountTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  defaultPlayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequencies?: Resolver<Maybe<Array<ResolversTypes['LotteryFrequency']>>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LotteryKind'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LotteryMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playTypes?: Resolver<Maybe<Array<ResolversTypes['LotteryPlayType']>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['LotteryDrawConnection']>, ParentType, ContextType, Partial<LotteryResultsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDraw'] = ResolversParentTypes['LotteryDraw']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['LotteryPrize']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryDrawState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryDrawConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawConnection'] = ResolversParentTypes['LotteryDrawConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryDrawEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryDrawEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawEdge'] = ResolversParentTypes['LotteryDrawEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
};

export type LotteryFrequencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryFrequency'] = ResolversParentTypes['LotteryFrequency']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryGroup'] = ResolversParentTypes['LotteryGroup']> = {
  lotteries?: Resolver<Array<ResolversTypes['Lottery']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrder'] = ResolversParentTypes['LotteryOrder']> = {
  betCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chaseStep?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drawNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LotteryOrderLine']>, ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['Lottery'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryOrderState'], ParentType, ContextType>;
  win?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrderConnection'] = ResolversParentTypes['LotteryOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryOrderEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrderEdge'] = ResolversParentTypes['LotteryOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LotteryOrder'], ParentType, ContextType>;
};

export type LotteryOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrderLine'] = ResolversParentTypes['LotteryOrderLine']> = {
  betCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playTypeTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  win?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LotteryPlayTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryPlayType'] = ResolversParentTypes['LotteryPlayType']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDistinct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxBets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  odds?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType>;
  oddsRule?: Resolver<ResolversTypes['LotteryOddsRule'], ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryPrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryPrize'] = ResolversParentTypes['LotteryPrize']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  avatarChoices?: Resolver<Maybe<Array<ResolversTypes['AvatarChoice']>>, ParentType, ContextType>;
  canTransferToUpline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['ClubLevel']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favoriteGameIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  favoriteGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<MemberFavoriteGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['MemberLabel']>, ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['LastLogin']>, ParentType, ContextType>;
  lotteryOrders?: Resolver<Maybe<ResolversTypes['LotteryOrderConnection']>, ParentType, ContextType, Partial<MemberLotteryOrdersArgs>>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openMissionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<MemberRecentGamesArgs>>;
  recentLotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType, Partial<MemberRecentLotteriesArgs>>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  unreadChatCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadMessageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLabel'] = ResolversParentTypes['MemberLabel']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addFavoriteGame?: Resolver<ResolversTypes['AddFavoriteGamePayload'], ParentType, ContextType, RequireFields<MutationAddFavoriteGameArgs, 'input'>>;
  cancelLotteryOrder?: Resolver<ResolversTypes['CancelLotteryOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelLotteryOrderArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkAffiliateCode?: Resolver<ResolversTypes['CheckAffiliateCodePayload'], ParentType, ContextType, RequireFields<MutationCheckAffiliateCodeArgs, 'input'>>;
  checkUsername?: Resolver<ResolversTypes['CheckUsernamePayload'], ParentType, ContextType, RequireFields<MutationCheckUsernameArgs, 'input'>>;
  launchDemoGame?: Resolver<ResolversTypes['LaunchDemoGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchDemoGameArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInWithPhoneAuth?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInWithPhoneAuthArgs, 'input'>>;
  logInWithSms?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInWithSmsArgs, 'input'>>;
  logInWithSocial?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInWithSocialArgs, 'input'>>;
  logInWithToken?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationLogInWithTokenArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType, RequireFields<MutationLogOutArgs, 'input'>>;
  openChat?: Resolver<ResolversTypes['OpenChatPayload'], ParentType, ContextType, RequireFields<MutationOpenChatArgs, 'input'>>;
  placeLotteryOrder?: Resolver<ResolversTypes['PlaceLotteryOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceLotteryOrderArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFavoriteGame?: Resolver<ResolversTypes['RemoveFavoriteGamePayload'], ParentType, ContextType, RequireFields<MutationRemoveFavoriteGameArgs, 'input'>>;
  requestCaptcha?: Resolver<ResolversTypes['RequestCaptchaPayload'], ParentType, ContextType>;
  requestHumanCheck?: Resolver<ResolversTypes['RequestHumanCheckPayload'], ParentType, ContextType>;
  requestPasswordLink?: Resolver<ResolversTypes['RequestPasswordLinkPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordLinkArgs, 'input'>>;
  requestSmsCode?: Resolver<ResolversTypes['RequestSmsCodePayload'], ParentType, ContextType, RequireFields<MutationRequestSmsCodeArgs, 'input'>>;
  resetPasswordWithLink?: Resolver<ResolversTypes['ResetPasswordWithLinkPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordWithLinkArgs, 'input'>>;
  resetPasswordWithSms?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordWithSmsArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  setAvatar?: Resolver<ResolversTypes['SetAvatarPayload'], ParentType, ContextType, RequireFields<MutationSetAvatarArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguagePayload'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
};

export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AddFavoriteGamePayload' | 'CancelLotteryOrderPayload' | 'ChangePasswordPayload' | 'CheckAffiliateCodePayload' | 'CheckUsernamePayload' | 'LaunchDemoGamePayload' | 'LaunchGamePayload' | 'LogInPayload' | 'LogOutPayload' | 'OpenChatPayload' | 'PlaceLotteryOrderPayload' | 'RegisterPayload' | 'RemoveFavoriteGamePayload' | 'RequestCaptchaPayload' | 'RequestHumanCheckPayload' | 'RequestPasswordLinkPayload' | 'RequestSmsCodePayload' | 'ResetPasswordWithLinkPayload' | 'RevokeSessionPayload' | 'SendFeedbackPayload' | 'SetAvatarPayload' | 'SetLanguagePayload', ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Agent' | 'Announcement' | 'Article' | 'Banner' | 'Game' | 'GameMenuEntry' | 'HelpArticle' | 'HomeSection' | 'Lottery' | 'LotteryDraw' | 'LotteryOrder' | 'Member' | 'Promotion' | 'Session' | 'Site' | 'TeamBet' | 'Vendor' | 'Wallet' | 'WalletAccount', ParentType, ContextType>;
};

export type OpenChatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenChatPayload'] = ResolversParentTypes['OpenChatPayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  around?: Resolver<Array<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhoneAuthSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneAuthSettings'] = ResolversParentTypes['PhoneAuthSettings']> = {
  apiKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emulatorUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceLotteryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceLotteryOrderPayload'] = ResolversParentTypes['PlaceLotteryOrderPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  openDraw?: Resolver<Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  orderEdge?: Resolver<Maybe<ResolversTypes['LotteryOrderEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PromotionEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionEdge'] = ResolversParentTypes['PromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  bearerToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RegistrationFieldName'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patternId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegistrationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationForm'] = ResolversParentTypes['RegistrationForm']> = {
  fields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  requiresSmsCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationSettings'] = ResolversParentTypes['RegistrationSettings']> = {
  mobile?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
};

export type RememberedLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RememberedLogin'] = ResolversParentTypes['RememberedLogin']> = {
  countryDialingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveFavoriteGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFavoriteGamePayload'] = ResolversParentTypes['RemoveFavoriteGamePayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  removedGameId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestCaptchaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCaptchaPayload'] = ResolversParentTypes['RequestCaptchaPayload']> = {
  captcha?: Resolver<Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestHumanCheckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestHumanCheckPayload'] = ResolversParentTypes['RequestHumanCheckPayload']> = {
  humanCheck?: Resolver<Maybe<ResolversTypes['HumanCheck']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordLinkPayload'] = ResolversParentTypes['RequestPasswordLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestSmsCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestSmsCodePayload'] = ResolversParentTypes['RequestSmsCodePayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondsToWait?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordWithLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordWithLinkPayload'] = ResolversParentTypes['ResetPasswordWithLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  revokedSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  feedbackId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAvatarPayload'] = ResolversParentTypes['SetAvatarPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLanguagePayload'] = ResolversParentTypes['SetLanguagePayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['SiteAffiliate']>, ParentType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, Partial<SiteAnnouncementsArgs>>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<SiteArticleArgs, 'section' | 'slug'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, RequireFields<SiteArticlesArgs, 'section'>>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<SiteBannersArgs, 'group'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  domains?: Resolver<Maybe<Array<ResolversTypes['SiteDomain']>>, ParentType, ContextType>;
  features?: Resolver<Maybe<ResolversTypes['SiteFeatures']>, ParentType, ContextType>;
  gameMenu?: Resolver<Maybe<Array<ResolversTypes['GameMenuEntry']>>, ParentType, ContextType>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<SiteGamesArgs, 'sort'>>;
  helpCentre?: Resolver<Maybe<ResolversTypes['HelpCentre']>, ParentType, ContextType>;
  homeSections?: Resolver<Maybe<Array<ResolversTypes['HomeSection']>>, ParentType, ContextType>;
  hotGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<SiteHotGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['Language']>>, ParentType, ContextType>;
  lottery?: Resolver<Maybe<ResolversTypes['Lottery']>, ParentType, ContextType, RequireFields<SiteLotteryArgs, 'code'>>;
  lotteryMenu?: Resolver<Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType, Partial<SiteLotteryMenuArgs>>;
  page?: Resolver<Maybe<ResolversTypes['SitePage']>, ParentType, ContextType, RequireFields<SitePageArgs, 'slug'>>;
  phoneAuth?: Resolver<Maybe<ResolversTypes['PhoneAuthSettings']>, ParentType, ContextType>;
  popularLotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType, Partial<SitePopularLotteriesArgs>>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<SitePromotionArgs, 'internalID'>>;
  promotions?: Resolver<Maybe<ResolversTypes['PromotionConnection']>, ParentType, ContextType, Partial<SitePromotionsArgs>>;
  recentWins?: Resolver<Maybe<Array<ResolversTypes['Win']>>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['RegistrationSettings']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<Array<ResolversTypes['SiteResource']>>, ParentType, ContextType, Partial<SiteResourcesArgs>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<SiteSearchArgs, 'first' | 'text'>>;
  socialProviders?: Resolver<Maybe<Array<ResolversTypes['SocialProvider']>>, ParentType, ContextType>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Win']>>, ParentType, ContextType, RequireFields<SiteWinnersArgs, 'period'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteAffiliateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAffiliate'] = ResolversParentTypes['SiteAffiliate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteDomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteDomain'] = ResolversParentTypes['SiteDomain']> = {
  speed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SiteFeaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteFeatures'] = ResolversParentTypes['SiteFeatures']> = {
  chat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dailySalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  directRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dividend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downlineTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceLightTheme?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forcedPasswordChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freePlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hourlySalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCentre?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneAuth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phonePasswordRecovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointMall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  realTimeSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referralPromotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showBarsInGames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsPrechecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uplineTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SitePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  contentHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['SitePageSlug'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SiteResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteResource'] = ResolversParentTypes['SiteResource']> = {
  kind?: Resolver<ResolversTypes['SiteResourceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCodeUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SocialProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialProvider'] = ResolversParentTypes['SocialProvider']> = {
  kind?: Resolver<ResolversTypes['SocialProviderKind'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  announcementPublished?: SubscriptionResolver<ResolversTypes['Announcement'], "announcementPublished", ParentType, ContextType>;
  balanceChanged?: SubscriptionResolver<ResolversTypes['Wallet'], "balanceChanged", ParentType, ContextType>;
  lotteryDrawn?: SubscriptionResolver<ResolversTypes['Lottery'], "lotteryDrawn", ParentType, ContextType, RequireFields<SubscriptionLotteryDrawnArgs, 'lotteryId'>>;
  lotteryOrderSettled?: SubscriptionResolver<ResolversTypes['LotteryOrder'], "lotteryOrderSettled", ParentType, ContextType>;
  unreadCountsChanged?: SubscriptionResolver<ResolversTypes['Member'], "unreadCountsChanged", ParentType, ContextType>;
  won?: SubscriptionResolver<ResolversTypes['Win'], "won", ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  contactUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SystemState'], ParentType, ContextType>;
};

export type TeamBetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBet'] = ResolversParentTypes['TeamBet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BetStatus'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vendorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamBetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetConnection'] = ResolversParentTypes['TeamBetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamBetEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TeamBetTotals'], ParentType, ContextType>;
};

export type TeamBetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetEdge'] = ResolversParentTypes['TeamBetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamBet'], ParentType, ContextType>;
};

export type TeamBetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetTotals'] = ResolversParentTypes['TeamBetTotals']> = {
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameTypes?: Resolver<Maybe<Array<ResolversTypes['VendorGameType']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAsList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VendorGameTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VendorGameType'] = ResolversParentTypes['VendorGameType']> = {
  category?: Resolver<Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  cdn?: Resolver<Maybe<ResolversTypes['CdnChoices']>, ParentType, ContextType>;
  customerService?: Resolver<Maybe<ResolversTypes['CustomerService']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  rememberedLogin?: Resolver<Maybe<ResolversTypes['RememberedLogin']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  systemStatus?: Resolver<Maybe<ResolversTypes['SystemStatus']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  accounts?: Resolver<Maybe<Array<ResolversTypes['WalletAccount']>>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletAccount'] = ResolversParentTypes['WalletAccount']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Win'] = ResolversParentTypes['Win']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddFavoriteGamePayload?: AddFavoriteGamePayloadResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementConnection?: AnnouncementConnectionResolvers<ContextType>;
  AnnouncementEdge?: AnnouncementEdgeResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  AvatarChoice?: AvatarChoiceResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CancelLotteryOrderPayload?: CancelLotteryOrderPayloadResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CdnCandidate?: CdnCandidateResolvers<ContextType>;
  CdnChoice?: CdnChoiceResolvers<ContextType>;
  CdnChoices?: CdnChoicesResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChatRoom?: ChatRoomResolvers<ContextType>;
  CheckAffiliateCodePayload?: CheckAffiliateCodePayloadResolvers<ContextType>;
  CheckUsernamePayload?: CheckUsernamePayloadResolvers<ContextType>;
  ClubLevel?: ClubLevelResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CustomerService?: CustomerServiceResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Game?: GameResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameDetail?: GameDetailResolvers<ContextType>;
  GameEdge?: GameEdgeResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
  GameMenuEntry?: GameMenuEntryResolvers<ContextType>;
  GameMenuVendor?: GameMenuVendorResolvers<ContextType>;
  GameRoom?: GameRoomResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpCentre?: HelpCentreResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  HumanCheck?: HumanCheckResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LastLogin?: LastLoginResolvers<ContextType>;
  LaunchDemoGamePayload?: LaunchDemoGamePayloadResolvers<ContextType>;
  LaunchGamePayload?: LaunchGamePayloadResolvers<ContextType>;
  Linkage?: LinkageResolvers<ContextType>;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LotteryDraw?: LotteryDrawResolvers<ContextType>;
  LotteryDrawConnection?: LotteryDrawConnectionResolvers<ContextType>;
  LotteryDrawEdge?: LotteryDrawEdgeResolvers<ContextType>;
  LotteryFrequency?: LotteryFrequencyResolvers<ContextType>;
  LotteryGroup?: LotteryGroupResolvers<ContextType>;
  LotteryOrder?: LotteryOrderResolvers<ContextType>;
  LotteryOrderConnection?: LotteryOrderConnectionResolvers<ContextType>;
  LotteryOrderEdge?: LotteryOrderEdgeResolvers<ContextType>;
  LotteryOrderLine?: LotteryOrderLineResolvers<ContextType>;
  LotteryPlayType?: LotteryPlayTypeResolvers<ContextType>;
  LotteryPrize?: LotteryPrizeResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberLabel?: MemberLabelResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenChatPayload?: OpenChatPayloadResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PhoneAuthSettings?: PhoneAuthSettingsResolvers<ContextType>;
  PlaceLotteryOrderPayload?: PlaceLotteryOrderPayloadResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionConnection?: PromotionConnectionResolvers<ContextType>;
  PromotionEdge?: PromotionEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationForm?: RegistrationFormResolvers<ContextType>;
  RegistrationSettings?: RegistrationSettingsResolvers<ContextType>;
  RememberedLogin?: RememberedLoginResolvers<ContextType>;
  RemoveFavoriteGamePayload?: RemoveFavoriteGamePayloadResolvers<ContextType>;
  RequestCaptchaPayload?: RequestCaptchaPayloadResolvers<ContextType>;
  RequestHumanCheckPayload?: RequestHumanCheckPayloadResolvers<ContextType>;
  RequestPasswordLinkPayload?: RequestPasswordLinkPayloadResolvers<ContextType>;
  RequestSmsCodePayload?: RequestSmsCodePayloadResolvers<ContextType>;
  ResetPasswordWithLinkPayload?: ResetPasswordWithLinkPayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetAvatarPayload?: SetAvatarPayloadResolvers<ContextType>;
  SetLanguagePayload?: SetLanguagePayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAffiliate?: SiteAffiliateResolvers<ContextType>;
  SiteDomain?: SiteDomainResolvers<ContextType>;
  SiteFeatures?: SiteFeaturesResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SiteResource?: SiteResourceResolvers<ContextType>;
  SocialProvider?: SocialProviderResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  TeamBet?: TeamBetResolvers<ContextType>;
  TeamBetConnection?: TeamBetConnectionResolvers<ContextType>;
  TeamBetEdge?: TeamBetEdgeResolvers<ContextType>;
  TeamBetTotals?: TeamBetTotalsResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  VendorGameType?: VendorGameTypeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletAccount?: WalletAccountResolvers<ContextType>;
  Win?: WinResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  agentOnly?: AgentOnlyDirectiveResolver<any, any, ContextType>;
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  oncePerRequest?: OncePerRequestDirectiveResolver<any, any, ContextType>;
  realAccount?: RealAccountDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};

export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  URL: { input: string; output: string; }
};
export type AcceptContractInput = {
  contractId: Scalars['ID']['input'];
  endsOthers: Scalars['Boolean']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type AcceptContractPayload = ContractPayload & MutationPayload & {
  contract?: Maybe<AgentContract>;
  endingContracts: Array<EndingContract>;
  userErrors: Array<UserError>;
};
export type AcceptTermsInput = {
  version: Scalars['String']['input'];
};
export type AcceptTermsPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type AccountKind = 'AFFILIATE' | 'AFFILIATE_SUB_ACCOUNT' | 'AGENT' | 'PLAYER' | 'SENIOR_AGENT' | 'TRIAL' | 'UNKNOWN';
export type AccountMovement = Node & {
  amount: Money;
  balanceAfter: Money;
  balanceBefore: Money;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  kind: AccountMovementKind;
  reference?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
};
export type AccountMovementConnection = Page & {
  edges: Array<AccountMovementEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals: AccountMovementTotals;
};
export type AccountMovementEdge = {
  cursor: Scalars['String']['output'];
  node: AccountMovement;
};
export type AccountMovementKind = 'ADJUST' | 'BET' | 'BONUS' | 'DEPOSIT' | 'DIVIDEND' | 'FREE_SPINS' | 'JACKPOT' | 'POINTS' | 'REBATE' | 'REFUND' | 'SALARY' | 'TRANSFER' | 'UNKNOWN' | 'WIN' | 'WITHDRAW';
export type AccountMovementTotals = {
  incoming: Money;
  outgoing: Money;
};
export type AccountNote = Node & {
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  writtenAt: Scalars['DateTime']['output'];
};
export type AccountProfit = CashFlow & Node & TeamProfit & Turnover & {
  account: Scalars['String']['output'];
  accountCount: Scalars['Int']['output'];
  balance?: Maybe<PeriodBalance>;
  bonus: Money;
  deposit: Money;
  houseResult: Money;
  id: Scalars['ID']['output'];
  kind: AccountKind;
  level: Scalars['Int']['output'];
  payout: Money;
  profit: Money;
  rebate: Money;
  stake: Money;
  validStake: Money;
  withdrawal: Money;
};
export type AccountProfitConnection = Page & {
  byDay: Array<TeamDayProfit>;
  edges: Array<AccountProfitEdge>;
  ownBalance?: Maybe<PeriodBalance>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  path: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
  totals: ProfitTotals;
};
export type AccountProfitEdge = {
  cursor: Scalars['String']['output'];
  node: AccountProfit;
};
export type AccountRecordFilter = {
  kind?: InputMaybe<AccountMovementKind>;
  period?: InputMaybe<PeriodInput>;
};
export type AccountSecurity = {
  hasPaymentPassword: Scalars['Boolean']['output'];
  hasSecondFactor: Scalars['Boolean']['output'];
  level: SecurityLevel;
  passkeys?: Maybe<Array<Passkey>>;
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  payeeName?: Maybe<Scalars['String']['output']>;
  paymentPasswordLockedUntil?: Maybe<Scalars['DateTime']['output']>;
  payoutAccountCount: Scalars['Int']['output'];
  raisedBy: Array<SecuritySetting>;
  secondFactor?: Maybe<SecondFactor>;
  stepUpMethods: Array<StepUpMethod>;
};
export type AcknowledgeRealityCheckInput = {
  action: RealityCheckAction;
};
export type AcknowledgeRealityCheckPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type ActivityStatement = {
  periods: Array<StatementPeriod>;
  total: StatementPeriod;
};
export type ActivityStatementFilter = {
  period?: InputMaybe<PeriodInput>;
};
export type AddFavoriteGameInput = {
  gameId: Scalars['ID']['input'];
};
export type AddFavoriteGamePayload = MutationPayload & {
  favoriteEdge?: Maybe<GameEdge>;
  game?: Maybe<Game>;
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type AddPasskeyInput = {
  credential: Scalars['String']['input'];
  name: Scalars['String']['input'];
};
export type AddPasskeyPayload = MutationPayload & {
  member?: Maybe<Member>;
  passkey?: Maybe<Passkey>;
  userErrors: Array<UserError>;
};
export type AddPayoutAccountInput = {
  accountNumber: Scalars['String']['input'];
  bankCode: Scalars['String']['input'];
  branch?: InputMaybe<Scalars['String']['input']>;
  holder: Scalars['String']['input'];
};
export type AddPayoutAccountPayload = MutationPayload & {
  member?: Maybe<Member>;
  payoutAccount?: Maybe<PayoutAccount>;
  userErrors: Array<UserError>;
};
export type Agent = Node & {
  account: Scalars['String']['output'];
  accountLogins?: Maybe<Array<DownlineLogin>>;
  actions?: Maybe<AgentActionConnection>;
  announcements?: Maybe<AnnouncementConnection>;
  contractPayouts?: Maybe<ContractPayoutConnection>;
  contractRequests?: Maybe<AgentContractConnection>;
  contracts?: Maybe<AgentContractConnection>;
  digest?: Maybe<AgentDigest>;
  downline?: Maybe<DownlineConnection>;
  downlineAccount?: Maybe<DownlineAccount>;
  id: Scalars['ID']['output'];
  inviteLinks?: Maybe<Array<InviteLink>>;
  kind: AccountKind;
  overview?: Maybe<AgentOverview>;
  postback?: Maybe<WebhookEndpoint>;
  posters?: Maybe<PosterConnection>;
  profitAndLoss?: Maybe<AccountProfitConnection>;
  rebate?: Maybe<Scalars['Decimal']['output']>;
  reportMails?: Maybe<ReportMails>;
  revenue?: Maybe<AgentRevenue>;
  savedFilters?: Maybe<Array<SavedFilter>>;
  teamBets?: Maybe<TeamBetConnection>;
  transactions?: Maybe<TeamTransactionConnection>;
};
export type AgentAccountLoginsArgs = {
  account: Scalars['String']['input'];
};
export type AgentActionsArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentContractPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContractPayoutFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentContractRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: AgentContractFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentDigestArgs = {
  day: DigestDay;
};
export type AgentDownlineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DownlineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DownlineSort>;
};
export type AgentDownlineAccountArgs = {
  account: Scalars['String']['input'];
};
export type AgentOverviewArgs = {
  period?: InputMaybe<PeriodInput>;
};
export type AgentPostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PosterFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type AgentProfitAndLossArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProfitAndLossFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProfitAndLossSort>;
};
export type AgentRevenueArgs = {
  filter?: InputMaybe<AgentRevenueFilter>;
};
export type AgentTeamBetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamBetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TeamBetSort>;
};
export type AgentTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
};
export type AgentAction = Node & {
  account?: Maybe<Scalars['String']['output']>;
  agent: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  changes: Array<AgentActionChange>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  kind: AgentActionKind;
  reason?: Maybe<Scalars['String']['output']>;
};
export type AgentActionChange = {
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: AgentActionField;
};
export type AgentActionConnection = Page & {
  edges: Array<AgentActionEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type AgentActionEdge = {
  cursor: Scalars['String']['output'];
  node: AgentAction;
};
export type AgentActionField = 'CAN_BET' | 'CAN_TRANSFER' | 'CAN_WITHDRAW' | 'LINK' | 'REBATE' | 'STATUS' | 'UNKNOWN';
export type AgentActionKind = 'ACCOUNT_CHANGED' | 'ACCOUNT_CREATED' | 'LINK_CREATED' | 'LINK_DELETED' | 'RESET_LINK_SENT' | 'UNKNOWN';
export type AgentContract = Node & {
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  answerBefore?: Maybe<Scalars['DateTime']['output']>;
  carryOver?: Maybe<Money>;
  currency: Scalars['String']['output'];
  endOfferedAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  kind: ContractKind;
  nextSettlementAt?: Maybe<Scalars['DateTime']['output']>;
  offeredAt: Scalars['DateTime']['output'];
  offerer?: Maybe<Scalars['String']['output']>;
  openStake?: Maybe<Money>;
  paysFrom?: Maybe<Scalars['DateTime']['output']>;
  paysUntil?: Maybe<Scalars['DateTime']['output']>;
  period?: Maybe<ContractPeriod>;
  state: ContractState;
  terms: ContractTerms;
  version: Scalars['Int']['output'];
  viewerCanAnswer: Scalars['Boolean']['output'];
  viewerCanOfferEnd: Scalars['Boolean']['output'];
  viewerCanTerminate: Scalars['Boolean']['output'];
};
export type AgentContractConnection = Page & {
  edges: Array<AgentContractEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type AgentContractEdge = {
  cursor: Scalars['String']['output'];
  node: AgentContract;
};
export type AgentContractFilter = {
  account?: InputMaybe<Scalars['String']['input']>;
  direction: ContractDirection;
  kind: ContractKind;
  state?: InputMaybe<ContractState>;
};
export type AgentDay = {
  activeMemberCount: Scalars['Int']['output'];
  day: Scalars['Date']['output'];
  deposit?: Maybe<Money>;
  houseResult?: Maybe<Money>;
  income?: Maybe<Money>;
  payout: Money;
  stake: Money;
};
export type AgentDigest = {
  biggestLosses: Array<TeamBet>;
  biggestWins: Array<TeamBet>;
  contractsOffered: Scalars['Int']['output'];
  contractsToAnswer: Scalars['Int']['output'];
  day: Scalars['Date']['output'];
  firstDepositCount: Scalars['Int']['output'];
  firstDeposits: Array<DigestAccount>;
  newAccountCount: Scalars['Int']['output'];
  newAccounts: Array<DigestAccount>;
};
export type AgentFigures = CashFlow & Turnover & {
  activeMemberCount: Scalars['Int']['output'];
  bonus: Money;
  commission?: Maybe<Money>;
  deposit: Money;
  dividend: Money;
  houseResult?: Maybe<Money>;
  income: Money;
  newMemberCount: Scalars['Int']['output'];
  payout: Money;
  salary: Money;
  stake: Money;
  validStake: Money;
  withdrawal: Money;
};
export type AgentOverview = {
  byDay: Array<AgentDay>;
  figures: AgentFigures;
  memberCount: Scalars['Int']['output'];
  newest: Array<DownlineAccount>;
  onlineCount: Scalars['Int']['output'];
  onlineNow: Array<DownlineAccount>;
  previous?: Maybe<AgentFigures>;
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
};
export type AgentReport = 'DAILY_SALARY' | 'DIVIDEND' | 'HOURLY_SALARY' | 'INCOME' | 'OVERVIEW' | 'PROFIT_AND_LOSS' | 'REAL_TIME_SALARY' | 'TEAM' | 'TEAM_BETS' | 'TRANSACTIONS';
export type AgentRevenue = {
  rows: Array<AgentRevenueRow>;
  totals: AgentRevenueSums;
};
export type AgentRevenueFilter = {
  group: RevenueGroup;
  period?: InputMaybe<PeriodInput>;
};
export type AgentRevenueRow = {
  from: Scalars['Date']['output'];
  sums: AgentRevenueSums;
  to: Scalars['Date']['output'];
};
export type AgentRevenueSums = {
  balanceForward?: Maybe<Money>;
  bonus: Money;
  carryOver: Money;
  commission: Money;
  dividend: Money;
  fees: Money;
  gross: Money;
  net: Money;
  salary: Money;
  total: Money;
};
export type Announcement = Node & {
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isPinned: Scalars['Boolean']['output'];
  kind: AnnouncementKind;
  linkage?: Maybe<Linkage>;
  publishedAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};
export type AnnouncementConnection = Page & {
  edges: Array<AnnouncementEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type AnnouncementEdge = {
  cursor: Scalars['String']['output'];
  node: Announcement;
};
export type AnnouncementKind = 'BANNER' | 'HEADLINE' | 'PLAYER' | 'POPUP' | 'PROMOTION';
export type ApplyForPromotionInput = {
  idempotencyKey: Scalars['ID']['input'];
  imageIds: Array<Scalars['ID']['input']>;
  promotionId: Scalars['ID']['input'];
  remark: Scalars['String']['input'];
};
export type ApplyForPromotionPayload = MutationPayload & {
  standing?: Maybe<PromotionStanding>;
  userErrors: Array<UserError>;
};
export type Article = Node & {
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  publishedAt: Scalars['DateTime']['output'];
  section: ArticleSection;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};
export type ArticleConnection = Page & {
  edges: Array<ArticleEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type ArticleEdge = {
  cursor: Scalars['String']['output'];
  node: Article;
};
export type ArticleSection = 'BLOG' | 'NEWS';
export type AvatarChoice = {
  image: Image;
  internalID: Scalars['String']['output'];
};
export type Bank = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};
export type Banner = Node & {
  id: Scalars['ID']['output'];
  image: Image;
  linkage?: Maybe<Linkage>;
  title: Scalars['String']['output'];
};
export type BannerGroup = 'DOWNLOAD' | 'ELOTT' | 'ESPORTS' | 'FISH' | 'HELP' | 'HOME' | 'IN_HOUSE' | 'LIVE' | 'POINT_MALL' | 'PROMOTIONS' | 'PVP' | 'REGISTER' | 'RNG' | 'SPORTS';
export type BeginPasskeyPayload = MutationPayload & {
  options?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};
export type BeginSecondFactorPayload = MutationPayload & {
  otpauthUrl?: Maybe<Scalars['String']['output']>;
  secret?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};
export type Bet = Node & Turnover & {
  category?: Maybe<GameCategory>;
  game?: Maybe<Game>;
  gameName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  lotteryOrder?: Maybe<LotteryOrder>;
  payout: Money;
  placedAt: Scalars['DateTime']['output'];
  profit: Money;
  round?: Maybe<Scalars['String']['output']>;
  selection?: Maybe<Scalars['String']['output']>;
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  stake: Money;
  status: BetStatus;
  validStake: Money;
  vendorCode: Scalars['String']['output'];
};
export type BetConnection = Page & {
  edges: Array<BetEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals: BetTotals;
};
export type BetEdge = {
  cursor: Scalars['String']['output'];
  node: Bet;
};
export type BetRecordFilter = {
  category?: InputMaybe<GameCategory>;
  period?: InputMaybe<PeriodInput>;
  status?: InputMaybe<BetStatus>;
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};
export type BetStatus = 'CANCELLED' | 'DRAW' | 'LOST' | 'UNKNOWN' | 'UNSETTLED' | 'WON';
export type BetTotals = Turnover & {
  payout: Money;
  profit: Money;
  stake: Money;
  validStake: Money;
};
export type Bonus = Node & {
  amount: Money;
  categories: Array<GameCategory>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  holdsWithdrawals: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  status: BonusStatus;
  title: Scalars['String']['output'];
  turnoverDone: Money;
  turnoverRequired: Money;
};
export type BonusConnection = Page & {
  edges: Array<BonusEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals?: Maybe<BonusTotals>;
};
export type BonusEdge = {
  cursor: Scalars['String']['output'];
  node: Bonus;
};
export type BonusFilter = {
  period?: InputMaybe<PeriodInput>;
  status?: InputMaybe<BonusStatus>;
};
export type BonusStatus = 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'UNKNOWN';
export type BonusTerms = {
  hours: Scalars['Int']['output'];
  turnover: Scalars['Int']['output'];
};
export type BonusTotals = {
  amount: Money;
  turnoverDone: Money;
  turnoverRequired: Money;
};
export type Brand = {
  analyticsId?: Maybe<Scalars['String']['output']>;
  chatHeaderColor?: Maybe<Scalars['String']['output']>;
  currencies: Array<Scalars['String']['output']>;
  device: Scalars['String']['output'];
  inHouseVendorCode?: Maybe<Scalars['String']['output']>;
  jurisdiction: Scalars['String']['output'];
  lotteryType: Scalars['String']['output'];
  merchantCode: Scalars['String']['output'];
  minimumAge: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
  registrationBonus?: Maybe<Money>;
  registrationBonusTurnover?: Maybe<Money>;
  timeZone?: Maybe<Scalars['String']['output']>;
};
export type BreakLength = 'DAY' | 'FIVE_YEARS' | 'HALF_YEAR' | 'MONTH' | 'PERMANENT' | 'SIX_WEEKS' | 'THREE_YEARS' | 'WEEK' | 'YEAR';
export type CacheScope = 'PRIVATE' | 'PUBLIC';
export type CancelDepositInput = {
  depositId: Scalars['ID']['input'];
};
export type CancelDepositPayload = MutationPayload & {
  deposit?: Maybe<Deposit>;
  userErrors: Array<UserError>;
};
export type CancelLotteryOrderInput = {
  orderId: Scalars['ID']['input'];
};
export type CancelLotteryOrderPayload = MutationPayload & {
  member?: Maybe<Member>;
  order?: Maybe<LotteryOrder>;
  userErrors: Array<UserError>;
};
export type CancelWithdrawalInput = {
  withdrawalId: Scalars['ID']['input'];
};
export type CancelWithdrawalPayload = MutationPayload & {
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
  withdrawal?: Maybe<Withdrawal>;
};
export type Captcha = {
  audio?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
};
export type CaptchaAnswerInput = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};
export type CashFlow = {
  deposit: Money;
  withdrawal: Money;
};
export type CategoryProfit = {
  category?: Maybe<GameCategory>;
  netProfit: Money;
  payout: Money;
  stake: Money;
  validStake: Money;
};
export type CdnCandidate = {
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  host: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
};
export type CdnChoice = {
  candidates: Array<CdnCandidate>;
  host?: Maybe<Scalars['String']['output']>;
};
export type CdnChoices = {
  images: CdnChoice;
  launch: CdnChoice;
};
export type ChangePasswordInput = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};
export type ChangePasswordPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type ChatRoom = {
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
};
export type CheckAffiliateCodeInput = {
  code: Scalars['String']['input'];
  domain?: InputMaybe<Scalars['String']['input']>;
};
export type CheckAffiliateCodePayload = MutationPayload & {
  isValid?: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};
export type CheckUsernameInput = {
  username: Scalars['String']['input'];
};
export type CheckUsernamePayload = MutationPayload & {
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};
export type ClaimMissionInput = {
  idempotencyKey: Scalars['ID']['input'];
  missionId: Scalars['ID']['input'];
};
export type ClaimMissionPayload = MutationPayload & {
  member?: Maybe<Member>;
  mission?: Maybe<Mission>;
  userErrors: Array<UserError>;
};
export type ClaimPromotionInput = {
  idempotencyKey: Scalars['ID']['input'];
  promotionId: Scalars['ID']['input'];
};
export type ClaimPromotionPayload = MutationPayload & {
  standing?: Maybe<PromotionStanding>;
  userErrors: Array<UserError>;
};
export type ClaimRedEnvelopeInput = {
  envelopeId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type ClaimRedEnvelopePayload = MutationPayload & {
  claim?: Maybe<RedEnvelopeClaim>;
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type ClaimRewardInput = {
  idempotencyKey: Scalars['ID']['input'];
  rewardId: Scalars['ID']['input'];
};
export type ClaimRewardPayload = MutationPayload & {
  reward?: Maybe<Reward>;
  userErrors: Array<UserError>;
};
export type CloseAccountInput = {
  giveUpRemainder?: InputMaybe<Scalars['Boolean']['input']>;
  password: Scalars['String']['input'];
  reason: ClosingReason;
};
export type CloseAccountPayload = MutationPayload & {
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  openBusiness: Array<OpenBusiness>;
  remainders: Array<Money>;
  userErrors: Array<UserError>;
};
export type ClosingReason = 'NOT_USED' | 'OTHER' | 'OTHER_SITE' | 'PRIVACY' | 'TOO_MUCH_PLAY';
export type ClubLevel = {
  color?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  rank: Scalars['Int']['output'];
  secondaryColor?: Maybe<Scalars['String']['output']>;
};
export type CodeChannel = 'EMAIL' | 'SMS';
export type CollectFundsInput = {
  idempotencyKey: Scalars['ID']['input'];
};
export type CollectFundsPayload = MutationPayload & {
  notCollected: Array<WalletAccount>;
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
};
export type ConfirmPlayLimitInput = {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
};
export type ConfirmPlayLimitPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type ConfirmSecondFactorInput = {
  code: Scalars['String']['input'];
};
export type ConfirmSecondFactorPayload = MutationPayload & {
  member?: Maybe<Member>;
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
};
export type ConfirmWithdrawalInput = {
  idempotencyKey: Scalars['ID']['input'];
  imageIds: Array<Scalars['ID']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
  receipt: WithdrawalReceipt;
  withdrawalId: Scalars['ID']['input'];
};
export type ConfirmWithdrawalPayload = MutationPayload & {
  userErrors: Array<UserError>;
  withdrawal?: Maybe<Withdrawal>;
};
export type Contract = {
  tiers: Array<ContractTier>;
};
export type ContractDirection = 'OFFERED' | 'RECEIVED';
export type ContractKind = 'DAILY_SALARY' | 'DIVIDEND' | 'HOURLY_SALARY' | 'REAL_TIME_SALARY';
export type ContractPayload = {
  contract?: Maybe<AgentContract>;
  endingContracts: Array<EndingContract>;
  userErrors: Array<UserError>;
};
export type ContractPayout = Node & {
  account: Scalars['String']['output'];
  activeMembers: Scalars['Int']['output'];
  amount: Money;
  base: Money;
  bonus: Money;
  broughtForward: Money;
  carryOver: Money;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isRemainder: Scalars['Boolean']['output'];
  kind: ContractKind;
  openStake?: Maybe<Money>;
  owedAfter?: Maybe<Money>;
  owedBefore?: Maybe<Money>;
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  rate?: Maybe<Scalars['Decimal']['output']>;
  settledAt: Scalars['DateTime']['output'];
  shares: Array<ContractPayoutShare>;
  teamLoss: Money;
  tier?: Maybe<Scalars['Int']['output']>;
  validBet: Money;
};
export type ContractPayoutConnection = Page & {
  edges: Array<ContractPayoutEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalAmount: Money;
  totalCount: Scalars['Int']['output'];
};
export type ContractPayoutEdge = {
  cursor: Scalars['String']['output'];
  node: ContractPayout;
};
export type ContractPayoutFilter = {
  account?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ContractKind>;
  period?: InputMaybe<PeriodInput>;
};
export type ContractPayoutShare = {
  account?: Maybe<Scalars['String']['output']>;
  base: Money;
  isHeldBack: Scalars['Boolean']['output'];
  outcome?: Maybe<BetStatus>;
  rate: Scalars['Decimal']['output'];
  rateBelow: Scalars['Decimal']['output'];
};
export type ContractPeriod = 'DAILY' | 'MONTHLY' | 'SEMIMONTHLY' | 'WEEKLY';
export type ContractState = 'ACTIVE' | 'AUTO_TERMINATED' | 'EXPIRED' | 'PENDING_NEW' | 'PENDING_TERMINATION' | 'REJECTED' | 'TERMINATED' | 'UNKNOWN';
export type ContractTerms = Contract | RealTimeContract;
export type ContractTermsInput =
  { realTime: RealTimeContractInput; tiers?: never; }
  |  { realTime?: never; tiers: Array<ContractTierInput>; };
export type ContractTier = {
  activeMembers?: Maybe<Scalars['Int']['output']>;
  betAmount?: Maybe<Scalars['Decimal']['output']>;
  periodProfitAndLoss?: Maybe<Scalars['Decimal']['output']>;
  periodValidBet?: Maybe<Scalars['Decimal']['output']>;
  rate: Scalars['Decimal']['output'];
};
export type ContractTierInput = {
  activeMembers?: InputMaybe<Scalars['Int']['input']>;
  betAmount?: InputMaybe<Scalars['Decimal']['input']>;
  periodProfitAndLoss?: InputMaybe<Scalars['Decimal']['input']>;
  periodValidBet?: InputMaybe<Scalars['Decimal']['input']>;
  rate: Scalars['Decimal']['input'];
};
export type ConvertPointsInput = {
  idempotencyKey: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  points: Scalars['Int']['input'];
};
export type ConvertPointsPayload = MutationPayload & {
  converted?: Maybe<Money>;
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type CountInviteClickInput = {
  code: Scalars['String']['input'];
};
export type CountInviteClickPayload = MutationPayload & {
  userErrors: Array<UserError>;
};
export type CountingRate = {
  counts: Money;
  currency: Scalars['String']['output'];
};
export type Country = {
  code: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  dialingCode: Scalars['String']['output'];
  name: Scalars['String']['output'];
};
export type CreateDepositInput = {
  amount: Scalars['Decimal']['input'];
  channelId: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  promotionId?: InputMaybe<Scalars['String']['input']>;
};
export type CreateDepositPayload = MutationPayload & {
  deposit?: Maybe<Deposit>;
  userErrors: Array<UserError>;
};
export type CreateInviteLinkInput = {
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  kind: DownlineKind;
  label?: InputMaybe<Scalars['String']['input']>;
  rebate: Scalars['Decimal']['input'];
};
export type CreateInviteLinkPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  link?: Maybe<InviteLink>;
  userErrors: Array<UserError>;
};
export type CreateWithdrawalInput = {
  amount: Scalars['Decimal']['input'];
  idempotencyKey: Scalars['ID']['input'];
  paymentPassword: Scalars['String']['input'];
  payoutAccountId: Scalars['ID']['input'];
};
export type CreateWithdrawalPayload = MutationPayload & {
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
  withdrawal?: Maybe<Withdrawal>;
};
export type CurrencyWallet = {
  balance: Money;
  currency: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  isOpen: Scalars['Boolean']['output'];
};
export type CustomerService = {
  isVip: Scalars['Boolean']['output'];
  url: Scalars['URL']['output'];
};
export type DayProfit = CashFlow & {
  day: Scalars['Date']['output'];
  deposit: Money;
  netProfit: Money;
  payout: Money;
  stake: Money;
  withdrawal: Money;
};
export type DayRangeInput = {
  from: Scalars['Date']['input'];
  fromTime?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  toTime?: InputMaybe<Scalars['String']['input']>;
};
export type DeleteAccountNoteInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};
export type DeleteAccountNotePayload = MutationPayload & {
  account?: Maybe<DownlineAccount>;
  userErrors: Array<UserError>;
};
export type DeleteInviteLinkInput = {
  linkId: Scalars['ID']['input'];
};
export type DeleteInviteLinkPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type DeleteMessagesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};
export type DeleteMessagesPayload = MutationPayload & {
  deletedMessageIds: Array<Scalars['ID']['output']>;
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type DeleteSavedFilterInput = {
  savedFilterId: Scalars['ID']['input'];
};
export type DeleteSavedFilterPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type Deposit = Node & {
  amount: Money;
  bankAccount?: Maybe<DepositBankAccount>;
  channelKind: DepositChannelKind;
  channelName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  credited: Money;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  fee: Money;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  offers?: Maybe<Array<PromotionStanding>>;
  payUrl?: Maybe<Scalars['URL']['output']>;
  qrContent?: Maybe<Scalars['String']['output']>;
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  state: DepositState;
  turnoverDone: Money;
  turnoverRequired: Money;
};
export type DepositBankAccount = {
  bankName: Scalars['String']['output'];
  holder: Scalars['String']['output'];
  number: Scalars['String']['output'];
  reference: Scalars['String']['output'];
};
export type DepositChannel = {
  feeFixed: Money;
  feeRate: Scalars['Decimal']['output'];
  icon?: Maybe<Image>;
  internalID: Scalars['String']['output'];
  isAvailable: Scalars['Boolean']['output'];
  isPlayedOnce: Scalars['Boolean']['output'];
  kind: DepositChannelKind;
  least: Money;
  minutes: Scalars['Int']['output'];
  most: Money;
  name: Scalars['String']['output'];
  presets: Array<Money>;
};
export type DepositChannelKind = 'BANK' | 'EWALLET' | 'HOSTED_CARD' | 'QR' | 'UNKNOWN' | 'VOUCHER';
export type DepositConnection = Page & {
  edges: Array<DepositEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type DepositEdge = {
  cursor: Scalars['String']['output'];
  node: Deposit;
};
export type DepositFilter = {
  period?: InputMaybe<PeriodInput>;
  states?: InputMaybe<Array<DepositState>>;
};
export type DepositOffer = {
  isOnlyNow: Scalars['Boolean']['output'];
  least: Money;
  most: Money;
  rate?: Maybe<Scalars['Decimal']['output']>;
  turnoverTimes: Scalars['Int']['output'];
};
export type DepositState = 'CANCELLED' | 'CREATED' | 'EXPIRED' | 'FAILED' | 'PENDING' | 'SUCCESS' | 'UNKNOWN';
export type DigestAccount = {
  account: Scalars['String']['output'];
  amount?: Maybe<Money>;
  at: Scalars['DateTime']['output'];
};
export type DigestDay = 'TODAY' | 'YESTERDAY';
export type DownlineAccount = Node & {
  account: Scalars['String']['output'];
  balance: Money;
  canBet: Scalars['Boolean']['output'];
  canTransfer: Scalars['Boolean']['output'];
  canWithdraw: Scalars['Boolean']['output'];
  childCount: Scalars['Int']['output'];
  details?: Maybe<DownlineDetails>;
  id: Scalars['ID']['output'];
  isOnline: Scalars['Boolean']['output'];
  kind: AccountKind;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  level: Scalars['Int']['output'];
  nickname?: Maybe<Scalars['String']['output']>;
  noteCount?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Array<AccountNote>>;
  rebate: Scalars['Decimal']['output'];
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  status: DownlineStatus;
  upline?: Maybe<Scalars['String']['output']>;
};
export type DownlineConnection = Page & {
  edges: Array<DownlineEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  path: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};
export type DownlineDetails = {
  maskedEmail?: Maybe<Scalars['String']['output']>;
  maskedMobile?: Maybe<Scalars['String']['output']>;
  maxRebate: Scalars['Decimal']['output'];
  path: Array<Scalars['String']['output']>;
  restrictedAbove: Array<AgentActionField>;
};
export type DownlineEdge = {
  cursor: Scalars['String']['output'];
  node: DownlineAccount;
};
export type DownlineFilter = {
  isOnline?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
};
export type DownlineKind = 'AGENT' | 'PLAYER';
export type DownlineLogin = {
  at: Scalars['DateTime']['output'];
  country?: Maybe<Scalars['String']['output']>;
  internalID: Scalars['String']['output'];
  method?: Maybe<LoginMethod>;
  outcome: LoginOutcome;
};
export type DownlineSort = {
  by: DownlineSortKey;
  direction: SortDirection;
};
export type DownlineSortKey = 'ACCOUNT' | 'BALANCE' | 'LAST_LOGIN' | 'REBATE' | 'REGISTERED';
export type DownlineStatus = 'ACTIVE' | 'CLOSED' | 'LOCKED' | 'UNKNOWN';
export type DrawRafflePrizeInput = {
  idempotencyKey: Scalars['ID']['input'];
  raffleId: Scalars['ID']['input'];
  ticketId: Scalars['ID']['input'];
};
export type DrawRafflePrizePayload = MutationPayload & {
  member?: Maybe<Member>;
  ticket?: Maybe<RaffleTicket>;
  userErrors: Array<UserError>;
};
export type EndSecondFactorPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type EndingContract = {
  account: Scalars['String']['output'];
  internalID: Scalars['String']['output'];
  terms: ContractTerms;
};
export type ErrorCode = 'BAD_ID' | 'BAD_REQUEST' | 'BAD_USER_INPUT' | 'COST_BUDGET_EXHAUSTED' | 'CSRF_REJECTED' | 'DOMAIN_INVALID' | 'FEATURE_DISABLED' | 'FORBIDDEN' | 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED' | 'IDEMPOTENCY_MISMATCH' | 'INTERNAL' | 'NOT_FOUND' | 'OVERLOADED' | 'PARTNER_KEY_UNKNOWN' | 'PASSWORD_CHANGE_REQUIRED' | 'PAYLOAD_TOO_LARGE' | 'PERSISTED_DOCUMENT_NOT_FOUND' | 'PERSISTED_DOCUMENT_REQUIRED' | 'QUERY_TOO_COMPLEX' | 'QUERY_TOO_DEEP' | 'RATE_LIMITED' | 'REGION_RESTRICTED' | 'SESSION_EXPIRED' | 'SESSION_REVOKED' | 'SESSION_WRONG_BRAND' | 'STEP_UP_REQUIRED' | 'SYSTEM_MAINTENANCE' | 'TRIAL_ACCOUNT' | 'UNAUTHENTICATED' | 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE';
export type ExportRecordInput =
  { accountRecord: AccountRecordFilter; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement: ActivityStatementFilter; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord: BetRecordFilter; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses: BonusFilter; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts: ContractPayoutFilter; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits: DepositFilter; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline: DownlineFilter; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders: LotteryOrderFilter; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit: PersonalProfitFilter; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries: PointEntryFilter; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems: PointRedeemFilter; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss: ProfitAndLossFilter; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue: AgentRevenueFilter; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards: RewardFilter; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets: TeamBetFilter; teamTransactions?: never; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions: TeamTransactionFilter; withdrawals?: never; }
  |  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals: WithdrawalFilter; };
export type ExportRecordPayload = MutationPayload & {
  export?: Maybe<RecordExport>;
  userErrors: Array<UserError>;
};
export type FavoriteGameFilter = {
  category?: InputMaybe<GameCategory>;
};
export type FeedbackKind = 'ADVICE' | 'AFFILIATE' | 'BUG' | 'COMPLAINT' | 'OTHER' | 'PAYMENT';
export type ForfeitBonusInput = {
  bonusId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type ForfeitBonusPayload = MutationPayload & {
  bonus?: Maybe<Bonus>;
  userErrors: Array<UserError>;
};
export type FreeSpinTerms = {
  games: Array<Game>;
  hours: Scalars['Int']['output'];
  spins: Scalars['Int']['output'];
  stake: Money;
  turnover: Scalars['Int']['output'];
};
export type FreeSpins = Node & {
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  games: Array<Game>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  left: Scalars['Int']['output'];
  spins: Scalars['Int']['output'];
  stake: Money;
  status: FreeSpinsStatus;
  title: Scalars['String']['output'];
  turnover: Scalars['Int']['output'];
  winnings: Money;
};
export type FreeSpinsConnection = Page & {
  edges: Array<FreeSpinsEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type FreeSpinsEdge = {
  cursor: Scalars['String']['output'];
  node: FreeSpins;
};
export type FreeSpinsFilter = {
  status?: InputMaybe<FreeSpinsStatus>;
};
export type FreeSpinsStatus = 'ACTIVE' | 'EXPIRED' | 'UNKNOWN' | 'USED';
export type Game = Node & {
  category?: Maybe<GameCategory>;
  classification?: Maybe<Scalars['String']['output']>;
  detail?: Maybe<GameDetail>;
  hasDemo: Scalars['Boolean']['output'];
  icon: Image;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isHot: Scalars['Boolean']['output'];
  isNew: Scalars['Boolean']['output'];
  labels: Array<GameLabel>;
  lottery?: Maybe<Lottery>;
  maintenanceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  maxBet?: Maybe<Money>;
  minBet?: Maybe<Money>;
  minLines?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  returnToPlayer?: Maybe<Scalars['Float']['output']>;
  rooms?: Maybe<Array<GameRoom>>;
  status: GameStatus;
  tags: Array<Scalars['String']['output']>;
  vendor: Vendor;
};
export type GameCategory = 'ELOTT' | 'ESPORTS' | 'FISH' | 'LIVE' | 'PVP' | 'RNG' | 'SPORTS';
export type GameConnection = Page & {
  edges: Array<GameEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type GameDetail = {
  features: Array<Scalars['String']['output']>;
  lines?: Maybe<Scalars['Int']['output']>;
  preview?: Maybe<Image>;
  rules: Scalars['String']['output'];
  volatility?: Maybe<GameVolatility>;
};
export type GameEdge = {
  cursor: Scalars['String']['output'];
  node: Game;
};
export type GameFilter = {
  category?: InputMaybe<GameCategory>;
  classification?: InputMaybe<Scalars['String']['input']>;
  isInHouse?: InputMaybe<Scalars['Boolean']['input']>;
  label?: InputMaybe<GameLabel>;
  minBet?: InputMaybe<Scalars['Decimal']['input']>;
  minLines?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  vendorCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};
export type GameLabel = 'EXCLUSIVE' | 'HOT' | 'JACKPOT' | 'NEW';
export type GameLaunch = {
  expiresAt: Scalars['DateTime']['output'];
  fallbackUrls: Array<Scalars['URL']['output']>;
  game: Game;
  url: Scalars['URL']['output'];
};
export type GameMenuEntry = Node & {
  category: GameCategory;
  gameTypes?: Maybe<Array<VendorGameType>>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  vendors: Array<GameMenuVendor>;
};
export type GameMenuVendor = {
  gameCount: Scalars['Int']['output'];
  isHot: Scalars['Boolean']['output'];
  vendor: Vendor;
};
export type GameRoom = {
  internalID: Scalars['String']['output'];
  minBalance: Money;
  name: Scalars['String']['output'];
  players: Scalars['Int']['output'];
  seats: Scalars['Int']['output'];
  status: GameRoomStatus;
};
export type GameRoomStatus = 'CLOSED' | 'FULL' | 'OPEN' | 'UNKNOWN';
export type GameSort = 'NAME' | 'NEW' | 'POPULAR' | 'RETURN_TO_PLAYER';
export type GameStatus = 'ACTIVE' | 'MAINTENANCE' | 'UNKNOWN';
export type GameVolatility = 'HIGH' | 'LOW' | 'MEDIUM';
export type HelpArticle = Node & {
  anchor: Scalars['String']['output'];
  contentHtml: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};
export type HelpCentre = {
  articles: Array<HelpArticle>;
  version: Scalars['String']['output'];
};
export type Helpline = {
  country?: Maybe<Scalars['String']['output']>;
  hours?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['URL']['output']>;
};
export type HomeSection = Node & {
  category?: Maybe<GameCategory>;
  games?: Maybe<Array<Game>>;
  id: Scalars['ID']['output'];
  kind: HomeSectionKind;
  title: Scalars['String']['output'];
};
export type HomeSectionGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};
export type HomeSectionKind = 'HOT_GAMES' | 'NEW_GAMES' | 'RECENT_GAMES' | 'UNKNOWN' | 'VENDORS';
export type HotGameFilter = {
  category?: InputMaybe<GameCategory>;
  vendorCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};
export type HumanCheck = {
  challenge?: Maybe<Scalars['String']['output']>;
  difficulty?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  provider: HumanCheckProvider;
  siteKey?: Maybe<Scalars['String']['output']>;
};
export type HumanCheckAnswerInput = {
  challenge?: InputMaybe<Scalars['String']['input']>;
  provider: HumanCheckProvider;
  token: Scalars['String']['input'];
};
export type HumanCheckProvider = 'NONE' | 'POW' | 'TURNSTILE';
export type IdentityCheck = {
  acceptedKinds: Array<IdentityDocumentKind>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  isRequired: Scalars['Boolean']['output'];
  reason?: Maybe<IdentityRejection>;
  status: IdentityCheckStatus;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
};
export type IdentityCheckStatus = 'APPROVED' | 'MORE_NEEDED' | 'NONE' | 'PENDING' | 'REJECTED' | 'UNKNOWN';
export type IdentityDocumentKind = 'DRIVING_LICENCE' | 'ID_CARD' | 'PASSPORT' | 'PROOF_OF_ADDRESS' | 'SOURCE_OF_FUNDS' | 'UNKNOWN';
export type IdentityRejection = 'EXPIRED' | 'INCOMPLETE' | 'NAME_DIFFERS' | 'OTHER' | 'UNKNOWN' | 'UNREADABLE';
export type Image = {
  fallbackUrls: Array<Scalars['URL']['output']>;
  url: Scalars['URL']['output'];
};
export type InviteLink = Node & {
  clickCount: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  firstDepositCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isExpired: Scalars['Boolean']['output'];
  kind?: Maybe<DownlineKind>;
  label: Scalars['String']['output'];
  rebate: Scalars['Decimal']['output'];
  signUpCount: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};
export type Jackpot = Node & {
  amount: Money;
  contribution?: Maybe<Scalars['Decimal']['output']>;
  gameIds: Array<Scalars['ID']['output']>;
  games: Array<Game>;
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  lastWin?: Maybe<JackpotWin>;
  levels: Array<JackpotLevel>;
  name: Scalars['String']['output'];
  needsOptIn: Scalars['Boolean']['output'];
};
export type JackpotGamesArgs = {
  first: Scalars['Int']['input'];
};
export type JackpotLevel = {
  amount: Money;
  key: Scalars['String']['output'];
  mustDropBy: Money;
  share: Scalars['Decimal']['output'];
  startsWith: Money;
  title: Scalars['String']['output'];
};
export type JackpotOptIn = {
  jackpotId: Scalars['ID']['output'];
  since: Scalars['DateTime']['output'];
};
export type JackpotWin = Node & {
  account: Scalars['String']['output'];
  amount: Money;
  game?: Maybe<Game>;
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  level: Scalars['String']['output'];
  name: Scalars['String']['output'];
  wonAt: Scalars['DateTime']['output'];
};
export type JackpotWinConnection = Page & {
  edges: Array<JackpotWinEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type JackpotWinEdge = {
  cursor: Scalars['String']['output'];
  node: JackpotWin;
};
export type JoinPromotionInput = {
  idempotencyKey: Scalars['ID']['input'];
  promotionId: Scalars['ID']['input'];
};
export type JoinPromotionPayload = MutationPayload & {
  standing?: Maybe<PromotionStanding>;
  userErrors: Array<UserError>;
};
export type JoinTournamentInput = {
  idempotencyKey: Scalars['ID']['input'];
  leaderboardId: Scalars['ID']['input'];
};
export type JoinTournamentPayload = MutationPayload & {
  leaderboard?: Maybe<Leaderboard>;
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type KeepAccountPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type KeepPlayLimitsPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type Language = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tag: Scalars['String']['output'];
};
export type LastLogin = {
  at: Scalars['DateTime']['output'];
  ip?: Maybe<Scalars['String']['output']>;
};
export type LaunchDemoGameInput = {
  ageConfirmed: Scalars['Boolean']['input'];
  gameId: Scalars['ID']['input'];
};
export type LaunchDemoGamePayload = LaunchPayload & MutationPayload & {
  launch?: Maybe<GameLaunch>;
  suggestions: Array<Game>;
  userErrors: Array<UserError>;
};
export type LaunchGameInput = {
  confirmTransfer: Scalars['Boolean']['input'];
  gameId: Scalars['ID']['input'];
  roomId?: InputMaybe<Scalars['String']['input']>;
};
export type LaunchGamePayload = LaunchPayload & MutationPayload & {
  launch?: Maybe<GameLaunch>;
  suggestions: Array<Game>;
  userErrors: Array<UserError>;
};
export type LaunchPayload = {
  launch?: Maybe<GameLaunch>;
  suggestions: Array<Game>;
  userErrors: Array<UserError>;
};
export type Leaderboard = Node & {
  endsAt: Scalars['DateTime']['output'];
  games: Array<Game>;
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  kind: LeaderboardKind;
  minimumStake: Money;
  places?: Maybe<Array<LeaderboardPlace>>;
  playerCount: Scalars['Int']['output'];
  prizes: Array<LeaderboardPrize>;
  rule: LeaderboardRule;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  state: LeaderboardState;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  turnover: Scalars['Int']['output'];
};
export type LeaderboardChange = {
  leaderboard: Leaderboard;
  member?: Maybe<Member>;
};
export type LeaderboardConnection = Page & {
  edges: Array<LeaderboardEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type LeaderboardEdge = {
  cursor: Scalars['String']['output'];
  node: Leaderboard;
};
export type LeaderboardKind = 'RACE' | 'TOURNAMENT' | 'UNKNOWN';
export type LeaderboardPlace = {
  account: Scalars['String']['output'];
  prize?: Maybe<Money>;
  rank: Scalars['Int']['output'];
  score: Scalars['Decimal']['output'];
};
export type LeaderboardPrize = {
  amount: Money;
  fromRank: Scalars['Int']['output'];
  toRank: Scalars['Int']['output'];
};
export type LeaderboardRule = 'MULTIPLIER' | 'POINTS' | 'TURNOVER' | 'UNKNOWN' | 'WINS';
export type LeaderboardState = 'ACTIVE' | 'ENDED' | 'UNKNOWN';
export type Linkage = {
  kind: LinkageKind;
  name?: Maybe<Scalars['String']['output']>;
  target: Scalars['String']['output'];
};
export type LinkageKind = 'GAME' | 'MODAL' | 'PROMOTION' | 'ROUTE' | 'UNKNOWN' | 'URL';
export type LogInInput = {
  captcha?: InputMaybe<CaptchaAnswerInput>;
  delivery: SessionDelivery;
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  password: Scalars['String']['input'];
  remember: Scalars['Boolean']['input'];
  side?: InputMaybe<LoginSide>;
  username: Scalars['String']['input'];
};
export type LogInPayload = MutationPayload & {
  bearerToken?: Maybe<Scalars['String']['output']>;
  captchaRequired: Scalars['Boolean']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  isFirstLogin: Scalars['Boolean']['output'];
  passwordChangeReason?: Maybe<PasswordChangeReason>;
  secondFactor?: Maybe<SecondFactorChallenge>;
  userErrors: Array<UserError>;
  viewer?: Maybe<Viewer>;
};
export type LogInWithPasskeyInput = {
  credential: Scalars['String']['input'];
};
export type LogInWithPhoneAuthInput = {
  countryDialingCode: Scalars['String']['input'];
  delivery: SessionDelivery;
  idToken: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
  remember: Scalars['Boolean']['input'];
};
export type LogInWithSecondFactorInput = {
  code: Scalars['String']['input'];
  delivery: SessionDelivery;
  token?: InputMaybe<Scalars['String']['input']>;
};
export type LogInWithSmsInput = {
  code: Scalars['String']['input'];
  countryDialingCode: Scalars['String']['input'];
  delivery: SessionDelivery;
  mobile: Scalars['String']['input'];
  remember: Scalars['Boolean']['input'];
};
export type LogInWithSocialInput = {
  delivery: SessionDelivery;
  idToken: Scalars['String']['input'];
  nonce: Scalars['String']['input'];
  provider: SocialProviderKind;
};
export type LogInWithTokenInput = {
  delivery: SessionDelivery;
  token: Scalars['String']['input'];
};
export type LogOutInput = {
  forget: Scalars['Boolean']['input'];
};
export type LogOutPayload = MutationPayload & {
  userErrors: Array<UserError>;
  viewer?: Maybe<Viewer>;
};
export type LoginMethod = 'FREE_PLAY' | 'LINK' | 'PASSKEY' | 'PASSWORD' | 'PHONE_AUTH' | 'REGISTRATION' | 'SMS' | 'SOCIAL';
export type LoginOutcome = 'SUCCEEDED' | 'WRONG_CREDENTIALS' | 'WRONG_SECOND_FACTOR';
export type LoginRecord = Node & {
  at: Scalars['DateTime']['output'];
  country?: Maybe<Scalars['String']['output']>;
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  maskedAddress?: Maybe<Scalars['String']['output']>;
  method?: Maybe<LoginMethod>;
  outcome: LoginOutcome;
  secondFactor?: Maybe<SecondFactorMethod>;
};
export type LoginRecordConnection = Page & {
  edges: Array<LoginRecordEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type LoginRecordEdge = {
  cursor: Scalars['String']['output'];
  node: LoginRecord;
};
export type LoginSide = 'AGENT' | 'MEMBER';
export type Lottery = Node & {
  accountTypeName: Scalars['String']['output'];
  code: Scalars['String']['output'];
  currentDraw?: Maybe<LotteryDraw>;
  defaultPlayType: Scalars['String']['output'];
  drawInterval?: Maybe<Scalars['Int']['output']>;
  frequencies?: Maybe<Array<LotteryFrequency>>;
  game?: Maybe<Game>;
  id: Scalars['ID']['output'];
  kind: LotteryKind;
  mode: LotteryMode;
  name: Scalars['String']['output'];
  playTypes?: Maybe<Array<LotteryPlayType>>;
  results?: Maybe<LotteryDrawConnection>;
  standing?: Maybe<LotteryStanding>;
  upcomingDraws?: Maybe<Array<LotteryDraw>>;
};
export type LotteryResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type LotteryUpcomingDrawsArgs = {
  first: Scalars['Int']['input'];
};
export type LotteryChaseInput = {
  draws: Scalars['Int']['input'];
  stopOnWin: Scalars['Boolean']['input'];
};
export type LotteryDraw = Node & {
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  commitment?: Maybe<Scalars['String']['output']>;
  drawsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isGenerated: Scalars['Boolean']['output'];
  nextNumber?: Maybe<Scalars['String']['output']>;
  number: Scalars['String']['output'];
  numbers: Array<Scalars['String']['output']>;
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  prizes: Array<LotteryPrize>;
  seed?: Maybe<Scalars['String']['output']>;
  serverTime?: Maybe<Scalars['DateTime']['output']>;
  state: LotteryDrawState;
};
export type LotteryDrawConnection = Page & {
  edges: Array<LotteryDrawEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type LotteryDrawEdge = {
  cursor: Scalars['String']['output'];
  node: LotteryDraw;
};
export type LotteryDrawState = 'CLOSED' | 'DRAWN' | 'OPEN' | 'UNKNOWN';
export type LotteryFrequency = {
  count: Scalars['Int']['output'];
  gap?: Maybe<Scalars['Int']['output']>;
  number: Scalars['String']['output'];
  position: Scalars['Int']['output'];
};
export type LotteryGroup = {
  lotteries: Array<Lottery>;
  title: Scalars['String']['output'];
};
export type LotteryKind = 'FIVE_DIGITS' | 'RACE' | 'THREE_DICE' | 'THREE_DIGITS' | 'UNKNOWN' | 'VIETNAM_NORTH' | 'VIETNAM_SOUTH';
export type LotteryLineInput = {
  content: Scalars['String']['input'];
  multiple: Scalars['Int']['input'];
  playType: Scalars['String']['input'];
  unit: Scalars['Decimal']['input'];
};
export type LotteryMode = 'ELOTT' | 'LOTT' | 'SEA' | 'UNKNOWN' | 'VIETNAM' | 'ZY';
export type LotteryOddsRule = 'CHOICE' | 'EACH_MATCH' | 'MATCHES' | 'SAME' | 'UNKNOWN';
export type LotteryOrder = Node & {
  betCount: Scalars['Int']['output'];
  cancellableUntil?: Maybe<Scalars['DateTime']['output']>;
  chaseStep?: Maybe<Scalars['Int']['output']>;
  commitment?: Maybe<Scalars['String']['output']>;
  draw?: Maybe<LotteryDraw>;
  drawNumber: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  lines: Array<LotteryOrderLine>;
  lottery: Lottery;
  placedAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  stake: Money;
  state: LotteryOrderState;
  win?: Maybe<Money>;
};
export type LotteryOrderConnection = Page & {
  edges: Array<LotteryOrderEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type LotteryOrderEdge = {
  cursor: Scalars['String']['output'];
  node: LotteryOrder;
};
export type LotteryOrderFilter = {
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  period?: InputMaybe<PeriodInput>;
  states?: InputMaybe<Array<LotteryOrderState>>;
};
export type LotteryOrderLine = {
  betCount: Scalars['Int']['output'];
  content: Scalars['String']['output'];
  multiple: Scalars['Int']['output'];
  playType: Scalars['String']['output'];
  playTypeTitle: Scalars['String']['output'];
  stake: Money;
  unit: Money;
  win?: Maybe<Money>;
};
export type LotteryOrderState = 'CANCELLED' | 'LOST' | 'OPEN' | 'REFUNDED' | 'UNKNOWN' | 'WON';
export type LotteryPlayType = {
  choices: Array<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  example: Scalars['String']['output'];
  isDistinct: Scalars['Boolean']['output'];
  maxBets: Scalars['Int']['output'];
  maxChoices: Scalars['Int']['output'];
  maxUnit: Money;
  minChoices: Scalars['Int']['output'];
  minUnit: Money;
  odds: Array<Scalars['Decimal']['output']>;
  oddsRule: LotteryOddsRule;
  positions: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};
export type LotteryPrize = {
  code: Scalars['String']['output'];
  numbers: Array<Scalars['String']['output']>;
};
export type LotteryStanding = {
  current: LotteryDraw;
  last?: Maybe<LotteryDraw>;
};
export type MailReportInput = {
  isPaused: Scalars['Boolean']['input'];
  record?: InputMaybe<MailedRecordInput>;
  rhythm?: InputMaybe<ReportRhythm>;
  savedFilterId: Scalars['ID']['input'];
};
export type MailReportPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type MailedRecordInput =
  { downline: DownlineFilter; profitAndLoss?: never; teamBets?: never; teamTransactions?: never; }
  |  { downline?: never; profitAndLoss: ProfitAndLossFilter; teamBets?: never; teamTransactions?: never; }
  |  { downline?: never; profitAndLoss?: never; teamBets: TeamBetFilter; teamTransactions?: never; }
  |  { downline?: never; profitAndLoss?: never; teamBets?: never; teamTransactions: TeamTransactionFilter; };
export type MarkMessagesReadInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};
export type MarkMessagesReadPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type MarketingChoice = {
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  isAllowed: Scalars['Boolean']['output'];
};
export type MarketingChoices = {
  email: MarketingChoice;
  push: MarketingChoice;
  sms: MarketingChoice;
};
export type MarketingInput = {
  email?: InputMaybe<Scalars['Boolean']['input']>;
  push?: InputMaybe<Scalars['Boolean']['input']>;
  sms?: InputMaybe<Scalars['Boolean']['input']>;
};
export type Member = Node & {
  accountRecord?: Maybe<AccountMovementConnection>;
  activityStatement?: Maybe<ActivityStatement>;
  avatar?: Maybe<Image>;
  avatarChoices?: Maybe<Array<AvatarChoice>>;
  betRecord?: Maybe<BetConnection>;
  bonuses?: Maybe<BonusConnection>;
  canTransferToUpline: Scalars['Boolean']['output'];
  claimableCount?: Maybe<Scalars['Int']['output']>;
  claimableDeposits?: Maybe<Array<Deposit>>;
  claimableMissionCount?: Maybe<Scalars['Int']['output']>;
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  club?: Maybe<ClubLevel>;
  contracts?: Maybe<MemberContracts>;
  currency: Scalars['String']['output'];
  dailySignIn?: Maybe<SignInStanding>;
  deposits?: Maybe<DepositConnection>;
  dueTermsVersion?: Maybe<Scalars['String']['output']>;
  favoriteGameIds?: Maybe<Array<Scalars['ID']['output']>>;
  favoriteGames?: Maybe<GameConnection>;
  freeSpins?: Maybe<FreeSpinsConnection>;
  hasWebPush?: Maybe<Scalars['Boolean']['output']>;
  icon?: Maybe<Image>;
  id: Scalars['ID']['output'];
  identityCheck?: Maybe<IdentityCheck>;
  internalID: Scalars['String']['output'];
  jackpotOptIns?: Maybe<Array<JackpotOptIn>>;
  kind: AccountKind;
  labels: Array<MemberLabel>;
  lastLogin?: Maybe<LastLogin>;
  leaderboardPlace?: Maybe<OwnLeaderboardPlace>;
  limitsUnreviewedSince?: Maybe<Scalars['DateTime']['output']>;
  logins?: Maybe<LoginRecordConnection>;
  lotteryOrders?: Maybe<LotteryOrderConnection>;
  maskedEmail?: Maybe<Scalars['String']['output']>;
  maskedMobile?: Maybe<Scalars['String']['output']>;
  messages?: Maybe<MessageConnection>;
  missionPlace?: Maybe<OwnMissionPlace>;
  missions?: Maybe<Array<Mission>>;
  nickname?: Maybe<Scalars['String']['output']>;
  openMissionCount: Scalars['Int']['output'];
  payoutAccounts?: Maybe<Array<PayoutAccount>>;
  payoutBanks?: Maybe<Array<Bank>>;
  personalProfit?: Maybe<PersonalProfit>;
  playBreak?: Maybe<PlayBreak>;
  playLimits?: Maybe<PlayLimits>;
  pointEntries?: Maybe<PointEntryConnection>;
  pointRedeems?: Maybe<PointRedeemConnection>;
  points?: Maybe<PointBalance>;
  profile?: Maybe<MemberProfile>;
  promotionStandings?: Maybe<Array<PromotionStanding>>;
  raffleTickets?: Maybe<RaffleTicketConnection>;
  realityCheck?: Maybe<RealityCheck>;
  realityCheckAt?: Maybe<Scalars['DateTime']['output']>;
  rebates?: Maybe<RebateConnection>;
  recentGames?: Maybe<GameConnection>;
  recentLotteries?: Maybe<Array<Lottery>>;
  redEnvelopeClaims?: Maybe<Array<RedEnvelopeClaim>>;
  referral?: Maybe<Referral>;
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  rewards?: Maybe<RewardConnection>;
  security?: Maybe<AccountSecurity>;
  sentChange?: Maybe<SentChange>;
  sessions?: Maybe<Array<Session>>;
  unreadChatCount?: Maybe<Scalars['Int']['output']>;
  unreadMessageCount?: Maybe<Scalars['Int']['output']>;
  username: Scalars['String']['output'];
  vipProgress?: Maybe<VipProgress>;
  wallet: Wallet;
  withdrawals?: Maybe<WithdrawalConnection>;
};
export type MemberAccountRecordArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberActivityStatementArgs = {
  filter?: InputMaybe<ActivityStatementFilter>;
};
export type MemberBetRecordArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BetRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberBonusesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BonusFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberFavoriteGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FavoriteGameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberFreeSpinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FreeSpinsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberHasWebPushArgs = {
  endpoint: Scalars['String']['input'];
};
export type MemberLeaderboardPlaceArgs = {
  leaderboardId: Scalars['ID']['input'];
};
export type MemberLoginsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberLotteryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LotteryOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberMissionPlaceArgs = {
  period: MissionBoardPeriod;
};
export type MemberPersonalProfitArgs = {
  filter?: InputMaybe<PersonalProfitFilter>;
};
export type MemberPointEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PointEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberPointRedeemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PointRedeemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberRaffleTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isUsed: Scalars['Boolean']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberRebatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<PeriodInput>;
};
export type MemberRecentGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberRecentLotteriesArgs = {
  mode?: InputMaybe<LotteryMode>;
};
export type MemberRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RewardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberSentChangeArgs = {
  idempotencyKey: Scalars['ID']['input'];
};
export type MemberWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WithdrawalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type MemberCodePurpose = 'PAYMENT_PASSWORD' | 'STEP_UP';
export type MemberContracts = {
  dailySalary?: Maybe<Contract>;
  dividend?: Maybe<Contract>;
  hourSalary?: Maybe<Contract>;
  realTimeSalary?: Maybe<RealTimeContract>;
};
export type MemberLabel = {
  color?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};
export type MemberProfile = {
  birthday?: Maybe<Scalars['Date']['output']>;
  facebook?: Maybe<Scalars['String']['output']>;
  line?: Maybe<Scalars['String']['output']>;
  marketing: MarketingChoices;
  payeeName?: Maybe<Scalars['String']['output']>;
  qq?: Maybe<Scalars['String']['output']>;
  wechat?: Maybe<Scalars['String']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
  zalo?: Maybe<Scalars['String']['output']>;
};
export type Message = Node & {
  content?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isFavorite: Scalars['Boolean']['output'];
  isRead: Scalars['Boolean']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};
export type MessageConnection = Page & {
  edges: Array<MessageEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type MessageEdge = {
  cursor: Scalars['String']['output'];
  node: Message;
};
export type MessageFilter = {
  favoritesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};
export type Mission = Node & {
  currency?: Maybe<Scalars['String']['output']>;
  goal: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  period: MissionPeriod;
  progress: Scalars['Decimal']['output'];
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  reward: Money;
  score: Scalars['Int']['output'];
  state: MissionState;
  title: Scalars['String']['output'];
};
export type MissionBoardPeriod = 'MONTH' | 'WEEK';
export type MissionPeriod = 'DAILY' | 'ONCE' | 'UNKNOWN' | 'WEEKLY';
export type MissionPlace = {
  account: Scalars['String']['output'];
  rank: Scalars['Int']['output'];
  score: Scalars['Int']['output'];
};
export type MissionState = 'CLAIMABLE' | 'CLAIMED' | 'OPEN' | 'UNKNOWN';
export type Money = {
  amount: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
};
export type MovementDirection = 'IN' | 'OUT';
export type Mutation = {
  acceptContract: AcceptContractPayload;
  acceptTerms: AcceptTermsPayload;
  acknowledgeRealityCheck: AcknowledgeRealityCheckPayload;
  addFavoriteGame: AddFavoriteGamePayload;
  addPasskey: AddPasskeyPayload;
  addPayoutAccount: AddPayoutAccountPayload;
  applyForPromotion: ApplyForPromotionPayload;
  beginPasskey: BeginPasskeyPayload;
  beginSecondFactor: BeginSecondFactorPayload;
  cancelDeposit: CancelDepositPayload;
  cancelLotteryOrder: CancelLotteryOrderPayload;
  cancelWithdrawal: CancelWithdrawalPayload;
  changePassword: ChangePasswordPayload;
  checkAffiliateCode: CheckAffiliateCodePayload;
  checkUsername: CheckUsernamePayload;
  claimMission: ClaimMissionPayload;
  claimPromotion: ClaimPromotionPayload;
  claimRedEnvelope: ClaimRedEnvelopePayload;
  claimReward: ClaimRewardPayload;
  closeAccount: CloseAccountPayload;
  collectFunds: CollectFundsPayload;
  confirmPlayLimit: ConfirmPlayLimitPayload;
  confirmSecondFactor: ConfirmSecondFactorPayload;
  confirmWithdrawal: ConfirmWithdrawalPayload;
  convertPoints: ConvertPointsPayload;
  countInviteClick: CountInviteClickPayload;
  createDeposit: CreateDepositPayload;
  createInviteLink: CreateInviteLinkPayload;
  createWithdrawal: CreateWithdrawalPayload;
  deleteAccountNote: DeleteAccountNotePayload;
  deleteInviteLink: DeleteInviteLinkPayload;
  deleteMessages: DeleteMessagesPayload;
  deleteSavedFilter: DeleteSavedFilterPayload;
  drawRafflePrize: DrawRafflePrizePayload;
  endSecondFactor: EndSecondFactorPayload;
  exportRecord: ExportRecordPayload;
  forfeitBonus: ForfeitBonusPayload;
  joinPromotion: JoinPromotionPayload;
  joinTournament: JoinTournamentPayload;
  keepAccount: KeepAccountPayload;
  keepPlayLimits: KeepPlayLimitsPayload;
  launchDemoGame: LaunchDemoGamePayload;
  launchGame: LaunchGamePayload;
  logIn: LogInPayload;
  logInWithPasskey: LogInPayload;
  logInWithPhoneAuth: LogInPayload;
  logInWithSecondFactor: LogInPayload;
  logInWithSms: LogInPayload;
  logInWithSocial: LogInPayload;
  logInWithToken: LogInPayload;
  logOut: LogOutPayload;
  mailReport: MailReportPayload;
  markMessagesRead: MarkMessagesReadPayload;
  offerContract: OfferContractPayload;
  offerContractEnd: OfferContractEndPayload;
  openChat: OpenChatPayload;
  placeLotteryOrder: PlaceLotteryOrderPayload;
  redeemPointReward: RedeemPointRewardPayload;
  redeliverWebhook: RedeliverWebhookPayload;
  register: RegisterPayload;
  registerDownlineAccount: RegisterDownlineAccountPayload;
  rejectContract: RejectContractPayload;
  removeFavoriteGame: RemoveFavoriteGamePayload;
  removePasskey: RemovePasskeyPayload;
  removePayoutAccount: RemovePayoutAccountPayload;
  renamePasskey: RenamePasskeyPayload;
  renameSavedFilter: RenameSavedFilterPayload;
  renewRecoveryCodes: RenewRecoveryCodesPayload;
  requestCaptcha: RequestCaptchaPayload;
  requestEmailCode: RequestEmailCodePayload;
  requestHumanCheck: RequestHumanCheckPayload;
  requestMemberCode: RequestMemberCodePayload;
  requestMobileCode: RequestMobileCodePayload;
  requestPasskeyLogin: RequestPasskeyLoginPayload;
  requestPasswordLink: RequestPasswordLinkPayload;
  requestSmsCode: RequestSmsCodePayload;
  resetPasswordWithLink: ResetPasswordWithLinkPayload;
  resetPasswordWithSms: LogInPayload;
  resetPaymentPassword: ResetPaymentPasswordPayload;
  revokeOtherSessions: RevokeOtherSessionsPayload;
  revokeSession: RevokeSessionPayload;
  saveAccountNote: SaveAccountNotePayload;
  saveFilter: SaveFilterPayload;
  savePostback: SavePostbackPayload;
  selectCurrency: SelectCurrencyPayload;
  sendDownlineResetLink: SendDownlineResetLinkPayload;
  sendFeedback: SendFeedbackPayload;
  setAvatar: SetAvatarPayload;
  setEmail: SetEmailPayload;
  setJackpotOptIn: SetJackpotOptInPayload;
  setLanguage: SetLanguagePayload;
  setMessageFavorites: SetMessageFavoritesPayload;
  setMobile: SetMobilePayload;
  setPaymentPassword: SetPaymentPasswordPayload;
  setPlayLimit: SetPlayLimitPayload;
  setRealityCheck: SetRealityCheckPayload;
  signInToday: SignInTodayPayload;
  startFreePlay: LogInPayload;
  stepUp: StepUpPayload;
  submitIdentityDocument: SubmitIdentityDocumentPayload;
  subscribeToWebPush: SubscribeToWebPushPayload;
  takePlayBreak: TakePlayBreakPayload;
  terminateContract: TerminateContractPayload;
  transferFunds: TransferFundsPayload;
  transferToDownline: TransferToDownlinePayload;
  transferToUpline: TransferToUplinePayload;
  unsubscribeFromWebPush: UnsubscribeFromWebPushPayload;
  updateDownlineAccount: UpdateDownlineAccountPayload;
  updateProfile: UpdateProfilePayload;
};
export type MutationAcceptContractArgs = {
  input: AcceptContractInput;
};
export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput;
};
export type MutationAcknowledgeRealityCheckArgs = {
  input: AcknowledgeRealityCheckInput;
};
export type MutationAddFavoriteGameArgs = {
  input: AddFavoriteGameInput;
};
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};
export type MutationAddPayoutAccountArgs = {
  input: AddPayoutAccountInput;
};
export type MutationApplyForPromotionArgs = {
  input: ApplyForPromotionInput;
};
export type MutationCancelDepositArgs = {
  input: CancelDepositInput;
};
export type MutationCancelLotteryOrderArgs = {
  input: CancelLotteryOrderInput;
};
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};
export type MutationCheckAffiliateCodeArgs = {
  input: CheckAffiliateCodeInput;
};
export type MutationCheckUsernameArgs = {
  input: CheckUsernameInput;
};
export type MutationClaimMissionArgs = {
  input: ClaimMissionInput;
};
export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};
export type MutationClaimRedEnvelopeArgs = {
  input: ClaimRedEnvelopeInput;
};
export type MutationClaimRewardArgs = {
  input: ClaimRewardInput;
};
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};
export type MutationCollectFundsArgs = {
  input: CollectFundsInput;
};
export type MutationConfirmPlayLimitArgs = {
  input: ConfirmPlayLimitInput;
};
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};
export type MutationConfirmWithdrawalArgs = {
  input: ConfirmWithdrawalInput;
};
export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};
export type MutationCountInviteClickArgs = {
  input: CountInviteClickInput;
};
export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};
export type MutationCreateInviteLinkArgs = {
  input: CreateInviteLinkInput;
};
export type MutationCreateWithdrawalArgs = {
  input: CreateWithdrawalInput;
};
export type MutationDeleteAccountNoteArgs = {
  input: DeleteAccountNoteInput;
};
export type MutationDeleteInviteLinkArgs = {
  input: DeleteInviteLinkInput;
};
export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};
export type MutationDeleteSavedFilterArgs = {
  input: DeleteSavedFilterInput;
};
export type MutationDrawRafflePrizeArgs = {
  input: DrawRafflePrizeInput;
};
export type MutationExportRecordArgs = {
  input: ExportRecordInput;
};
export type MutationForfeitBonusArgs = {
  input: ForfeitBonusInput;
};
export type MutationJoinPromotionArgs = {
  input: JoinPromotionInput;
};
export type MutationJoinTournamentArgs = {
  input: JoinTournamentInput;
};
export type MutationLaunchDemoGameArgs = {
  input: LaunchDemoGameInput;
};
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};
export type MutationLogInArgs = {
  input: LogInInput;
};
export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};
export type MutationLogInWithPhoneAuthArgs = {
  input: LogInWithPhoneAuthInput;
};
export type MutationLogInWithSecondFactorArgs = {
  input: LogInWithSecondFactorInput;
};
export type MutationLogInWithSmsArgs = {
  input: LogInWithSmsInput;
};
export type MutationLogInWithSocialArgs = {
  input: LogInWithSocialInput;
};
export type MutationLogInWithTokenArgs = {
  input: LogInWithTokenInput;
};
export type MutationLogOutArgs = {
  input: LogOutInput;
};
export type MutationMailReportArgs = {
  input: MailReportInput;
};
export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};
export type MutationOfferContractEndArgs = {
  input: OfferContractEndInput;
};
export type MutationOpenChatArgs = {
  input: OpenChatInput;
};
export type MutationPlaceLotteryOrderArgs = {
  input: PlaceLotteryOrderInput;
};
export type MutationRedeemPointRewardArgs = {
  input: RedeemPointRewardInput;
};
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};
export type MutationRegisterArgs = {
  input: RegisterInput;
};
export type MutationRegisterDownlineAccountArgs = {
  input: RegisterDownlineAccountInput;
};
export type MutationRejectContractArgs = {
  input: RejectContractInput;
};
export type MutationRemoveFavoriteGameArgs = {
  input: RemoveFavoriteGameInput;
};
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};
export type MutationRemovePayoutAccountArgs = {
  input: RemovePayoutAccountInput;
};
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};
export type MutationRenameSavedFilterArgs = {
  input: RenameSavedFilterInput;
};
export type MutationRequestEmailCodeArgs = {
  input: RequestEmailCodeInput;
};
export type MutationRequestMemberCodeArgs = {
  input: RequestMemberCodeInput;
};
export type MutationRequestMobileCodeArgs = {
  input: RequestMobileCodeInput;
};
export type MutationRequestPasswordLinkArgs = {
  input: RequestPasswordLinkInput;
};
export type MutationRequestSmsCodeArgs = {
  input: RequestSmsCodeInput;
};
export type MutationResetPasswordWithLinkArgs = {
  input: ResetPasswordWithLinkInput;
};
export type MutationResetPasswordWithSmsArgs = {
  input: ResetPasswordWithSmsInput;
};
export type MutationResetPaymentPasswordArgs = {
  input: ResetPaymentPasswordInput;
};
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};
export type MutationSaveAccountNoteArgs = {
  input: SaveAccountNoteInput;
};
export type MutationSaveFilterArgs = {
  input: SaveFilterInput;
};
export type MutationSavePostbackArgs = {
  input: SavePostbackInput;
};
export type MutationSelectCurrencyArgs = {
  input: SelectCurrencyInput;
};
export type MutationSendDownlineResetLinkArgs = {
  input: SendDownlineResetLinkInput;
};
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};
export type MutationSetEmailArgs = {
  input: SetEmailInput;
};
export type MutationSetJackpotOptInArgs = {
  input: SetJackpotOptInInput;
};
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};
export type MutationSetMessageFavoritesArgs = {
  input: SetMessageFavoritesInput;
};
export type MutationSetMobileArgs = {
  input: SetMobileInput;
};
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};
export type MutationSetPlayLimitArgs = {
  input: SetPlayLimitInput;
};
export type MutationSetRealityCheckArgs = {
  input: SetRealityCheckInput;
};
export type MutationSignInTodayArgs = {
  input: SignInTodayInput;
};
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};
export type MutationStepUpArgs = {
  input: StepUpInput;
};
export type MutationSubmitIdentityDocumentArgs = {
  input: SubmitIdentityDocumentInput;
};
export type MutationSubscribeToWebPushArgs = {
  input: SubscribeToWebPushInput;
};
export type MutationTakePlayBreakArgs = {
  input: TakePlayBreakInput;
};
export type MutationTerminateContractArgs = {
  input: TerminateContractInput;
};
export type MutationTransferFundsArgs = {
  input: TransferFundsInput;
};
export type MutationTransferToDownlineArgs = {
  input: TransferToDownlineInput;
};
export type MutationTransferToUplineArgs = {
  input: TransferToUplineInput;
};
export type MutationUnsubscribeFromWebPushArgs = {
  input: UnsubscribeFromWebPushInput;
};
export type MutationUpdateDownlineAccountArgs = {
  input: UpdateDownlineAccountInput;
};
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};
export type MutationPayload = {
  userErrors: Array<UserError>;
};
export type Node = {
  id: Scalars['ID']['output'];
};
export type OfferContractEndInput = {
  account: Scalars['String']['input'];
  endsOthers: Scalars['Boolean']['input'];
  idempotencyKey: Scalars['ID']['input'];
  isDryRun: Scalars['Boolean']['input'];
  kind: ContractKind;
};
export type OfferContractEndPayload = ContractPayload & MutationPayload & {
  contract?: Maybe<AgentContract>;
  endingContracts: Array<EndingContract>;
  userErrors: Array<UserError>;
};
export type OfferContractInput = {
  account: Scalars['String']['input'];
  endsOthers: Scalars['Boolean']['input'];
  idempotencyKey: Scalars['ID']['input'];
  isDryRun: Scalars['Boolean']['input'];
  kind: ContractKind;
  period?: InputMaybe<ContractPeriod>;
  terms: ContractTermsInput;
};
export type OfferContractPayload = ContractPayload & MutationPayload & {
  contract?: Maybe<AgentContract>;
  endingContracts: Array<EndingContract>;
  userErrors: Array<UserError>;
};
export type OpenBusiness = 'BALANCE' | 'BETS' | 'DEPOSITS' | 'REDEEMS' | 'REMAINDER' | 'UNKNOWN' | 'WITHDRAWALS';
export type OpenChatInput = {
  title: Scalars['String']['input'];
};
export type OpenChatPayload = MutationPayload & {
  chat?: Maybe<ChatRoom>;
  userErrors: Array<UserError>;
};
export type OwnLeaderboardPlace = {
  isPaid: Scalars['Boolean']['output'];
  prize?: Maybe<Money>;
  rank?: Maybe<Scalars['Int']['output']>;
  score: Scalars['Decimal']['output'];
};
export type OwnMissionPlace = {
  rank: Scalars['Int']['output'];
  score: Scalars['Int']['output'];
};
export type Page = {
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type PageCursor = {
  cursor: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
};
export type PageCursors = {
  around: Array<PageCursor>;
  first?: Maybe<PageCursor>;
  last?: Maybe<PageCursor>;
  previous?: Maybe<PageCursor>;
};
export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};
export type Passkey = Node & {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};
export type PasswordChangeReason = 'EXPIRED' | 'WEAK';
export type PayoutAccount = Node & {
  addedAt: Scalars['DateTime']['output'];
  bankName: Scalars['String']['output'];
  branch?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  holder?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
  usableFrom?: Maybe<Scalars['DateTime']['output']>;
};
export type PendingPlayLimit = {
  amount?: Maybe<Money>;
  confirmFrom: Scalars['DateTime']['output'];
  confirmUntil: Scalars['DateTime']['output'];
  minutes?: Maybe<Scalars['Int']['output']>;
};
export type PeriodBalance = {
  closing: Money;
  movement: Money;
  opening: Money;
};
export type PeriodInput =
  { days: DayRangeInput; preset?: never; }
  |  { days?: never; preset: PeriodPreset; };
export type PeriodPreset = 'LAST_7' | 'LAST_30' | 'LAST_MONTH' | 'LAST_WEEK' | 'NEXT_7' | 'NEXT_30' | 'THIS_MONTH' | 'THIS_WEEK' | 'TODAY' | 'YESTERDAY';
export type PersonalProfit = CashFlow & Turnover & {
  bonus: Money;
  byCategory: Array<CategoryProfit>;
  byDay: Array<DayProfit>;
  deposit: Money;
  netDepositsLifetime: Money;
  netProfit: Money;
  payout: Money;
  rebate: Money;
  stake: Money;
  validStake: Money;
  withdrawal: Money;
};
export type PersonalProfitFilter = {
  category?: InputMaybe<GameCategory>;
  period?: InputMaybe<PeriodInput>;
};
export type PhoneAuthSettings = {
  apiKey: Scalars['String']['output'];
  authDomain: Scalars['String']['output'];
  emulatorUrl?: Maybe<Scalars['URL']['output']>;
  projectId: Scalars['String']['output'];
};
export type PlaceLotteryOrderInput = {
  chase?: InputMaybe<LotteryChaseInput>;
  drawNumber: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
  lines: Array<LotteryLineInput>;
  lotteryId: Scalars['ID']['input'];
};
export type PlaceLotteryOrderPayload = MutationPayload & {
  member?: Maybe<Member>;
  openDraw?: Maybe<LotteryDraw>;
  order?: Maybe<LotteryOrder>;
  orderEdge?: Maybe<LotteryOrderEdge>;
  userErrors: Array<UserError>;
};
export type PlayBreak = {
  kind: PlayBreakKind;
  until?: Maybe<Scalars['DateTime']['output']>;
};
export type PlayBreakKind = 'SELF_EXCLUSION' | 'TIME_OUT' | 'UNKNOWN';
export type PlayLimit = {
  amount?: Maybe<Money>;
  kind: PlayLimitKind;
  left?: Maybe<Money>;
  minutes?: Maybe<Scalars['Int']['output']>;
  pending?: Maybe<PendingPlayLimit>;
  period: PlayLimitPeriod;
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  used?: Maybe<Money>;
  usedMinutes?: Maybe<Scalars['Int']['output']>;
};
export type PlayLimitKind = 'DEPOSIT' | 'LOSS' | 'SESSION' | 'UNKNOWN' | 'WAGER';
export type PlayLimitPeriod = 'DAY' | 'MONTH' | 'UNKNOWN' | 'WEEK';
export type PlayLimits = {
  limits: Array<PlayLimit>;
  rates: Array<CountingRate>;
  selfExclusions: Array<BreakLength>;
  timeOuts: Array<BreakLength>;
};
export type PointBalance = {
  byType: Array<PointSum>;
  terms?: Maybe<PointTerms>;
  total: Scalars['Int']['output'];
};
export type PointCause = 'BET' | 'CONVERT' | 'DEPOSIT' | 'REDEEM' | 'RETURN' | 'UNKNOWN';
export type PointEarning = {
  amountPerPoint: Money;
  mostPerDay?: Maybe<Scalars['Int']['output']>;
  type: PointType;
};
export type PointEntry = Node & {
  balanceAfter: Scalars['Int']['output'];
  cause?: Maybe<PointCause>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  reference?: Maybe<Scalars['String']['output']>;
  type: PointType;
};
export type PointEntryConnection = Page & {
  edges: Array<PointEntryEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type PointEntryEdge = {
  cursor: Scalars['String']['output'];
  node: PointEntry;
};
export type PointEntryFilter = {
  period?: InputMaybe<PeriodInput>;
  type?: InputMaybe<PointType>;
};
export type PointRedeem = Node & {
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  kind: PointRewardKind;
  points: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  status: PointRedeemStatus;
  title: Scalars['String']['output'];
};
export type PointRedeemConnection = Page & {
  edges: Array<PointRedeemEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type PointRedeemEdge = {
  cursor: Scalars['String']['output'];
  node: PointRedeem;
};
export type PointRedeemFilter = {
  period?: InputMaybe<PeriodInput>;
  status?: InputMaybe<PointRedeemStatus>;
};
export type PointRedeemStatus = 'APPROVED' | 'IN_PROCESS' | 'REJECTED' | 'UNKNOWN';
export type PointReward = Node & {
  amount?: Maybe<Money>;
  category: PointRewardCategory;
  freeSpins?: Maybe<FreeSpinTerms>;
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  kind: PointRewardKind;
  leastRank: Scalars['Int']['output'];
  mostPerMember?: Maybe<Scalars['Int']['output']>;
  points: Scalars['Int']['output'];
  stock?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  turnover?: Maybe<Scalars['Int']['output']>;
};
export type PointRewardCategory = 'ELECTRONICS' | 'LIFESTYLE' | 'MONEY' | 'UNKNOWN';
export type PointRewardConnection = Page & {
  edges: Array<PointRewardEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type PointRewardEdge = {
  cursor: Scalars['String']['output'];
  node: PointReward;
};
export type PointRewardKind = 'BONUS' | 'CASH' | 'FREE_SPINS' | 'ITEM' | 'UNKNOWN';
export type PointSum = {
  points: Scalars['Int']['output'];
  type: PointType;
};
export type PointTerms = {
  convertLeast: Scalars['Int']['output'];
  convertStep: Scalars['Int']['output'];
  convertWorth: Money;
  earnings: Array<PointEarning>;
};
export type PointType = 'DEPOSIT' | 'LIVE' | 'LOTTERY' | 'PVP' | 'REDEEM' | 'SLOTS' | 'SPORTS' | 'UNKNOWN';
export type Poster = Node & {
  category?: Maybe<GameCategory>;
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  language: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};
export type PosterConnection = Page & {
  edges: Array<PosterEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  sizes: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};
export type PosterEdge = {
  cursor: Scalars['String']['output'];
  node: Poster;
};
export type PosterFilter = {
  category?: InputMaybe<GameCategory>;
  language?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
};
export type ProfitAndLossFilter = {
  account?: InputMaybe<Scalars['String']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
  period?: InputMaybe<PeriodInput>;
};
export type ProfitAndLossSort = {
  by: ProfitAndLossSortKey;
  direction: SortDirection;
};
export type ProfitAndLossSortKey = 'ACCOUNT' | 'BONUS' | 'DEPOSIT' | 'PAYOUT' | 'PROFIT' | 'REBATE' | 'STAKE' | 'VALID_STAKE' | 'WITHDRAWAL';
export type ProfitTotals = CashFlow & TeamProfit & Turnover & {
  accountCount: Scalars['Int']['output'];
  balance?: Maybe<PeriodBalance>;
  bonus: Money;
  deposit: Money;
  houseResult: Money;
  payout: Money;
  profit: Money;
  rebate: Money;
  stake: Money;
  validStake: Money;
  withdrawal: Money;
};
export type Promotion = Node & {
  action?: Maybe<Linkage>;
  category: PromotionCategory;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  entry: PromotionEntry;
  freeSpins?: Maybe<FreeSpinTerms>;
  id: Scalars['ID']['output'];
  image: Image;
  internalID: Scalars['String']['output'];
  rulesHtml?: Maybe<Scalars['String']['output']>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  status: PromotionStatus;
  steps?: Maybe<Array<Scalars['String']['output']>>;
  summary: Scalars['String']['output'];
  termsHtml?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};
export type PromotionApplication = {
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  internalID: Scalars['String']['output'];
  pictureCount: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  remark: Scalars['String']['output'];
  status: PromotionStatus;
};
export type PromotionCategory = 'DAILY' | 'HIGH_REBATE' | 'LIMITED' | 'NEWBIE' | 'NEW_PLAYER' | 'SPECIAL_OFFER' | 'UNKNOWN' | 'VIP';
export type PromotionConnection = Page & {
  edges: Array<PromotionEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type PromotionCount = {
  category: PromotionCategory;
  count: Scalars['Int']['output'];
};
export type PromotionEdge = {
  cursor: Scalars['String']['output'];
  node: Promotion;
};
export type PromotionEntry = 'APPLY' | 'JOIN' | 'NONE' | 'UNKNOWN';
export type PromotionExclusion = {
  internalID: Scalars['String']['output'];
  isForGood: Scalars['Boolean']['output'];
  reward?: Maybe<Money>;
  rewardAfter?: Maybe<Money>;
  title: Scalars['String']['output'];
};
export type PromotionLoss = {
  reason: PromotionLossReason;
  usedBy?: Maybe<Scalars['String']['output']>;
};
export type PromotionLossReason = 'DEPOSIT_MISSED' | 'DEPOSIT_USED' | 'DEPOSIT_WITHDRAWN' | 'UNKNOWN';
export type PromotionStanding = Node & {
  accrued?: Maybe<Money>;
  application?: Maybe<PromotionApplication>;
  depositOffer?: Maybe<DepositOffer>;
  excludes: Array<PromotionExclusion>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isEligible: Scalars['Boolean']['output'];
  loss?: Maybe<PromotionLoss>;
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  reward?: Maybe<Money>;
  status: PromotionStatus;
  title: Scalars['String']['output'];
  turnover?: Maybe<Money>;
};
export type PromotionStatus = 'APPLYING' | 'CLAIM' | 'CLAIMED' | 'CLOSE' | 'COMING_SOON' | 'ISSUED' | 'JOIN' | 'JOINED' | 'PROCESS' | 'REJECTED' | 'SIGNED' | 'UNKNOWN';
export type Query = {
  node?: Maybe<Node>;
  nodes: Array<Maybe<Node>>;
  rateLimit?: Maybe<RateLimit>;
  site: Site;
  viewer: Viewer;
  webhookEndpoints?: Maybe<Array<WebhookEndpoint>>;
};
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};
export type Raffle = Node & {
  bonusTerms?: Maybe<BonusTerms>;
  depositForTicket?: Maybe<Money>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  mostTicketsOfDeposit?: Maybe<Scalars['Int']['output']>;
  prizes: Array<RafflePrize>;
  title: Scalars['String']['output'];
};
export type RafflePrize = {
  amount: Money;
  internalID: Scalars['String']['output'];
  kind: RafflePrizeKind;
  odds?: Maybe<Scalars['Float']['output']>;
  title: Scalars['String']['output'];
};
export type RafflePrizeKind = 'BONUS' | 'CASH' | 'NONE' | 'UNKNOWN';
export type RaffleTicket = Node & {
  grantedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  prize?: Maybe<RafflePrize>;
  source: RaffleTicketSource;
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};
export type RaffleTicketConnection = Page & {
  edges: Array<RaffleTicketEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type RaffleTicketEdge = {
  cursor: Scalars['String']['output'];
  node: RaffleTicket;
};
export type RaffleTicketSource = 'DEPOSIT' | 'GIFT' | 'SIGN_IN' | 'UNKNOWN';
export type RateLimit = {
  cost: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  remaining: Scalars['Int']['output'];
  resetAt: Scalars['DateTime']['output'];
  used: Scalars['Int']['output'];
};
export type RealTimeContract = {
  lossRate: Scalars['Decimal']['output'];
  profitRate: Scalars['Decimal']['output'];
  singleBetAmount?: Maybe<Scalars['Decimal']['output']>;
};
export type RealTimeContractInput = {
  lossRate: Scalars['Decimal']['input'];
  profitRate: Scalars['Decimal']['input'];
  singleBetAmount?: InputMaybe<Scalars['Decimal']['input']>;
};
export type RealityCheck = {
  canBeOff: Scalars['Boolean']['output'];
  choices: Array<Scalars['Int']['output']>;
  intervalMinutes?: Maybe<Scalars['Int']['output']>;
  net: Money;
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  serverTime: Scalars['DateTime']['output'];
  staked: Money;
  startedAt: Scalars['DateTime']['output'];
  won: Money;
};
export type RealityCheckAction = 'CONTINUE' | 'EXIT';
export type Rebate = Node & {
  amount: Money;
  commission: Money;
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  ownAmount: Money;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  rate: Scalars['Decimal']['output'];
  shares: Array<RebateShare>;
  validStake: Money;
};
export type RebateConnection = Page & {
  edges: Array<RebateEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalAmount: Money;
  totalCommission: Money;
  totalCount: Scalars['Int']['output'];
};
export type RebateEdge = {
  cursor: Scalars['String']['output'];
  node: Rebate;
};
export type RebateShare = {
  accountCount: Scalars['Int']['output'];
  rateBelow: Scalars['Decimal']['output'];
  validStake: Money;
};
export type RecordExport = {
  expiresAt: Scalars['DateTime']['output'];
  rowCount: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};
export type RedEnvelope = Node & {
  closesAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  opensAt: Scalars['DateTime']['output'];
};
export type RedEnvelopeCalendar = {
  bonusTerms?: Maybe<BonusTerms>;
  currency?: Maybe<Scalars['String']['output']>;
  envelopes: Array<RedEnvelope>;
  serverTime?: Maybe<Scalars['DateTime']['output']>;
};
export type RedEnvelopeClaim = {
  amount: Money;
  envelope: RedEnvelope;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};
export type RedeemPointRewardInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  rewardId: Scalars['ID']['input'];
};
export type RedeemPointRewardPayload = MutationPayload & {
  member?: Maybe<Member>;
  redeem?: Maybe<PointRedeem>;
  reward?: Maybe<PointReward>;
  userErrors: Array<UserError>;
};
export type RedeliverWebhookInput = {
  key: Scalars['String']['input'];
};
export type RedeliverWebhookPayload = MutationPayload & {
  userErrors: Array<UserError>;
};
export type Referral = {
  code: Scalars['String']['output'];
  friends?: Maybe<ReferralFriendConnection>;
  invitedCount: Scalars['Int']['output'];
  link: Scalars['URL']['output'];
  qualifiedCount: Scalars['Int']['output'];
  qualifyingAmount?: Maybe<Money>;
  rewardTotal: Money;
  tiers: Array<ReferralTier>;
};
export type ReferralFriendsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReferralFriendFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type ReferralFriend = Node & {
  hasDeposited: Scalars['Boolean']['output'];
  hasPlayed: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  maskedName: Scalars['String']['output'];
  qualifiedAt?: Maybe<Scalars['DateTime']['output']>;
  registeredAt: Scalars['DateTime']['output'];
  reward?: Maybe<Money>;
};
export type ReferralFriendConnection = Page & {
  edges: Array<ReferralFriendEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type ReferralFriendEdge = {
  cursor: Scalars['String']['output'];
  node: ReferralFriend;
};
export type ReferralFriendFilter = {
  period?: InputMaybe<PeriodInput>;
};
export type ReferralTier = {
  from: Scalars['Int']['output'];
  reward: Money;
};
export type RegisterDownlineAccountInput = {
  account: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  kind: DownlineKind;
  rebate: Scalars['Decimal']['input'];
};
export type RegisterDownlineAccountPayload = MutationPayload & {
  account?: Maybe<Scalars['String']['output']>;
  firstPassword?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};
export type RegisterInput = {
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  birthday?: InputMaybe<Scalars['Date']['input']>;
  captcha?: InputMaybe<CaptchaAnswerInput>;
  countryDialingCode?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  delivery: SessionDelivery;
  email?: InputMaybe<Scalars['String']['input']>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  idNumber?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  line?: InputMaybe<Scalars['String']['input']>;
  method: RegistrationMethod;
  mobile?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  payeeName?: InputMaybe<Scalars['String']['input']>;
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  phoneAuthIdToken?: InputMaybe<Scalars['String']['input']>;
  qqNumber?: InputMaybe<Scalars['String']['input']>;
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  registerUrl?: InputMaybe<Scalars['URL']['input']>;
  termsVersion: Scalars['String']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
  verificationCode?: InputMaybe<Scalars['String']['input']>;
  wechat?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  zalo?: InputMaybe<Scalars['String']['input']>;
};
export type RegisterPayload = MutationPayload & {
  bearerToken?: Maybe<Scalars['String']['output']>;
  bonus?: Maybe<Money>;
  bonusTurnover?: Maybe<Money>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
  username?: Maybe<Scalars['String']['output']>;
  viewer?: Maybe<Viewer>;
};
export type RegistrationField = {
  isRequired: Scalars['Boolean']['output'];
  maxLength?: Maybe<Scalars['Int']['output']>;
  minLength?: Maybe<Scalars['Int']['output']>;
  name: RegistrationFieldName;
  pattern?: Maybe<Scalars['String']['output']>;
  patternId?: Maybe<Scalars['Int']['output']>;
};
export type RegistrationFieldName = 'AFFILIATE_CODE' | 'BIRTHDAY' | 'CAPTCHA' | 'CONFIRM_PASSWORD' | 'EMAIL' | 'FACEBOOK' | 'ID_NUMBER' | 'LINE' | 'MOBILE' | 'PASSWORD' | 'PAYEE_NAME' | 'PAYMENT_PASSWORD' | 'QQ_NUMBER' | 'RECOMMENDER_ID' | 'USERNAME' | 'VERIFICATION_CODE' | 'WECHAT' | 'WHATSAPP' | 'ZALO';
export type RegistrationForm = {
  fields: Array<RegistrationField>;
  requiresSmsCode: Scalars['Boolean']['output'];
};
export type RegistrationMethod = 'MOBILE' | 'USERNAME';
export type RegistrationSettings = {
  mobile: RegistrationForm;
  username: RegistrationForm;
};
export type RejectContractInput = {
  contractId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type RejectContractPayload = MutationPayload & {
  contract?: Maybe<AgentContract>;
  userErrors: Array<UserError>;
};
export type RememberedLogin = {
  countryDialingCode?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
};
export type RemoveFavoriteGameInput = {
  gameId: Scalars['ID']['input'];
};
export type RemoveFavoriteGamePayload = MutationPayload & {
  member?: Maybe<Member>;
  removedGameId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};
export type RemovePasskeyInput = {
  passkeyId: Scalars['ID']['input'];
};
export type RemovePasskeyPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type RemovePayoutAccountInput = {
  payoutAccountId: Scalars['ID']['input'];
};
export type RemovePayoutAccountPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type RenamePasskeyInput = {
  name: Scalars['String']['input'];
  passkeyId: Scalars['ID']['input'];
};
export type RenamePasskeyPayload = MutationPayload & {
  member?: Maybe<Member>;
  passkey?: Maybe<Passkey>;
  userErrors: Array<UserError>;
};
export type RenameSavedFilterInput = {
  name: Scalars['String']['input'];
  savedFilterId: Scalars['ID']['input'];
};
export type RenameSavedFilterPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type RenewRecoveryCodesPayload = MutationPayload & {
  member?: Maybe<Member>;
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
};
export type ReportMail = {
  isPaused: Scalars['Boolean']['output'];
  nextAt: Scalars['DateTime']['output'];
  rhythm: ReportRhythm;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
};
export type ReportMails = {
  maskedEmail?: Maybe<Scalars['String']['output']>;
  most: Scalars['Int']['output'];
};
export type ReportRhythm = 'DAY' | 'WEEK';
export type RequestCaptchaPayload = MutationPayload & {
  captcha?: Maybe<Captcha>;
  userErrors: Array<UserError>;
};
export type RequestEmailCodeInput = {
  email: Scalars['String']['input'];
};
export type RequestEmailCodePayload = MutationPayload & {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};
export type RequestHumanCheckPayload = MutationPayload & {
  humanCheck?: Maybe<HumanCheck>;
  userErrors: Array<UserError>;
};
export type RequestMemberCodeInput = {
  channel: CodeChannel;
  purpose: MemberCodePurpose;
};
export type RequestMemberCodePayload = MutationPayload & {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};
export type RequestMobileCodeInput = {
  countryDialingCode: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
};
export type RequestMobileCodePayload = MutationPayload & {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};
export type RequestPasskeyLoginPayload = MutationPayload & {
  options?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};
export type RequestPasswordLinkInput = {
  email: Scalars['String']['input'];
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  username: Scalars['String']['input'];
};
export type RequestPasswordLinkPayload = MutationPayload & {
  userErrors: Array<UserError>;
};
export type RequestSmsCodeInput = {
  countryDialingCode: Scalars['String']['input'];
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
  mobile: Scalars['String']['input'];
  purpose: SmsCodePurpose;
};
export type RequestSmsCodePayload = MutationPayload & {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};
export type ResetPasswordWithLinkInput = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};
export type ResetPasswordWithLinkPayload = MutationPayload & {
  userErrors: Array<UserError>;
  username?: Maybe<Scalars['String']['output']>;
};
export type ResetPasswordWithSmsInput = {
  code: Scalars['String']['input'];
  countryDialingCode: Scalars['String']['input'];
  delivery: SessionDelivery;
  mobile: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};
export type ResetPaymentPasswordInput = {
  channel: CodeChannel;
  code: Scalars['String']['input'];
  newPaymentPassword: Scalars['String']['input'];
};
export type ResetPaymentPasswordPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type ResponsibleGamingContent = {
  countries: Array<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  helplines: Array<Helpline>;
  questions: Array<SelfTestQuestion>;
};
export type RevenueGroup = 'DAY' | 'MONTH' | 'WEEK';
export type RevokeOtherSessionsPayload = MutationPayload & {
  member?: Maybe<Member>;
  revokedCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};
export type RevokeSessionInput = {
  sessionId: Scalars['ID']['input'];
};
export type RevokeSessionPayload = MutationPayload & {
  member?: Maybe<Member>;
  revokedSessionId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};
export type Reward = Node & {
  amount: Money;
  claimBefore: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  freeSpins?: Maybe<FreeSpinTerms>;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  kind: RewardKind;
  status: RewardStatus;
  title: Scalars['String']['output'];
  turnoverRequired?: Maybe<Money>;
};
export type RewardConnection = Page & {
  claimableCount?: Maybe<Scalars['Int']['output']>;
  edges: Array<RewardEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals?: Maybe<RewardTotals>;
};
export type RewardEdge = {
  cursor: Scalars['String']['output'];
  node: Reward;
};
export type RewardFilter = {
  kind?: InputMaybe<RewardKind>;
  period?: InputMaybe<PeriodInput>;
  status?: InputMaybe<RewardStatus>;
};
export type RewardKind = 'MISSION' | 'POINTS' | 'PROMOTION' | 'RAFFLE' | 'RED_ENVELOPE' | 'REFERRAL' | 'SIGN_IN' | 'UNKNOWN' | 'VIP';
export type RewardStatus = 'AVAILABLE' | 'CLAIMED' | 'EXPIRED' | 'UNKNOWN';
export type RewardTotals = {
  amount: Money;
  claimed: Money;
};
export type SaveAccountNoteInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  noteId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};
export type SaveAccountNotePayload = MutationPayload & {
  account?: Maybe<DownlineAccount>;
  userErrors: Array<UserError>;
};
export type SaveFilterInput = {
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  report: AgentReport;
};
export type SaveFilterPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type SavePostbackInput = {
  address: Scalars['String']['input'];
  events: Array<WebhookEventType>;
  sendsTest?: InputMaybe<Scalars['Boolean']['input']>;
};
export type SavePostbackPayload = MutationPayload & {
  agent?: Maybe<Agent>;
  userErrors: Array<UserError>;
};
export type SavedFilter = Node & {
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  mail?: Maybe<ReportMail>;
  name: Scalars['String']['output'];
  query: Scalars['String']['output'];
  report?: Maybe<AgentReport>;
};
export type SearchResult = {
  gameCount: Scalars['Int']['output'];
  games: Array<Game>;
  vendors: Array<Vendor>;
};
export type SecondFactor = {
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  recoveryCodesLeft: Scalars['Int']['output'];
};
export type SecondFactorChallenge = {
  expiresAt: Scalars['DateTime']['output'];
  token?: Maybe<Scalars['String']['output']>;
};
export type SecondFactorMethod = 'RECOVERY_CODE' | 'TOTP';
export type SecurityLevel = 'HIGH' | 'LOW' | 'MIDDLE' | 'UNKNOWN';
export type SecuritySetting = 'CONTACT' | 'PAYMENT_PASSWORD' | 'SECOND_FACTOR' | 'UNKNOWN';
export type SelectCurrencyInput = {
  currency: Scalars['String']['input'];
};
export type SelectCurrencyPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SelfTestQuestion = {
  code: Scalars['String']['output'];
  text: Scalars['String']['output'];
};
export type SendDownlineResetLinkInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type SendDownlineResetLinkPayload = MutationPayload & {
  userErrors: Array<UserError>;
};
export type SendFeedbackInput = {
  contact?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  imageIds: Array<Scalars['ID']['input']>;
  kind: FeedbackKind;
};
export type SendFeedbackPayload = MutationPayload & {
  feedbackId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};
export type SentChange = {
  amount?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  kind?: Maybe<SentChangeKind>;
  recordId?: Maybe<Scalars['ID']['output']>;
  state: SentChangeState;
};
export type SentChangeKind = 'CONVERSION' | 'DEPOSIT' | 'LOTTERY_ORDER' | 'MEMBER_TRANSFER' | 'REDEEM' | 'TRANSFER' | 'UNKNOWN' | 'WITHDRAWAL';
export type SentChangeState = 'ARRIVED' | 'IN_PROGRESS' | 'UNKNOWN';
export type Session = Node & {
  country?: Maybe<Scalars['String']['output']>;
  device?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  idleExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  ip?: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  maskedAddress?: Maybe<Scalars['String']['output']>;
  serverTime?: Maybe<Scalars['DateTime']['output']>;
  startedAt: Scalars['DateTime']['output'];
};
export type SessionDelivery = 'BEARER' | 'COOKIE';
export type SetAvatarInput = {
  internalID: Scalars['String']['input'];
};
export type SetAvatarPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetEmailInput = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};
export type SetEmailPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetJackpotOptInInput = {
  idempotencyKey: Scalars['ID']['input'];
  isOptedIn: Scalars['Boolean']['input'];
  jackpotId: Scalars['ID']['input'];
};
export type SetJackpotOptInPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetLanguageInput = {
  code: Scalars['String']['input'];
};
export type SetLanguagePayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetMessageFavoritesInput = {
  ids: Array<Scalars['ID']['input']>;
  isFavorite: Scalars['Boolean']['input'];
};
export type SetMessageFavoritesPayload = MutationPayload & {
  messageIds: Array<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};
export type SetMobileInput = {
  code: Scalars['String']['input'];
  countryDialingCode: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
};
export type SetMobilePayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetPaymentPasswordInput = {
  newPaymentPassword: Scalars['String']['input'];
  oldPaymentPassword?: InputMaybe<Scalars['String']['input']>;
};
export type SetPaymentPasswordPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetPlayLimitInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  kind: PlayLimitKind;
  minutes?: InputMaybe<Scalars['Int']['input']>;
  period: PlayLimitPeriod;
};
export type SetPlayLimitPayload = MutationPayload & {
  cancelledDeposits: Scalars['Int']['output'];
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SetRealityCheckInput = {
  intervalMinutes?: InputMaybe<Scalars['Int']['input']>;
};
export type SetRealityCheckPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SignInCalendar = {
  bonusTerms?: Maybe<BonusTerms>;
  resetsAt: Scalars['DateTime']['output'];
  rewards: Array<SignInReward>;
  serverTime?: Maybe<Scalars['DateTime']['output']>;
};
export type SignInReward = {
  amount: Money;
  day: Scalars['Int']['output'];
  tickets: Scalars['Int']['output'];
};
export type SignInStanding = {
  day: Scalars['Int']['output'];
  isSigned: Scalars['Boolean']['output'];
  streak: Scalars['Int']['output'];
};
export type SignInTodayInput = {
  idempotencyKey: Scalars['ID']['input'];
};
export type SignInTodayPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type Site = Node & {
  affiliate?: Maybe<SiteAffiliate>;
  announcements?: Maybe<AnnouncementConnection>;
  article?: Maybe<Article>;
  articles?: Maybe<ArticleConnection>;
  banners?: Maybe<Array<Banner>>;
  brand?: Maybe<Brand>;
  collectsFieldData: Scalars['Boolean']['output'];
  countries?: Maybe<Array<Country>>;
  dailySignIn?: Maybe<SignInCalendar>;
  domains?: Maybe<Array<SiteDomain>>;
  features?: Maybe<SiteFeatures>;
  gameMenu?: Maybe<Array<GameMenuEntry>>;
  games?: Maybe<GameConnection>;
  helpCentre?: Maybe<HelpCentre>;
  homeSections?: Maybe<Array<HomeSection>>;
  hotGames?: Maybe<GameConnection>;
  id: Scalars['ID']['output'];
  jackpotWinners?: Maybe<JackpotWinConnection>;
  jackpotWins?: Maybe<Array<JackpotWin>>;
  jackpots?: Maybe<Array<Jackpot>>;
  languages?: Maybe<Array<Language>>;
  leaderboard?: Maybe<Leaderboard>;
  leaderboards?: Maybe<LeaderboardConnection>;
  lottery?: Maybe<Lottery>;
  lotteryMenu?: Maybe<Array<LotteryGroup>>;
  missionLeaderboard?: Maybe<Array<MissionPlace>>;
  page?: Maybe<SitePage>;
  phoneAuth?: Maybe<PhoneAuthSettings>;
  pointRewards?: Maybe<PointRewardConnection>;
  popularLotteries?: Maybe<Array<Lottery>>;
  promotion?: Maybe<Promotion>;
  promotionCounts?: Maybe<Array<PromotionCount>>;
  promotions?: Maybe<PromotionConnection>;
  raffle?: Maybe<Raffle>;
  recentWins?: Maybe<Array<Win>>;
  redEnvelopes?: Maybe<RedEnvelopeCalendar>;
  registration?: Maybe<RegistrationSettings>;
  resources?: Maybe<Array<SiteResource>>;
  responsibleGaming?: Maybe<ResponsibleGamingContent>;
  search?: Maybe<SearchResult>;
  socialProviders?: Maybe<Array<SocialProvider>>;
  vipLevels?: Maybe<Array<VipLevel>>;
  webPushKey?: Maybe<Scalars['String']['output']>;
  winners?: Maybe<Array<Win>>;
};
export type SiteAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<AnnouncementKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SiteArticleArgs = {
  section: ArticleSection;
  slug: Scalars['String']['input'];
};
export type SiteArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  section: ArticleSection;
};
export type SiteBannersArgs = {
  group: BannerGroup;
};
export type SiteGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort: GameSort;
};
export type SiteHotGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HotGameFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SiteJackpotWinnersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jackpotId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SiteLeaderboardArgs = {
  internalID: Scalars['String']['input'];
};
export type SiteLeaderboardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<LeaderboardKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SiteLotteryArgs = {
  code: Scalars['String']['input'];
};
export type SiteLotteryMenuArgs = {
  mode?: InputMaybe<LotteryMode>;
};
export type SiteMissionLeaderboardArgs = {
  period: MissionBoardPeriod;
};
export type SitePageArgs = {
  slug: SitePageSlug;
};
export type SitePointRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<PointRewardCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SitePopularLotteriesArgs = {
  mode?: InputMaybe<LotteryMode>;
};
export type SitePromotionArgs = {
  internalID: Scalars['String']['input'];
};
export type SitePromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<PromotionCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
export type SiteResourcesArgs = {
  kinds?: InputMaybe<Array<SiteResourceKind>>;
};
export type SiteResponsibleGamingArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};
export type SiteSearchArgs = {
  first: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};
export type SiteWinnersArgs = {
  period: WinnerPeriod;
};
export type SiteAffiliate = {
  code: Scalars['String']['output'];
  domain?: Maybe<Scalars['String']['output']>;
};
export type SiteDomain = {
  speed: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};
export type SiteFeatures = {
  chat: Scalars['Boolean']['output'];
  dailySalary: Scalars['Boolean']['output'];
  directRegistration: Scalars['Boolean']['output'];
  dividend: Scalars['Boolean']['output'];
  downlineTransfer: Scalars['Boolean']['output'];
  followSystemTheme: Scalars['Boolean']['output'];
  forceLightTheme: Scalars['Boolean']['output'];
  forcedPasswordChange: Scalars['Boolean']['output'];
  freePlay: Scalars['Boolean']['output'];
  hourlySalary: Scalars['Boolean']['output'];
  loginRequired: Scalars['Boolean']['output'];
  memberCentre: Scalars['Boolean']['output'];
  missingParts: Array<SitePart>;
  mobileRegistration: Scalars['Boolean']['output'];
  phoneAuth: Scalars['Boolean']['output'];
  phonePasswordRecovery: Scalars['Boolean']['output'];
  pointMall: Scalars['Boolean']['output'];
  realTimeSalary: Scalars['Boolean']['output'];
  referralPromotion: Scalars['Boolean']['output'];
  showBarsInGames: Scalars['Boolean']['output'];
  smsLogin: Scalars['Boolean']['output'];
  socialLogin: Scalars['Boolean']['output'];
  termsPrechecked: Scalars['Boolean']['output'];
  uplineTransfer: Scalars['Boolean']['output'];
};
export type SitePage = {
  contentHtml: Scalars['String']['output'];
  slug: SitePageSlug;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};
export type SitePageSlug = 'ACCESSIBILITY' | 'CONTACT' | 'PRIVACY' | 'RESPONSIBLE_GAMING';
export type SitePart = 'BETS' | 'BONUSES' | 'DEPOSITS' | 'JACKPOTS' | 'LEADERBOARDS' | 'MESSAGES' | 'PAGES' | 'PROFIT' | 'PROMOTIONS' | 'RAFFLE' | 'RED_ENVELOPES' | 'REFERRAL' | 'REWARDS' | 'SIGN_IN' | 'STATEMENT' | 'TRANSACTIONS' | 'VIP' | 'WITHDRAWALS';
export type SiteResource = {
  kind: SiteResourceKind;
  label: Scalars['String']['output'];
  qrCodeUrl?: Maybe<Scalars['URL']['output']>;
  url: Scalars['URL']['output'];
};
export type SiteResourceKind = 'ANDROID_APP' | 'IOS_APP' | 'IOS_PROFILE' | 'LICENCE' | 'SOCIAL_FACEBOOK' | 'SOCIAL_INSTAGRAM' | 'SOCIAL_TELEGRAM' | 'SOCIAL_X' | 'SOCIAL_YOUTUBE' | 'SOCIAL_ZALO' | 'UNKNOWN';
export type SmsCodePurpose = 'LOG_IN' | 'REGISTER_MOBILE' | 'REGISTER_USERNAME' | 'RESET_PASSWORD';
export type SocialProvider = {
  kind: SocialProviderKind;
  startUrl: Scalars['URL']['output'];
};
export type SocialProviderKind = 'FACEBOOK' | 'GOOGLE';
export type SortDirection = 'ASCENDING' | 'DESCENDING';
export type StartFreePlayInput = {
  delivery: SessionDelivery;
  humanCheck?: InputMaybe<HumanCheckAnswerInput>;
};
export type StatementPeriod = CashFlow & {
  bonus: Money;
  closing: Money;
  deposit: Money;
  firstDay: Scalars['Date']['output'];
  lastDay: Scalars['Date']['output'];
  netDeposit: Money;
  opening: Money;
  other: Money;
  payout: Money;
  rebate: Money;
  stake: Money;
  withdrawal: Money;
};
export type StepUpInput = {
  method: StepUpMethod;
  secret: Scalars['String']['input'];
};
export type StepUpMethod = 'EMAIL' | 'PASSWORD' | 'SMS' | 'TOTP' | 'UNKNOWN';
export type StepUpPayload = MutationPayload & {
  until?: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};
export type SubmitIdentityDocumentInput = {
  imageIds: Array<Scalars['ID']['input']>;
  kind: IdentityDocumentKind;
};
export type SubmitIdentityDocumentPayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type SubscribeToWebPushInput = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};
export type SubscribeToWebPushPayload = MutationPayload & {
  isSubscribed: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};
export type Subscription = {
  announcementPublished: Announcement;
  balanceChanged: Wallet;
  bonusChanged: Bonus;
  claimableChanged: Member;
  claimableMissionsChanged: Member;
  contractsChanged: Agent;
  dailySignInChanged: Member;
  depositChanged: Deposit;
  freeSpinsChanged: Member;
  identityCheckChanged: Member;
  jackpotsChanged: Site;
  leaderboardChanged: LeaderboardChange;
  lotteryDrawn: Lottery;
  lotteryOrderSettled: LotteryOrder;
  missionsChanged: Member;
  pointsChanged: Member;
  promotionsChanged: Member;
  raffleTicketsChanged: Member;
  realityCheckChanged: Member;
  redEnvelopesChanged: RedEnvelopeCalendar;
  rewardsChanged: Member;
  systemStatusChanged: SystemStatus;
  unreadCountsChanged: Member;
  vipProgressChanged: Member;
  withdrawalChanged: Withdrawal;
  withdrawalsChanged: Member;
  won: Win;
};
export type SubscriptionBonusChangedArgs = {
  id: Scalars['ID']['input'];
};
export type SubscriptionDepositChangedArgs = {
  id: Scalars['ID']['input'];
};
export type SubscriptionLeaderboardChangedArgs = {
  id: Scalars['ID']['input'];
};
export type SubscriptionLotteryDrawnArgs = {
  lotteryId: Scalars['ID']['input'];
};
export type SubscriptionWithdrawalChangedArgs = {
  id: Scalars['ID']['input'];
};
export type SystemState = 'MAINTENANCE' | 'NORMAL' | 'RESTRICTED';
export type SystemStatus = {
  contactUrl?: Maybe<Scalars['URL']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  ip?: Maybe<Scalars['String']['output']>;
  state: SystemState;
};
export type TakePlayBreakInput = {
  length: BreakLength;
  password?: InputMaybe<Scalars['String']['input']>;
};
export type TakePlayBreakPayload = MutationPayload & {
  playBreak?: Maybe<PlayBreak>;
  userErrors: Array<UserError>;
};
export type TeamBet = Node & Turnover & {
  account: Scalars['String']['output'];
  category?: Maybe<GameCategory>;
  gameName: Scalars['String']['output'];
  houseResult: Money;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  payout: Money;
  placedAt: Scalars['DateTime']['output'];
  profit: Money;
  round?: Maybe<Scalars['String']['output']>;
  selection?: Maybe<Scalars['String']['output']>;
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  stake: Money;
  status: BetStatus;
  validStake: Money;
  vendorCode: Scalars['String']['output'];
};
export type TeamBetConnection = Page & {
  edges: Array<TeamBetEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals: TeamBetTotals;
};
export type TeamBetEdge = {
  cursor: Scalars['String']['output'];
  node: TeamBet;
};
export type TeamBetFilter = {
  account?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<GameCategory>;
  period?: InputMaybe<PeriodInput>;
  status?: InputMaybe<BetStatus>;
};
export type TeamBetSort = {
  by: TeamBetSortKey;
  direction: SortDirection;
};
export type TeamBetSortKey = 'ACCOUNT' | 'PAYOUT' | 'PLACED_AT' | 'PROFIT' | 'STAKE' | 'VALID_STAKE';
export type TeamBetTotals = Turnover & {
  houseResult: Money;
  payout: Money;
  profit: Money;
  stake: Money;
  validStake: Money;
};
export type TeamDayProfit = CashFlow & {
  day: Scalars['Date']['output'];
  deposit: Money;
  houseResult: Money;
  payout: Money;
  profit: Money;
  stake: Money;
  withdrawal: Money;
};
export type TeamProfit = {
  accountCount: Scalars['Int']['output'];
  balance?: Maybe<PeriodBalance>;
  bonus: Money;
  deposit: Money;
  houseResult: Money;
  payout: Money;
  profit: Money;
  rebate: Money;
  stake: Money;
  validStake: Money;
  withdrawal: Money;
};
export type TeamTransaction = Node & {
  account: Scalars['String']['output'];
  amount: Money;
  balanceAfter: Money;
  balanceBefore: Money;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  kind: AccountMovementKind;
  reference?: Maybe<Scalars['String']['output']>;
};
export type TeamTransactionConnection = Page & {
  edges: Array<TeamTransactionEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  totals: AccountMovementTotals;
};
export type TeamTransactionEdge = {
  cursor: Scalars['String']['output'];
  node: TeamTransaction;
};
export type TeamTransactionFilter = {
  account?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<MovementDirection>;
  kind?: InputMaybe<AccountMovementKind>;
  period?: InputMaybe<PeriodInput>;
};
export type TerminateContractInput = {
  contractId: Scalars['ID']['input'];
  endsOthers: Scalars['Boolean']['input'];
  idempotencyKey: Scalars['ID']['input'];
};
export type TerminateContractPayload = ContractPayload & MutationPayload & {
  contract?: Maybe<AgentContract>;
  endingContracts: Array<EndingContract>;
  userErrors: Array<UserError>;
};
export type TransferDirection = 'DOWNLINE' | 'UPLINE';
export type TransferFundsInput = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  from: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};
export type TransferFundsPayload = MutationPayload & {
  transferred?: Maybe<Money>;
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
};
export type TransferReceiver = {
  account: Scalars['String']['output'];
  nickname?: Maybe<Scalars['String']['output']>;
};
export type TransferTerms = {
  dailyAmount: Money;
  dailyAmountLeft: Money;
  dailyCount: Scalars['Int']['output'];
  dailyCountLeft: Scalars['Int']['output'];
  isPaymentPasswordSet: Scalars['Boolean']['output'];
  least: Money;
  most: Money;
  upline?: Maybe<TransferReceiver>;
};
export type TransferToDownlineInput = {
  account: Scalars['String']['input'];
  amount: Scalars['Decimal']['input'];
  idempotencyKey: Scalars['ID']['input'];
  paymentPassword: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};
export type TransferToDownlinePayload = MutationPayload & {
  transferred?: Maybe<Money>;
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
};
export type TransferToUplineInput = {
  amount: Scalars['Decimal']['input'];
  idempotencyKey: Scalars['ID']['input'];
  paymentPassword: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};
export type TransferToUplinePayload = MutationPayload & {
  transferred?: Maybe<Money>;
  userErrors: Array<UserError>;
  wallet?: Maybe<Wallet>;
};
export type Turnover = {
  payout: Money;
  stake: Money;
  validStake: Money;
};
export type UnsubscribeFromWebPushInput = {
  endpoint: Scalars['String']['input'];
};
export type UnsubscribeFromWebPushPayload = MutationPayload & {
  isSubscribed: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};
export type UpdateDownlineAccountInput = {
  accountId: Scalars['ID']['input'];
  canBet?: InputMaybe<Scalars['Boolean']['input']>;
  canTransfer?: InputMaybe<Scalars['Boolean']['input']>;
  canWithdraw?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  rebate?: InputMaybe<Scalars['Decimal']['input']>;
};
export type UpdateDownlineAccountPayload = MutationPayload & {
  account?: Maybe<DownlineAccount>;
  userErrors: Array<UserError>;
};
export type UpdateProfileInput = {
  birthday?: InputMaybe<Scalars['Date']['input']>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  line?: InputMaybe<Scalars['String']['input']>;
  marketing?: InputMaybe<MarketingInput>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  payeeName?: InputMaybe<Scalars['String']['input']>;
  qq?: InputMaybe<Scalars['String']['input']>;
  wechat?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  zalo?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateProfilePayload = MutationPayload & {
  member?: Maybe<Member>;
  userErrors: Array<UserError>;
};
export type UserError = {
  code: UserErrorCode;
  field?: Maybe<Array<Scalars['String']['output']>>;
  limit?: Maybe<PlayLimit>;
  message: Scalars['String']['output'];
  playBreak?: Maybe<PlayBreak>;
  remaining?: Maybe<Money>;
  retryAfter?: Maybe<Scalars['Int']['output']>;
  triesLeft?: Maybe<Scalars['Int']['output']>;
};
export type UserErrorCode = 'ACCOUNT_CLOSED' | 'ACCOUNT_LOCKED' | 'ACCOUNT_NOT_EMPTY' | 'ACCOUNT_SUSPENDED' | 'AFFILIATE_CODE_INVALID' | 'AGE_NOT_CONFIRMED' | 'AGE_NOT_MET' | 'ALREADY_APPLIED' | 'ALREADY_CLAIMED' | 'ALREADY_SIGNED' | 'AMOUNT_OUT_OF_RANGE' | 'BANK_CARD_COOLING' | 'BANK_CARD_EXISTS' | 'BANK_CARD_LIMIT' | 'BET_NOT_ALLOWED' | 'CAPTCHA_INVALID' | 'CAPTCHA_REQUIRED' | 'CHANNEL_UNAVAILABLE' | 'CODE_EXPIRED' | 'CODE_INVALID' | 'CODE_TRIES_EXCEEDED' | 'CONFIRM_WINDOW_CLOSED' | 'CONTACT_COOLING' | 'CONTACT_MISSING' | 'CONTRACT_EXISTS' | 'CONTRACT_LOWER_THAN_DOWNLINE' | 'CONTRACT_RATE_TOO_HIGH' | 'CONTRACT_STATE' | 'CURRENCY_NOT_OFFERED' | 'DEMO_NOT_AVAILABLE' | 'DOWNLINE_NOT_FOUND' | 'DRAW_CLOSED' | 'EMAIL_TAKEN' | 'EXPORT_TOO_LARGE' | 'FAVORITE_LIMIT' | 'FEATURE_DISABLED' | 'FILTER_LIMIT' | 'GAME_MAINTENANCE' | 'GAME_NOT_FOUND' | 'HUMAN_CHECK_FAILED' | 'IDENTITY_CHECK_CLOSED' | 'ID_NUMBER_TAKEN' | 'IMAGE_COUNT' | 'IMAGE_TOO_LARGE' | 'IMAGE_TYPE' | 'INSUFFICIENT_BALANCE' | 'INVITE_LINK_LIMIT' | 'KYC_REQUIRED' | 'LOGIN_FAILED' | 'LOGIN_TOKEN_INVALID' | 'MFA_ENABLED' | 'MFA_EXPIRED' | 'MFA_INVALID' | 'MOBILE_TAKEN' | 'NOT_AGENT_ACCOUNT' | 'NOT_ELIGIBLE' | 'NOT_MEMBER_ACCOUNT' | 'NO_TICKET' | 'ORDER_NOT_CANCELLABLE' | 'PASSKEY_INVALID' | 'PASSKEY_LIMIT' | 'PASSWORD_INCORRECT' | 'PASSWORD_REUSED' | 'PASSWORD_WEAK' | 'PAYMENT_PASSWORD_INVALID' | 'PAYMENT_PASSWORD_LOCKED' | 'PAYMENT_PASSWORD_NOT_SET' | 'PHONE_CAPTCHA_FAILED' | 'PHONE_CODE_EXPIRED' | 'PHONE_CODE_INVALID' | 'PHONE_CODE_MISSING' | 'PHONE_INVALID' | 'PHONE_MISSING' | 'PHONE_OPERATION_NOT_ALLOWED' | 'PHONE_QUOTA_EXCEEDED' | 'PHONE_TOO_MANY_REQUESTS' | 'PHONE_UNKNOWN' | 'PLAY_TYPE_INVALID' | 'POINTS_INSUFFICIENT' | 'PROMOTION_NOT_OPEN' | 'PROOF_REQUIRED' | 'RATE_LIMITED' | 'REGISTRATION_CLOSED' | 'RESET_LINK_INVALID' | 'RESTRICTED_ABOVE' | 'REWARD_LIMIT' | 'REWARD_OUT_OF_STOCK' | 'RG_LIMIT_PENDING' | 'RG_LIMIT_REACHED' | 'RG_REALITY_CHECK_PENDING' | 'RG_SELF_EXCLUDED' | 'RG_SESSION_LIMIT' | 'RG_TIME_OUT' | 'ROOM_FULL' | 'SMS_SEND_FAILED' | 'SMS_TOO_SOON' | 'SOCIAL_NOT_LINKED' | 'STAKE_OUT_OF_RANGE' | 'TERMS_NOT_ACCEPTED' | 'TRANSFER_CONFIRM_NEEDED' | 'TRANSFER_LIMIT' | 'TRANSFER_NOT_ALLOWED' | 'TURNOVER_NOT_MET' | 'UNKNOWN' | 'USERNAME_TAKEN' | 'VALIDATION_FAILED' | 'WITHDRAW_LIMIT' | 'WITHDRAW_NOT_ALLOWED';
export type Vendor = Node & {
  code: Scalars['String']['output'];
  gameTypes?: Maybe<Array<VendorGameType>>;
  id: Scalars['ID']['output'];
  logo?: Maybe<Image>;
  name: Scalars['String']['output'];
  opensAsList: Scalars['Boolean']['output'];
  status: GameStatus;
};
export type VendorGameType = {
  category?: Maybe<GameCategory>;
  classification: Scalars['String']['output'];
  gameCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};
export type Viewer = {
  agent?: Maybe<Agent>;
  cdn?: Maybe<CdnChoices>;
  customerService?: Maybe<CustomerService>;
  member?: Maybe<Member>;
  rememberedLogin?: Maybe<RememberedLogin>;
  session?: Maybe<Session>;
  systemStatus?: Maybe<SystemStatus>;
};
export type VipKeep = {
  from: Scalars['DateTime']['output'];
  required: Money;
  turnover: Money;
  until: Scalars['DateTime']['output'];
};
export type VipLevel = {
  benefits: Array<Scalars['String']['output']>;
  club: ClubLevel;
  keepTurnover: Money;
  turnover: Money;
};
export type VipProgress = {
  current: VipLevel;
  keep?: Maybe<VipKeep>;
  next?: Maybe<VipLevel>;
  turnover: Money;
};
export type Wallet = Node & {
  accounts?: Maybe<Array<WalletAccount>>;
  available?: Maybe<Money>;
  bonus?: Maybe<Money>;
  currencyWallets?: Maybe<Array<CurrencyWallet>>;
  depositChannels?: Maybe<Array<DepositChannel>>;
  games?: Maybe<Money>;
  id: Scalars['ID']['output'];
  locked?: Maybe<Money>;
  total?: Maybe<Money>;
  transferTerms?: Maybe<TransferTerms>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  withdrawalTerms?: Maybe<WithdrawalTerms>;
};
export type WalletTransferTermsArgs = {
  direction: TransferDirection;
};
export type WalletAccount = Node & {
  balance: Money;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  isOpen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};
export type WebhookDelivery = {
  account?: Maybe<Scalars['String']['output']>;
  eventId: Scalars['String']['output'];
  happenedAt: Scalars['DateTime']['output'];
  key: Scalars['String']['output'];
  memberId: Scalars['ID']['output'];
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  state?: Maybe<WebhookState>;
  tries: Array<WebhookTry>;
  type?: Maybe<WebhookEventType>;
};
export type WebhookEndpoint = {
  address?: Maybe<Scalars['String']['output']>;
  deliveries: Array<WebhookDelivery>;
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  events: Array<WebhookEventType>;
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};
export type WebhookEventType = 'BETS_DAY' | 'CONTRACT_ANSWERED' | 'DEPOSIT_FIRST' | 'DEPOSIT_SUCCEEDED' | 'MEMBER_REGISTERED' | 'SESSION_ENDED' | 'TEST' | 'WITHDRAWAL_PAID';
export type WebhookState = 'DELIVERED' | 'FAILED' | 'WAITING';
export type WebhookTry = {
  answer: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  latencyMs: Scalars['Int']['output'];
  status?: Maybe<Scalars['Int']['output']>;
};
export type Win = {
  account: Scalars['String']['output'];
  amount: Money;
  game?: Maybe<Game>;
  gameName: Scalars['String']['output'];
  key: Scalars['String']['output'];
  rank?: Maybe<Scalars['Int']['output']>;
  wonAt: Scalars['DateTime']['output'];
};
export type WinnerPeriod = 'DAY' | 'MONTH' | 'WEEK';
export type Withdrawal = Node & {
  amount: Money;
  arriving: Money;
  bankName: Scalars['String']['output'];
  confirmBefore?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  fee: Money;
  id: Scalars['ID']['output'];
  internalID: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
  paid: Money;
  parts: Array<WithdrawalPart>;
  state: WithdrawalState;
  timeline: Array<WithdrawalStep>;
  viewerCanCancel: Scalars['Boolean']['output'];
  viewerCanConfirm: Scalars['Boolean']['output'];
};
export type WithdrawalConnection = Page & {
  edges: Array<WithdrawalEdge>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
export type WithdrawalEdge = {
  cursor: Scalars['String']['output'];
  node: Withdrawal;
};
export type WithdrawalFilter = {
  period?: InputMaybe<PeriodInput>;
  states?: InputMaybe<Array<WithdrawalState>>;
};
export type WithdrawalPart = {
  amount: Money;
  confirmBefore?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  internalID: Scalars['String']['output'];
  isDepositFinal: Scalars['Boolean']['output'];
  paidAt: Scalars['DateTime']['output'];
  proofCount: Scalars['Int']['output'];
  state: WithdrawalPartState;
  viewerCanConfirm: Scalars['Boolean']['output'];
};
export type WithdrawalPartState = 'AWAITING_CONFIRM' | 'DISPUTED' | 'FORCED_RECEIVED' | 'RECEIVED' | 'UNKNOWN';
export type WithdrawalReceipt = 'FULLY_PAID' | 'NOT_RECEIVED' | 'RECEIVED';
export type WithdrawalState = 'APPROVED' | 'AWAITING_CONFIRM' | 'CANCELLED' | 'DISPUTED' | 'FORCED_RECEIVED' | 'FULLY_PAID' | 'PAYING' | 'RECEIVED' | 'REJECTED' | 'REVIEW' | 'UNKNOWN';
export type WithdrawalStep = {
  at: Scalars['DateTime']['output'];
  state: WithdrawalState;
};
export type WithdrawalTerms = {
  confirmMinutes: Scalars['Int']['output'];
  dailyAmount: Money;
  dailyAmountLeft: Money;
  dailyCount: Scalars['Int']['output'];
  dailyCountLeft: Scalars['Int']['output'];
  feeRate: Scalars['Decimal']['output'];
  isAllowed: Scalars['Boolean']['output'];
  isIdentityCheckNeeded: Scalars['Boolean']['output'];
  isPaymentPasswordSet: Scalars['Boolean']['output'];
  least: Money;
  most: Money;
  turnoverDone: Money;
  turnoverRequired: Money;
};

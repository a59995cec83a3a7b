export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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

/** Input of `acceptContract`. */
export type AcceptContractInput = {
  /** `AgentContract.id`. */
  contractId: Scalars['ID']['input'];
  /** Whether contracts below that pay more may end. */
  endsOthers: Scalars['Boolean']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `acceptContract`. */
export type AcceptContractPayload = MutationPayload & {
  /** The contract as it is now; null when refused. */
  contract?: Maybe<AgentContract>;
  /** With the refusal CONTRACT_LOWER_THAN_DOWNLINE: contracts below that would end. */
  endingContracts: Array<EndingContract>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `acceptTerms`. */
export type AcceptTermsInput = {
  /** `Member.dueTermsVersion`; another version is refused. */
  version: Scalars['String']['input'];
};

/** Payload of `acceptTerms`. */
export type AcceptTermsPayload = MutationPayload & {
  /** The account; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** A movement of the caller's main wallet. */
export type AccountMovement = Node & {
  /** What came in; negative when it went out. */
  amount: Money;
  /** The balance after it. */
  balanceAfter: Money;
  /** The balance before it. */
  balanceBefore: Money;
  /** Its time. */
  createdAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number. */
  internalID: Scalars['String']['output'];
  /** Its purpose. */
  kind: AccountMovementKind;
  /** Number of the bet, deposit or other cause; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The platform's note. */
  remark?: Maybe<Scalars['String']['output']>;
};

/** A page of movements. */
export type AccountMovementConnection = {
  /** Items of the page, in order. */
  edges: Array<AccountMovementEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list. */
  totals: AccountMovementTotals;
};

/** A movement in a list. */
export type AccountMovementEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AccountMovement;
};

/** Purposes of a movement of money. */
export type AccountMovementKind =
  /** A correction by the operator. */
  | 'ADJUST'
  /** The stake of a bet. */
  | 'BET'
  /** A bonus. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** An agent's dividend. */
  | 'DIVIDEND'
  /** What free spins won. */
  | 'FREE_SPINS'
  /** What a bet paid into a jackpot that the member opted in to. */
  | 'JACKPOT'
  /** Points that were turned into money. */
  | 'POINTS'
  /** A part of the stakes that the operator returns. */
  | 'REBATE'
  /** A stake that came back. */
  | 'REFUND'
  /** An agent's salary. */
  | 'SALARY'
  /** Between wallets. */
  | 'TRANSFER'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN'
  /** What a bet won. */
  | 'WIN'
  /** Money that the member took out. */
  | 'WITHDRAW';

/** Sums of movements. */
export type AccountMovementTotals = {
  /** What came in. */
  incoming: Money;
  /** What went out. */
  outgoing: Money;
};

/** What an account of a downline and everyone below it gained and lost in a period. */
export type AccountProfit = Node & {
  /** User name. */
  account: Scalars['String']['output'];
  /** Number of accounts that are added up: this one and everyone below it. */
  accountCount: Scalars['Int']['output'];
  /** What they held together; null where the platform does not say. */
  balance?: Maybe<PeriodBalance>;
  /** Bonuses that were paid. */
  bonus: Money;
  /** What was paid in. */
  deposit: Money;
  /** The house's result: the opposite of `profit`. */
  houseResult: Money;
  /** Global opaque id: of the account in this period. */
  id: Scalars['ID']['output'];
  /** Kind of account. */
  kind: AccountKind;
  /** 1 for an account directly below the caller, and so on. */
  level: Scalars['Int']['output'];
  /** Sum of the payouts. */
  payout: Money;
  /** The players' result: payouts less stakes of the settled bets, with rebates and bonuses. Negative for a loss. */
  profit: Money;
  /** Rebates that were paid. */
  rebate: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** A page of what a downline gained and lost. */
export type AccountProfitConnection = {
  /** The sums of the whole list day by day, in order; days on which nothing moved are left out. */
  byDay: Array<TeamDayProfit>;
  /** Items of the page, in order. */
  edges: Array<AccountProfitEdge>;
  /** What the last account of `path` held by itself, which no row contains; null where the platform does not say. */
  ownBalance?: Maybe<PeriodBalance>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** User names from the caller down to the account that the listed ones are below. */
  path: Array<Scalars['String']['output']>;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /**
   * Sums over the whole list, not only the page. Each member counts once, also where one account of a search is below
   * another.
   */
  totals: ProfitTotals;
};

/** An account in a list. */
export type AccountProfitEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AccountProfit;
};

/** A filter of the account record. */
export type AccountRecordFilter = {
  /** Only of this kind; all by default. */
  kind?: InputMaybe<AccountMovementKind>;
  /** Days of the movements. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
};

/** How an account is secured. */
export type AccountSecurity = {
  /** Whether there is a payment password. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Whether a second factor is asked for at the login. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** How well it is secured. */
  level: SecurityLevel;
  /** The account's passkeys, the first added first. Wraps `GET /wps/member/passkeys`. */
  passkeys?: Maybe<Array<Passkey>>;
  /** Time when the login password was chosen. */
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the holder of every bank account must have; null before the first one. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** End of the lock after five wrong payment passwords; null when it is not locked. */
  paymentPasswordLockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Number of bank accounts for withdrawals. */
  payoutAccountCount: Scalars['Int']['output'];
  /** Settings that are missing for a higher level. */
  raisedBy: Array<SecuritySetting>;
  /** The second factor of the logins. Wraps `GET /wps/member/mfa`. */
  secondFactor?: Maybe<SecondFactor>;
  /** Ways in which the member can step up, for `stepUp`. */
  stepUpMethods: Array<StepUpMethod>;
};

/** Input of `acknowledgeRealityCheck`. */
export type AcknowledgeRealityCheckInput = {
  /** Whether to go on playing or to stop. */
  action: RealityCheckAction;
};

/** Payload of `acknowledgeRealityCheck`. */
export type AcknowledgeRealityCheckPayload = MutationPayload & {
  /** The account with its reality check; null when refused, and after the sessions have ended. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** All money of the caller in a period. It counts on the day on which it moved, also the stake of an unsettled bet. */
export type ActivityStatement = {
  /** Each month of it, or each day when it has 31 days or fewer, in order. Those in which nothing moved are left out. */
  periods: Array<StatementPeriod>;
  /** The whole period. */
  total: StatementPeriod;
};

/** A filter of the activity statement. */
export type ActivityStatementFilter = {
  /** Whole days, up to a year of them. Default: this month and the eleven before it. */
  period?: InputMaybe<PeriodInput>;
};

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

/** Input of `addPasskey`. */
export type AddPasskeyInput = {
  /** WebAuthn's `RegistrationResponseJSON`, as JSON. */
  credential: Scalars['String']['input'];
  /** A name to recognize the device by: 1 to 40 characters. */
  name: Scalars['String']['input'];
};

/** Payload of `addPasskey`. */
export type AddPasskeyPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** The passkey; null when refused. */
  passkey?: Maybe<Passkey>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `addPayoutAccount`. */
export type AddPayoutAccountInput = {
  /** 6 to 34 letters and digits. Never the number of a payment card. */
  accountNumber: Scalars['String']['input'];
  /** `code` of one of `Member.payoutBanks`. */
  bankCode: Scalars['String']['input'];
  /** Branch of the bank. */
  branch?: InputMaybe<Scalars['String']['input']>;
  /** Name of the holder: the member. */
  holder: Scalars['String']['input'];
};

/** Payload of `addPayoutAccount`. */
export type AddPayoutAccountPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** The bank account; null when refused. */
  payoutAccount?: Maybe<PayoutAccount>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type Agent = Node & {
  /** User name of the agent. */
  account: Scalars['String']['output'];
  /** What the agent and the agents below did, the latest first. Wraps `ACS_actionList`. */
  actions?: Maybe<AgentActionConnection>;
  /**
   * The operator's news for agents, in the caller's language: pinned ones first, then the latest. No list of the site has
   * these announcements. Wraps `ACS_announcementList`. Cursors are positions: a new announcement shifts the ones after it.
   */
  announcements?: Maybe<AnnouncementConnection>;
  /** What contracts of one kind or of all paid, the latest first. Wraps `ACS_{kind}Payouts` and `ACS_contractPayouts`. */
  contractPayouts?: Maybe<ContractPayoutConnection>;
  /** Offers of all kinds that wait for the agent's answer, the latest first. Wraps `ACS_contractRequests`. */
  contractRequests?: Maybe<AgentContractConnection>;
  /** Contracts of one kind that the agent has received or offered, the latest first. Wraps `ACS_{kind}List`. */
  contracts?: Maybe<AgentContractConnection>;
  /** Accounts below the agent, one level at a time. Wraps `ACS_downlineList`. */
  downline?: Maybe<DownlineConnection>;
  /** One account of the downline; null for any other name. Wraps `ACS_downlineDetail`. */
  downlineAccount?: Maybe<DownlineAccount>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The agent's invitation links, the latest first; at most 50. Wraps `ACS_inviteLinkList`. */
  inviteLinks?: Maybe<Array<InviteLink>>;
  /** Kind of agent. */
  kind: AccountKind;
  /** What the downline did in a period, and what the agent was paid. Wraps `ACS_overview`. */
  overview?: Maybe<AgentOverview>;
  /**
   * Pictures of the operator that the agent can show elsewhere, around one of the invitation links. Wraps
   * `ACS_posterList`. Cursors are positions.
   */
  posters?: Maybe<PosterConnection>;
  /**
   * What the accounts of the downline gained and lost, one level at a time, each account with everyone below it. Wraps
   * `ACS_userProfitLoss`. Sums are kept by day, so a period has whole days.
   */
  profitAndLoss?: Maybe<AccountProfitConnection>;
  /** The rebate of the agent: the largest that the agent can give. Wraps `ACS_registerTerms`. */
  rebate?: Maybe<Scalars['Decimal']['output']>;
  /** What the downline brought and what the agent was paid, by days, weeks or months. Wraps `ACS_revenueReport`. */
  revenue?: Maybe<AgentRevenue>;
  /** Filters of reports that the agent has saved; at most 10 for each report. Wraps `ACS_savedFilterList`. */
  savedFilters?: Maybe<Array<SavedFilter>>;
  /**
   * Bets of the caller's downline. Wraps `ACS_teamBets`. The cursor of a bet finds the bets beside it, also after
   * bets were added. A cursor of a page is a position: a new bet shifts the bets after it.
   */
  teamBets?: Maybe<TeamBetConnection>;
  /**
   * Movements of money on the main accounts of the caller's downline. Wraps `ACS_transactionDetails`. Cursors are positions: a
   * new movement shifts those after it; a period in the past does not change.
   */
  transactions?: Maybe<TeamTransactionConnection>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentActionsArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentContractPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContractPayoutFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentContractRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: AgentContractFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentDownlineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DownlineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DownlineSort>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentDownlineAccountArgs = {
  account: Scalars['String']['input'];
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentOverviewArgs = {
  period?: InputMaybe<PeriodInput>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentPostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PosterFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentProfitAndLossArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProfitAndLossFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProfitAndLossSort>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentRevenueArgs = {
  filter?: InputMaybe<AgentRevenueFilter>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentTeamBetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamBetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TeamBetSort>;
};


/** An agent's view of the accounts below. It contains only data of the agent's own downline. */
export type AgentTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortDirection>;
};

/** An action of an agent. */
export type AgentAction = Node & {
  /** User name of the account that it was done to; null for what concerns the agent's links. */
  account?: Maybe<Scalars['String']['output']>;
  /** User name of the agent who did it. */
  agent: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** What it changed. */
  changes: Array<AgentActionChange>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What was done. */
  kind: AgentActionKind;
  /** The reason that the agent gave. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A value before and after an action. */
export type AgentActionChange = {
  /** The value after; null for something deleted. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before; null for something new. */
  before?: Maybe<Scalars['String']['output']>;
  /** What changed. */
  field: AgentActionField;
};

/** A page of actions. */
export type AgentActionConnection = {
  /** Items of the page, in order. */
  edges: Array<AgentActionEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An action in a list. */
export type AgentActionEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AgentAction;
};

/** What an action changed. */
export type AgentActionField =
  /** The right to bet: `true` or `false`. */
  | 'CAN_BET'
  /** The right to transfer money: `true` or `false`. */
  | 'CAN_TRANSFER'
  /** The right to withdraw money: `true` or `false`. */
  | 'CAN_WITHDRAW'
  /** The code of an invitation link. */
  | 'LINK'
  /** The rebate, as a decimal. */
  | 'REBATE'
  /** The state: `ACTIVE` or `LOCKED`. */
  | 'STATUS'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** What an agent did. */
export type AgentActionKind =
  /** Changed an account. */
  | 'ACCOUNT_CHANGED'
  /** Opened an account. */
  | 'ACCOUNT_CREATED'
  /** Made an invitation link. */
  | 'LINK_CREATED'
  /** Deleted an invitation link. */
  | 'LINK_DELETED'
  /** Sent an account a link for a new password. */
  | 'RESET_LINK_SENT'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** A contract between an agent and an account right below. A newer one takes its place as the next version. */
export type AgentContract = Node & {
  /** When it was accepted. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the open offer; null when there is none. */
  answerBefore?: Maybe<Scalars['DateTime']['output']>;
  /** The currency of its amounts. */
  currency: Scalars['String']['output'];
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of the account that is paid. */
  holder: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The kind. */
  kind: ContractKind;
  /** When it was offered. */
  offeredAt: Scalars['DateTime']['output'];
  /** User name of the agent who offered it; null for a contract with the operator. */
  offerer?: Maybe<Scalars['String']['output']>;
  /** From when on it pays; null before it was accepted. */
  paysFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of the time for which it pays, exclusive; null while it has no end. */
  paysUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How often it is settled; null for the kinds with a rhythm of their own. */
  period?: Maybe<ContractPeriod>;
  /** Its state. */
  state: ContractState;
  /** What it pays. */
  terms: ContractTerms;
  /** 1 for the first contract of this kind with this account, then 2 and so on. */
  version: Scalars['Int']['output'];
  /** Whether the caller can accept or reject the open offer. */
  viewerCanAnswer: Scalars['Boolean']['output'];
  /** Whether the caller can offer its end. */
  viewerCanOfferEnd: Scalars['Boolean']['output'];
  /** Whether the caller can end it at the close of the period. */
  viewerCanTerminate: Scalars['Boolean']['output'];
};

/** A page of contracts. */
export type AgentContractConnection = {
  /** Items of the page, in order. */
  edges: Array<AgentContractEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A contract in a list. */
export type AgentContractEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AgentContract;
};

/** Which contracts are listed. */
export type AgentContractFilter = {
  /** The side of the caller. */
  direction: ContractDirection;
  /** The kind. */
  kind: ContractKind;
  /** Only in this state; all by default. */
  state?: InputMaybe<ContractState>;
};

/** What a downline did on a day. */
export type AgentDay = {
  /** Number of members who had a bet with a valid stake settled. */
  activeMemberCount: Scalars['Int']['output'];
  /** The merchant's day. */
  day: Scalars['Date']['output'];
  /** What the downline paid in; null when the platform does not send it. */
  deposit?: Maybe<Money>;
  /** Stakes less payouts of the settled bets; null when the platform does not send it. */
  houseResult?: Maybe<Money>;
  /** What the agent was paid; null when the platform does not send it. */
  income?: Maybe<Money>;
  /** Sum of the payouts. */
  payout: Money;
  /** Sum of the stakes. */
  stake: Money;
};

/** Figures of a downline over some days. A bet counts on the day on which it was placed. */
export type AgentFigures = {
  /** Number of members who had a bet with a valid stake settled. */
  activeMemberCount: Scalars['Int']['output'];
  /** Bonuses of the downline, without rebates. */
  bonus: Money;
  /** What the agent was paid of the downline's rebates; null when the platform does not send it. */
  commission?: Maybe<Money>;
  /** What the downline paid in. */
  deposit: Money;
  /** Dividends that the agent was paid. */
  dividend: Money;
  /** Stakes less payouts of its settled bets; null when the platform does not send it. */
  houseResult?: Maybe<Money>;
  /** All that the agent was paid. */
  income: Money;
  /** Number of members who registered. */
  newMemberCount: Scalars['Int']['output'];
  /** Sum of its payouts. */
  payout: Money;
  /** Salaries that the agent was paid. */
  salary: Money;
  /** Sum of its stakes. */
  stake: Money;
  /** Sum of its stakes that count for turnover. */
  validStake: Money;
  /** What it took out. */
  withdrawal: Money;
};

/** The figures of a downline in a period, and in the time of the same length before it; of a running period, in the same part of it. */
export type AgentOverview = {
  /** Day by day until today, in order. */
  byDay: Array<AgentDay>;
  /** The figures of the period. */
  figures: AgentFigures;
  /** Number of members below the agent. */
  memberCount: Scalars['Int']['output'];
  /** The members who registered last, at any depth; at most five. */
  newest: Array<DownlineAccount>;
  /** Number of them who were seen within the last 15 minutes. */
  onlineCount: Scalars['Int']['output'];
  /** Members who are online, at any depth; at most five. */
  onlineNow: Array<DownlineAccount>;
  /** The figures of as many days right before it, of a running period until `previousUntil`; null when the platform does not send them. */
  previous?: Maybe<AgentFigures>;
  /**
   * Where the time of `previous` ends within a day, because the period still runs; null when it has whole days, or the platform does not
   * say it.
   */
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A list of the agent centre that keeps filters. */
export type AgentReport =
  /** `Agent.contractPayouts` of daily salaries. */
  | 'DAILY_SALARY'
  /** `Agent.contractPayouts` of dividends. */
  | 'DIVIDEND'
  /** `Agent.contractPayouts` of hourly salaries. */
  | 'HOURLY_SALARY'
  /** `Agent.revenue`. */
  | 'INCOME'
  /** The overview. */
  | 'OVERVIEW'
  /** `Agent.profitAndLoss`. */
  | 'PROFIT_AND_LOSS'
  /** `Agent.contractPayouts` of real-time salaries. */
  | 'REAL_TIME_SALARY'
  /** `Agent.downline`. */
  | 'TEAM'
  /** `Agent.teamBets`. */
  | 'TEAM_BETS'
  /** `Agent.transactions`. */
  | 'TRANSACTIONS';

/** What a downline brought, and what its agent was paid. */
export type AgentRevenue = {
  /** The rows until today, the latest first. The first and the last one are cut to the period. */
  rows: Array<AgentRevenueRow>;
  /** The same over the whole period. */
  totals: AgentRevenueSums;
};

/** Which revenue is shown. */
export type AgentRevenueFilter = {
  /** The time that one row covers. */
  group: RevenueGroup;
  /** At most 92 days. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
};

/** The revenue of a day, a week or a month. */
export type AgentRevenueRow = {
  /** Its first day in the period. */
  from: Scalars['Date']['output'];
  /** What it brought. */
  sums: AgentRevenueSums;
  /** Its last day in the period. */
  to: Scalars['Date']['output'];
};

/**
 * Sums over some days. What the downline played counts on the day of the bet; what the agent was paid counts on the day of the
 * payment, so it is for days before.
 */
export type AgentRevenueSums = {
  /** The loss that dividends have left at the end; zero or negative. Null when the platform does not send it. */
  balanceForward?: Maybe<Money>;
  /** Its bonuses and rebates. */
  bonus: Money;
  /** The loss that earlier dividends have left at the start of the range, taken off in its first row; zero or negative. */
  carryOver: Money;
  /** What the agent was paid of the downline's rebates. */
  commission: Money;
  /** Dividends that the agent was paid. */
  dividend: Money;
  /** Fees of its deposits and withdrawals. */
  fees: Money;
  /** What the downline lost: stakes less payouts of the settled bets; negative when it won. */
  gross: Money;
  /** `gross` less `bonus` and `fees`, with `carryOver`. */
  net: Money;
  /** Salaries that the agent was paid. */
  salary: Money;
  /** All that the agent was paid. */
  total: Money;
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
  /** A banner of a page, with its picture. B */
  | 'BANNER'
  /** One line, for the ticker. H */
  | 'HEADLINE'
  /** For players. PL */
  | 'PLAYER'
  /** Shown once a visit, in a popup. PU */
  | 'POPUP'
  /** About a promotion. PR */
  | 'PROMOTION';

/** Input of `applyForPromotion`. */
export type ApplyForPromotionInput = {
  /** UUID made by the caller, one for each application. */
  idempotencyKey: Scalars['ID']['input'];
  /** Up to 3 pictures that the caller uploaded. */
  imageIds: Array<Scalars['ID']['input']>;
  /** `Promotion.id`. */
  promotionId: Scalars['ID']['input'];
  /** Words for the operator, at most 140 code points. */
  remark: Scalars['String']['input'];
};

/** Payload of `applyForPromotion`. */
export type ApplyForPromotionPayload = MutationPayload & {
  /** The caller's state after the change; null when refused. */
  standing?: Maybe<PromotionStanding>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

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

/** A bank. */
export type Bank = {
  /** The platform's code. */
  code: Scalars['String']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
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

/** Payload of `beginPasskey`. */
export type BeginPasskeyPayload = MutationPayload & {
  /** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as JSON; valid for five minutes. Null when refused. */
  options?: Maybe<Scalars['String']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `beginSecondFactor`. */
export type BeginSecondFactorPayload = MutationPayload & {
  /** The same as an `otpauth:` address, for a QR code; null when refused. */
  otpauthUrl?: Maybe<Scalars['String']['output']>;
  /** The secret in base32, for typing it into an app. Only this answer contains it; null when refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A bet of the caller. */
export type Bet = Node & {
  /** Category of the game; null when this gateway does not know it yet. */
  category?: Maybe<GameCategory>;
  /** The game; null when it is no longer offered. */
  game?: Maybe<Game>;
  /** Name of the game in the caller's language. */
  gameName: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The lottery order with its lines and its draw; null for bets on other games. */
  lotteryOrder?: Maybe<LotteryOrder>;
  /** The payout; zero for a lost bet. */
  payout: Money;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The player's result: payout less stake; zero while unsettled. */
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

/** A page of bets. */
export type BetConnection = {
  /** Items of the page, in order. */
  edges: Array<BetEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list, not only the page. */
  totals: BetTotals;
};

/** A bet in a list. */
export type BetEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Bet;
};

/** A filter of the betting record. */
export type BetRecordFilter = {
  /** Only games of this category; all by default. */
  category?: InputMaybe<GameCategory>;
  /** Days on which the bets were placed. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
  /** Only bets in this state; all by default. */
  status?: InputMaybe<BetStatus>;
  /** `Vendor.code`; all by default. */
  vendorCode?: InputMaybe<Scalars['String']['input']>;
};

/** State of a bet. */
export type BetStatus =
  /** Cancelled: the stake was returned. */
  | 'CANCELLED'
  /** A draw: the stake was returned. */
  | 'DRAW'
  /** Lost: the payout is below the stake, also when a part of it came back. */
  | 'LOST'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** The result is not known yet. */
  | 'UNSETTLED'
  /** Won: the payout is not below the stake. */
  | 'WON';

/** Sums of bets. */
export type BetTotals = {
  /** Sum of the payouts. */
  payout: Money;
  /** The player's result: payout less stake of the settled bets. */
  profit: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
};

/** A bonus of the caller. Its money becomes cash when bets have reached its turnover. */
export type Bonus = Node & {
  /** The money that it holds. */
  amount: Money;
  /** Only bets on games of these categories count; all bets when it is empty. */
  categories: Array<GameCategory>;
  /** Time when it ended; null while it is active. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time until which it can be played through. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether withdrawals wait until it has ended, because it was given for a deposit. */
  holdsWithdrawals: Scalars['Boolean']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Time when it was given. */
  issuedAt: Scalars['DateTime']['output'];
  /** Its state. */
  status: BonusStatus;
  /** What it was given for, in the caller's language. */
  title: Scalars['String']['output'];
  /** The valid bets that counted towards it. */
  turnoverDone: Money;
  /** Valid bets that turn it into cash. */
  turnoverRequired: Money;
};

/** A page of bonuses. */
export type BonusConnection = {
  /** Items of the page, in order. */
  edges: Array<BonusEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list; null when the platform does not send them. */
  totals?: Maybe<BonusTotals>;
};

/** A bonus in a list. */
export type BonusEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Bonus;
};

/** A filter of bonuses. */
export type BonusFilter = {
  /** Bonuses that were, are or will be active on one of these days. Default: all. */
  period?: InputMaybe<PeriodInput>;
  /** Only in this state; all by default. */
  status?: InputMaybe<BonusStatus>;
};

/** The states of a bonus. All but the first are final. */
export type BonusStatus =
  /** Bets count towards it. */
  | 'ACTIVE'
  /** Played through: its money became cash. */
  | 'COMPLETED'
  /** Its time was over. */
  | 'EXPIRED'
  /** The member gave it up. */
  | 'FORFEITED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** The terms of a bonus that is given. */
export type BonusTerms = {
  /** Hours for that, from the moment when it is given. */
  hours: Scalars['Int']['output'];
  /** How often it is to be played through until it becomes cash. */
  turnover: Scalars['Int']['output'];
};

/** Sums of bonuses. */
export type BonusTotals = {
  /** The money that they held at their beginning. */
  amount: Money;
  /** The valid bets that counted. */
  turnoverDone: Money;
  /** Valid bets that they ask for. */
  turnoverRequired: Money;
};

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
  /** Valid bets that turn `registrationBonus` into cash; null when it is cash at once, or the platform does not tell. */
  registrationBonusTurnover?: Maybe<Money>;
  /** IANA name of the time zone of the merchant's days; null when the platform does not tell it. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** Length of a break from play. */
export type BreakLength =
  /** 24 hours. */
  | 'DAY'
  /** Five years. */
  | 'FIVE_YEARS'
  /** Six months. */
  | 'HALF_YEAR'
  /** Thirty days. */
  | 'MONTH'
  /** For good. */
  | 'PERMANENT'
  /** Six weeks. */
  | 'SIX_WEEKS'
  /** Three years. */
  | 'THREE_YEARS'
  /** Seven days. */
  | 'WEEK'
  /** A year. */
  | 'YEAR';

/** Scope of a cached value. */
export type CacheScope =
  /** Depends on the caller; never leaves the request. */
  | 'PRIVATE'
  /** The same for all callers with the same language; may be shared between sessions. */
  | 'PUBLIC';

/** Input of `cancelDeposit`. */
export type CancelDepositInput = {
  /** `Deposit.id`. */
  depositId: Scalars['ID']['input'];
};

/** Payload of `cancelDeposit`. */
export type CancelDepositPayload = MutationPayload & {
  /** The deposit; null when refused. */
  deposit?: Maybe<Deposit>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

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

/** Input of `cancelWithdrawal`. */
export type CancelWithdrawalInput = {
  /** `Withdrawal.id`. */
  withdrawalId: Scalars['ID']['input'];
};

/** Payload of `cancelWithdrawal`. */
export type CancelWithdrawalPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet after it; null when refused. */
  wallet?: Maybe<Wallet>;
  /** The withdrawal; null when refused. */
  withdrawal?: Maybe<Withdrawal>;
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

/** The bets on games of one category. */
export type CategoryProfit = {
  /** The category; null when this gateway does not know it yet. */
  category?: Maybe<GameCategory>;
  /** Payouts less stakes of the settled bets. */
  netProfit: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
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
  /** The code of the invitation. */
  code: Scalars['String']['input'];
  /** Site address that the code belongs to, when it came from one. */
  domain?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `checkAffiliateCode`. */
export type CheckAffiliateCodePayload = MutationPayload & {
  /** Whether the invitation is valid; null when refused. */
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

/** Input of `claimMission`. */
export type ClaimMissionInput = {
  /** UUID made by the caller, one for each claim. A claim that is sent twice with the same UUID is paid once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Mission.id`. */
  missionId: Scalars['ID']['input'];
};

/** Payload of `claimMission`. */
export type ClaimMissionPayload = MutationPayload & {
  /** The caller, for the number of open missions; null when refused. */
  member?: Maybe<Member>;
  /** The mission; null when refused. */
  mission?: Maybe<Mission>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `claimPromotion`. */
export type ClaimPromotionInput = {
  /** UUID made by the caller, one for each claim. A claim that is sent twice with the same UUID is paid once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Promotion.id`. */
  promotionId: Scalars['ID']['input'];
};

/** Payload of `claimPromotion`. */
export type ClaimPromotionPayload = MutationPayload & {
  /** The caller's state after the change; null when refused. */
  standing?: Maybe<PromotionStanding>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `claimRedEnvelope`. */
export type ClaimRedEnvelopeInput = {
  /** `RedEnvelope.id`. */
  envelopeId: Scalars['ID']['input'];
  /** UUID made by the caller, one for each envelope. A claim that is sent twice with the same UUID pays once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `claimRedEnvelope`. */
export type ClaimRedEnvelopePayload = MutationPayload & {
  /** What was in the envelope; null when refused. */
  claim?: Maybe<RedEnvelopeClaim>;
  /** The caller, for `redEnvelopeClaims`; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `claimReward`. */
export type ClaimRewardInput = {
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Reward.id`. */
  rewardId: Scalars['ID']['input'];
};

/** Payload of `claimReward`. */
export type ClaimRewardPayload = MutationPayload & {
  /** The reward as it is now; null when refused. */
  reward?: Maybe<Reward>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `closeAccount`. */
export type CloseAccountInput = {
  /** Gives up what is too little for a withdrawal, and all bonuses: `CloseAccountPayload.remainders`. */
  giveUpRemainder?: InputMaybe<Scalars['Boolean']['input']>;
  /** The account's password. */
  password: Scalars['String']['input'];
  /** Why. */
  reason: ClosingReason;
};

/** Payload of `closeAccount`. */
export type CloseAccountPayload = MutationPayload & {
  /** When the account closes; null when refused. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** What keeps the account open; empty when nothing does. */
  openBusiness: Array<OpenBusiness>;
  /** What `REMAINDER` in `openBusiness` is about, by currency; with the money of bonuses. */
  remainders: Array<Money>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Why a member closes the account. */
export type ClosingReason =
  /** The account is not used any more. */
  | 'NOT_USED'
  /** Another reason. */
  | 'OTHER'
  /** The member plays elsewhere. */
  | 'OTHER_SITE'
  /** The member wants no data kept in use. */
  | 'PRIVACY'
  /** The member plays too much. */
  | 'TOO_MUCH_PLAY';

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

/** A way to send a code to a member. */
export type CodeChannel =
  /** To the e-mail address. */
  | 'EMAIL'
  /** To the mobile number. */
  | 'SMS';

/** Input of `collectFunds`. */
export type CollectFundsInput = {
  /** UUID made by the caller. Sent twice with the same UUID, each wallet is emptied once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `collectFunds`. */
export type CollectFundsPayload = MutationPayload & {
  /** The wallets that could not be emptied now; empty when all were. */
  notCollected: Array<WalletAccount>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet after the transfers; null when refused. */
  wallet?: Maybe<Wallet>;
};

/** Input of `confirmPlayLimit`. */
export type ConfirmPlayLimitInput = {
  /** Kind of the limit. */
  kind: PlayLimitKind;
  /** Its period. */
  period: PlayLimitPeriod;
};

/** Payload of `confirmPlayLimit`. */
export type ConfirmPlayLimitPayload = MutationPayload & {
  /** The account with its limits; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `confirmSecondFactor`. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the authenticator app. */
  code: Scalars['String']['input'];
};

/** Payload of `confirmSecondFactor`. */
export type ConfirmSecondFactorPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Ten codes: each works once in place of a code of the app. No other answer has them. Null when refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `confirmWithdrawal`. */
export type ConfirmWithdrawalInput = {
  /** UUID made by the caller, one for each answer. An answer that is sent twice with the same UUID is taken once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Pictures that show that it did not arrive: ids from `POST /upload`, at most three. */
  imageIds: Array<Scalars['ID']['input']>;
  /** `WithdrawalPart.internalID`; the only one that waits when left out. Without meaning for `FULLY_PAID`. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Whether it arrived. */
  receipt: WithdrawalReceipt;
  /** `Withdrawal.id`. */
  withdrawalId: Scalars['ID']['input'];
};

/** Payload of `confirmWithdrawal`. */
export type ConfirmWithdrawalPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The withdrawal; null when refused. */
  withdrawal?: Maybe<Withdrawal>;
};

/** A contract that pays by steps: the highest step with all its minimums met counts. */
export type Contract = {
  /** The steps, the lowest first. */
  tiers: Array<ContractTier>;
};

/** The two sides of a contract. */
export type ContractDirection =
  /** The caller has offered it to an agent right below. */
  | 'OFFERED'
  /** The agent above has offered it to the caller. */
  | 'RECEIVED';

/** The kinds of contracts between agents. */
export type ContractKind =
  /** A part of the team's valid bets. */
  | 'DAILY_SALARY'
  /** A share of what the team loses. */
  | 'DIVIDEND'
  /** A part of an hour's valid bets. */
  | 'HOURLY_SALARY'
  /** A part of each bet, paid every five minutes. */
  | 'REAL_TIME_SALARY';

/** What a contract paid for a period, with what it was worked out from. */
export type ContractPayout = Node & {
  /** User name of the account that was paid. */
  account: Scalars['String']['output'];
  /** Members of the team who bet enough. */
  activeMembers: Scalars['Int']['output'];
  /** What was paid; zero when it came to nothing. */
  amount: Money;
  /** What the rate applies to. */
  base: Money;
  /** Bonuses and rebates of the team. */
  bonus: Money;
  /** The loss that earlier periods have left; zero or negative. */
  broughtForward: Money;
  /** The loss that is left for the next period; zero or negative. */
  carryOver: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Whether it pays what earlier payouts held back for a contract below with a longer period, and that contract was not paid. */
  isRemainder: Scalars['Boolean']['output'];
  /** The kind of the contract. */
  kind: ContractKind;
  /** Stakes that were open at the end of the period: they count when they are settled. Null when the platform does not say. */
  openStake?: Maybe<Money>;
  /**
   * What accounts below were paid beyond what the contract grants, because another one won: the next payouts take it off. Negative for
   * what was held back too much, and comes with them. Null when the platform does not send it.
   */
  owedAfter?: Maybe<Money>;
  /** The same before this payout, which took it off. */
  owedBefore?: Maybe<Money>;
  /** End of the period, not included. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start of the period. */
  periodStart: Scalars['DateTime']['output'];
  /** What the step pays, as a part of 1; null when none counted. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** When it was worked out and paid. */
  settledAt: Scalars['DateTime']['output'];
  /** The parts whose rounded sum, less `owedBefore`, is `amount`. */
  shares: Array<ContractPayoutShare>;
  /** What the team lost, before bonuses; negative when it won. */
  teamLoss: Money;
  /** Number of the step that counted, from 1; null when none did, or for a contract without steps. */
  tier?: Maybe<Scalars['Int']['output']>;
  /** Valid bets of the team in the period. */
  validBet: Money;
};

/** A page of payouts. */
export type ContractPayoutConnection = {
  /** Items of the page, in order. */
  edges: Array<ContractPayoutEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Sum of the payouts of the whole list. */
  totalAmount: Money;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A payout in a list. */
export type ContractPayoutEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ContractPayout;
};

/** Which payouts are listed. */
export type ContractPayoutFilter = {
  /** Whole user name of an account of the downline; the caller's own payouts by default. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** The kind; all by default. */
  kind?: InputMaybe<ContractKind>;
  /** When they were settled; at most 92 days. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
};

/** A part of a payout: its base, times the rate less the rate below. */
export type ContractPayoutShare = {
  /** User name of the account below with a contract of its own; null for volume without one in between. */
  account?: Maybe<Scalars['String']['output']>;
  /** What came through this account. */
  base: Money;
  /** Whether `rateBelow` is the most that the account can get: its period goes on, and what it does not get is paid after it. */
  isHeldBack: Scalars['Boolean']['output'];
  /** `WON` or `LOST`: the result of its bets for the players, where the rate depends on it; null for other contracts. */
  outcome?: Maybe<BetStatus>;
  /** The rate of the contract, as a part of 1. */
  rate: Scalars['Decimal']['output'];
  /** The rate that the account below gets. */
  rateBelow: Scalars['Decimal']['output'];
};

/** How often a dividend or a daily salary is settled, in the merchant's days. */
export type ContractPeriod =
  /** Each day. */
  | 'DAILY'
  /** Each month. */
  | 'MONTHLY'
  /** The 1st to the 15th, and the 16th to the end of the month. */
  | 'SEMIMONTHLY'
  /** Monday to Sunday. */
  | 'WEEKLY';

/** The states of a contract. */
export type ContractState =
  /** It pays. */
  | 'ACTIVE'
  /** Ended because a contract above pays less now, or has ended. */
  | 'AUTO_TERMINATED'
  /** Nobody answered within 72 hours. */
  | 'EXPIRED'
  /** Offered, and not answered yet. */
  | 'PENDING_NEW'
  /** It pays; its end is offered, and not answered yet. */
  | 'PENDING_TERMINATION'
  /** The account below rejected it. */
  | 'REJECTED'
  /** Ended by both sides, by its holder, or by a newer contract. */
  | 'TERMINATED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** What a contract pays: by steps, or for each bet. */
export type ContractTerms = Contract | RealTimeContract;

/** What a contract pays. */
export type ContractTermsInput =
  /** Only for real-time salaries. */
  { realTime: RealTimeContractInput; tiers?: never; }
  |  /** One to ten steps, each with a higher rate than the one before; not for real-time salaries. */
  { realTime?: never; tiers: Array<ContractTierInput>; };

/** A step of a contract. A minimum that is null does not count. */
export type ContractTier = {
  /** Least number of members with a bet. */
  activeMembers?: Maybe<Scalars['Int']['output']>;
  /** Least stake of such a member, per day or per hour. */
  betAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Least loss of the team in the period. */
  periodProfitAndLoss?: Maybe<Scalars['Decimal']['output']>;
  /** Least valid stake of the team in the period. */
  periodValidBet?: Maybe<Scalars['Decimal']['output']>;
  /** What is paid, as a part of 1: `0.015` is 1.5 %. */
  rate: Scalars['Decimal']['output'];
};

/** A step of a contract. A minimum that is left out does not count. */
export type ContractTierInput = {
  /** Least number of members with a bet. */
  activeMembers?: InputMaybe<Scalars['Int']['input']>;
  /** Least stake of such a member, per day or per hour. */
  betAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least loss of the team in the period. */
  periodProfitAndLoss?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least valid bets of the team in the period. */
  periodValidBet?: InputMaybe<Scalars['Decimal']['input']>;
  /** A part of 1 with at most six decimals. */
  rate: Scalars['Decimal']['input'];
};

/** Input of `convertPoints`. */
export type ConvertPointsInput = {
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
  /** The password that the caller logs in with. */
  password: Scalars['String']['input'];
  /** A multiple of `PointTerms.convertStep`. */
  points: Scalars['Int']['input'];
};

/** Payload of `convertPoints`. */
export type ConvertPointsPayload = MutationPayload & {
  /** The money that arrived; null when refused. */
  converted?: Maybe<Money>;
  /** The caller, with the points and the money as they are now; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `countInviteClick`. */
export type CountInviteClickInput = {
  /** The code in the address. */
  code: Scalars['String']['input'];
};

/** Payload of `countInviteClick`. */
export type CountInviteClickPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Input of `createDeposit`. */
export type CreateDepositInput = {
  /** The amount to pay, within the channel's bounds. */
  amount: Scalars['Decimal']['input'];
  /** `DepositChannel.internalID`. */
  channelId: Scalars['String']['input'];
  /** UUID made by the caller, one for each deposit. A deposit that is sent twice with the same UUID is opened once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Promotion.internalID` of a promotion that adds a part of the deposit; none by default. */
  promotionId?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `createDeposit`. */
export type CreateDepositPayload = MutationPayload & {
  /** The deposit with how to pay it; null when refused. */
  deposit?: Maybe<Deposit>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `createInviteLink`. */
export type CreateInviteLinkInput = {
  /** When it ends; without an end by default. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Kind of the accounts that register with it. */
  kind: DownlineKind;
  /** A name for the agent. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** At most `Agent.rebate`. */
  rebate: Scalars['Decimal']['input'];
};

/** Payload of `createInviteLink`. */
export type CreateInviteLinkPayload = MutationPayload & {
  /** The caller's agent centre; null when refused. */
  agent?: Maybe<Agent>;
  /** The link; null when refused. */
  link?: Maybe<InviteLink>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `createWithdrawal`. */
export type CreateWithdrawalInput = {
  /** The amount that leaves the wallet, within the limits. */
  amount: Scalars['Decimal']['input'];
  /** UUID made by the caller, one for each withdrawal. One that is sent twice with the same UUID happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** The six digits of the caller's payment password. It is encrypted to the platform. */
  paymentPassword: Scalars['String']['input'];
  /** `PayoutAccount.id` of the account that receives the money. */
  payoutAccountId: Scalars['ID']['input'];
};

/** Payload of `createWithdrawal`. */
export type CreateWithdrawalPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet with the locked money; null when refused. */
  wallet?: Maybe<Wallet>;
  /** The withdrawal; null when refused. */
  withdrawal?: Maybe<Withdrawal>;
};

/** A wallet in one currency. Money does not move between currencies. */
export type CurrencyWallet = {
  /** All money in it. */
  balance: Money;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Whether it is the one that `Member.wallet` shows, and that deposits, games and withdrawals use. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it was opened; choosing it opens it. */
  isOpen: Scalars['Boolean']['output'];
};

/** Address of customer service. */
export type CustomerService = {
  /** Whether it is the service of the VIP club. */
  isVip: Scalars['Boolean']['output'];
  /** Address to open in a new window. */
  url: Scalars['URL']['output'];
};

/** What a day brought. */
export type DayProfit = {
  /** The merchant's day. */
  day: Scalars['Date']['output'];
  /** What was paid in. */
  deposit: Money;
  /** The result of the day, as `PersonalProfit.netProfit`. */
  netProfit: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** From one day to another, both included. */
export type DayRangeInput = {
  /** The first day, at most 12 months back. */
  from: Scalars['Date']['input'];
  /** Time on the first day, `HH:mm`: the period begins there. Only lists of single bets and movements take it. */
  fromTime?: InputMaybe<Scalars['String']['input']>;
  /** Not before `from`, and at most 91 days after it; 365 for a statement. */
  to: Scalars['Date']['input'];
  /** Time on the last day, `HH:mm`: the period ends with that minute. Only lists of single bets and movements take it. */
  toTime?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `deleteInviteLink`. */
export type DeleteInviteLinkInput = {
  /** `InviteLink.id`. */
  linkId: Scalars['ID']['input'];
};

/** Payload of `deleteInviteLink`. */
export type DeleteInviteLinkPayload = MutationPayload & {
  /** The caller's agent centre; null when refused. */
  agent?: Maybe<Agent>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `deleteMessages`. */
export type DeleteMessagesInput = {
  /** `Message.id` of up to 100 messages; without it, all messages are deleted. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Payload of `deleteMessages`. */
export type DeleteMessagesPayload = MutationPayload & {
  /** The `id` of each message that was named and is gone; empty when all were deleted, or the mutation was refused. */
  deletedMessageIds: Array<Scalars['ID']['output']>;
  /** The account with its count of unread messages; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `deleteSavedFilter`. */
export type DeleteSavedFilterInput = {
  /** `SavedFilter.id`. */
  savedFilterId: Scalars['ID']['input'];
};

/** Payload of `deleteSavedFilter`. */
export type DeleteSavedFilterPayload = MutationPayload & {
  /** The caller's agent centre; null when refused. */
  agent?: Maybe<Agent>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A deposit of the caller. */
export type Deposit = Node & {
  /** What the member pays. */
  amount: Money;
  /** Where to transfer the money; null for other kinds and when it is over. */
  bankAccount?: Maybe<DepositBankAccount>;
  /** How it is paid. */
  channelKind: DepositChannelKind;
  /** Display name of the channel. */
  channelName: Scalars['String']['output'];
  /** Time when it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What arrives in the wallet. */
  credited: Money;
  /** Time when it ended; null while it is open. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time until which it can be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** The part that the channel keeps. */
  fee: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number. */
  internalID: Scalars['String']['output'];
  /** The page on which to pay; null for other kinds and when it is over. */
  payUrl?: Maybe<Scalars['URL']['output']>;
  /** Text of the QR code to pay with; null for other kinds and when it is over. */
  qrContent?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: DepositState;
};

/** An account of the operator. */
export type DepositBankAccount = {
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Name of the account's owner. */
  holder: Scalars['String']['output'];
  /** Number of the account. */
  number: Scalars['String']['output'];
  /** Text that the transfer must carry, so that it is found. */
  reference: Scalars['String']['output'];
};

/** A way to deposit. */
export type DepositChannel = {
  /** What it keeps of every deposit besides. */
  feeFixed: Money;
  /** Part of the amount that the channel keeps: `0.015` for 1.5 %. */
  feeRate: Scalars['Decimal']['output'];
  /** Null when the channel has none. */
  icon?: Maybe<Image>;
  /** The platform's id, for `createDeposit`. */
  internalID: Scalars['String']['output'];
  /** Whether it takes deposits now. */
  isAvailable: Scalars['Boolean']['output'];
  /** Its kind, which decides how one pays. */
  kind: DepositChannelKind;
  /** The smallest amount. */
  least: Money;
  /** Usual minutes until the money is there. */
  minutes: Scalars['Int']['output'];
  /** The largest amount. */
  most: Money;
  /** Display name. */
  name: Scalars['String']['output'];
  /** Amounts to choose from. */
  presets: Array<Money>;
};

/** How one pays a deposit. */
export type DepositChannelKind =
  /** A transfer to `Deposit.bankAccount`. */
  | 'BANK'
  /** A wallet's page, `Deposit.payUrl`. */
  | 'EWALLET'
  /** The provider's page for card data, `Deposit.payUrl`. */
  | 'HOSTED_CARD'
  /** A QR code with `Deposit.qrContent`. */
  | 'QR'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN'
  /** A page for a prepaid code, `Deposit.payUrl`. */
  | 'VOUCHER';

/** A page of deposits. */
export type DepositConnection = {
  /** Items of the page, in order. */
  edges: Array<DepositEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A deposit in a list. */
export type DepositEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Deposit;
};

/** A filter of deposits. */
export type DepositFilter = {
  /** Days on which the deposits were created. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
  /** Only in these states; all by default. */
  states?: InputMaybe<Array<DepositState>>;
};

/** The states of a deposit. The first two are open: it can be paid or cancelled. */
export type DepositState =
  /** The member cancelled it. */
  | 'CANCELLED'
  /** Created; its page was not opened yet. */
  | 'CREATED'
  /** Nobody paid in time. */
  | 'EXPIRED'
  /** The payment was refused. */
  | 'FAILED'
  /** The payment is awaited. */
  | 'PENDING'
  /** Paid: the money is in the wallet. */
  | 'SUCCESS'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** An account below the caller. */
export type DownlineAccount = Node & {
  /** User name. */
  account: Scalars['String']['output'];
  /** Balance of the main wallet. */
  balance: Money;
  /** Whether the member may bet. */
  canBet: Scalars['Boolean']['output'];
  /** Whether the member may transfer money to other members. */
  canTransfer: Scalars['Boolean']['output'];
  /** Whether the member may withdraw money. */
  canWithdraw: Scalars['Boolean']['output'];
  /** Number of accounts directly below. */
  childCount: Scalars['Int']['output'];
  /** What only the account's own page shows. Wraps `ACS_downlineDetail`. */
  details?: Maybe<DownlineDetails>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the member was seen within the last 15 minutes. */
  isOnline: Scalars['Boolean']['output'];
  /** Kind of account. */
  kind: AccountKind;
  /** Time of the latest login; null before the first. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** 1 for an account directly below the caller, and so on. */
  level: Scalars['Int']['output'];
  /** Part of the valid stakes that is paid back: `0.015` is 1.5 %. */
  rebate: Scalars['Decimal']['output'];
  /** Time of the registration; null when the platform does not send it. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the account. */
  status: DownlineStatus;
  /** User name of the agent directly above; null when the platform does not send it. */
  upline?: Maybe<Scalars['String']['output']>;
};

/** A page of a downline. */
export type DownlineConnection = {
  /** Items of the page, in order. */
  edges: Array<DownlineEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** User names from the caller down to the account that the listed ones are below. */
  path: Array<Scalars['String']['output']>;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Further data of an account of a downline. */
export type DownlineDetails = {
  /** Masked, like `l***@mail.example`; null without an address. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Masked, like `+84 *** 678`; null without a number. */
  maskedMobile?: Maybe<Scalars['String']['output']>;
  /** The largest rebate that the account can get: that of the agent directly above. */
  maxRebate: Scalars['Decimal']['output'];
  /** User names from the caller down to the account. */
  path: Array<Scalars['String']['output']>;
  /** What an agent above the caller has restricted: the caller can't lift it. */
  restrictedAbove: Array<AgentActionField>;
};

/** An account in a list. */
export type DownlineEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: DownlineAccount;
};

/** A filter of a downline. */
export type DownlineFilter = {
  /** Only accounts that are online, or only those that are not. */
  isOnline?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 16 letters and digits of a user name, at any depth. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** User name of the account that the listed ones are directly below; ignored with `keyword`. */
  parent?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of accounts that an agent can open or invite. */
export type DownlineKind =
  /** An agent. */
  | 'AGENT'
  /** A player. */
  | 'PLAYER';

/** An order of a downline. Equal accounts follow by name. */
export type DownlineSort = {
  /** What is compared. */
  by: DownlineSortKey;
  /** Which end comes first. */
  direction: SortDirection;
};

/** What the order of a downline compares. */
export type DownlineSortKey =
  /** `DownlineAccount.account`. */
  | 'ACCOUNT'
  /** `DownlineAccount.balance`. */
  | 'BALANCE'
  /** `DownlineAccount.lastLoginAt`. */
  | 'LAST_LOGIN'
  /** `DownlineAccount.rebate`. */
  | 'REBATE'
  /** `DownlineAccount.registeredAt`. */
  | 'REGISTERED';

/** State of an account of a downline. */
export type DownlineStatus =
  /** Its member can log in. */
  | 'ACTIVE'
  /** It was closed for good. */
  | 'CLOSED'
  /** An agent above locked it: nobody can log in to it. */
  | 'LOCKED'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** Input of `drawRafflePrize`. */
export type DrawRafflePrizeInput = {
  /** UUID made by the caller, one for each draw. A draw that is sent twice with the same UUID has one prize. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Raffle.id`. */
  raffleId: Scalars['ID']['input'];
  /** `RaffleTicket.id` of a ticket that was not used. */
  ticketId: Scalars['ID']['input'];
};

/** Payload of `drawRafflePrize`. */
export type DrawRafflePrizePayload = MutationPayload & {
  /** The caller, for the tickets that are left; null when refused. */
  member?: Maybe<Member>;
  /** The ticket with its prize; null when refused. */
  ticket?: Maybe<RaffleTicket>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `endSecondFactor`. */
export type EndSecondFactorPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A contract below that ends when another one is accepted. */
export type EndingContract = {
  /** User name of the account that is paid. */
  account: Scalars['String']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What it pays. */
  terms: ContractTerms;
};

/** `extensions.code` of GraphQL errors: failures that changing the input does not correct. */
export type ErrorCode =
  /** The id was not issued by this gateway. */
  | 'BAD_ID'
  /** The body is not a GraphQL request. */
  | 'BAD_REQUEST'
  /** An argument is invalid: a negative `first`, a cursor of another list, both `first` and `last`. */
  | 'BAD_USER_INPUT'
  /**
   * The caller's budget is used up (see `rateLimit`). Nothing was executed; `extensions.retryAfter` is the number of
   * seconds until the budget allows this request.
   */
  | 'COST_BUDGET_EXHAUSTED'
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
  /**
   * The gateway is too busy for this request. Nothing was executed; `extensions.retryAfter` is the number of seconds to
   * wait.
   */
  | 'OVERLOADED'
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
  /** The session belongs to another brand than the requested host: log in at this host. */
  | 'SESSION_WRONG_BRAND'
  /** The change needs a step-up first, with `stepUp`. */
  | 'STEP_UP_REQUIRED'
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

/** Input of `exportRecord`: the record, and its filter. */
export type ExportRecordInput =
  /** `Member.accountRecord`. */
  { accountRecord: AccountRecordFilter; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.activityStatement`: its months or days. */
  { accountRecord?: never; activityStatement: ActivityStatementFilter; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.betRecord`. */
  { accountRecord?: never; activityStatement?: never; betRecord: BetRecordFilter; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.bonuses`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses: BonusFilter; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.contractPayouts`, for agents; without the shares. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts: ContractPayoutFilter; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.deposits`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits: DepositFilter; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.downline`, for agents; the accounts by name. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline: DownlineFilter; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.lotteryOrders`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders: LotteryOrderFilter; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.personalProfit`, day by day. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit: PersonalProfitFilter; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.pointEntries`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries: PointEntryFilter; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.pointRedeems`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems: PointRedeemFilter; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.profitAndLoss`, for agents; the accounts by name. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss: ProfitAndLossFilter; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.revenue`, for agents. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue: AgentRevenueFilter; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Member.rewards`, the latest first. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards: RewardFilter; teamBets?: never; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.teamBets`, for agents. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets: TeamBetFilter; teamTransactions?: never; withdrawals?: never; }
  |  /** `Agent.transactions`, for agents. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions: TeamTransactionFilter; withdrawals?: never; }
  |  /** `Member.withdrawals`. */
  { accountRecord?: never; activityStatement?: never; betRecord?: never; bonuses?: never; contractPayouts?: never; deposits?: never; downline?: never; lotteryOrders?: never; personalProfit?: never; pointEntries?: never; pointRedeems?: never; profitAndLoss?: never; revenue?: never; rewards?: never; teamBets?: never; teamTransactions?: never; withdrawals: WithdrawalFilter; };

/** Payload of `exportRecord`. */
export type ExportRecordPayload = MutationPayload & {
  /** The file; null when refused. */
  export?: Maybe<RecordExport>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

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

/** Input of `forfeitBonus`. */
export type ForfeitBonusInput = {
  /** `Bonus.id`. */
  bonusId: Scalars['ID']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `forfeitBonus`. */
export type ForfeitBonusPayload = MutationPayload & {
  /** The bonus as it is now; null when refused. */
  bonus?: Maybe<Bonus>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** What free spins are. */
export type FreeSpinTerms = {
  /** The slots on which they can be used; without those that left the catalogue. */
  games: Array<Game>;
  /** Hours in which they can be used, from the moment when a member gets them. */
  hours: Scalars['Int']['output'];
  /** Their number. */
  spins: Scalars['Int']['output'];
  /** The fixed stake of a spin. No money is taken for it. */
  stake: Money;
  /** How often the winnings are to be played through; 0 when they are cash. */
  turnover: Scalars['Int']['output'];
};

/**
 * Free spins of the caller. Their games use them before money. What they win is paid together, when the last one is used or
 * when they expire.
 */
export type FreeSpins = Node & {
  /** Time when they ended; null while they are active. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time until which they can be used. */
  expiresAt: Scalars['DateTime']['output'];
  /** The slots on which they can be used; without those that left the catalogue. */
  games: Array<Game>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives them. */
  internalID: Scalars['String']['output'];
  /** Time when they were given. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number of those that are left. */
  left: Scalars['Int']['output'];
  /** Number of all of them. */
  spins: Scalars['Int']['output'];
  /** The fixed stake of a spin. No money is taken for it. */
  stake: Money;
  /** Their state. */
  status: FreeSpinsStatus;
  /** What they were given for, in the caller's language. */
  title: Scalars['String']['output'];
  /** How often the winnings are to be played through; 0 when they are cash. */
  turnover: Scalars['Int']['output'];
  /** What they have won so far. */
  winnings: Money;
};

/** A page of free spins. */
export type FreeSpinsConnection = {
  /** Items of the page, in order. */
  edges: Array<FreeSpinsEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Free spins in a list. */
export type FreeSpinsEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: FreeSpins;
};

/** A filter of free spins. */
export type FreeSpinsFilter = {
  /** Only in this state; all by default. */
  status?: InputMaybe<FreeSpinsStatus>;
};

/** The states of free spins. All but the first are final. */
export type FreeSpinsStatus =
  /** Some are left. */
  | 'ACTIVE'
  /** Some were left when their time was over. */
  | 'EXPIRED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN'
  /** All are used. */
  | 'USED';

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
  /** A short moving picture of the game, in the format of its icon; null when the platform has none. */
  preview?: Maybe<Image>;
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
  /** Games with a smallest stake of at most this. */
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

/** A service that helps people with gambling problems. It has a phone number, a site, or both. */
export type Helpline = {
  /** Country that it serves, ISO 3166-1 alpha-2; null when it serves everywhere. */
  country?: Maybe<Scalars['String']['output']>;
  /** When somebody answers, in the caller's language. */
  hours?: Maybe<Scalars['String']['output']>;
  /** In the caller's language. */
  name: Scalars['String']['output'];
  /** Number as it is dialled in the country: digits, spaces, hyphens, brackets, and a plus sign at the start. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of its site. */
  url?: Maybe<Scalars['URL']['output']>;
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

/** The check of a member's identity by documents. */
export type IdentityCheck = {
  /** The kinds of documents that can be sent now; empty when none is needed. */
  acceptedKinds: Array<IdentityDocumentKind>;
  /** Time of the latest decision; null before the first. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the check must be passed before money is paid out. */
  isRequired: Scalars['Boolean']['output'];
  /** Why the documents were rejected; null in other states. */
  reason?: Maybe<IdentityRejection>;
  /** The state of the check. */
  status: IdentityCheckStatus;
  /** Time of the latest document; null before the first. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where an identity check stands. */
export type IdentityCheckStatus =
  /** The identity is confirmed. */
  | 'APPROVED'
  /** Further documents are needed. */
  | 'MORE_NEEDED'
  /** It has not begun. */
  | 'NONE'
  /** Documents are being looked at. */
  | 'PENDING'
  /** The documents were not accepted; others can be sent. */
  | 'REJECTED'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** A kind of document. */
export type IdentityDocumentKind =
  /** A driving licence. */
  | 'DRIVING_LICENCE'
  /** An identity card. */
  | 'ID_CARD'
  /** A passport. */
  | 'PASSPORT'
  /** A bill or letter with the address. */
  | 'PROOF_OF_ADDRESS'
  /** A payslip or another proof of where the money comes from. */
  | 'SOURCE_OF_FUNDS'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** Why documents were rejected. */
export type IdentityRejection =
  /** The document is out of date. */
  | 'EXPIRED'
  /** A page or a side is missing. */
  | 'INCOMPLETE'
  /** The name is not that of the account. */
  | 'NAME_DIFFERS'
  /** Another reason. */
  | 'OTHER'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** The pictures can't be read. */
  | 'UNREADABLE';

/** A picture on one of the platform's CDNs. */
export type Image = {
  /** The same picture on the other CDNs, in the order to try them. */
  fallbackUrls: Array<Scalars['URL']['output']>;
  /** Address on the CDN chosen for this session. */
  url: Scalars['URL']['output'];
};

/** A link with which an agent invites players or agents. */
export type InviteLink = Node & {
  /** Number of times it was opened; a network counts once a day. */
  clickCount: Scalars['Int']['output'];
  /** The code in the address. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of those that have deposited money. */
  firstDepositCount: Scalars['Int']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Whether it has ended. */
  isExpired: Scalars['Boolean']['output'];
  /** Kind of the accounts that register with it; null when this gateway does not know it yet. */
  kind?: Maybe<DownlineKind>;
  /** A name that the agent gave it; empty without one. */
  label: Scalars['String']['output'];
  /** Their rebate. */
  rebate: Scalars['Decimal']['output'];
  /** Number of accounts that registered with it. */
  signUpCount: Scalars['Int']['output'];
  /** The address that invited people open. */
  url: Scalars['URL']['output'];
};

/** An amount of money that bets on some games feed, and that any of these bets can win. */
export type Jackpot = Node & {
  /** Its highest prize now. */
  amount: Money;
  /**
   * Percent of each stake that a member who opted in pays on top of the stake, rounded down to a whole minor unit. Null for a
   * jackpot that needs no opt-in: it costs nothing.
   */
  contribution?: Maybe<Scalars['Decimal']['output']>;
  /** `Game.id` of all its games, the most played first. */
  gameIds: Array<Scalars['ID']['output']>;
  /** Its most played games. */
  games: Array<Game>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Its latest win; null when it was never won. */
  lastWin?: Maybe<JackpotWin>;
  /** What can be won, the smallest first. */
  levels: Array<JackpotLevel>;
  /** In the caller's language. */
  name: Scalars['String']['output'];
  /** Whether only the bets of members who opted in take part. */
  needsOptIn: Scalars['Boolean']['output'];
};


/** An amount of money that bets on some games feed, and that any of these bets can win. */
export type JackpotGamesArgs = {
  first: Scalars['Int']['input'];
};

/** A prize of a jackpot. */
export type JackpotLevel = {
  /** The amount that would be won now. */
  amount: Money;
  /** Name of the level at the platform: `MINI`, `MAJOR`, `GRAND`. */
  key: Scalars['String']['output'];
  /** It is won before it is higher than this. */
  mustDropBy: Money;
  /** Percent of each stake that feeds it. */
  share: Scalars['Decimal']['output'];
  /** What it begins with after each win. */
  startsWith: Money;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** A jackpot that the caller has opted in to. */
export type JackpotOptIn = {
  /** `Jackpot.id`. */
  jackpotId: Scalars['ID']['output'];
  /** When. */
  since: Scalars['DateTime']['output'];
};

/** A jackpot that was won. */
export type JackpotWin = Node & {
  /** The winner, masked by the platform: `ab***z`. */
  account: Scalars['String']['output'];
  /** What was won. */
  amount: Money;
  /** The game of the bet; null when the catalogue no longer has it. */
  game?: Maybe<Game>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Opaque key; unique among wins. */
  key: Scalars['String']['output'];
  /** Name of the level at the platform: `MINI`, `MAJOR`, `GRAND`. */
  level: Scalars['String']['output'];
  /** Name of the jackpot, in the caller's language. */
  name: Scalars['String']['output'];
  /** When it was won. */
  wonAt: Scalars['DateTime']['output'];
};

/** A page of jackpots that were won. */
export type JackpotWinConnection = {
  /** Items of the page, in order. */
  edges: Array<JackpotWinEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A won jackpot in a list. */
export type JackpotWinEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The win. */
  node: JackpotWin;
};

/** Input of `joinPromotion`. */
export type JoinPromotionInput = {
  /** UUID made by the caller, one for each request. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Promotion.id`. */
  promotionId: Scalars['ID']['input'];
};

/** Payload of `joinPromotion`. */
export type JoinPromotionPayload = MutationPayload & {
  /** The caller's state after the change; null when refused. */
  standing?: Maybe<PromotionStanding>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `joinTournament`. */
export type JoinTournamentInput = {
  /** UUID made by the caller, one for each attempt. */
  idempotencyKey: Scalars['ID']['input'];
  /** `Leaderboard.id`. */
  leaderboardId: Scalars['ID']['input'];
};

/** Payload of `joinTournament`. */
export type JoinTournamentPayload = MutationPayload & {
  /** The tournament; null when refused. */
  leaderboard?: Maybe<Leaderboard>;
  /** The caller, for the own place; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `keepAccount`. */
export type KeepAccountPayload = MutationPayload & {
  /** The account; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `keepPlayLimits`. */
export type KeepPlayLimitsPayload = MutationPayload & {
  /** The account with its limits; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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
export type LaunchDemoGamePayload = LaunchPayload & MutationPayload & {
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
export type LaunchGamePayload = LaunchPayload & MutationPayload & {
  /** How to open the game; null when refused. */
  launch?: Maybe<GameLaunch>;
  /** Other hot games, when this one is under maintenance. */
  suggestions: Array<Game>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of every launch. */
export type LaunchPayload = {
  /** How to open the game; null when refused. */
  launch?: Maybe<GameLaunch>;
  /** Other hot games, when this one is under maintenance. */
  suggestions: Array<Game>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A competition of members for prizes. Bets count when they are settled. */
export type Leaderboard = Node & {
  /** When its ranks become final. */
  endsAt: Scalars['DateTime']['output'];
  /** The games that count; empty when all do. */
  games: Array<Game>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Whether members have to join. */
  kind: LeaderboardKind;
  /** The smallest stake that counts. Only bets in its currency count. */
  minimumStake: Money;
  /** The first places. Of equal scores, the one that was reached earlier comes first. */
  places?: Maybe<Array<LeaderboardPlace>>;
  /** Number of members with a place. */
  playerCount: Scalars['Int']['output'];
  /** The prizes, from the highest rank. */
  prizes: Array<LeaderboardPrize>;
  /** What counts. */
  rule: LeaderboardRule;
  /** When it begins. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is on. */
  state: LeaderboardState;
  /** A sentence or two, in the caller's language. */
  summary: Scalars['String']['output'];
  /** In the caller's language. */
  title: Scalars['String']['output'];
  /** How often a prize is to be played through: it is paid as a bonus. */
  turnover: Scalars['Int']['output'];
};

/** A leaderboard that changed, and its caller. */
export type LeaderboardChange = {
  /** The leaderboard. */
  leaderboard: Leaderboard;
  /** The caller, for the own place; null for guests. */
  member?: Maybe<Member>;
};

/** A page of leaderboards. */
export type LeaderboardConnection = {
  /** Items of the page, in order. */
  edges: Array<LeaderboardEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A leaderboard in a list. */
export type LeaderboardEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The leaderboard. */
  node: Leaderboard;
};

/** Kinds of leaderboards. */
export type LeaderboardKind =
  /** All members take part by their bets. */
  | 'RACE'
  /** Members join it, and bets on its games count from then on. */
  | 'TOURNAMENT'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN';

/** A place on a leaderboard. */
export type LeaderboardPlace = {
  /** The member, masked by the platform: `ab***z`. */
  account: Scalars['String']['output'];
  /** What the rank wins; null for a rank without a prize. */
  prize?: Maybe<Money>;
  /** From 1. */
  rank: Scalars['Int']['output'];
  /** What was reached, as `Leaderboard.rule` counts. */
  score: Scalars['Decimal']['output'];
};

/** The prize of some ranks. */
export type LeaderboardPrize = {
  /** What each of them wins. */
  amount: Money;
  /** The first of the ranks. */
  fromRank: Scalars['Int']['output'];
  /** The last of the ranks. */
  toRank: Scalars['Int']['output'];
};

/** What a leaderboard counts. */
export type LeaderboardRule =
  /** The highest win for each unit of its stake, with two decimals. */
  | 'MULTIPLIER'
  /** Ten points for each time that a win pays its stake, at most 1,000 points a win. */
  | 'POINTS'
  /** Valid stakes, as an amount of money. */
  | 'TURNOVER'
  /** A rule this gateway does not know yet. */
  | 'UNKNOWN'
  /** Wins that pay more than their stake. */
  | 'WINS';

/** States of a leaderboard. */
export type LeaderboardState =
  /** Bets count. */
  | 'ACTIVE'
  /** The ranks are final. */
  | 'ENDED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** Target of a click. */
export type Linkage = {
  /** Meaning of `target`. */
  kind: LinkageKind;
  /** Name of the game or title of the promotion, in the caller's language; null for other targets. */
  name?: Maybe<Scalars['String']['output']>;
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
  /** The second step, when the account has a second factor: there is no session yet. Null when nothing more is asked. */
  secondFactor?: Maybe<SecondFactorChallenge>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The caller after the login; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** Input of `logInWithPasskey`. */
export type LogInWithPasskeyInput = {
  /** WebAuthn's `AuthenticationResponseJSON`, as JSON. */
  credential: Scalars['String']['input'];
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

/** Input of `logInWithSecondFactor`. */
export type LogInWithSecondFactorInput = {
  /** Six digits of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** How the session is delivered. */
  delivery: SessionDelivery;
  /** `SecondFactorChallenge.token`; left out by browsers, which have it in a cookie. */
  token?: InputMaybe<Scalars['String']['input']>;
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

/** Ways to log in. */
export type LoginMethod =
  /** A trial account. */
  | 'FREE_PLAY'
  /** The one-time token of a link. */
  | 'LINK'
  /** A passkey. */
  | 'PASSKEY'
  /** User name and password. */
  | 'PASSWORD'
  /** The phone-auth provider. */
  | 'PHONE_AUTH'
  /** The registration, which logs in. */
  | 'REGISTRATION'
  /** A code sent by SMS. */
  | 'SMS'
  /** A social network. */
  | 'SOCIAL';

/** Results of a login. */
export type LoginOutcome =
  /** A session was opened. */
  | 'SUCCEEDED'
  /** The password or code was wrong. */
  | 'WRONG_CREDENTIALS'
  /** The second factor was wrong. */
  | 'WRONG_SECOND_FACTOR';

/** A login to the account, successful or refused. */
export type LoginRecord = Node & {
  /** Time of the login. */
  at: Scalars['DateTime']['output'];
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  /** User agent of the browser or app. */
  device?: Maybe<Scalars['String']['output']>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Whether this request uses the session of this login. */
  isCurrent: Scalars['Boolean']['output'];
  /** The network part of the IP address, `113.160.*.*`. */
  maskedAddress?: Maybe<Scalars['String']['output']>;
  /** How the person logged in; null when the platform does not say. */
  method?: Maybe<LoginMethod>;
  /** Whether the login succeeded. */
  outcome: LoginOutcome;
  /** The second factor that was used; null when none was. */
  secondFactor?: Maybe<SecondFactorMethod>;
};

/** A page of logins. */
export type LoginRecordConnection = {
  /** Items of the page, in order. */
  edges: Array<LoginRecordEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A login in a list. */
export type LoginRecordEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The login. */
  node: LoginRecord;
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
  /** Seconds between two draws, 86400 for daily ones; null when the platform does not say. */
  drawInterval?: Maybe<Scalars['Int']['output']>;
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
  /**
   * The current and the last draw, for lists of lotteries: one call for all lotteries of an answer. Wraps
   * `GET /lgw/games/standings`; null on platforms without that call.
   */
  standing?: Maybe<LotteryStanding>;
  /**
   * The draws that take bets now, the next one first: that of a slip and those of a chase, with the commitments that their
   * orders keep. Wraps `GET /lgw/games/{gameCode}/upcoming`; null on platforms without that call.
   */
  upcomingDraws?: Maybe<Array<LotteryDraw>>;
};


/** A lottery: draws of one kind, on a schedule. */
export type LotteryResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A lottery: draws of one kind, on a schedule. */
export type LotteryUpcomingDrawsArgs = {
  first: Scalars['Int']['input'];
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
   * changed afterwards. Null when the draw is not the platform's own, and when `isGenerated`.
   */
  commitment?: Maybe<Scalars['String']['output']>;
  /** Time of the draw. */
  drawsAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /**
   * Whether the draw is older than the platform's installation: its numbers were generated for the history, nobody could
   * bet on it, and nothing was published before it.
   */
  isGenerated: Scalars['Boolean']['output'];
  /** `number` of the draw after it, which takes bets when this one is closed; null for past draws and when unknown. */
  nextNumber?: Maybe<Scalars['String']['output']>;
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
  /**
   * `LotteryDraw.commitment` of the draw, as published when the order was placed. Compare it with the seed of `draw`. Null
   * on platforms that do not keep it.
   */
  commitment?: Maybe<Scalars['String']['output']>;
  /** The draw with its numbers; null until it is drawn. */
  draw?: Maybe<LotteryDraw>;
  /** `LotteryDraw.number` of the draw. */
  drawNumber: Scalars['String']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number, `orderId`. */
  internalID: Scalars['String']['output'];
  /** The lines of the slip. */
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
  /** Days on which they were placed. Default: all. */
  period?: InputMaybe<PeriodInput>;
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
  /** Lost: paid less than the stake, or nothing. */
  | 'LOST'
  /** Waiting for its draw. */
  | 'OPEN'
  /** Not played, because its chase had a prize already or its draw did not take place; the stake was returned. */
  | 'REFUNDED'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** Won and paid: not less than the stake. */
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

/** The current and the last draw of a lottery, without `commitment` and `seed`. */
export type LotteryStanding = {
  /** The draw that takes bets or is about to be drawn. */
  current: LotteryDraw;
  /** The last draw with numbers. */
  last?: Maybe<LotteryDraw>;
};

/** Input of `markMessagesRead`. */
export type MarkMessagesReadInput = {
  /** `Message.id` of up to 100 messages; without it, all messages are marked. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Payload of `markMessagesRead`. */
export type MarkMessagesReadPayload = MutationPayload & {
  /** The account with its count of unread messages; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Whether advertising is allowed by one channel. */
export type MarketingChoice = {
  /** Time of the latest change; null when it never changed. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** False until the member allows it. */
  isAllowed: Scalars['Boolean']['output'];
};

/** What a member allows the operator to send as advertising. */
export type MarketingChoices = {
  /** By e-mail. */
  email: MarketingChoice;
  /** By push message. */
  push: MarketingChoice;
  /** By text message. */
  sms: MarketingChoice;
};

/** Which advertising a member allows. */
export type MarketingInput = {
  /** By e-mail. */
  email?: InputMaybe<Scalars['Boolean']['input']>;
  /** By push message. */
  push?: InputMaybe<Scalars['Boolean']['input']>;
  /** By text message. */
  sms?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The caller's own account. Accounts of other people are never a `Member`. */
export type Member = Node & {
  /** The movements of the caller's main wallet, the latest first. Wraps `MCSFE_transactionRecords`. */
  accountRecord?: Maybe<AccountMovementConnection>;
  /** The opening balance, all movements and the closing balance of the caller. Wraps `GET /wps/member/activityStatement`. */
  activityStatement?: Maybe<ActivityStatement>;
  /** The account's picture. Wraps `MCSFE_getPlayerAvatar`. */
  avatar?: Maybe<Image>;
  /** The pictures to choose from. Wraps `MCSFE_avatarList`. */
  avatarChoices?: Maybe<Array<AvatarChoice>>;
  /**
   * The caller's bets at all vendors and lotteries, the latest first. Wraps `MCSFE_betRecords`. The cursor of a bet
   * finds the bets beside it, also after bets were added. A cursor of a page is a position: a new bet shifts the bets after it.
   */
  betRecord?: Maybe<BetConnection>;
  /** Bonuses of the caller, the latest first. Wraps `MCSFE_bonusDetails`. */
  bonuses?: Maybe<BonusConnection>;
  /** Whether the member can transfer funds to the agent above. */
  canTransferToUpline: Scalars['Boolean']['output'];
  /** Number of missions with a reward to claim; 0 for trial accounts. Wraps `MCSFE_missionSummary`. */
  claimableMissionCount?: Maybe<Scalars['Int']['output']>;
  /** When the account closes, as the caller asked for; null otherwise. Until then `keepAccount` keeps it. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Level in the VIP club; null for accounts outside the club. */
  club?: Maybe<ClubLevel>;
  /** The contracts that an agent has made with the caller. Wraps `GET /wps/member/info/funds/consolidated`. */
  contracts?: Maybe<MemberContracts>;
  /** ISO 4217; `FUN` for trial accounts. */
  currency: Scalars['String']['output'];
  /** The caller's progress with the daily sign-in. Wraps `PRM_signInStatus`. */
  dailySignIn?: Maybe<SignInStanding>;
  /** Deposits of the caller, the latest first. Wraps `GCS_depositList`. */
  deposits?: Maybe<DepositConnection>;
  /** The version of the terms that the caller has to accept before playing for money; null when there is none. */
  dueTermsVersion?: Maybe<Scalars['String']['output']>;
  /** The `id` of each favourite of the caller; a client compares them to mark the tiles. Wraps `GCSGAME_favoriteIds`. */
  favoriteGameIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Favourites of the caller, latest first. Wraps `GCSGAME_favoriteList`. */
  favoriteGames?: Maybe<GameConnection>;
  /** Free spins of the caller: those that can be used first, then the latest. Wraps `MCSFE_freeSpinList`. */
  freeSpins?: Maybe<FreeSpinsConnection>;
  /** Whether a browser's subscription gets notifications of this login. Wraps `GET /wps/member/push`. */
  hasWebPush?: Maybe<Scalars['Boolean']['output']>;
  /** The account's picture in small, for headers and lists. Wraps `GET /wps/member/info/icon`. */
  icon?: Maybe<Image>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The check of the caller's identity by documents. Wraps `GET /wps/member/identityCheck`. */
  identityCheck?: Maybe<IdentityCheck>;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The jackpots that the caller has opted in to. Wraps `GCSGAME_jackpotOptIns`. */
  jackpotOptIns?: Maybe<Array<JackpotOptIn>>;
  /** Kind of the account. */
  kind: AccountKind;
  /** Labels that the operator put on the account. */
  labels: Array<MemberLabel>;
  /** The login before this one; null on the first. */
  lastLogin?: Maybe<LastLogin>;
  /**
   * The caller's own place on a leaderboard; null for a caller who did not join and has no score. Wraps
   * `PRM_leaderboardDetail`.
   */
  leaderboardPlace?: Maybe<OwnLeaderboardPlace>;
  /**
   * When the caller last set, changed or reviewed limits, once that is six months ago: then the caller is asked whether
   * they still fit. Null before that, and without limits.
   */
  limitsUnreviewedSince?: Maybe<Scalars['DateTime']['output']>;
  /** The logins of the last 90 days, the refused ones too, the latest first. Wraps `GET /wps/session/history`. */
  logins?: Maybe<LoginRecordConnection>;
  /** Lottery orders of the caller, latest first. Wraps `GET /lgw/orders`. */
  lotteryOrders?: Maybe<LotteryOrderConnection>;
  /** Masked like `a***@mail.com`. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Masked like `+84 *** 678`. */
  maskedMobile?: Maybe<Scalars['String']['output']>;
  /** Messages of the platform to the account, the latest first. Wraps `MCSFE_messageList`. */
  messages?: Maybe<MessageConnection>;
  /** The caller's own place on the board; null without a claimed mission in the period. Wraps `MCSFE_missionLeaderboard`. */
  missionPlace?: Maybe<OwnMissionPlace>;
  /** Missions of the caller, with their progress, in the operator's order. Wraps `MCSFE_missionList`. */
  missions?: Maybe<Array<Mission>>;
  /** Name shown to other people; may be the user name. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Number of missions that are open today. */
  openMissionCount: Scalars['Int']['output'];
  /** The bank accounts that withdrawals go to, the first added first. Wraps `GET /wps/member/bankCards`. */
  payoutAccounts?: Maybe<Array<PayoutAccount>>;
  /** The banks of which the member can add an account. Wraps `GET /wps/member/bankCards`. */
  payoutBanks?: Maybe<Array<Bank>>;
  /** What the caller gained and lost. Wraps `MCSFE_personalProfit`. */
  personalProfit?: Maybe<PersonalProfit>;
  /** The break from play that the caller is on; null when there is none. */
  playBreak?: Maybe<PlayBreak>;
  /** Limits that the caller set on money and time, and what is used of them. Wraps `GET /wps/member/limits`. */
  playLimits?: Maybe<PlayLimits>;
  /** How the caller's points changed, the latest first. Wraps `PTS_transactions`. */
  pointEntries?: Maybe<PointEntryConnection>;
  /** What the caller redeemed for points, the latest first. Wraps `PTS_redeemHistory`. */
  pointRedeems?: Maybe<PointRedeemConnection>;
  /** Points of the caller; null where the operator offers none. Wraps `PTS_balance`. */
  points?: Maybe<PointBalance>;
  /** What the caller says about themselves, and what they allow. Wraps `GET /wps/member/profile`. */
  profile?: Maybe<MemberProfile>;
  /** The state of each promotion for the caller. Wraps `PRM_list`. */
  promotionStandings?: Maybe<Array<PromotionStanding>>;
  /** Tickets of the raffle: those to use, the oldest first, or those that were used, the latest first. Wraps `PRM_raffleTickets`. */
  raffleTickets?: Maybe<RaffleTicketConnection>;
  /** The reality check, with the money played for since its period began. Wraps `GET /wps/member/realityCheck`. */
  realityCheck?: Maybe<RealityCheck>;
  /** When the next reality check is due; null when it is off. Then play is held until `acknowledgeRealityCheck`. */
  realityCheckAt?: Maybe<Scalars['DateTime']['output']>;
  /** The rebates that the caller was paid, the latest first. Wraps `MCSFE_rebates`. */
  rebates?: Maybe<RebateConnection>;
  /** Games that the caller played, latest first, at most 50. Wraps `GCS_recentGame`. */
  recentGames?: Maybe<GameConnection>;
  /** Lotteries that the caller bet on, latest first. Wraps `GET /lgw/vn/games/recent` and `GCS_recentGame`. */
  recentLotteries?: Maybe<Array<Lottery>>;
  /** What the caller found in these envelopes. Wraps `PRM_redEnvelopeList`. */
  redEnvelopeClaims?: Maybe<Array<RedEnvelopeClaim>>;
  /** The caller's invitation of friends; null when the brand has none. Wraps `MCSFE_referralSummary`. */
  referral?: Maybe<Referral>;
  /** Time when the account was opened. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rewards of the caller: those that can be claimed first, then the latest. Wraps `MCSFE_rewardList`. */
  rewards?: Maybe<RewardConnection>;
  /** How the account is secured. Wraps `GET /wps/member/security`. */
  security?: Maybe<AccountSecurity>;
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
  /** The caller's way through the VIP club. Wraps `MCSFE_vipProgress`. */
  vipProgress?: Maybe<VipProgress>;
  /** The caller's money. */
  wallet: Wallet;
  /** Withdrawals of the caller, the latest first. Wraps `GCS_withdrawList`. */
  withdrawals?: Maybe<WithdrawalConnection>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberAccountRecordArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberActivityStatementArgs = {
  filter?: InputMaybe<ActivityStatementFilter>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberBetRecordArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BetRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberBonusesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BonusFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
export type MemberFreeSpinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FreeSpinsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberHasWebPushArgs = {
  endpoint: Scalars['String']['input'];
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberLeaderboardPlaceArgs = {
  leaderboardId: Scalars['ID']['input'];
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberLoginsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
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
export type MemberMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberMissionPlaceArgs = {
  period: MissionBoardPeriod;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberPersonalProfitArgs = {
  filter?: InputMaybe<PersonalProfitFilter>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberPointEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PointEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberPointRedeemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PointRedeemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberRaffleTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isUsed: Scalars['Boolean']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberRebatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<PeriodInput>;
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


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RewardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller's own account. Accounts of other people are never a `Member`. */
export type MemberWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WithdrawalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Purpose of a code to the member's own number or address. */
export type MemberCodePurpose =
  /** For `resetPaymentPassword`. */
  | 'PAYMENT_PASSWORD'
  /** For `stepUp`. */
  | 'STEP_UP';

/** The contracts of a member; a kind without a contract is null. */
export type MemberContracts = {
  /** Pays once a day. */
  dailySalary?: Maybe<Contract>;
  /** Pays a share of the team's losses. */
  dividend?: Maybe<Contract>;
  /** Pays once an hour. */
  hourSalary?: Maybe<Contract>;
  /** Pays a few minutes after each bet. */
  realTimeSalary?: Maybe<RealTimeContract>;
};

/** A label that the operator put on an account. */
export type MemberLabel = {
  /** `#rrggbb`. */
  color?: Maybe<Scalars['String']['output']>;
  /** Display name. */
  name: Scalars['String']['output'];
};

/** What a member says about themselves, and what they allow. */
export type MemberProfile = {
  /** Set once; proves the age. */
  birthday?: Maybe<Scalars['Date']['output']>;
  /** Account at Facebook. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** Account at LINE. */
  line?: Maybe<Scalars['String']['output']>;
  /** What the member allows the operator to send as advertising. */
  marketing: MarketingChoices;
  /** The name of the person, which bank accounts must have; set once. */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** Number at QQ. */
  qq?: Maybe<Scalars['String']['output']>;
  /** Account at WeChat. */
  wechat?: Maybe<Scalars['String']['output']>;
  /** Number at WhatsApp. */
  whatsapp?: Maybe<Scalars['String']['output']>;
  /** Number at Zalo. */
  zalo?: Maybe<Scalars['String']['output']>;
};

/** A message of the platform to one account. */
export type Message = Node & {
  /** The whole text, without markup. Wraps `MCSFE_messageDetail`. */
  content?: Maybe<Scalars['String']['output']>;
  /** Time when it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Whether it is a favourite of the member. */
  isFavorite: Scalars['Boolean']['output'];
  /** Whether the member has read it. */
  isRead: Scalars['Boolean']['output'];
  /** The beginning of its text. */
  summary: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of messages. */
export type MessageConnection = {
  /** Items of the page, in order. */
  edges: Array<MessageEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Message;
};

/** Filter of messages. */
export type MessageFilter = {
  /** Only favourites. */
  favoritesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only messages that are not read yet. */
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something to do for a reward: to place bets, to win, to stake or to deposit. */
export type Mission = Node & {
  /** The currency of `goal` and `progress`; null when they count bets. */
  currency?: Maybe<Scalars['String']['output']>;
  /** What is to be reached: bets, or an amount of `currency`. */
  goal: Scalars['Decimal']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** How often it begins anew. */
  period: MissionPeriod;
  /** What was reached in the present period; at most `goal`. */
  progress: Scalars['Decimal']['output'];
  /** When it begins anew; a reward that is not claimed until then is lost. Null for one that is done once. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is paid when it is claimed. */
  reward: Money;
  /** The points that it adds on the board when it is claimed. */
  score: Scalars['Int']['output'];
  /** Whether its reward can be claimed. */
  state: MissionState;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** Periods of the missions' board. */
export type MissionBoardPeriod =
  /** Since the first of the month. */
  | 'MONTH'
  /** Since Monday. */
  | 'WEEK';

/** How often a mission begins anew. */
export type MissionPeriod =
  /** At the operator's midnight. */
  | 'DAILY'
  /** It is done once. */
  | 'ONCE'
  /** A period this gateway does not know yet. */
  | 'UNKNOWN'
  /** At the operator's midnight before Monday. */
  | 'WEEKLY';

/** A place on the missions' board. Of equal scores, the one that was reached earlier comes first. */
export type MissionPlace = {
  /** The member, masked by the platform: `ab***z`. */
  account: Scalars['String']['output'];
  /** From 1. */
  rank: Scalars['Int']['output'];
  /** Sum of the scores of the claimed missions. */
  score: Scalars['Int']['output'];
};

/** States of a mission in its present period. */
export type MissionState =
  /** The goal is reached: `claimMission` pays the reward. */
  | 'CLAIMABLE'
  /** The reward was paid. */
  | 'CLAIMED'
  /** The goal is not reached. */
  | 'OPEN'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** An amount of money in one currency. */
export type Money = {
  /** Exact, with the number of digits of the currency. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217, `VND`; play money is `FUN`. */
  currency: Scalars['String']['output'];
};

/** Whether money came into an account or went out of it. */
export type MovementDirection =
  /** Into the account. */
  | 'IN'
  /** Out of the account. */
  | 'OUT';

/** Changes that can be made. */
export type Mutation = {
  /** Accepts the offer of a contract, or of its end. Wraps `ACS_{kind}Accept`. */
  acceptContract: AcceptContractPayload;
  /** Accepts new terms. Wraps `POST /wps/member/terms`. */
  acceptTerms: AcceptTermsPayload;
  /**
   * Answers the reality check. Going on when no check is due changes nothing; stopping always ends all sessions of the
   * account. Wraps `POST /wps/member/realityCheck/ack`.
   */
  acknowledgeRealityCheck: AcknowledgeRealityCheckPayload;
  /** Adds a game to the caller's favourites. Repeating it changes nothing. Wraps `GCSGAME_favoriteAdd`. */
  addFavoriteGame: AddFavoriteGamePayload;
  /** Adds the passkey that the browser made for `beginPasskey`. Wraps `POST /wps/member/passkeys`. */
  addPasskey: AddPasskeyPayload;
  /** Adds a bank account for withdrawals, after a step-up. Wraps `PUT /wps/member/bankCards`. */
  addPayoutAccount: AddPayoutAccountPayload;
  /** Applies for a promotion; the operator decides. Wraps `PRM_apply`. */
  applyForPromotion: ApplyForPromotionPayload;
  /** Returns what the browser needs to make a passkey, after a step-up. Wraps `POST /wps/member/passkeys/options`. */
  beginPasskey: BeginPasskeyPayload;
  /**
   * Makes the secret of a new authenticator app, after a step-up. The second factor stays off until
   * `confirmSecondFactor`. Wraps `POST /wps/member/mfa`.
   */
  beginSecondFactor: BeginSecondFactorPayload;
  /** Cancels an open deposit; one that is over stays as it is. Wraps `GCS_depositCancel`. */
  cancelDeposit: CancelDepositPayload;
  /** Cancels an order before its draw closes. Wraps `DELETE /lgw/orders/{orderId}`. */
  cancelLotteryOrder: CancelLotteryOrderPayload;
  /** Cancels a withdrawal that is not paid; another stays as it is. Wraps `GCS_withdrawCancel`. */
  cancelWithdrawal: CancelWithdrawalPayload;
  /** Changes the caller's password and ends the other sessions. Wraps `POST /wps/member/password`. */
  changePassword: ChangePasswordPayload;
  /** Checks an invitation: the code of an agent, of an agent's link, or of a friend. Wraps `GET /wps/agent/affiliate`. */
  checkAffiliateCode: CheckAffiliateCodePayload;
  /** Checks whether a user name is free. Wraps `GET /wps/member/username/available`. */
  checkUsername: CheckUsernamePayload;
  /** Pays the reward of a reached mission, once for each of its periods. Wraps `MCSFE_missionClaim`. */
  claimMission: ClaimMissionPayload;
  /** Pays the bonus of a promotion, once for each of its periods. Wraps `PRM_claim`. */
  claimPromotion: ClaimPromotionPayload;
  /** Opens a red envelope: the platform draws a bonus, once for each member. Wraps `PRM_redEnvelopeClaim`. */
  claimRedEnvelope: ClaimRedEnvelopePayload;
  /** Claims a reward, for good. Wraps `MCSFE_rewardClaim`. */
  claimReward: ClaimRewardPayload;
  /**
   * Closes the caller's account in 24 hours and ends all sessions now. Needs a step-up. The account must be empty, but
   * for what the member gives up. Wraps `POST /wps/member/close`.
   */
  closeAccount: CloseAccountPayload;
  /**
   * Moves all money that vendors keep for the caller to the main wallet. Wraps `GCS_walletTransfer`, once for each wallet
   * with money in it.
   */
  collectFunds: CollectFundsPayload;
  /** Puts a limit in force that has waited. Repeating it changes nothing. Wraps `POST /wps/member/limits/confirm`. */
  confirmPlayLimit: ConfirmPlayLimitPayload;
  /** Switches the second factor on with a code of the new app, after a step-up. Wraps `POST /wps/member/mfa`. */
  confirmSecondFactor: ConfirmSecondFactorPayload;
  /** Answers whether a payment arrived. Wraps `GCS_withdrawConfirm`. */
  confirmWithdrawal: ConfirmWithdrawalPayload;
  /** Turns points into money of the wallet. Wraps `PTS_convert`. */
  convertPoints: ConvertPointsPayload;
  /** Counts that an invitation link was opened; unknown codes change nothing. Wraps `/wps/agent/inviteClick`. */
  countInviteClick: CountInviteClickPayload;
  /** Opens a deposit, which is then paid elsewhere. Wraps `GCS_depositCreate`. */
  createDeposit: CreateDepositPayload;
  /** Makes an invitation link. Wraps `ACS_inviteLinkCreate`. */
  createInviteLink: CreateInviteLinkPayload;
  /** Locks money and asks for its payment to an account of the caller. Wraps `GCS_withdrawCreate`. */
  createWithdrawal: CreateWithdrawalPayload;
  /** Deletes an invitation link. Accounts that registered with it stay. Wraps `ACS_inviteLinkDelete`. */
  deleteInviteLink: DeleteInviteLinkPayload;
  /** Deletes messages for good. Repeating it changes nothing. Wraps `MCSFE_messageDelete`. */
  deleteMessages: DeleteMessagesPayload;
  /** Deletes saved filters. Wraps `ACS_savedFilterDelete`. */
  deleteSavedFilter: DeleteSavedFilterPayload;
  /** Uses a ticket: the platform draws its prize and pays it, once. Wraps `PRM_raffleClaim`. */
  drawRafflePrize: DrawRafflePrizePayload;
  /** Switches the second factor off, after a step-up. Wraps `DELETE /wps/member/mfa`. */
  endSecondFactor: EndSecondFactorPayload;
  /**
   * Prepares a CSV file of everything in a filter: RFC 4180, UTF-8 with a byte order mark, in the caller's language, at most
   * 50,000 rows. The file is read from `RecordExport.url` with the same session. Wraps `export=csv` of the reports.
   */
  exportRecord: ExportRecordPayload;
  /** Gives up an active bonus with its money; one that has ended stays as it is. Wraps `MCSFE_bonusForfeit`. */
  forfeitBonus: ForfeitBonusPayload;
  /** Joins a promotion; joining again changes nothing. Wraps `PRM_join`. */
  joinPromotion: JoinPromotionPayload;
  /** Lets the caller take part in a tournament; joining again changes nothing. Wraps `PRM_leaderboardJoin`. */
  joinTournament: JoinTournamentPayload;
  /** Keeps an account that is about to close. Repeating it changes nothing. Wraps `DELETE /wps/member/close`. */
  keepAccount: KeepAccountPayload;
  /**
   * Keeps the limits as they are, after a review: the caller is asked again six months from now. Without limits nothing
   * changes. Wraps `POST /wps/member/limits/keep`.
   */
  keepPlayLimits: KeepPlayLimitsPayload;
  /** Opens a game with play money, for guests too. Wraps `POST /wps/game/launchDemo`. */
  launchDemoGame: LaunchDemoGamePayload;
  /** Opens a game for real money. Wraps `POST /wps/v2/game/launchGame`. */
  launchGame: LaunchGamePayload;
  /** Logs in with user name and password. Wraps `POST /wps/session/login`. */
  logIn: LogInPayload;
  /**
   * Logs in with a passkey of the gateway's own site; the session is delivered as a cookie. It counts as both factors.
   * Wraps `POST /wps/session/login/passkey`.
   */
  logInWithPasskey: LogInPayload;
  /** Logs in with a number that the phone-auth provider has verified. Wraps `POST /wps/session/login` with `firebaseIdToken`. */
  logInWithPhoneAuth: LogInPayload;
  /** Finishes a login that asked for the second factor. Wraps `POST /wps/session/login/mfa`. */
  logInWithSecondFactor: LogInPayload;
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
  /** Marks messages as read. Wraps `MCSFE_messageRead`. */
  markMessagesRead: MarkMessagesReadPayload;
  /**
   * Offers a contract to an agent right below, or with `isDryRun` only says which contracts below would end. Wraps
   * `ACS_{kind}Offer`.
   */
  offerContract: OfferContractPayload;
  /** Offers an agent right below the end of the contract. Wraps `ACS_{kind}Offer` with the action TERMINATE. */
  offerContractEnd: OfferContractEndPayload;
  /** Opens the chat room with customer service. Wraps `CSP_chatUrl`. */
  openChat: OpenChatPayload;
  /** Places an order on a draw. The platform counts the bets and computes the price. Wraps `POST /lgw/orders`. */
  placeLotteryOrder: PlaceLotteryOrderPayload;
  /** Redeems a reward of the mall for points. Wraps `PTS_redeem`. */
  redeemPointReward: RedeemPointRewardPayload;
  /** Opens an account and logs in to it. Wraps `PUT /wps/member/register` and `PUT /wps/member/register/mobile`. */
  register: RegisterPayload;
  /** Opens an account directly below the agent. Wraps `ACS_registerDownline`. */
  registerDownlineAccount: RegisterDownlineAccountPayload;
  /** Rejects the offer of a contract, or of its end. Wraps `ACS_{kind}Reject`. */
  rejectContract: RejectContractPayload;
  /** Removes a game from the caller's favourites. Repeating it changes nothing. Wraps `GCSGAME_favoriteRemove`. */
  removeFavoriteGame: RemoveFavoriteGamePayload;
  /** Removes a passkey, after a step-up. Wraps `DELETE /wps/member/passkeys/{id}`. */
  removePasskey: RemovePasskeyPayload;
  /** Removes a bank account, after a step-up. Wraps `DELETE /wps/member/bankCards`. */
  removePayoutAccount: RemovePayoutAccountPayload;
  /** Gives a passkey another name. Wraps `PUT /wps/member/passkeys/{id}`. */
  renamePasskey: RenamePasskeyPayload;
  /** Gives saved filters another name. Wraps `ACS_savedFilterRename`. */
  renameSavedFilter: RenameSavedFilterPayload;
  /**
   * Makes new recovery codes, after a step-up; the earlier ones become invalid. Wraps
   * `POST /wps/member/mfa/recoveryCodes`.
   */
  renewRecoveryCodes: RenewRecoveryCodesPayload;
  /** Requests a picture with characters to read. Wraps `GET /wps/captcha`. */
  requestCaptcha: RequestCaptchaPayload;
  /** Sends a code to a new e-mail address, after a step-up. Wraps `POST /wps/member/email/code`. */
  requestEmailCode: RequestEmailCodePayload;
  /** Requests a human check. Wraps `GET /wps/verification/human`. */
  requestHumanCheck: RequestHumanCheckPayload;
  /**
   * Sends a code to the member's own mobile number or e-mail address. Wraps `POST /wps/verification/sms/member` and
   * `…/email/member`.
   */
  requestMemberCode: RequestMemberCodePayload;
  /** Sends a code to a new mobile number, after a step-up. Wraps `POST /wps/member/mobile/code`. */
  requestMobileCode: RequestMobileCodePayload;
  /**
   * Returns what the browser needs for a login with a passkey. The login can be finished in this browser only. Wraps
   * `POST /wps/session/login/passkey/options`.
   */
  requestPasskeyLogin: RequestPasskeyLoginPayload;
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
  /**
   * Sets a new password with a code sent by SMS, and logs in with it. A payload without viewer, second factor and errors
   * means that the password is set and a login has to follow: the platform did not say of which account. Wraps
   * `POST /wps/member/password/verification`.
   */
  resetPasswordWithSms: LogInPayload;
  /**
   * Replaces a forgotten payment password, after a step-up, with a code from `requestMemberCode`. It ends the lock of the old
   * one. Wraps `POST /wps/member/paymentPassword/reset`.
   */
  resetPaymentPassword: ResetPaymentPasswordPayload;
  /** Ends the sessions on all other devices. Wraps `DELETE /wps/session/others`. */
  revokeOtherSessions: RevokeOtherSessionsPayload;
  /** Ends another session of the caller's. Wraps `DELETE /wps/session/{id}`. */
  revokeSession: RevokeSessionPayload;
  /** Saves filters under a name, in place of those that have the name. Wraps `ACS_savedFilterSave`. */
  saveFilter: SaveFilterPayload;
  /** Makes the caller's wallet in a currency the active one, and opens it the first time. Wraps `GCS_selectCurrency`. */
  selectCurrency: SelectCurrencyPayload;
  /** Sends an account of the downline a link for a new password. The agent never sees it. Wraps `ACS_downlineResetLink`. */
  sendDownlineResetLink: SendDownlineResetLinkPayload;
  /** Sends feedback to the operator; guests may use it too. At most 5 a day. Wraps `PUT /wps/feedback`. */
  sendFeedback: SendFeedbackPayload;
  /** Sets the account's avatar. Wraps `MCSFE_setPlayerAvatar`. */
  setAvatar: SetAvatarPayload;
  /** Sets the e-mail address with the code that was sent to it, after a step-up. Wraps `PUT /wps/member/email`. */
  setEmail: SetEmailPayload;
  /**
   * Opts the caller in to a jackpot, or out of it; the same again changes nothing. From then on each bet on its games pays
   * `Jackpot.contribution`, and can win it. Wraps `GCSGAME_jackpotOptIn`.
   */
  setJackpotOptIn: SetJackpotOptInPayload;
  /** Sets the language in which the platform writes to the caller. Wraps `POST /wps/member/language`. */
  setLanguage: SetLanguagePayload;
  /** Makes messages favourites, or ordinary ones again. Repeating it changes nothing. Wraps `MCSFE_messageFavorite`. */
  setMessageFavorites: SetMessageFavoritesPayload;
  /** Sets the mobile number with the code that was sent to it, after a step-up. Wraps `PUT /wps/member/mobile`. */
  setMobile: SetMobilePayload;
  /** Sets or changes the payment password, after a step-up. Wraps `PUT /wps/member/paymentPassword`. */
  setPaymentPassword: SetPaymentPasswordPayload;
  /**
   * Sets a limit, or asks for a higher one. A lower one is in force at once. A higher one, or none, waits: after 24 hours
   * `confirmPlayLimit` puts it in force. The present limit again drops a change that waits. Wraps `PUT /wps/member/limits`.
   */
  setPlayLimit: SetPlayLimitPayload;
  /**
   * Sets the minutes between reality checks. One that was off counts from now. Refused while a check waits for its answer.
   * Wraps `PUT /wps/member/realityCheck`.
   */
  setRealityCheck: SetRealityCheckPayload;
  /** Signs the caller in for today and gives the day's reward. Refused with ALREADY_SIGNED the second time. Wraps `PRM_signIn`. */
  signInToday: SignInTodayPayload;
  /** Opens a trial account with play money and logs in to it. Wraps `POST /wps/session/login/freeplay`. */
  startFreePlay: LogInPayload;
  /**
   * Proves that the member asks for a change. The gateway keeps the proof in the session, for five minutes. Without one,
   * changes that ask for one are refused with the error code STEP_UP_REQUIRED. Wraps `POST /wps/member/stepUp`.
   */
  stepUp: StepUpPayload;
  /** Sends a document for the identity check. Wraps `POST /wps/member/identityCheck`. */
  submitIdentityDocument: SubmitIdentityDocumentPayload;
  /** Sends notifications about messages and withdrawals to this browser until the logout. Wraps `PUT /wps/member/push`. */
  subscribeToWebPush: SubscribeToWebPushPayload;
  /**
   * Begins a break from play, which nobody can end early, and ends all sessions of the account. A self-exclusion needs the
   * password. Wraps `POST /wps/member/timeout` and `POST /wps/member/selfExclusion`.
   */
  takePlayBreak: TakePlayBreakPayload;
  /** Ends the caller's own contract at the close of the period. Wraps `ACS_{kind}Terminate`. */
  terminateContract: TerminateContractPayload;
  /** Moves money between two of the caller's wallets. Wraps `GCS_walletTransfer`. */
  transferFunds: TransferFundsPayload;
  /** Transfers money from an agent to a member directly below. Wraps `GCS_transferDownline`. */
  transferToDownline: TransferToDownlinePayload;
  /** Transfers money to the agent directly above. Wraps `GCS_transferUpline`. */
  transferToUpline: TransferToUplinePayload;
  /** Sends no more notifications to a browser. Wraps `DELETE /wps/member/push`. */
  unsubscribeFromWebPush: UnsubscribeFromWebPushPayload;
  /** Changes an account of the downline, and tells its member. Wraps `ACS_downlineUpdate`. */
  updateDownlineAccount: UpdateDownlineAccountPayload;
  /**
   * Changes what is given. Birthday, payee name and contact fields need a step-up (`stepUp`); nickname and advertising do
   * not. Wraps `PUT /wps/member/profile`.
   */
  updateProfile: UpdateProfilePayload;
};


/** Changes that can be made. */
export type MutationAcceptContractArgs = {
  input: AcceptContractInput;
};


/** Changes that can be made. */
export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput;
};


/** Changes that can be made. */
export type MutationAcknowledgeRealityCheckArgs = {
  input: AcknowledgeRealityCheckInput;
};


/** Changes that can be made. */
export type MutationAddFavoriteGameArgs = {
  input: AddFavoriteGameInput;
};


/** Changes that can be made. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Changes that can be made. */
export type MutationAddPayoutAccountArgs = {
  input: AddPayoutAccountInput;
};


/** Changes that can be made. */
export type MutationApplyForPromotionArgs = {
  input: ApplyForPromotionInput;
};


/** Changes that can be made. */
export type MutationCancelDepositArgs = {
  input: CancelDepositInput;
};


/** Changes that can be made. */
export type MutationCancelLotteryOrderArgs = {
  input: CancelLotteryOrderInput;
};


/** Changes that can be made. */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
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
export type MutationClaimMissionArgs = {
  input: ClaimMissionInput;
};


/** Changes that can be made. */
export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};


/** Changes that can be made. */
export type MutationClaimRedEnvelopeArgs = {
  input: ClaimRedEnvelopeInput;
};


/** Changes that can be made. */
export type MutationClaimRewardArgs = {
  input: ClaimRewardInput;
};


/** Changes that can be made. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** Changes that can be made. */
export type MutationCollectFundsArgs = {
  input: CollectFundsInput;
};


/** Changes that can be made. */
export type MutationConfirmPlayLimitArgs = {
  input: ConfirmPlayLimitInput;
};


/** Changes that can be made. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** Changes that can be made. */
export type MutationConfirmWithdrawalArgs = {
  input: ConfirmWithdrawalInput;
};


/** Changes that can be made. */
export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};


/** Changes that can be made. */
export type MutationCountInviteClickArgs = {
  input: CountInviteClickInput;
};


/** Changes that can be made. */
export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};


/** Changes that can be made. */
export type MutationCreateInviteLinkArgs = {
  input: CreateInviteLinkInput;
};


/** Changes that can be made. */
export type MutationCreateWithdrawalArgs = {
  input: CreateWithdrawalInput;
};


/** Changes that can be made. */
export type MutationDeleteInviteLinkArgs = {
  input: DeleteInviteLinkInput;
};


/** Changes that can be made. */
export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};


/** Changes that can be made. */
export type MutationDeleteSavedFilterArgs = {
  input: DeleteSavedFilterInput;
};


/** Changes that can be made. */
export type MutationDrawRafflePrizeArgs = {
  input: DrawRafflePrizeInput;
};


/** Changes that can be made. */
export type MutationExportRecordArgs = {
  input: ExportRecordInput;
};


/** Changes that can be made. */
export type MutationForfeitBonusArgs = {
  input: ForfeitBonusInput;
};


/** Changes that can be made. */
export type MutationJoinPromotionArgs = {
  input: JoinPromotionInput;
};


/** Changes that can be made. */
export type MutationJoinTournamentArgs = {
  input: JoinTournamentInput;
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
export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


/** Changes that can be made. */
export type MutationLogInWithPhoneAuthArgs = {
  input: LogInWithPhoneAuthInput;
};


/** Changes that can be made. */
export type MutationLogInWithSecondFactorArgs = {
  input: LogInWithSecondFactorInput;
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
export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};


/** Changes that can be made. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** Changes that can be made. */
export type MutationOfferContractEndArgs = {
  input: OfferContractEndInput;
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
export type MutationRedeemPointRewardArgs = {
  input: RedeemPointRewardInput;
};


/** Changes that can be made. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Changes that can be made. */
export type MutationRegisterDownlineAccountArgs = {
  input: RegisterDownlineAccountInput;
};


/** Changes that can be made. */
export type MutationRejectContractArgs = {
  input: RejectContractInput;
};


/** Changes that can be made. */
export type MutationRemoveFavoriteGameArgs = {
  input: RemoveFavoriteGameInput;
};


/** Changes that can be made. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** Changes that can be made. */
export type MutationRemovePayoutAccountArgs = {
  input: RemovePayoutAccountInput;
};


/** Changes that can be made. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** Changes that can be made. */
export type MutationRenameSavedFilterArgs = {
  input: RenameSavedFilterInput;
};


/** Changes that can be made. */
export type MutationRequestEmailCodeArgs = {
  input: RequestEmailCodeInput;
};


/** Changes that can be made. */
export type MutationRequestMemberCodeArgs = {
  input: RequestMemberCodeInput;
};


/** Changes that can be made. */
export type MutationRequestMobileCodeArgs = {
  input: RequestMobileCodeInput;
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
export type MutationResetPaymentPasswordArgs = {
  input: ResetPaymentPasswordInput;
};


/** Changes that can be made. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** Changes that can be made. */
export type MutationSaveFilterArgs = {
  input: SaveFilterInput;
};


/** Changes that can be made. */
export type MutationSelectCurrencyArgs = {
  input: SelectCurrencyInput;
};


/** Changes that can be made. */
export type MutationSendDownlineResetLinkArgs = {
  input: SendDownlineResetLinkInput;
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
export type MutationSetEmailArgs = {
  input: SetEmailInput;
};


/** Changes that can be made. */
export type MutationSetJackpotOptInArgs = {
  input: SetJackpotOptInInput;
};


/** Changes that can be made. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** Changes that can be made. */
export type MutationSetMessageFavoritesArgs = {
  input: SetMessageFavoritesInput;
};


/** Changes that can be made. */
export type MutationSetMobileArgs = {
  input: SetMobileInput;
};


/** Changes that can be made. */
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


/** Changes that can be made. */
export type MutationSetPlayLimitArgs = {
  input: SetPlayLimitInput;
};


/** Changes that can be made. */
export type MutationSetRealityCheckArgs = {
  input: SetRealityCheckInput;
};


/** Changes that can be made. */
export type MutationSignInTodayArgs = {
  input: SignInTodayInput;
};


/** Changes that can be made. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};


/** Changes that can be made. */
export type MutationStepUpArgs = {
  input: StepUpInput;
};


/** Changes that can be made. */
export type MutationSubmitIdentityDocumentArgs = {
  input: SubmitIdentityDocumentInput;
};


/** Changes that can be made. */
export type MutationSubscribeToWebPushArgs = {
  input: SubscribeToWebPushInput;
};


/** Changes that can be made. */
export type MutationTakePlayBreakArgs = {
  input: TakePlayBreakInput;
};


/** Changes that can be made. */
export type MutationTerminateContractArgs = {
  input: TerminateContractInput;
};


/** Changes that can be made. */
export type MutationTransferFundsArgs = {
  input: TransferFundsInput;
};


/** Changes that can be made. */
export type MutationTransferToDownlineArgs = {
  input: TransferToDownlineInput;
};


/** Changes that can be made. */
export type MutationTransferToUplineArgs = {
  input: TransferToUplineInput;
};


/** Changes that can be made. */
export type MutationUnsubscribeFromWebPushArgs = {
  input: UnsubscribeFromWebPushInput;
};


/** Changes that can be made. */
export type MutationUpdateDownlineAccountArgs = {
  input: UpdateDownlineAccountInput;
};


/** Changes that can be made. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
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

/** Input of `offerContractEnd`. */
export type OfferContractEndInput = {
  /** User name of an agent right below. */
  account: Scalars['String']['input'];
  /** Whether contracts below may end. */
  endsOthers: Scalars['Boolean']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Only says which contracts below would end. */
  isDryRun: Scalars['Boolean']['input'];
  /** The kind. */
  kind: ContractKind;
};

/** Payload of `offerContractEnd`. */
export type OfferContractEndPayload = MutationPayload & {
  /** The contract as it is now; null after a dry run, or when refused. */
  contract?: Maybe<AgentContract>;
  /** Contracts below that end when the offer is accepted; with the refusal CONTRACT_LOWER_THAN_DOWNLINE, too. */
  endingContracts: Array<EndingContract>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `offerContract`. */
export type OfferContractInput = {
  /** User name of an agent right below. */
  account: Scalars['String']['input'];
  /** Whether contracts below that pay more may end. */
  endsOthers: Scalars['Boolean']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Only says which contracts below would end. */
  isDryRun: Scalars['Boolean']['input'];
  /** The kind. */
  kind: ContractKind;
  /** How often it is settled: for dividends and daily salaries, and only for these. */
  period?: InputMaybe<ContractPeriod>;
  /** What it pays: at most what the caller's own contract pays. */
  terms: ContractTermsInput;
};

/** Payload of `offerContract`. */
export type OfferContractPayload = MutationPayload & {
  /** The offer; null after a dry run, or when refused. */
  contract?: Maybe<AgentContract>;
  /** Contracts below that end when the offer is accepted; with the refusal CONTRACT_LOWER_THAN_DOWNLINE, too. */
  endingContracts: Array<EndingContract>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** What keeps an account open. */
export type OpenBusiness =
  /** Money in a wallet that can be withdrawn. */
  | 'BALANCE'
  /** Bets that are not settled. */
  | 'BETS'
  /** Deposits that can still be paid. */
  | 'DEPOSITS'
  /** Rewards of the points mall that nobody has decided. */
  | 'REDEEMS'
  /** Money of which nothing can be withdrawn. The member may give it up: `CloseAccountInput.giveUpRemainder`. */
  | 'REMAINDER'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** Withdrawals under way. */
  | 'WITHDRAWALS';

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

/** The caller's place on a leaderboard. */
export type OwnLeaderboardPlace = {
  /** Whether the prize was paid, as a bonus. */
  isPaid: Scalars['Boolean']['output'];
  /** What the rank wins; null for a rank without a prize. */
  prize?: Maybe<Money>;
  /** From 1; null while nothing was scored. */
  rank?: Maybe<Scalars['Int']['output']>;
  /** What was reached, as `Leaderboard.rule` counts. */
  score: Scalars['Decimal']['output'];
};

/** The caller's place on the missions' board. */
export type OwnMissionPlace = {
  /** From 1. */
  rank: Scalars['Int']['output'];
  /** Sum of the scores of the claimed missions. */
  score: Scalars['Int']['output'];
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

/** A key on a device of the member, which logs in without a password. */
export type Passkey = Node & {
  /** Time when it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Time of the last login with it; null before the first. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the member gave it. */
  name: Scalars['String']['output'];
};

/** Why the password has to be changed. */
export type PasswordChangeReason =
  /** It is too old. */
  | 'EXPIRED'
  /** It is easy to guess. */
  | 'WEAK';

/** A bank account that withdrawals go to. */
export type PayoutAccount = Node & {
  /** Time when it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Branch of the bank. */
  branch?: Maybe<Scalars['String']['output']>;
  /** ISO 4217: the currency of the withdrawals that can go to it; null when the platform does not say. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Name of the holder. */
  holder?: Maybe<Scalars['String']['output']>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's id. */
  internalID: Scalars['String']['output'];
  /** The last four characters of its number. */
  lastFour: Scalars['String']['output'];
  /** Time from which withdrawals can go to it. */
  usableFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** A higher limit, or none, that waits for its confirmation. */
export type PendingPlayLimit = {
  /** The limit that waits; null when the member wants none, and for the kind SESSION. */
  amount?: Maybe<Money>;
  /** From then on `confirmPlayLimit` puts it in force. */
  confirmFrom: Scalars['DateTime']['output'];
  /** Without a confirmation until then, the change is dropped. */
  confirmUntil: Scalars['DateTime']['output'];
  /** The same of the kind SESSION. */
  minutes?: Maybe<Scalars['Int']['output']>;
};

/**
 * What accounts held at the beginning and at the end of a period, in the agent's currency: their money of every kind, also
 * in games, in bonuses and in withdrawals that are not paid yet.
 */
export type PeriodBalance = {
  /** At the end of the last day, or now: `opening` and `movement` together. */
  closing: Money;
  /** What all movements of the period added, of every kind; negative when more went out than came in. */
  movement: Money;
  /** At the beginning of the first day. */
  opening: Money;
};

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
  /** The 7 days that begin today. */
  | 'NEXT_7'
  /** The 30 days that begin today. */
  | 'NEXT_30'
  /** The first of the month to today. */
  | 'THIS_MONTH'
  /** Monday to today. */
  | 'THIS_WEEK'
  /** Today. */
  | 'TODAY'
  /** The day before today. */
  | 'YESTERDAY';

/** What the caller gained and lost in a period. */
export type PersonalProfit = {
  /** Bonuses that were paid. */
  bonus: Money;
  /** The bets by category of the game. */
  byCategory: Array<CategoryProfit>;
  /** Day by day, in order; days on which nothing moved are left out. */
  byDay: Array<DayProfit>;
  /** What was paid in. */
  deposit: Money;
  /** Deposits less withdrawals of all time. The filter does not change it. */
  netDepositsLifetime: Money;
  /**
   * The result: payouts less stakes of the settled bets, with bonuses and rebates. With a category only the bets of that
   * category. Negative for a loss.
   */
  netProfit: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** Rebates that were paid. */
  rebate: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** A filter of the personal profit. */
export type PersonalProfitFilter = {
  /** Only bets on games of this category; all by default. */
  category?: InputMaybe<GameCategory>;
  /** Days. A bet counts on the day on which it was placed. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
};

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

/**
 * A break from play. Until its end the member can read everything, withdraw money, and contact the operator, but neither
 * play nor deposit.
 */
export type PlayBreak = {
  /** Kind of the break. */
  kind: PlayBreakKind;
  /** Its end; null when it has none. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of a break from play. */
export type PlayBreakKind =
  /** A self-exclusion of months, years, or for good. */
  | 'SELF_EXCLUSION'
  /** A time-out of a day to six weeks. */
  | 'TIME_OUT'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** A limit that a member can set for one kind and one period. */
export type PlayLimit = {
  /** The limit; null when there is none. It concerns the wallet in its currency. */
  amount?: Maybe<Money>;
  /** Kind of the limit. */
  kind: PlayLimitKind;
  /** The limit of the kind SESSION, in minutes; null when there is none. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** A change that waits for its confirmation; null when there is none. */
  pending?: Maybe<PendingPlayLimit>;
  /** The merchant's day, week from Monday, or month. */
  period: PlayLimitPeriod;
  /** End of the present period. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Used in the present period; null for the kind SESSION. */
  used?: Maybe<Money>;
  /** Used in the present period by the kind SESSION. */
  usedMinutes?: Maybe<Scalars['Int']['output']>;
};

/** What a limit counts. */
export type PlayLimitKind =
  /** Money that is paid in. */
  | 'DEPOSIT'
  /** Stakes less payouts. */
  | 'LOSS'
  /** Minutes of being logged in. */
  | 'SESSION'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** Stakes. */
  | 'WAGER';

/** The period of a limit. */
export type PlayLimitPeriod =
  /** The merchant's day. */
  | 'DAY'
  /** The calendar month. */
  | 'MONTH'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN'
  /** From Monday. */
  | 'WEEK';

/** The limits of a member, and the breaks that the member can take. */
export type PlayLimits = {
  /** One for each kind and period, also without a limit. */
  limits: Array<PlayLimit>;
  /** Lengths of a self-exclusion that the jurisdiction offers, the shortest first. */
  selfExclusions: Array<BreakLength>;
  /** Lengths of a time-out, the shortest first. */
  timeOuts: Array<BreakLength>;
};

/** The points of a member. They do not expire. */
export type PointBalance = {
  /** What each type added to them. */
  byType: Array<PointSum>;
  /** How points are earned, and what they are worth in the caller's wallet. Wraps `PTS_config`. */
  terms?: Maybe<PointTerms>;
  /** Points that can be spent. */
  total: Scalars['Int']['output'];
};

/** What a change of points belongs to. */
export type PointCause =
  /** A settled bet. */
  | 'BET'
  /** Points that were turned into money. */
  | 'CONVERT'
  /** A paid deposit. */
  | 'DEPOSIT'
  /** A reward that was redeemed. */
  | 'REDEEM'
  /** A redeem that was rejected: its points came back. */
  | 'RETURN'
  /** A cause this gateway does not know yet. */
  | 'UNKNOWN';

/** How points of a type are earned. */
export type PointEarning = {
  /** Settled bets, or deposits, that are worth a point. */
  amountPerPoint: Money;
  /** The most points in a day of the operator; null when there is no limit. */
  mostPerDay?: Maybe<Scalars['Int']['output']>;
  /** The type. */
  type: PointType;
};

/** A change of the caller's points. */
export type PointEntry = Node & {
  /** The points after it. */
  balanceAfter: Scalars['Int']['output'];
  /** What it belongs to; null when the platform does not send it. */
  cause?: Maybe<PointCause>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What came in; negative when it went out. */
  points: Scalars['Int']['output'];
  /** Number of the bet, deposit, redeem or conversion; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Its type. */
  type: PointType;
};

/** A page of changes of points. */
export type PointEntryConnection = {
  /** Items of the page, in order. */
  edges: Array<PointEntryEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A change of points in a list. */
export type PointEntryEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PointEntry;
};

/** A filter of the details of points. */
export type PointEntryFilter = {
  /** Days of the changes. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
  /** Only of this type; all by default. */
  type?: InputMaybe<PointType>;
};

/** A reward that the caller redeemed. */
export type PointRedeem = Node & {
  /** Where an item is sent to; null for other kinds. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null while it is in process. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The reward's picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What the reward is. */
  kind: PointRewardKind;
  /** Points that it cost. */
  points: Scalars['Int']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Why it was rejected, in the caller's language; null in other states. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  status: PointRedeemStatus;
  /** The reward's name, in the caller's language. */
  title: Scalars['String']['output'];
};

/** A page of redeems. */
export type PointRedeemConnection = {
  /** Items of the page, in order. */
  edges: Array<PointRedeemEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A redeem in a list. */
export type PointRedeemEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PointRedeem;
};

/** A filter of redeems. */
export type PointRedeemFilter = {
  /** Days on which they began. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
  /** Only in this state; all by default. */
  status?: InputMaybe<PointRedeemStatus>;
};

/** The states of a redeem. All but the first are final. */
export type PointRedeemStatus =
  /** The operator pays or sends the reward. */
  | 'APPROVED'
  /** The operator has not decided yet; the points are taken. */
  | 'IN_PROCESS'
  /** The operator refused it; the points came back. */
  | 'REJECTED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** A reward that members get for points. */
export type PointReward = Node & {
  /** The money of a reward in cash, or of a bonus; null for items and free spins. */
  amount?: Maybe<Money>;
  /** Its category. */
  category: PointRewardCategory;
  /** The free spins; null for other kinds. */
  freeSpins?: Maybe<FreeSpinTerms>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What it is. */
  kind: PointRewardKind;
  /** The lowest rank of the VIP club that can redeem it; 0 for everybody. */
  leastRank: Scalars['Int']['output'];
  /** How many a member can redeem in all; null when there is no limit. */
  mostPerMember?: Maybe<Scalars['Int']['output']>;
  /** Its price in points. */
  points: Scalars['Int']['output'];
  /** How many are left; null when there is no limit. */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
  /** How often a bonus must be played through; null for other kinds. */
  turnover?: Maybe<Scalars['Int']['output']>;
};

/** Category of a reward of the mall. */
export type PointRewardCategory =
  /** Electronics. */
  | 'ELECTRONICS'
  /** Things for every day. */
  | 'LIFESTYLE'
  /** Cash and bonuses. */
  | 'MONEY'
  /** A category this gateway does not know yet. */
  | 'UNKNOWN';

/** A page of rewards of the mall. */
export type PointRewardConnection = {
  /** Items of the page, in order. */
  edges: Array<PointRewardEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A reward of the mall in a list. */
export type PointRewardEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PointReward;
};

/** What a reward of the mall is. */
export type PointRewardKind =
  /** A bonus, which must be played through. */
  | 'BONUS'
  /** Money in the wallet. */
  | 'CASH'
  /** Free spins, which then wait in the reward centre. */
  | 'FREE_SPINS'
  /** A thing that the operator sends. */
  | 'ITEM'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN';

/** The points of a type. */
export type PointSum = {
  /** Their sum; not above zero for `REDEEM`. */
  points: Scalars['Int']['output'];
  /** The type. */
  type: PointType;
};

/** How points are earned, and what they are worth. */
export type PointTerms = {
  /** The least number of points that can be turned into money. */
  convertLeast: Scalars['Int']['output'];
  /** Points that are turned into money together. */
  convertStep: Scalars['Int']['output'];
  /** What `convertStep` points are worth. */
  convertWorth: Money;
  /** How points are earned. */
  earnings: Array<PointEarning>;
};

/** Why a member gets or spends points. */
export type PointType =
  /** Deposits. */
  | 'DEPOSIT'
  /** Bets in the live casino. */
  | 'LIVE'
  /** Bets on lotteries. */
  | 'LOTTERY'
  /** Bets on games against other players. */
  | 'PVP'
  /** Rewards and money for points. */
  | 'REDEEM'
  /** Bets on slots and fishing games. */
  | 'SLOTS'
  /** Bets on sports and e-sports. */
  | 'SPORTS'
  /** A type this gateway does not know yet. */
  | 'UNKNOWN';

/** A picture of the operator that agents show elsewhere, around one of their invitation links. */
export type Poster = Node & {
  /** Category of the games that it advertises; null for the whole site. */
  category?: Maybe<GameCategory>;
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The picture. */
  image: Image;
  /** Name that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Code of the language, as in `Language.code`. */
  language: Scalars['String']['output'];
  /** A text for messages with a link, in the same language. */
  text: Scalars['String']['output'];
  /** The title in the picture, in its own language. */
  title: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** A page of posters. */
export type PosterConnection = {
  /** Items of the page, in order. */
  edges: Array<PosterEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** All sizes, without regard to the filter: width and height in pixels, such as `300x250`. */
  sizes: Array<Scalars['String']['output']>;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A poster in a list. */
export type PosterEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Poster;
};

/** Filter of posters. */
export type PosterFilter = {
  /** Category of the games that they advertise. */
  category?: InputMaybe<GameCategory>;
  /** Code of the language of their texts, as in `Language.code`. Default: the caller's. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Their size, as in `PosterConnection.sizes`. */
  size?: InputMaybe<Scalars['String']['input']>;
};

/** A filter of what a downline gained and lost. */
export type ProfitAndLossFilter = {
  /** 2 to 16 letters and digits of a user name, at any depth. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** User name of the account that the listed ones are directly below; ignored with `keyword`. */
  parent?: InputMaybe<Scalars['String']['input']>;
  /** At most 92 days. */
  period?: InputMaybe<PeriodInput>;
};

/** An order of the accounts. Equal accounts follow by name. */
export type ProfitAndLossSort = {
  /** What is compared. */
  by: ProfitAndLossSortKey;
  /** Which end comes first. */
  direction: SortDirection;
};

/** What the order of the accounts compares. */
export type ProfitAndLossSortKey =
  /** `AccountProfit.account`. */
  | 'ACCOUNT'
  /** `AccountProfit.bonus`. */
  | 'BONUS'
  /** `AccountProfit.deposit`. */
  | 'DEPOSIT'
  /** `AccountProfit.payout`. */
  | 'PAYOUT'
  /** `AccountProfit.profit`. */
  | 'PROFIT'
  /** `AccountProfit.rebate`. */
  | 'REBATE'
  /** `AccountProfit.stake`. */
  | 'STAKE'
  /** `AccountProfit.validStake`. */
  | 'VALID_STAKE'
  /** `AccountProfit.withdrawal`. */
  | 'WITHDRAWAL';

/** Sums over accounts with everyone below them. */
export type ProfitTotals = {
  /** Number of accounts that are added up. */
  accountCount: Scalars['Int']['output'];
  /** What they held together; null where the platform does not say. */
  balance?: Maybe<PeriodBalance>;
  /** Bonuses that were paid. */
  bonus: Money;
  /** What was paid in. */
  deposit: Money;
  /** The house's result: the opposite of `profit`. */
  houseResult: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** The players' result, as `AccountProfit.profit`. */
  profit: Money;
  /** Rebates that were paid. */
  rebate: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** A promotion. */
export type Promotion = Node & {
  /** Where its button leads: to its games, to the deposit, to the registration; null when there is none. */
  action?: Maybe<Linkage>;
  /** Its category. */
  category: PromotionCategory;
  /** When it ends; null when it has no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How members take part. */
  entry: PromotionEntry;
  /** The free spins that it gives in place of money; null for a promotion that gives money. */
  freeSpins?: Maybe<FreeSpinTerms>;
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
  /** What everybody sees: JOIN, COMING_SOON or CLOSE. A member's own is in `Member.promotionStandings`. */
  status: PromotionStatus;
  /** What a member does, in order. */
  steps?: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence or two, in the caller's language. */
  summary: Scalars['String']['output'];
  /** Terms as HTML; scripts are removed. */
  termsHtml?: Maybe<Scalars['String']['output']>;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** An application for a promotion. */
export type PromotionApplication = {
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Number of pictures that were sent with it. */
  pictureCount: Scalars['Int']['output'];
  /** Why it was rejected, in the caller's language; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the member wrote. */
  remark: Scalars['String']['output'];
  /** APPLYING, PROCESS, ISSUED or REJECTED. */
  status: PromotionStatus;
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

/** The number of promotions in a category. */
export type PromotionCount = {
  /** The category. */
  category: PromotionCategory;
  /** Promotions that are shown, also those that begin later or are over. */
  count: Scalars['Int']['output'];
};

/** A promotion in a list. */
export type PromotionEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The promotion. */
  node: Promotion;
};

/** How members take part in a promotion. */
export type PromotionEntry =
  /** They apply, with `applyForPromotion`. */
  | 'APPLY'
  /** They join, with `joinPromotion`. */
  | 'JOIN'
  /** Neither: its button leads to it, or there is something to claim. */
  | 'NONE'
  /** A way this gateway does not know yet. */
  | 'UNKNOWN';

/** The state of a promotion for the caller. */
export type PromotionStanding = Node & {
  /** What the present period gives so far; null for promotions that count nothing. */
  accrued?: Maybe<Money>;
  /** The latest application; null without one. */
  application?: Maybe<PromotionApplication>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number of the promotion. */
  internalID: Scalars['String']['output'];
  /** Whether the promotion is for the caller at all. */
  isEligible: Scalars['Boolean']['output'];
  /** When the next period begins; null for a promotion that is given once. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What can be claimed, or was given. */
  reward?: Maybe<Money>;
  /** What the caller can do, or has done. */
  status: PromotionStatus;
};

/** What a person can do with a promotion, or has done. */
export type PromotionStatus =
  /** An application was sent. */
  | 'APPLYING'
  /** `claimPromotion` pays its bonus. */
  | 'CLAIM'
  /** The bonus was claimed, in the present period. */
  | 'CLAIMED'
  /** It is over, or not for this member. */
  | 'CLOSE'
  /** It begins later. */
  | 'COMING_SOON'
  /** The bonus was given with a deposit, or for an application. */
  | 'ISSUED'
  /** It can be joined or applied for. */
  | 'JOIN'
  /** Joined; there is nothing to claim yet. */
  | 'JOINED'
  /** The operator checks the application. */
  | 'PROCESS'
  /** The application was rejected. */
  | 'REJECTED'
  /** The member has signed in today. */
  | 'SIGNED'
  /** A status this gateway does not know yet. */
  | 'UNKNOWN';

/** Data that can be read. */
export type Query = {
  /** The object with this id; null when there is none or the caller may not see it. */
  node?: Maybe<Node>;
  /**
   * The objects with these ids, in their order; null where `node` would be null. At most 100 ids, of which 25 of bets
   * and promotions, because the platform returns those one by one.
   */
  nodes: Array<Maybe<Node>>;
  /** The caller's budget after this request; null when the operator sets none. */
  rateLimit?: Maybe<RateLimit>;
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

/** A raffle: each ticket draws one of its prizes. */
export type Raffle = Node & {
  /** The terms of its bonuses; null when the platform does not send them. */
  bonusTerms?: Maybe<BonusTerms>;
  /** A paid deposit gives a ticket for each full amount of this; null when deposits give none. */
  depositForTicket?: Maybe<Money>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** Most tickets of one deposit; null when deposits give none. */
  mostTicketsOfDeposit?: Maybe<Scalars['Int']['output']>;
  /** What can be drawn, in the order of the wheel. */
  prizes: Array<RafflePrize>;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** A prize of the raffle. */
export type RafflePrize = {
  /** Its worth; 0 for none. */
  amount: Money;
  /** Number that the platform gives it, unique in the raffle. */
  internalID: Scalars['String']['output'];
  /** How it is paid. */
  kind: RafflePrizeKind;
  /** How likely it is, from 0 to 1; null in a ticket, and when the platform does not say it. */
  odds?: Maybe<Scalars['Float']['output']>;
  /** In the caller's language. */
  title: Scalars['String']['output'];
};

/** How a prize of the raffle is paid. */
export type RafflePrizeKind =
  /** As a bonus with turnover. */
  | 'BONUS'
  /** As cash. */
  | 'CASH'
  /** The ticket wins nothing. */
  | 'NONE'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN';

/** A ticket of the raffle. */
export type RaffleTicket = Node & {
  /** Time when it was given. */
  grantedAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What was drawn; null until then. */
  prize?: Maybe<RafflePrize>;
  /** What it was given for. */
  source: RaffleTicketSource;
  /** Time when its prize was drawn; null until then. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of tickets. */
export type RaffleTicketConnection = {
  /** Items of the page, in order. */
  edges: Array<RaffleTicketEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A ticket in a list. */
export type RaffleTicketEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: RaffleTicket;
};

/** What a ticket of the raffle is given for. */
export type RaffleTicketSource =
  /** A deposit. */
  | 'DEPOSIT'
  /** A gift of the operator. */
  | 'GIFT'
  /** The daily sign-in. */
  | 'SIGN_IN'
  /** A source this gateway does not know yet. */
  | 'UNKNOWN';

/** The caller's budget of points for operations of this kind: a bucket that fills again with time. */
export type RateLimit = {
  /** Points that this request was charged. A registered document costs less than its price. */
  cost: Scalars['Int']['output'];
  /** Points that a full bucket has. */
  limit: Scalars['Int']['output'];
  /** Points that are left. */
  remaining: Scalars['Int']['output'];
  /** When the bucket is full again, if nothing else is sent. */
  resetAt: Scalars['DateTime']['output'];
  /** Points that are used. */
  used: Scalars['Int']['output'];
};

/** A contract that pays for each bet. */
export type RealTimeContract = {
  /** What is paid when the player lost, as a part of 1. */
  lossRate: Scalars['Decimal']['output'];
  /** What is paid when the player won, as a part of 1. */
  profitRate: Scalars['Decimal']['output'];
  /** Least stake of a bet that counts. */
  singleBetAmount?: Maybe<Scalars['Decimal']['output']>;
};

/** What is paid for each bet. */
export type RealTimeContractInput = {
  /** When the player lost, as a part of 1. */
  lossRate: Scalars['Decimal']['input'];
  /** When the player won, as a part of 1. */
  profitRate: Scalars['Decimal']['input'];
  /** Least stake of a bet that counts. */
  singleBetAmount?: InputMaybe<Scalars['Decimal']['input']>;
};

/**
 * Tells a player at intervals how long the play lasts, and what it has cost. Its period begins at a login without another
 * one, and at each answer; it is the same in all sessions of the account.
 */
export type RealityCheck = {
  /** Whether the jurisdiction lets the player turn it off. */
  canBeOff: Scalars['Boolean']['output'];
  /** The minutes to choose from, the shortest first. */
  choices: Array<Scalars['Int']['output']>;
  /** Minutes between two checks; null when it is off. */
  intervalMinutes?: Maybe<Scalars['Int']['output']>;
  /** Payouts less stakes. */
  net: Money;
  /** When the check is due; null when it is off. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The platform's time of this answer. */
  serverTime: Scalars['DateTime']['output'];
  /** Stakes of the active wallet since the period began, also of bets that are not settled yet. */
  staked: Money;
  /** When the present period began. */
  startedAt: Scalars['DateTime']['output'];
  /** Payouts of these bets. */
  won: Money;
};

/** The answer to a reality check. */
export type RealityCheckAction =
  /** To go on playing: the next period begins. */
  | 'CONTINUE'
  /** To stop playing: all sessions of the account end. */
  | 'EXIT';

/**
 * The rebate of an account for the bets that were settled on one day. It has two parts: the account's rate of its own valid
 * bets; and, of the valid bets of each account right below and its downline, the difference of the two accounts' rates.
 */
export type Rebate = Node & {
  /** What was paid: `ownAmount` and `commission`. */
  amount: Money;
  /** What the account gets for `shares`. */
  commission: Money;
  /** The merchant's day on which the bets were settled. */
  day: Scalars['Date']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it; its movement has the reference `rebate:` and this number. */
  internalID: Scalars['String']['output'];
  /** What the account gets for its own bets. */
  ownAmount: Money;
  /** When it was paid; null while the payment is on its way. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The rate of the account, as a part of 1: `0.015` is 1.5 %. */
  rate: Scalars['Decimal']['output'];
  /** What came through the accounts right below, by their rates. */
  shares: Array<RebateShare>;
  /** Valid bets of the account itself. */
  validStake: Money;
};

/** A page of rebates. */
export type RebateConnection = {
  /** Items of the page, in order. */
  edges: Array<RebateEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Sum of the amounts of the whole list. */
  totalAmount: Money;
  /** Sum of the commissions of the whole list. */
  totalCommission: Money;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A rebate in a list. */
export type RebateEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Rebate;
};

/** Valid bets that came through accounts right below with the same rate. They count with the rate above less this rate. */
export type RebateShare = {
  /** Number of these accounts. */
  accountCount: Scalars['Int']['output'];
  /** The rate of these accounts. */
  rateBelow: Scalars['Decimal']['output'];
  /** The valid bets. */
  validStake: Money;
};

/** A file that can be read once. */
export type RecordExport = {
  /** The time until which the file can be read. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of rows below the headings. */
  rowCount: Scalars['Int']['output'];
  /** Address on the gateway's own origin. It works once, and only with the session of the caller: cookie or bearer. */
  url: Scalars['URL']['output'];
};

/** A red envelope: each member can open it once between two moments. Its amount is drawn when a member opens it. */
export type RedEnvelope = Node & {
  /** When it closes. */
  closesAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Id that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** When it opens. */
  opensAt: Scalars['DateTime']['output'];
};

/** When red envelopes open. */
export type RedEnvelopeCalendar = {
  /** The terms of the bonuses; null when the platform does not send them. */
  bonusTerms?: Maybe<BonusTerms>;
  /** The currency of what is in them, ISO 4217; null while there are none. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The envelopes, by the time at which they open. */
  envelopes: Array<RedEnvelope>;
  /** The platform's time; null when it does not send it. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
};

/** What a member found in a red envelope. */
export type RedEnvelopeClaim = {
  /** The bonus that was in it. */
  amount: Money;
  /** The envelope. */
  envelope: RedEnvelope;
  /** When the bonus expires; null when the platform does not say it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Input of `redeemPointReward`. */
export type RedeemPointRewardInput = {
  /** Name, phone number and address of the receiver, 10 to 300 characters; needed for items. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
  /** The password that the caller logs in with. */
  password: Scalars['String']['input'];
  /** How many, 1 to 100. */
  quantity: Scalars['Int']['input'];
  /** `PointReward.id`. */
  rewardId: Scalars['ID']['input'];
};

/** Payload of `redeemPointReward`. */
export type RedeemPointRewardPayload = MutationPayload & {
  /** The caller, with the points that are left; null when refused. */
  member?: Maybe<Member>;
  /** The redeem; null when refused. */
  redeem?: Maybe<PointRedeem>;
  /** The reward with the stock that is left; null when refused, but not when it is out of stock. */
  reward?: Maybe<PointReward>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** An invitation of friends, and what came of it. */
export type Referral = {
  /** The code that a new account gives. */
  code: Scalars['String']['output'];
  /** The friends, the latest first. Wraps `MCSFE_referralList`. */
  friends?: Maybe<ReferralFriendConnection>;
  /** Number of friends who registered. */
  invitedCount: Scalars['Int']['output'];
  /** The address that friends open to register. */
  link: Scalars['URL']['output'];
  /** Number of friends who count: verified, with the deposit and the bets of `qualifyingAmount`. */
  qualifiedCount: Scalars['Int']['output'];
  /** What a friend must pay in, and bet; null when the platform does not send it. */
  qualifyingAmount?: Maybe<Money>;
  /** The rewards for them, claimed or not. */
  rewardTotal: Money;
  /** What a friend brings, by the number of those who count. */
  tiers: Array<ReferralTier>;
};


/** An invitation of friends, and what came of it. */
export type ReferralFriendsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReferralFriendFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A friend who registered with the caller's invitation. */
export type ReferralFriend = Node & {
  /** Whether the friend has paid in enough. */
  hasDeposited: Scalars['Boolean']['output'];
  /** Whether the friend has bet enough. */
  hasPlayed: Scalars['Boolean']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the friend has proved a number or an identity. */
  isVerified: Scalars['Boolean']['output'];
  /** The user name, masked like `li***4`. */
  maskedName: Scalars['String']['output'];
  /** Time when the friend counted; null before. */
  qualifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the registration. */
  registeredAt: Scalars['DateTime']['output'];
  /** What the friend brought; null before. */
  reward?: Maybe<Money>;
};

/** A page of friends. */
export type ReferralFriendConnection = {
  /** Items of the page, in order. */
  edges: Array<ReferralFriendEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A friend in a list. */
export type ReferralFriendEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ReferralFriend;
};

/** A filter of friends. */
export type ReferralFriendFilter = {
  /** Days on which they registered; all by default. */
  period?: InputMaybe<PeriodInput>;
};

/** A tier of the rewards for friends. */
export type ReferralTier = {
  /** Number of the first friend of the tier, among those who count. */
  from: Scalars['Int']['output'];
  /** What each friend of the tier brings. */
  reward: Money;
};

/** Input of `registerDownlineAccount`. */
export type RegisterDownlineAccountInput = {
  /** 4 to 16 letters and digits, a letter first. */
  account: Scalars['String']['input'];
  /**
   * UUID made by the caller, one for each account. A request that is sent twice with the same UUID opens one account, and
   * both answers have its first password.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of account. */
  kind: DownlineKind;
  /** At most `Agent.rebate`. */
  rebate: Scalars['Decimal']['input'];
};

/** Payload of `registerDownlineAccount`. */
export type RegisterDownlineAccountPayload = MutationPayload & {
  /** User name of the new account; null when refused. */
  account?: Maybe<Scalars['String']['output']>;
  /** Its first password, returned only here. The member must change it at the first login. Null when refused. */
  firstPassword?: Maybe<Scalars['String']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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
  /** Money that the platform gave the new account; null when it gave none. */
  bonus?: Maybe<Money>;
  /** Valid bets that turn `bonus` into cash; null when it is cash already. */
  bonusTurnover?: Maybe<Money>;
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

/** Input of `rejectContract`. */
export type RejectContractInput = {
  /** `AgentContract.id`. */
  contractId: Scalars['ID']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `rejectContract`. */
export type RejectContractPayload = MutationPayload & {
  /** The contract as it is now; null when refused. */
  contract?: Maybe<AgentContract>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Input of `removePasskey`. */
export type RemovePasskeyInput = {
  /** `Passkey.id`. */
  passkeyId: Scalars['ID']['input'];
};

/** Payload of `removePasskey`. */
export type RemovePasskeyPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `removePayoutAccount`. */
export type RemovePayoutAccountInput = {
  /** `PayoutAccount.id`. */
  payoutAccountId: Scalars['ID']['input'];
};

/** Payload of `removePayoutAccount`. */
export type RemovePayoutAccountPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `renamePasskey`. */
export type RenamePasskeyInput = {
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** `Passkey.id`. */
  passkeyId: Scalars['ID']['input'];
};

/** Payload of `renamePasskey`. */
export type RenamePasskeyPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** The passkey; null when refused. */
  passkey?: Maybe<Passkey>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `renameSavedFilter`. */
export type RenameSavedFilterInput = {
  /** 1 to 30 characters; no other filters of the report have this name. */
  name: Scalars['String']['input'];
  /** `SavedFilter.id`. */
  savedFilterId: Scalars['ID']['input'];
};

/** Payload of `renameSavedFilter`. */
export type RenameSavedFilterPayload = MutationPayload & {
  /** The caller's agent centre; null when refused. */
  agent?: Maybe<Agent>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `renewRecoveryCodes`. */
export type RenewRecoveryCodesPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Ten codes: each works once in place of a code of the app. No other answer has them. Null when refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
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

/** Input of `requestEmailCode`. */
export type RequestEmailCodeInput = {
  /** The new address. */
  email: Scalars['String']['input'];
};

/** Payload of `requestEmailCode`. */
export type RequestEmailCodePayload = MutationPayload & {
  /** Time until which the code is accepted; null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds until another code can be asked for; null when refused. */
  secondsToWait?: Maybe<Scalars['Int']['output']>;
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

/** Input of `requestMemberCode`. */
export type RequestMemberCodeInput = {
  /** Where to send it: the account must have it. */
  channel: CodeChannel;
  /** Purpose of the code; it is valid for this purpose only. */
  purpose: MemberCodePurpose;
};

/** Payload of `requestMemberCode`. */
export type RequestMemberCodePayload = MutationPayload & {
  /** Time until which the code is accepted; null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds until another code can be asked for; null when refused. */
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `requestMobileCode`. */
export type RequestMobileCodeInput = {
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
};

/** Payload of `requestMobileCode`. */
export type RequestMobileCodePayload = MutationPayload & {
  /** Time until which the code is accepted; null when refused. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds until another code can be asked for; null when refused. */
  secondsToWait?: Maybe<Scalars['Int']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Payload of `requestPasskeyLogin`. */
export type RequestPasskeyLoginPayload = MutationPayload & {
  /** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, as JSON; valid for five minutes. Null when refused. */
  options?: Maybe<Scalars['String']['output']>;
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

/** Input of `resetPaymentPassword`. */
export type ResetPaymentPasswordInput = {
  /** Where the code was sent. */
  channel: CodeChannel;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** Six digits: not all equal, and not in a row such as 123456. */
  newPaymentPassword: Scalars['String']['input'];
};

/** Payload of `resetPaymentPassword`. */
export type ResetPaymentPasswordPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** The questions of the self-test, and helplines. */
export type ResponsibleGamingContent = {
  /** Countries that have helplines of their own, ISO 3166-1 alpha-2. */
  countries: Array<Scalars['String']['output']>;
  /** Country of the helplines, ISO 3166-1 alpha-2; null when all of them serve everywhere. */
  country?: Maybe<Scalars['String']['output']>;
  /** Helplines of `country` first, then those that serve everywhere. */
  helplines: Array<Helpline>;
  /** Questions about one's own play, in the order to ask. The answers belong to the player: no call takes them. */
  questions: Array<SelfTestQuestion>;
};

/** The span of a row of the revenue report. */
export type RevenueGroup =
  /** One of the merchant's days. */
  | 'DAY'
  /** A calendar month. */
  | 'MONTH'
  /** Monday to Sunday. */
  | 'WEEK';

/** Payload of `revokeOtherSessions`. */
export type RevokeOtherSessionsPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Number of sessions that were ended; null when refused. */
  revokedCount?: Maybe<Scalars['Int']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** A reward of the caller. */
export type Reward = Node & {
  /** Its worth; of free spins, all their stakes. */
  amount: Money;
  /** Time until which it can be claimed. */
  claimBefore: Scalars['DateTime']['output'];
  /** Time when it was claimed or expired; null while it can be claimed. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The free spins that a claim gives in place of money; null for a reward in money. */
  freeSpins?: Maybe<FreeSpinTerms>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** What it is given for. */
  kind: RewardKind;
  /** Its state. */
  status: RewardStatus;
  /** Its name, in the caller's language. */
  title: Scalars['String']['output'];
  /** Turnover of the bonus that a claim gives; null when a claim gives cash or free spins. */
  turnoverRequired?: Maybe<Money>;
};

/** A page of rewards. */
export type RewardConnection = {
  /** Number of rewards that the member can claim, in all filters; null when the platform does not send it. */
  claimableCount?: Maybe<Scalars['Int']['output']>;
  /** Items of the page, in order. */
  edges: Array<RewardEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list; null when the platform does not send them. */
  totals?: Maybe<RewardTotals>;
};

/** A reward in a list. */
export type RewardEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Reward;
};

/** A filter of rewards. */
export type RewardFilter = {
  /** Only of this kind; all by default. */
  kind?: InputMaybe<RewardKind>;
  /** Rewards that could or can be claimed on one of these days. Default: all. */
  period?: InputMaybe<PeriodInput>;
  /** Only in this state; all by default. */
  status?: InputMaybe<RewardStatus>;
};

/** What a reward is given for. */
export type RewardKind =
  /** A mission that is done. */
  | 'MISSION'
  /** Points of the mall. */
  | 'POINTS'
  /** A promotion. */
  | 'PROMOTION'
  /** A raffle. */
  | 'RAFFLE'
  /** A red envelope. */
  | 'RED_ENVELOPE'
  /** A friend who was invited. */
  | 'REFERRAL'
  /** The daily sign-in. */
  | 'SIGN_IN'
  /** A kind this gateway does not know yet. */
  | 'UNKNOWN'
  /** A level of the VIP club. */
  | 'VIP';

/** The states of a reward. All but the first are final. */
export type RewardStatus =
  /** It can be claimed. */
  | 'AVAILABLE'
  /** The member has claimed it. */
  | 'CLAIMED'
  /** Nobody claimed it in time. */
  | 'EXPIRED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** Sums of rewards. */
export type RewardTotals = {
  /** Their worth. */
  amount: Money;
  /** The worth of those that the member has claimed. */
  claimed: Money;
};

/** Input of `saveFilter`. */
export type SaveFilterInput = {
  /** 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** The filters, as in the address of the report; may be empty. */
  query: Scalars['String']['input'];
  /** The report. */
  report: AgentReport;
};

/** Payload of `saveFilter`. */
export type SaveFilterPayload = MutationPayload & {
  /** The caller's agent centre; null when refused. */
  agent?: Maybe<Agent>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Filters of a report that an agent keeps under a name. */
export type SavedFilter = Node & {
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The agent's name for it. */
  name: Scalars['String']['output'];
  /** The filters, as the client that saved them writes them into an address. A named period stays a name. */
  query: Scalars['String']['output'];
  /** The report; null when this gateway does not know it yet. */
  report?: Maybe<AgentReport>;
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

/** The second factor of an account's logins. */
export type SecondFactor = {
  /** Time since which logins ask for it; null while it is off. */
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The second step of a login, for `logInWithSecondFactor`. */
export type SecondFactorChallenge = {
  /** Time until which the login can be finished. */
  expiresAt: Scalars['DateTime']['output'];
  /** The login to finish, when `BEARER` was asked for; null for browsers, which have it in a cookie. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Second factors of a login. */
export type SecondFactorMethod =
  /** A recovery code. */
  | 'RECOVERY_CODE'
  /** A code of the authenticator app. */
  | 'TOTP';

/** How well an account is secured. */
export type SecurityLevel =
  /** A contact, a payment password and a second factor. */
  | 'HIGH'
  /** Little more than a password. */
  | 'LOW'
  /** A contact, and a payment password or a second factor. */
  | 'MIDDLE'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** A setting that raises the level of an account. */
export type SecuritySetting =
  /** An e-mail address or a mobile number. */
  | 'CONTACT'
  /** The payment password. */
  | 'PAYMENT_PASSWORD'
  /** A second factor. */
  | 'SECOND_FACTOR'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** Input of `selectCurrency`. */
export type SelectCurrencyInput = {
  /** ISO 4217, one of `Brand.currencies`. */
  currency: Scalars['String']['input'];
};

/** Payload of `selectCurrency`. */
export type SelectCurrencyPayload = MutationPayload & {
  /** The account with its active wallet; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A question of the self-test, to answer with yes or no. */
export type SelfTestQuestion = {
  /** Name that the platform gives it; the same in all languages. */
  code: Scalars['String']['output'];
  /** In the caller's language. */
  text: Scalars['String']['output'];
};

/** Input of `sendDownlineResetLink`. */
export type SendDownlineResetLinkInput = {
  /** `DownlineAccount.id`. */
  accountId: Scalars['ID']['input'];
  /** UUID made by the caller, one for each link. A request that is sent twice with the same UUID sends one link. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `sendDownlineResetLink`. */
export type SendDownlineResetLinkPayload = MutationPayload & {
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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
  /** The network part of the address, `113.160.*.*`: enough to recognize a place. */
  maskedAddress?: Maybe<Scalars['String']['output']>;
  /** The platform's time now, for countdowns; null for sessions other than the current one. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
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

/** Input of `setEmail`. */
export type SetEmailInput = {
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** The new address. */
  email: Scalars['String']['input'];
};

/** Payload of `setEmail`. */
export type SetEmailPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setJackpotOptIn`. */
export type SetJackpotOptInInput = {
  /** UUID made by the caller, one for each attempt. */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether the caller takes part. */
  isOptedIn: Scalars['Boolean']['input'];
  /** `Jackpot.id`. */
  jackpotId: Scalars['ID']['input'];
};

/** Payload of `setJackpotOptIn`. */
export type SetJackpotOptInPayload = MutationPayload & {
  /** The caller, with the jackpots that the caller has opted in to; null when refused. */
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

/** Input of `setMessageFavorites`. */
export type SetMessageFavoritesInput = {
  /** `Message.id` of up to 100 messages. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether they become favourites. */
  isFavorite: Scalars['Boolean']['input'];
};

/** Payload of `setMessageFavorites`. */
export type SetMessageFavoritesPayload = MutationPayload & {
  /** The `id` of each message that was named; empty when refused. */
  messageIds: Array<Scalars['ID']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setMobile`. */
export type SetMobileInput = {
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** With the plus sign, one of `Site.countries`. */
  countryDialingCode: Scalars['String']['input'];
  /** Digits, without the dialling code. */
  mobile: Scalars['String']['input'];
};

/** Payload of `setMobile`. */
export type SetMobilePayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setPaymentPassword`. */
export type SetPaymentPasswordInput = {
  /** Six digits: not all equal, and not in a row such as 123456. */
  newPaymentPassword: Scalars['String']['input'];
  /** The present one; null when there is none. */
  oldPaymentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `setPaymentPassword`. */
export type SetPaymentPasswordPayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setPlayLimit`. */
export type SetPlayLimitInput = {
  /** The limit in the currency of the active wallet; null for none. Not for the kind SESSION. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Kind of the limit. */
  kind: PlayLimitKind;
  /** The limit of the kind SESSION, at least 1; null for none. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Its period. */
  period: PlayLimitPeriod;
};

/** Payload of `setPlayLimit`. */
export type SetPlayLimitPayload = MutationPayload & {
  /** The account with its limits; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `setRealityCheck`. */
export type SetRealityCheckInput = {
  /** One of `RealityCheck.choices`; null turns it off, where the jurisdiction allows that. */
  intervalMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `setRealityCheck`. */
export type SetRealityCheckPayload = MutationPayload & {
  /** The account with its reality check; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** The rewards of seven days. After the seventh day, and after a missed day, a member begins anew with the first. */
export type SignInCalendar = {
  /** The terms of the bonuses; null when the platform does not send them. */
  bonusTerms?: Maybe<BonusTerms>;
  /** The operator's next midnight, when the next day begins. */
  resetsAt: Scalars['DateTime']['output'];
  /** The rewards by day. */
  rewards: Array<SignInReward>;
  /** The platform's time; null when it does not send it. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
};

/** The reward of a day. */
export type SignInReward = {
  /** It is given as a bonus. */
  amount: Money;
  /** From 1 to 7. */
  day: Scalars['Int']['output'];
  /** Tickets of the raffle that come with it. */
  tickets: Scalars['Int']['output'];
};

/** A member's progress with the daily sign-in. */
export type SignInStanding = {
  /** The day of the seven: today's, or the one that today's sign-in will be. */
  day: Scalars['Int']['output'];
  /** Whether the caller has signed in today. */
  isSigned: Scalars['Boolean']['output'];
  /** Days without a gap until today, or until yesterday while today is missing. */
  streak: Scalars['Int']['output'];
};

/** Input of `signInToday`. */
export type SignInTodayInput = {
  /** UUID made by the caller, one for each day. A sign-in that is sent twice with the same UUID succeeds twice and pays once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `signInToday`. */
export type SignInTodayPayload = MutationPayload & {
  /** The caller, for `dailySignIn`; null when refused. */
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
  /** The rewards of the daily sign-in. Wraps `PRM_signInStatus`. */
  dailySignIn?: Maybe<SignInCalendar>;
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
  /**
   * Jackpots that were won, the latest first. A new win moves the others to the next positions. Wraps
   * `GCSGAME_jackpotWinners`.
   */
  jackpotWinners?: Maybe<JackpotWinConnection>;
  /** The latest jackpots that were won, the latest first. Wraps `GCSGAME_jackpotWinners`. */
  jackpotWins?: Maybe<Array<JackpotWin>>;
  /** Jackpots that bets feed. Wraps `GCSGAME_jackpotList`. */
  jackpots?: Maybe<Array<Jackpot>>;
  /** Languages of the site, the default first. */
  languages?: Maybe<Array<Language>>;
  /** The leaderboard with this number; null when there is none. Wraps `PRM_leaderboardDetail`. */
  leaderboard?: Maybe<Leaderboard>;
  /**
   * Leaderboards with prizes: those that are on, the next to end first; then those that have ended, the latest first. Wraps
   * `PRM_leaderboardList`.
   */
  leaderboards?: Maybe<LeaderboardConnection>;
  /** The lottery with this `Lottery.code`; null when there is none. */
  lottery?: Maybe<Lottery>;
  /** The lotteries, by group, in the operator's order. Wraps `GET /lgw/games/game_menus`, for Vietnam `GET /lgw/vn/games/game_menu`. */
  lotteryMenu?: Maybe<Array<LotteryGroup>>;
  /** Members with the highest scores of missions, the first places. Wraps `MCSFE_missionLeaderboard`. */
  missionLeaderboard?: Maybe<Array<MissionPlace>>;
  /** A page that the operator wrote; null when there is none of this kind. Wraps `GET /wps/system/page`. */
  page?: Maybe<SitePage>;
  /** How to verify phone numbers with the phone-auth provider; null when the operator doesn't use it. */
  phoneAuth?: Maybe<PhoneAuthSettings>;
  /** Rewards of the mall of points, in the operator's order. Wraps `PTS_rewardList`. */
  pointRewards?: Maybe<PointRewardConnection>;
  /** The 20 lotteries played most; without a mode, those of each mode in turn. Wraps `GET /lgw/games/popular`. */
  popularLotteries?: Maybe<Array<Lottery>>;
  /** The promotion with this number; null when there is none. Linkages name promotions by it. Wraps `PRM_detail`. */
  promotion?: Maybe<Promotion>;
  /** Number of promotions in each category that has some. Wraps `PRM_list`. */
  promotionCounts?: Maybe<Array<PromotionCount>>;
  /** Promotions of the brand, latest first. Wraps `PRM_list`. */
  promotions?: Maybe<PromotionConnection>;
  /** The raffle; null when the operator has none. Wraps `PRM_raffleDetail`. */
  raffle?: Maybe<Raffle>;
  /** The larger wins, the latest first, at most 20. Wraps `GCSGAME_getRankList`. */
  recentWins?: Maybe<Array<Win>>;
  /** Red envelopes of the operator's today and tomorrow. Wraps `PRM_redEnvelopeList`. */
  redEnvelopes?: Maybe<RedEnvelopeCalendar>;
  /** Fields and rules of the registration forms. Wraps `GET /wps/system/setting/register`. */
  registration?: Maybe<RegistrationSettings>;
  /** Apps, social networks and licences that the brand links to. */
  resources?: Maybe<Array<SiteResource>>;
  /** The questions of the self-test, and helplines; null when the platform has neither. Wraps `GET /wps/system/rgContent`. */
  responsibleGaming?: Maybe<ResponsibleGamingContent>;
  /**
   * Finds games by name, theme, kind and features, and vendors by name; best matches first. Case and accents do not
   * matter, and one wrong letter is forgiven. The gateway searches the public catalogue (`GCSGAME_gameList`,
   * `GCSGAME_vendorList`) itself.
   */
  search?: Maybe<SearchResult>;
  /** Social networks for login; empty when social login is switched off. */
  socialProviders?: Maybe<Array<SocialProvider>>;
  /** The levels of the VIP club, from the lowest. Wraps `MCSFE_vipLevels`. */
  vipLevels?: Maybe<Array<VipLevel>>;
  /** Public key with which browsers subscribe to notifications (VAPID), base64url; null when there are none. */
  webPushKey?: Maybe<Scalars['String']['output']>;
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
export type SiteJackpotWinnersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jackpotId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteLeaderboardArgs = {
  internalID: Scalars['String']['input'];
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SiteLeaderboardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<LeaderboardKind>;
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
export type SiteMissionLeaderboardArgs = {
  period: MissionBoardPeriod;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePageArgs = {
  slug: SitePageSlug;
};


/** The brand of the requested host. All data below it is the same for all callers with the same language. */
export type SitePointRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<PointRewardCategory>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
export type SiteResponsibleGamingArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
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
  /** Visitors who have chosen no theme get the one of their system; without it, the dark one. */
  followSystemTheme: Scalars['Boolean']['output'];
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
  /** Accessibility statement. */
  | 'ACCESSIBILITY'
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

/** Which end of an order comes first. */
export type SortDirection =
  /** The smallest, earliest or first in the alphabet comes first. */
  | 'ASCENDING'
  /** The largest, latest or last in the alphabet comes first. */
  | 'DESCENDING';

/** Input of `startFreePlay`. */
export type StartFreePlayInput = {
  /** How the session is delivered. */
  delivery: SessionDelivery;
};

/** From an opening to a closing balance: the amounts in between add up to the difference. */
export type StatementPeriod = {
  /**
   * Bonuses, prizes, won jackpots and winnings of free spins, less bonuses that were taken back. Negative when more was taken
   * back.
   */
  bonus: Money;
  /** What all wallets together held after the last day. */
  closing: Money;
  /** What was paid in. */
  deposit: Money;
  /** Its first day, as the merchant counts days. */
  firstDay: Scalars['Date']['output'];
  /** Its last day. */
  lastDay: Scalars['Date']['output'];
  /** Deposits less withdrawals. Negative when more was taken out. */
  netDeposit: Money;
  /** What all wallets together held before the first day, bonuses included. */
  opening: Money;
  /** Everything else: transfers to and from other members, salaries, converted points, corrections. Negative when it went out. */
  other: Money;
  /** What bets won, without jackpots. */
  payout: Money;
  /** Rebates that were paid. */
  rebate: Money;
  /** Stakes and contributions to jackpots, less stakes that came back. */
  stake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** Input of `stepUp`. */
export type StepUpInput = {
  /** One of `AccountSecurity.stepUpMethods`. */
  method: StepUpMethod;
  /** The password or code. */
  secret: Scalars['String']['input'];
};

/** How a member proves to be the one who asks for a change. */
export type StepUpMethod =
  /** A code that was sent to the member's e-mail address. */
  | 'EMAIL'
  /** The login password; not for accounts with a second factor. */
  | 'PASSWORD'
  /** A code that was sent to the member's mobile number. */
  | 'SMS'
  /** A code of the authenticator app, or a recovery code. */
  | 'TOTP'
  /** A value that this gateway does not know yet. */
  | 'UNKNOWN';

/** Payload of `stepUp`. */
export type StepUpPayload = MutationPayload & {
  /** The time until which changes are allowed; null when refused. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `submitIdentityDocument`. */
export type SubmitIdentityDocumentInput = {
  /** 1 to 3 pictures of the caller, from `POST /upload`. */
  imageIds: Array<Scalars['ID']['input']>;
  /** One of `IdentityCheck.acceptedKinds`. */
  kind: IdentityDocumentKind;
};

/** Payload of `submitIdentityDocument`. */
export type SubmitIdentityDocumentPayload = MutationPayload & {
  /** The account with its check; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `subscribeToWebPush`: the parts of a browser's `PushSubscription`. */
export type SubscribeToWebPushInput = {
  /** The browser's secret, base64url. */
  auth: Scalars['String']['input'];
  /** Address at the browser's push service. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Payload of `subscribeToWebPush`. */
export type SubscribeToWebPushPayload = MutationPayload & {
  /** Whether the browser gets notifications now. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Events that can be followed. */
export type Subscription = {
  /** Sends each announcement when it is published. */
  announcementPublished: Announcement;
  /** Sends the caller's wallet each time its balance changes. */
  balanceChanged: Wallet;
  /** Sends a bonus of the caller each time it changes: bets count at once. */
  bonusChanged: Bonus;
  /** Sends the caller at once, and each time the number of missions with a reward to claim changes. */
  claimableMissionsChanged: Member;
  /** Sends the caller's agent centre at once, and each time a contract of the caller may have changed. */
  contractsChanged: Agent;
  /** Sends the caller at once, and each time the caller may have signed in, also in another window. */
  dailySignInChanged: Member;
  /** Sends a deposit of the caller at once, and each time it changes. */
  depositChanged: Deposit;
  /** Sends the caller each time free spins are given, used or over. */
  freeSpinsChanged: Member;
  /** Sends the caller's account each time its identity check changes. */
  identityCheckChanged: Member;
  /** Sends the site when amounts of jackpots have changed: at most once a second. */
  jackpotsChanged: Site;
  /** Sends a leaderboard when its places may have changed: at most once a second. */
  leaderboardChanged: LeaderboardChange;
  /** Sends a lottery each time it draws or its next draw opens. */
  lotteryDrawn: Lottery;
  /** Sends an order of the caller when it is settled. */
  lotteryOrderSettled: LotteryOrder;
  /** Sends the caller at once, and each time a bet or a deposit may have moved a mission. */
  missionsChanged: Member;
  /** Sends the caller at once, and each time the points or a redeem may have changed. */
  pointsChanged: Member;
  /** Sends the caller at once, and each time a promotion of the caller may have changed. */
  promotionsChanged: Member;
  /** Sends the caller at once, and each time tickets may have come or been used. */
  raffleTicketsChanged: Member;
  /** Sends the caller's account each time its reality check is answered or set, also on another device. */
  realityCheckChanged: Member;
  /** Sends the envelopes at once, and each time one opens. */
  redEnvelopesChanged: RedEnvelopeCalendar;
  /** Sends the caller each time a reward is granted, claimed or over. */
  rewardsChanged: Member;
  /** Sends whether the site is open to the caller, each time that changes. */
  systemStatusChanged: SystemStatus;
  /** Sends the caller's account each time an unread count changes. */
  unreadCountsChanged: Member;
  /** Sends the caller at once, and each time a bet may have changed the way through the VIP club. */
  vipProgressChanged: Member;
  /** Sends a withdrawal of the caller each time it changes. */
  withdrawalChanged: Withdrawal;
  /** Sends the caller each time one of the caller's withdrawals changes. */
  withdrawalsChanged: Member;
  /** Sends the larger wins when they happen. */
  won: Win;
};


/** Events that can be followed. */
export type SubscriptionBonusChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Events that can be followed. */
export type SubscriptionDepositChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Events that can be followed. */
export type SubscriptionLeaderboardChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Events that can be followed. */
export type SubscriptionLotteryDrawnArgs = {
  lotteryId: Scalars['ID']['input'];
};


/** Events that can be followed. */
export type SubscriptionWithdrawalChangedArgs = {
  id: Scalars['ID']['input'];
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

/** Input of `takePlayBreak`. */
export type TakePlayBreakInput = {
  /** One of `PlayLimits.timeOuts` or `PlayLimits.selfExclusions`. */
  length: BreakLength;
  /** The login password; needed for a self-exclusion only. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `takePlayBreak`. */
export type TakePlayBreakPayload = MutationPayload & {
  /** The break; null when refused. */
  playBreak?: Maybe<PlayBreak>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** A bet of an account in the caller's downline. */
export type TeamBet = Node & {
  /** User name of the account that placed it. */
  account: Scalars['String']['output'];
  /** Category of the game; null when this gateway does not know it yet. */
  category?: Maybe<GameCategory>;
  /** Name of the game in the agent's language. */
  gameName: Scalars['String']['output'];
  /** The house's result: stake less payout; zero while unsettled. */
  houseResult: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Number that the platform gives it. */
  internalID: Scalars['String']['output'];
  /** The payout; zero for a lost bet. */
  payout: Money;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The player's result: payout less stake; zero while unsettled. */
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
  /** Whole user name of one account of the downline; upper and lower case are the same. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Category of the game. */
  category?: InputMaybe<GameCategory>;
  /** At most 92 days. */
  period?: InputMaybe<PeriodInput>;
  /** State of the bet. */
  status?: InputMaybe<BetStatus>;
};

/** An order of bets. Among equal bets the latest comes first. */
export type TeamBetSort = {
  /** What is compared. */
  by: TeamBetSortKey;
  /** Which end comes first. */
  direction: SortDirection;
};

/** What the order of bets compares. */
export type TeamBetSortKey =
  /** `TeamBet.account`. */
  | 'ACCOUNT'
  /** `TeamBet.payout`. */
  | 'PAYOUT'
  /** `TeamBet.placedAt`. */
  | 'PLACED_AT'
  /** `TeamBet.profit`. */
  | 'PROFIT'
  /** `TeamBet.stake`. */
  | 'STAKE'
  /** `TeamBet.validStake`. */
  | 'VALID_STAKE';

/** Sums over bets. */
export type TeamBetTotals = {
  /** The house's result: stake less payout of the settled bets. */
  houseResult: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** The players' result: payout less stake of the settled bets. */
  profit: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** Sum of the stakes that count for turnover. */
  validStake: Money;
};

/** What a day brought to a downline. */
export type TeamDayProfit = {
  /** The merchant's day. */
  day: Scalars['Date']['output'];
  /** What was paid in. */
  deposit: Money;
  /** The house's result: the opposite of `profit`. */
  houseResult: Money;
  /** Sum of the payouts. */
  payout: Money;
  /** The players' result of the day, as `AccountProfit.profit`. */
  profit: Money;
  /** Sum of the stakes. */
  stake: Money;
  /** What was taken out. */
  withdrawal: Money;
};

/** A movement on the main account of a member of the caller's downline. The platform has carried it out. */
export type TeamTransaction = Node & {
  /** User name of the account. */
  account: Scalars['String']['output'];
  /** What came in; negative when it went out. */
  amount: Money;
  /** The balance after it. */
  balanceAfter: Money;
  /** The balance before it. */
  balanceBefore: Money;
  /** Its time. */
  createdAt: Scalars['DateTime']['output'];
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number; both sides of a transfer have the same. */
  internalID: Scalars['String']['output'];
  /** Its purpose. */
  kind: AccountMovementKind;
  /** Number of the bet, deposit or other cause; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** A page of movements of a downline. */
export type TeamTransactionConnection = {
  /** Items of the page, in order. */
  edges: Array<TeamTransactionEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Sums over the whole list, not only the page. */
  totals: AccountMovementTotals;
};

/** A movement in a list. */
export type TeamTransactionEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: TeamTransaction;
};

/** Filter of the movements of a downline. */
export type TeamTransactionFilter = {
  /** Whole user name of one account of the downline; upper and lower case are the same. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Only what came in, or what went out. */
  direction?: InputMaybe<MovementDirection>;
  /** Only of this kind. */
  kind?: InputMaybe<AccountMovementKind>;
  /** At most 92 days. */
  period?: InputMaybe<PeriodInput>;
};

/** Input of `terminateContract`. */
export type TerminateContractInput = {
  /** `AgentContract.id`. */
  contractId: Scalars['ID']['input'];
  /** Whether contracts below may end. */
  endsOthers: Scalars['Boolean']['input'];
  /** UUID made by the caller, one for each attempt. A request that is sent twice with the same UUID has its effect once. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Payload of `terminateContract`. */
export type TerminateContractPayload = MutationPayload & {
  /** The contract as it is now; null when refused. */
  contract?: Maybe<AgentContract>;
  /** With the refusal CONTRACT_LOWER_THAN_DOWNLINE: contracts below that would end. */
  endingContracts: Array<EndingContract>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Where a transfer between members goes. */
export type TransferDirection =
  /** From an agent to a member directly below. */
  | 'DOWNLINE'
  /** To the agent directly above. */
  | 'UPLINE';

/** Input of `transferFunds`. */
export type TransferFundsInput = {
  /** The amount, above zero; without it, the whole balance moves. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** `WalletAccount.id` of the wallet that pays. */
  from: Scalars['ID']['input'];
  /** UUID made by the caller, one for each transfer. A transfer that is sent twice with the same UUID happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** `WalletAccount.id` of the wallet that receives. */
  to: Scalars['ID']['input'];
};

/** Payload of `transferFunds`. */
export type TransferFundsPayload = MutationPayload & {
  /** What moved; null when refused. */
  transferred?: Maybe<Money>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet after the transfer; null when refused. */
  wallet?: Maybe<Wallet>;
};

/** A member who receives transfers. */
export type TransferReceiver = {
  /** Masked user name, like `li***7`. */
  account: Scalars['String']['output'];
  /** Name shown to other people. */
  nickname?: Maybe<Scalars['String']['output']>;
};

/** Terms of transfers to another member. */
export type TransferTerms = {
  /** Sum that can be transferred in a day of the merchant. */
  dailyAmount: Money;
  /** Sum that is left today. */
  dailyAmountLeft: Money;
  /** Number of transfers that are allowed in a day of the merchant. */
  dailyCount: Scalars['Int']['output'];
  /** Number of transfers that are left today. */
  dailyCountLeft: Scalars['Int']['output'];
  /** Whether the caller has a payment password, which a transfer needs. */
  isPaymentPasswordSet: Scalars['Boolean']['output'];
  /** Least amount of a transfer. */
  least: Money;
  /** Largest amount of a transfer. */
  most: Money;
  /** The agent above; null for transfers to a downline. */
  upline?: Maybe<TransferReceiver>;
};

/** Input of `transferToDownline`. */
export type TransferToDownlineInput = {
  /** User name of the receiver; upper and lower case are the same. */
  account: Scalars['String']['input'];
  /** The amount, in the currency of the wallet. */
  amount: Scalars['Decimal']['input'];
  /** UUID made by the caller, one for each transfer. A transfer that is sent twice with the same UUID happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Six digits. */
  paymentPassword: Scalars['String']['input'];
  /** A note for the receiver. */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `transferToDownline`. */
export type TransferToDownlinePayload = MutationPayload & {
  /** What moved; null when refused. */
  transferred?: Maybe<Money>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet after the transfer; null when refused. */
  wallet?: Maybe<Wallet>;
};

/** Input of `transferToUpline`. */
export type TransferToUplineInput = {
  /** The amount, in the currency of the wallet. */
  amount: Scalars['Decimal']['input'];
  /** UUID made by the caller, one for each transfer. A transfer that is sent twice with the same UUID happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Six digits. */
  paymentPassword: Scalars['String']['input'];
  /** A note for the receiver. */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `transferToUpline`. */
export type TransferToUplinePayload = MutationPayload & {
  /** What moved; null when refused. */
  transferred?: Maybe<Money>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
  /** The wallet after the transfer; null when refused. */
  wallet?: Maybe<Wallet>;
};

/** Input of `unsubscribeFromWebPush`. */
export type UnsubscribeFromWebPushInput = {
  /** Address at the browser's push service. */
  endpoint: Scalars['String']['input'];
};

/** Payload of `unsubscribeFromWebPush`. */
export type UnsubscribeFromWebPushPayload = MutationPayload & {
  /** Whether the browser gets notifications now. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `updateDownlineAccount`. What is left out stays as it is. */
export type UpdateDownlineAccountInput = {
  /** `DownlineAccount.id`. */
  accountId: Scalars['ID']['input'];
  /** Whether the member may bet. */
  canBet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the member may transfer money to other members. */
  canTransfer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the member may withdraw money. */
  canWithdraw?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID made by the caller, one for each change. A change that is sent twice with the same UUID happens once. */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether nobody can log in to the account. */
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown to the member, and kept in the log; required for all but the rebate. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** At least the present one, and at most `DownlineDetails.maxRebate`. */
  rebate?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Payload of `updateDownlineAccount`. */
export type UpdateDownlineAccountPayload = MutationPayload & {
  /** The account after the change; null when refused. */
  account?: Maybe<DownlineAccount>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Input of `updateProfile`. What is left out stays; null or an empty text clears a contact field. */
export type UpdateProfileInput = {
  /** Only while it is not set. */
  birthday?: InputMaybe<Scalars['Date']['input']>;
  /** 3 to 50 characters. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 50 characters. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Channels of advertising; those that are left out stay. */
  marketing?: InputMaybe<MarketingInput>;
  /** 2 to 20 characters: letters, digits, spaces and . _ ' - */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 50 letters; only while it is not set. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 12 digits. */
  qq?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 50 characters. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 50 characters. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 50 characters. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `updateProfile`. */
export type UpdateProfilePayload = MutationPayload & {
  /** The account with its changes; null when refused. */
  member?: Maybe<Member>;
  /** Refusals that the caller can correct; empty when the mutation succeeded. */
  userErrors: Array<UserError>;
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
  /** Number of wrong tries that are left before a lock; null when nothing is counted. */
  triesLeft?: Maybe<Scalars['Int']['output']>;
};

/** Reasons for refusals that a person can correct. */
export type UserErrorCode =
  /** The account was closed. */
  | 'ACCOUNT_CLOSED'
  /** Too many failures; `retryAfter` says when the account is unlocked. */
  | 'ACCOUNT_LOCKED'
  /** The account holds money, bets or payments under way. */
  | 'ACCOUNT_NOT_EMPTY'
  /** An agent above has locked the account. */
  | 'ACCOUNT_SUSPENDED'
  /** No agent has this code. */
  | 'AFFILIATE_CODE_INVALID'
  /** The minimum age must be confirmed first. */
  | 'AGE_NOT_CONFIRMED'
  /** The person is too young. */
  | 'AGE_NOT_MET'
  /** The caller has used the promotion already. */
  | 'ALREADY_APPLIED'
  /** The caller has claimed the reward already. */
  | 'ALREADY_CLAIMED'
  /** The caller has signed in today already. */
  | 'ALREADY_SIGNED'
  /** The amount is too small or too large. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** The bank account is new; `retryAfter` says when withdrawals can go to it. */
  | 'BANK_CARD_COOLING'
  /** The bank account is on the list already. */
  | 'BANK_CARD_EXISTS'
  /** The list of bank accounts is full. */
  | 'BANK_CARD_LIMIT'
  /** An agent above the caller does not allow bets. */
  | 'BET_NOT_ALLOWED'
  /** The captcha's answer is wrong, was used before or came too late. */
  | 'CAPTCHA_INVALID'
  /** A captcha is required: request one with `requestCaptcha`. */
  | 'CAPTCHA_REQUIRED'
  /** This way to pay is closed now. */
  | 'CHANNEL_UNAVAILABLE'
  /** The code has expired: request another. */
  | 'CODE_EXPIRED'
  /** The code is wrong. */
  | 'CODE_INVALID'
  /** Too many tries with this code: request another. */
  | 'CODE_TRIES_EXCEEDED'
  /** The time in which a payment can be confirmed is over, or it was not made yet. */
  | 'CONFIRM_WINDOW_CLOSED'
  /** The e-mail address or mobile number is new; `retryAfter` says when it can reset the payment password. */
  | 'CONTACT_COOLING'
  /** The account has neither an e-mail address nor a mobile number. */
  | 'CONTACT_MISSING'
  /** The account has an open offer of this kind already. */
  | 'CONTRACT_EXISTS'
  /** Contracts below pay more and would end; the caller must confirm it. */
  | 'CONTRACT_LOWER_THAN_DOWNLINE'
  /** The contract would pay more than the agent's own. */
  | 'CONTRACT_RATE_TOO_HIGH'
  /** The contract is in a state that does not allow this. */
  | 'CONTRACT_STATE'
  /** Not offered in the currency of the caller's wallet. */
  | 'CURRENCY_NOT_OFFERED'
  /** The game has no demo. */
  | 'DEMO_NOT_AVAILABLE'
  /** No account with this name is directly below the agent. */
  | 'DOWNLINE_NOT_FOUND'
  /** The draw takes no more bets; the payload has the one that does. */
  | 'DRAW_CLOSED'
  /** The e-mail address is used by another account. */
  | 'EMAIL_TAKEN'
  /** A file has at most 50,000 rows: choose fewer days. */
  | 'EXPORT_TOO_LARGE'
  /** The list of favourites is full. */
  | 'FAVORITE_LIMIT'
  /** The platform has switched this off. */
  | 'FEATURE_DISABLED'
  /** The agent has saved as many filters of the report as there can be. */
  | 'FILTER_LIMIT'
  /** The game is under maintenance; the payload suggests others. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The human check failed, was used before or took too long: request another. */
  | 'HUMAN_CHECK_FAILED'
  /** This document is not needed now. */
  | 'IDENTITY_CHECK_CLOSED'
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
  /** The list of invitation links is full. */
  | 'INVITE_LINK_LIMIT'
  /** The member's identity must be checked first. */
  | 'KYC_REQUIRED'
  /** User name or password is wrong. */
  | 'LOGIN_FAILED'
  /** The one-time login token was used before or has expired. */
  | 'LOGIN_TOKEN_INVALID'
  /** The second factor is on already. */
  | 'MFA_ENABLED'
  /** The time for this step is over, or it had too many tries: start again. */
  | 'MFA_EXPIRED'
  /** The code of the second factor is wrong or was used before. */
  | 'MFA_INVALID'
  /** The mobile number is used by another account. */
  | 'MOBILE_TAKEN'
  /** The account is a player's; this login is for agents. */
  | 'NOT_AGENT_ACCOUNT'
  /** The promotion is not for the caller. */
  | 'NOT_ELIGIBLE'
  /** The account is an agent's; this login is for players. */
  | 'NOT_MEMBER_ACCOUNT'
  /** The caller has no ticket of the raffle left. */
  | 'NO_TICKET'
  /** The order can no longer be cancelled. */
  | 'ORDER_NOT_CANCELLABLE'
  /** The passkey is unknown, belongs to another site, or its answer is wrong. */
  | 'PASSKEY_INVALID'
  /** The account has as many passkeys as it can have. */
  | 'PASSKEY_LIMIT'
  /** The password is wrong. */
  | 'PASSWORD_INCORRECT'
  /** The password was used before. */
  | 'PASSWORD_REUSED'
  /** The password is easy to guess. */
  | 'PASSWORD_WEAK'
  /** The payment password is wrong. */
  | 'PAYMENT_PASSWORD_INVALID'
  /** Too many wrong payment passwords; `retryAfter` says when the next try is allowed. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** A payment password must be set first, with `setPaymentPassword`. */
  | 'PAYMENT_PASSWORD_NOT_SET'
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
  /** The caller has fewer points than that. */
  | 'POINTS_INSUFFICIENT'
  /** The promotion or reward is not open, or not any more. */
  | 'PROMOTION_NOT_OPEN'
  /** A report that money did not arrive needs one to three pictures. */
  | 'PROOF_REQUIRED'
  /** Too many tries; `retryAfter` says when the next is allowed. */
  | 'RATE_LIMITED'
  /** Registration is closed. */
  | 'REGISTRATION_CLOSED'
  /** The link was used before or has expired. */
  | 'RESET_LINK_INVALID'
  /** An agent above the caller set this restriction: only that agent, or one above it, lifts it. */
  | 'RESTRICTED_ABOVE'
  /** The request exceeds the number of this reward that one member can redeem. */
  | 'REWARD_LIMIT'
  /** Fewer of the reward are left than were asked for. */
  | 'REWARD_OUT_OF_STOCK'
  /** The change of the limit has not waited for its 24 hours; `retryAfter` says when it can be confirmed. */
  | 'RG_LIMIT_PENDING'
  /** More than the limit that the caller set allows. */
  | 'RG_LIMIT_REACHED'
  /** A reality check waits for the caller's answer; `acknowledgeRealityCheck` gives it. */
  | 'RG_REALITY_CHECK_PENDING'
  /** The caller has chosen to be excluded from play. */
  | 'RG_SELF_EXCLUDED'
  /** The time that the caller set is used up. */
  | 'RG_SESSION_LIMIT'
  /** The caller is on a break from play. */
  | 'RG_TIME_OUT'
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
  /** Too many transfers today, or too much money. */
  | 'TRANSFER_LIMIT'
  /** The operator, the jurisdiction or the account does not allow this transfer. */
  | 'TRANSFER_NOT_ALLOWED'
  /** More turnover is needed before money can be withdrawn. */
  | 'TURNOVER_NOT_MET'
  /** Refused for a reason this gateway does not know yet. */
  | 'UNKNOWN'
  /** The user name is taken. */
  | 'USERNAME_TAKEN'
  /** A field is missing, too long or malformed. */
  | 'VALIDATION_FAILED'
  /** The number or the sum of withdrawals that a day allows is reached. */
  | 'WITHDRAW_LIMIT'
  /** An agent above the caller does not allow withdrawals. */
  | 'WITHDRAW_NOT_ALLOWED';

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

/** What keeps a level of the VIP club. A level that was reached this month is checked at the end of the next one. */
export type VipKeep = {
  /** Begin of the checked month. */
  from: Scalars['DateTime']['output'];
  /** Turnover that the level needs in the checked month. */
  required: Money;
  /** Turnover in the checked month. */
  turnover: Money;
  /** End of the checked month: without the turnover the member loses one level then. */
  until: Scalars['DateTime']['output'];
};

/** A level of the VIP club: what it needs and what it gives. */
export type VipLevel = {
  /** What the level gives, in the caller's language. */
  benefits: Array<Scalars['String']['output']>;
  /** Its name, colours and rank. */
  club: ClubLevel;
  /** Turnover in a month that keeps the level; 0 when it stays without. */
  keepTurnover: Money;
  /** Turnover that brings a member to the level. */
  turnover: Money;
};

/** A member's way through the VIP club. */
export type VipProgress = {
  /** The present level. */
  current: VipLevel;
  /** What keeps the present level; null when nothing is needed. */
  keep?: Maybe<VipKeep>;
  /** The next level; null at the highest one. */
  next?: Maybe<VipLevel>;
  /** Turnover that counts for the level. After the loss of a level it counts on from that of the level below. */
  turnover: Money;
};

/** The caller's money; play money for trial accounts. */
export type Wallet = Node & {
  /** The main wallet and those kept with vendors. Wraps `GCS_merchantWallet`. */
  accounts?: Maybe<Array<WalletAccount>>;
  /** Part that can be played with or withdrawn. */
  available?: Maybe<Money>;
  /** Bonuses with turnover that is not met yet. */
  bonus?: Maybe<Money>;
  /** The caller's wallets in the currencies of the brand, opened or not. Wraps `GCS_currencyWallets`. */
  currencyWallets?: Maybe<Array<CurrencyWallet>>;
  /** The ways to deposit in the wallet's currency. Wraps `GCS_depositChannels`. */
  depositChannels?: Maybe<Array<DepositChannel>>;
  /** In the wallets of all vendors together. Wraps `GET /wps/member/info/funds/consolidated`. */
  games?: Maybe<Money>;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** Held for withdrawals and open bets. */
  locked?: Maybe<Money>;
  /** Sum of all parts. Wraps `GET /wps/v2/wallets/balance`, as do the next four fields. */
  total?: Maybe<Money>;
  /**
   * Terms of the caller's transfers to the agent above, or to members directly below; null when the caller cannot transfer
   * there. Wraps `GCS_transferConfig`.
   */
  transferTerms?: Maybe<TransferTerms>;
  /** Time of the last entry. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The limits of withdrawals in the wallet's currency, and what is left of them. Wraps `GCS_withdrawConfig`. */
  withdrawalTerms?: Maybe<WithdrawalTerms>;
};


/** The caller's money; play money for trial accounts. */
export type WalletTransferTermsArgs = {
  direction: TransferDirection;
};

/** A part of the wallet: the main one, or one kept with a vendor. */
export type WalletAccount = Node & {
  /** Its balance. */
  balance: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's code, `MAIN` for the main wallet. */
  internalID: Scalars['String']['output'];
  /** Whether money can be moved into it: false while its vendor is under maintenance. Money can leave it at any time. */
  isOpen: Scalars['Boolean']['output'];
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

/** A withdrawal of the caller. */
export type Withdrawal = Node & {
  /** What leaves the wallet. */
  amount: Money;
  /** What arrives at the account. */
  arriving: Money;
  /** Name of the bank that it goes to. */
  bankName: Scalars['String']['output'];
  /** Time at which the first payment without an answer counts as received; null when none waits. */
  confirmBefore?: Maybe<Scalars['DateTime']['output']>;
  /** Time when it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time when it was received, rejected or cancelled; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The part that the platform keeps. */
  fee: Money;
  /** Global opaque id. */
  id: Scalars['ID']['output'];
  /** The platform's number. */
  internalID: Scalars['String']['output'];
  /** The last four characters of the account number. */
  lastFour: Scalars['String']['output'];
  /** What was paid so far. */
  paid: Money;
  /** Its payments: often one, several when it is paid in parts, none before it is paid. */
  parts: Array<WithdrawalPart>;
  /** Its state. */
  state: WithdrawalState;
  /** The states that it came to, the first one first. */
  timeline: Array<WithdrawalStep>;
  /** Whether the caller may cancel it now. */
  viewerCanCancel: Scalars['Boolean']['output'];
  /** Whether the caller may say now that all of it arrived. */
  viewerCanConfirm: Scalars['Boolean']['output'];
};

/** A page of withdrawals. */
export type WithdrawalConnection = {
  /** Items of the page, in order. */
  edges: Array<WithdrawalEdge>;
  /** Cursors for a page-number widget. */
  pageCursors: PageCursors;
  /** Position of the page in the list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A withdrawal in a list. */
export type WithdrawalEdge = {
  /** Position of the item, as a cursor. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Withdrawal;
};

/** A filter of withdrawals. */
export type WithdrawalFilter = {
  /** Days on which the withdrawals were created. Default: the last 7 days. */
  period?: InputMaybe<PeriodInput>;
  /** Only in these states; all by default. */
  states?: InputMaybe<Array<WithdrawalState>>;
};

/** A payment of a withdrawal. */
export type WithdrawalPart = {
  /** What was paid. */
  amount: Money;
  /** Time at which it counts as received; null when it has an answer. */
  confirmBefore?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which it was received or counted so; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its number in the withdrawal, for `confirmWithdrawal`. */
  internalID: Scalars['String']['output'];
  /** Whether the deposit that it was matched with can no longer be refunded. */
  isDepositFinal: Scalars['Boolean']['output'];
  /** Time of the payment. */
  paidAt: Scalars['DateTime']['output'];
  /** Number of pictures that the caller sent with a report that it did not arrive. */
  proofCount: Scalars['Int']['output'];
  /** Its state. */
  state: WithdrawalPartState;
  /** Whether the caller may say now whether it arrived. */
  viewerCanConfirm: Scalars['Boolean']['output'];
};

/** The states of a payment. */
export type WithdrawalPartState =
  /** The caller is asked whether it arrived. */
  | 'AWAITING_CONFIRM'
  /** The caller says that it did not arrive. */
  | 'DISPUTED'
  /** Nobody answered in time, so it counts as received. */
  | 'FORCED_RECEIVED'
  /** The caller confirmed it. */
  | 'RECEIVED'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** What the caller says about a payment. */
export type WithdrawalReceipt =
  /** All payments of the withdrawal arrived. */
  | 'FULLY_PAID'
  /** It did not arrive. This needs one to three pictures, stops the clock, and customer service checks it. */
  | 'NOT_RECEIVED'
  /** It arrived. */
  | 'RECEIVED';

/** The states of a withdrawal, in their usual order. The first five are not the end. */
export type WithdrawalState =
  /** It will be paid. */
  | 'APPROVED'
  /** Paid; the caller is asked whether it arrived. */
  | 'AWAITING_CONFIRM'
  /** The caller cancelled it; the money is back. */
  | 'CANCELLED'
  /** The caller says that a payment did not arrive; customer service checks it. */
  | 'DISPUTED'
  /** Nobody answered in time, so it counts as received. */
  | 'FORCED_RECEIVED'
  /** All its parts arrived. */
  | 'FULLY_PAID'
  /** It is being paid; a part may be still to come. */
  | 'PAYING'
  /** The caller confirmed it. */
  | 'RECEIVED'
  /** The operator rejected it; the money is back. */
  | 'REJECTED'
  /** The operator looks at it; the money is locked. */
  | 'REVIEW'
  /** A state this gateway does not know yet. */
  | 'UNKNOWN';

/** A state that a withdrawal came to. */
export type WithdrawalStep = {
  /** Time at which it came. */
  at: Scalars['DateTime']['output'];
  /** The state. */
  state: WithdrawalState;
};

/** What the caller may withdraw. */
export type WithdrawalTerms = {
  /** Minutes in which a payment is to be confirmed. Then it counts as received. */
  confirmMinutes: Scalars['Int']['output'];
  /** Sum that a day allows. */
  dailyAmount: Money;
  /** Sum that is left today. */
  dailyAmountLeft: Money;
  /** Number of withdrawals that a day allows. */
  dailyCount: Scalars['Int']['output'];
  /** Number of withdrawals that are left today. */
  dailyCountLeft: Scalars['Int']['output'];
  /** Part of the amount that the platform keeps: `0.005` for 0.5 %. */
  feeRate: Scalars['Decimal']['output'];
  /** Whether the caller may withdraw money at all: an agent can forbid it to members of the downline. */
  isAllowed: Scalars['Boolean']['output'];
  /** Whether the caller's identity must be checked first. */
  isIdentityCheckNeeded: Scalars['Boolean']['output'];
  /** Whether the caller has a payment password, which a withdrawal needs. */
  isPaymentPasswordSet: Scalars['Boolean']['output'];
  /** The smallest amount. */
  least: Money;
  /** The largest amount. */
  most: Money;
  /** The part of it that is done. */
  turnoverDone: Money;
  /** Turnover that is needed before money can be withdrawn; zero without a condition. */
  turnoverRequired: Money;
};

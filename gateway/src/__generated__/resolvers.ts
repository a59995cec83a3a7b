import type { Models } from "../graph/models.ts";
import type * as Types from "./types.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountMovementModel, AccountMovementTotalsModel } from '../records/accountRecord.wire.ts';
import type { AccountNoteModel } from '../agent/notes/accountNotes.upstream.ts';
import type { AccountProfitModel } from '../profitLoss/profitLoss.model.ts';
import type { AccountSecurityModel, PasskeyModel, PayoutAccountModel } from '../security/security.model.ts';
import type { ActivityStatementModel, StatementPeriodModel } from '../records/statement.wire.ts';
import type { AgentModel, AvatarChoiceModel, MemberModel } from '../member/member.model.ts';
import type { AgentActionModel, DownlineAccountModel, DownlineLoginModel, InviteLinkModel } from '../agent/downline.model.ts';
import type { AgentContractModel, ContractPayoutModel, ContractTermsModel, EndingContractModel } from '../contracts/contracts.model.ts';
import type { AgentDigestModel } from '../income/digest.wire.ts';
import type { AgentOverviewModel } from '../income/overview.wire.ts';
import type { AgentRevenueModel } from '../income/revenue.wire.ts';
import type { AnnouncementModel } from '../announcements/announcements.model.ts';
import type { ArticleModel } from '../support/articles.model.ts';
import type { BannerModel, BrandModel, HomeSectionModel, SiteModel, SiteFeaturesModel, SystemStatusModel, ViewerModel } from '../site/site.model.ts';
import type { BetModel, BetTotalsModel } from '../records/bets.wire.ts';
import type { CaptchaModel, LoginRecordModel, SessionModel } from '../session/session.model.ts';
import type { CategoryProfitModel, DayProfitModel, PersonalProfitModel } from '../records/profit.wire.ts';
import type { DepositModel, DepositChannelModel } from '../wallet/deposits.model.ts';
import type { GameModel, GameLaunchModel, GameMenuEntryModel, GameMenuVendorModel, VendorModel } from '../games/games.model.ts';
import type { GameDetailModel } from '../games/details.model.ts';
import type { HelpArticleModel } from '../support/help.wire.ts';
import type { IdentityCheckModel } from '../security/identityCheck.upstream.ts';
import type { ImageModel } from '../cdn/cdn.model.ts';
import type { JackpotModel, JackpotLevelModel, JackpotOptInModel, JackpotWinModel } from '../jackpots/jackpots.model.ts';
import type { LotteryModel, LotteryDrawModel, LotteryStandingModel } from '../lottery/lottery.model.ts';
import type { LotteryOrderModel } from '../lottery/orders.model.ts';
import type { MemberProfileModel } from '../security/profile.upstream.ts';
import type { MessageModel } from '../member/messages.upstream.ts';
import type { NodeModel } from '../graph/models.ts';
import type { PlayLimitsModel } from '../responsibleGaming/responsibleGaming.wire.ts';
import type { PointBalanceModel, PointEntryModel, PointRedeemModel, PointRewardModel } from '../points/points.model.ts';
import type { PosterModel } from '../agent/posters/posters.wire.ts';
import type { PromotionModel, PromotionApplicationModel, PromotionCountModel, PromotionStandingModel } from '../promotions/promotions.model.ts';
import type { RebateModel } from '../income/rebates.wire.ts';
import type { SavedFilterModel } from '../agent/savedFilters/savedFilters.upstream.ts';
import type { TeamBetModel } from '../agent/agent.model.ts';
import type { TeamTransactionModel } from '../agent/transactions/transactions.wire.ts';
import type { WalletModel, WalletAccountModel } from '../wallet/wallet.model.ts';
import type { WinModel } from '../games/winners.model.ts';
import type { WithdrawalModel, WithdrawalTermsModel } from '../wallet/withdrawals.model.ts';
import type { Context } from '../request/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;
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
  CashFlow:
    | ( AccountProfitModel )
    | ( Omit<Types.AgentFigures, 'bonus' | 'commission' | 'deposit' | 'dividend' | 'houseResult' | 'income' | 'payout' | 'salary' | 'stake' | 'validStake' | 'withdrawal'> & { bonus: _RefType['Money'], commission?: Types.Maybe<_RefType['Money']>, deposit: _RefType['Money'], dividend: _RefType['Money'], houseResult?: Types.Maybe<_RefType['Money']>, income: _RefType['Money'], payout: _RefType['Money'], salary: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'], withdrawal: _RefType['Money'] } )
    | ( DayProfitModel )
    | ( PersonalProfitModel )
    | ( Omit<Types.ProfitTotals, 'balance' | 'bonus' | 'deposit' | 'houseResult' | 'payout' | 'profit' | 'rebate' | 'stake' | 'validStake' | 'withdrawal'> & { balance?: Types.Maybe<_RefType['PeriodBalance']>, bonus: _RefType['Money'], deposit: _RefType['Money'], houseResult: _RefType['Money'], payout: _RefType['Money'], profit: _RefType['Money'], rebate: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'], withdrawal: _RefType['Money'] } )
    | ( StatementPeriodModel )
    | ( Omit<Types.TeamDayProfit, 'deposit' | 'houseResult' | 'payout' | 'profit' | 'stake' | 'withdrawal'> & { deposit: _RefType['Money'], houseResult: _RefType['Money'], payout: _RefType['Money'], profit: _RefType['Money'], stake: _RefType['Money'], withdrawal: _RefType['Money'] } )
  ;
  ContractPayload:
    | ( Omit<Types.AcceptContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.OfferContractEndPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.OfferContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.TerminateContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
  ;
  LaunchPayload:
    | ( Omit<Types.LaunchDemoGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.LaunchGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']>, userErrors: Array<_RefType['UserError']> } )
  ;
  MutationPayload:
    | ( Omit<Types.AcceptContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.AcceptTermsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.AcknowledgeRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member' | 'userErrors'> & { favoriteEdge?: Types.Maybe<_RefType['GameEdge']>, game?: Types.Maybe<_RefType['Game']>, member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.AddPasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, passkey?: Types.Maybe<_RefType['Passkey']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.AddPayoutAccountPayload, 'member' | 'payoutAccount' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, payoutAccount?: Types.Maybe<_RefType['PayoutAccount']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ApplyForPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<_RefType['PromotionStanding']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.BeginPasskeyPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.BeginSecondFactorPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CancelDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<_RefType['Deposit']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CancelLotteryOrderPayload, 'member' | 'order' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, order?: Types.Maybe<_RefType['LotteryOrder']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CancelWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']>, withdrawal?: Types.Maybe<_RefType['Withdrawal']> } )
    | ( Omit<Types.ChangePasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CheckAffiliateCodePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CheckUsernamePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ClaimMissionPayload, 'member' | 'mission' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, mission?: Types.Maybe<_RefType['Mission']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ClaimPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<_RefType['PromotionStanding']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ClaimRedEnvelopePayload, 'claim' | 'member' | 'userErrors'> & { claim?: Types.Maybe<_RefType['RedEnvelopeClaim']>, member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ClaimRewardPayload, 'reward' | 'userErrors'> & { reward?: Types.Maybe<_RefType['Reward']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CloseAccountPayload, 'remainders' | 'userErrors'> & { remainders: Array<_RefType['Money']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CollectFundsPayload, 'notCollected' | 'userErrors' | 'wallet'> & { notCollected: Array<_RefType['WalletAccount']>, userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']> } )
    | ( Omit<Types.ConfirmPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ConfirmSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ConfirmWithdrawalPayload, 'userErrors' | 'withdrawal'> & { userErrors: Array<_RefType['UserError']>, withdrawal?: Types.Maybe<_RefType['Withdrawal']> } )
    | ( Omit<Types.ConvertPointsPayload, 'converted' | 'member' | 'userErrors'> & { converted?: Types.Maybe<_RefType['Money']>, member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CountInviteClickPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CreateDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<_RefType['Deposit']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CreateInviteLinkPayload, 'agent' | 'link' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, link?: Types.Maybe<_RefType['InviteLink']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.CreateWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']>, withdrawal?: Types.Maybe<_RefType['Withdrawal']> } )
    | ( Omit<Types.DeleteAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<_RefType['DownlineAccount']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.DeleteInviteLinkPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.DeleteMessagesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.DeleteSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.DrawRafflePrizePayload, 'member' | 'ticket' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, ticket?: Types.Maybe<_RefType['RaffleTicket']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.EndSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ExportRecordPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ForfeitBonusPayload, 'bonus' | 'userErrors'> & { bonus?: Types.Maybe<_RefType['Bonus']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.JoinPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<_RefType['PromotionStanding']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.JoinTournamentPayload, 'leaderboard' | 'member' | 'userErrors'> & { leaderboard?: Types.Maybe<_RefType['Leaderboard']>, member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.KeepAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.KeepPlayLimitsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.LaunchDemoGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.LaunchGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<_RefType['GameLaunch']>, suggestions: Array<_RefType['Game']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.LogInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<_RefType['UserError']>, viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.LogOutPayload, 'userErrors' | 'viewer'> & { userErrors: Array<_RefType['UserError']>, viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.MailReportPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.MarkMessagesReadPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.OfferContractEndPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.OfferContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.OpenChatPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, openDraw?: Types.Maybe<_RefType['LotteryDraw']>, order?: Types.Maybe<_RefType['LotteryOrder']>, orderEdge?: Types.Maybe<_RefType['LotteryOrderEdge']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RedeemPointRewardPayload, 'member' | 'redeem' | 'reward' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, redeem?: Types.Maybe<_RefType['PointRedeem']>, reward?: Types.Maybe<_RefType['PointReward']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RedeliverWebhookPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RegisterDownlineAccountPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RegisterPayload, 'bonus' | 'bonusTurnover' | 'userErrors' | 'viewer'> & { bonus?: Types.Maybe<_RefType['Money']>, bonusTurnover?: Types.Maybe<_RefType['Money']>, userErrors: Array<_RefType['UserError']>, viewer?: Types.Maybe<_RefType['Viewer']> } )
    | ( Omit<Types.RejectContractPayload, 'contract' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RemoveFavoriteGamePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RemovePasskeyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RemovePayoutAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RenamePasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, passkey?: Types.Maybe<_RefType['Passkey']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RenameSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RenewRecoveryCodesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestCaptchaPayload, 'captcha' | 'userErrors'> & { captcha?: Types.Maybe<_RefType['Captcha']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestEmailCodePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestHumanCheckPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestMemberCodePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestMobileCodePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestPasskeyLoginPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestPasswordLinkPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RequestSmsCodePayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ResetPasswordWithLinkPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.ResetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RevokeOtherSessionsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.RevokeSessionPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SaveAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<_RefType['DownlineAccount']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SaveFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SavePostbackPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<_RefType['Agent']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SelectCurrencyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SendDownlineResetLinkPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SendFeedbackPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetAvatarPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetEmailPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetJackpotOptInPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetLanguagePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetMessageFavoritesPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetMobilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SetRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SignInTodayPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.StepUpPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SubmitIdentityDocumentPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.SubscribeToWebPushPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.TakePlayBreakPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.TerminateContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<_RefType['AgentContract']>, endingContracts: Array<_RefType['EndingContract']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.TransferFundsPayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<_RefType['Money']>, userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']> } )
    | ( Omit<Types.TransferToDownlinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<_RefType['Money']>, userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']> } )
    | ( Omit<Types.TransferToUplinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<_RefType['Money']>, userErrors: Array<_RefType['UserError']>, wallet?: Types.Maybe<_RefType['Wallet']> } )
    | ( Omit<Types.UnsubscribeFromWebPushPayload, 'userErrors'> & { userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.UpdateDownlineAccountPayload, 'account' | 'userErrors'> & { account?: Types.Maybe<_RefType['DownlineAccount']>, userErrors: Array<_RefType['UserError']> } )
    | ( Omit<Types.UpdateProfilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<_RefType['Member']>, userErrors: Array<_RefType['UserError']> } )
  ;
  Node:
    | ( AccountMovementModel )
    | ( AccountNoteModel )
    | ( AccountProfitModel )
    | ( AgentModel )
    | ( AgentActionModel )
    | ( AgentContractModel )
    | ( AnnouncementModel )
    | ( ArticleModel )
    | ( BannerModel )
    | ( BetModel )
    | ( Models["Bonus"] )
    | ( ContractPayoutModel )
    | ( DepositModel )
    | ( DownlineAccountModel )
    | ( Models["FreeSpins"] )
    | ( GameModel )
    | ( GameMenuEntryModel )
    | ( HelpArticleModel )
    | ( HomeSectionModel )
    | ( InviteLinkModel )
    | ( JackpotModel )
    | ( JackpotWinModel )
    | ( Models["Leaderboard"] )
    | ( LoginRecordModel )
    | ( LotteryModel )
    | ( LotteryDrawModel )
    | ( LotteryOrderModel )
    | ( MemberModel )
    | ( MessageModel )
    | ( Models["Mission"] )
    | ( PasskeyModel )
    | ( PayoutAccountModel )
    | ( PointEntryModel )
    | ( PointRedeemModel )
    | ( PointRewardModel )
    | ( PosterModel )
    | ( PromotionModel )
    | ( PromotionStandingModel )
    | ( Models["Raffle"] )
    | ( Models["RaffleTicket"] )
    | ( RebateModel )
    | ( Models["RedEnvelope"] )
    | ( Models["ReferralFriend"] )
    | ( Models["Reward"] )
    | ( SavedFilterModel )
    | ( SessionModel )
    | ( SiteModel )
    | ( TeamBetModel )
    | ( TeamTransactionModel )
    | ( VendorModel )
    | ( WalletModel )
    | ( WalletAccountModel )
    | ( WithdrawalModel )
  ;
  Page:
    | ( Omit<Types.AccountMovementConnection, 'edges' | 'totals'> & { edges: Array<_RefType['AccountMovementEdge']>, totals: _RefType['AccountMovementTotals'] } )
    | ( Omit<Types.AccountProfitConnection, 'byDay' | 'edges' | 'ownBalance' | 'totals'> & { byDay: Array<_RefType['TeamDayProfit']>, edges: Array<_RefType['AccountProfitEdge']>, ownBalance?: Types.Maybe<_RefType['PeriodBalance']>, totals: _RefType['ProfitTotals'] } )
    | ( Omit<Types.AgentActionConnection, 'edges'> & { edges: Array<_RefType['AgentActionEdge']> } )
    | ( Omit<Types.AgentContractConnection, 'edges'> & { edges: Array<_RefType['AgentContractEdge']> } )
    | ( Omit<Types.AnnouncementConnection, 'edges'> & { edges: Array<_RefType['AnnouncementEdge']> } )
    | ( Omit<Types.ArticleConnection, 'edges'> & { edges: Array<_RefType['ArticleEdge']> } )
    | ( Omit<Types.BetConnection, 'edges' | 'totals'> & { edges: Array<_RefType['BetEdge']>, totals: _RefType['BetTotals'] } )
    | ( Omit<Types.BonusConnection, 'edges' | 'totals'> & { edges: Array<_RefType['BonusEdge']>, totals?: Types.Maybe<_RefType['BonusTotals']> } )
    | ( Omit<Types.ContractPayoutConnection, 'edges' | 'totalAmount'> & { edges: Array<_RefType['ContractPayoutEdge']>, totalAmount: _RefType['Money'] } )
    | ( Omit<Types.DepositConnection, 'edges'> & { edges: Array<_RefType['DepositEdge']> } )
    | ( Omit<Types.DownlineConnection, 'edges'> & { edges: Array<_RefType['DownlineEdge']> } )
    | ( Omit<Types.FreeSpinsConnection, 'edges'> & { edges: Array<_RefType['FreeSpinsEdge']> } )
    | ( Omit<Types.GameConnection, 'edges'> & { edges: Array<_RefType['GameEdge']> } )
    | ( Omit<Types.JackpotWinConnection, 'edges'> & { edges: Array<_RefType['JackpotWinEdge']> } )
    | ( Omit<Types.LeaderboardConnection, 'edges'> & { edges: Array<_RefType['LeaderboardEdge']> } )
    | ( Omit<Types.LoginRecordConnection, 'edges'> & { edges: Array<_RefType['LoginRecordEdge']> } )
    | ( Omit<Types.LotteryDrawConnection, 'edges'> & { edges: Array<_RefType['LotteryDrawEdge']> } )
    | ( Omit<Types.LotteryOrderConnection, 'edges'> & { edges: Array<_RefType['LotteryOrderEdge']> } )
    | ( Omit<Types.MessageConnection, 'edges'> & { edges: Array<_RefType['MessageEdge']> } )
    | ( Omit<Types.PointEntryConnection, 'edges'> & { edges: Array<_RefType['PointEntryEdge']> } )
    | ( Omit<Types.PointRedeemConnection, 'edges'> & { edges: Array<_RefType['PointRedeemEdge']> } )
    | ( Omit<Types.PointRewardConnection, 'edges'> & { edges: Array<_RefType['PointRewardEdge']> } )
    | ( Omit<Types.PosterConnection, 'edges'> & { edges: Array<_RefType['PosterEdge']> } )
    | ( Omit<Types.PromotionConnection, 'edges'> & { edges: Array<_RefType['PromotionEdge']> } )
    | ( Omit<Types.RaffleTicketConnection, 'edges'> & { edges: Array<_RefType['RaffleTicketEdge']> } )
    | ( Omit<Types.RebateConnection, 'edges' | 'totalAmount' | 'totalCommission'> & { edges: Array<_RefType['RebateEdge']>, totalAmount: _RefType['Money'], totalCommission: _RefType['Money'] } )
    | ( Omit<Types.ReferralFriendConnection, 'edges'> & { edges: Array<_RefType['ReferralFriendEdge']> } )
    | ( Omit<Types.RewardConnection, 'edges' | 'totals'> & { edges: Array<_RefType['RewardEdge']>, totals?: Types.Maybe<_RefType['RewardTotals']> } )
    | ( Omit<Types.TeamBetConnection, 'edges' | 'totals'> & { edges: Array<_RefType['TeamBetEdge']>, totals: _RefType['TeamBetTotals'] } )
    | ( Omit<Types.TeamTransactionConnection, 'edges' | 'totals'> & { edges: Array<_RefType['TeamTransactionEdge']>, totals: _RefType['AccountMovementTotals'] } )
    | ( Omit<Types.WithdrawalConnection, 'edges'> & { edges: Array<_RefType['WithdrawalEdge']> } )
  ;
  TeamProfit:
    | ( AccountProfitModel )
    | ( Omit<Types.ProfitTotals, 'balance' | 'bonus' | 'deposit' | 'houseResult' | 'payout' | 'profit' | 'rebate' | 'stake' | 'validStake' | 'withdrawal'> & { balance?: Types.Maybe<_RefType['PeriodBalance']>, bonus: _RefType['Money'], deposit: _RefType['Money'], houseResult: _RefType['Money'], payout: _RefType['Money'], profit: _RefType['Money'], rebate: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'], withdrawal: _RefType['Money'] } )
  ;
  Turnover:
    | ( AccountProfitModel )
    | ( Omit<Types.AgentFigures, 'bonus' | 'commission' | 'deposit' | 'dividend' | 'houseResult' | 'income' | 'payout' | 'salary' | 'stake' | 'validStake' | 'withdrawal'> & { bonus: _RefType['Money'], commission?: Types.Maybe<_RefType['Money']>, deposit: _RefType['Money'], dividend: _RefType['Money'], houseResult?: Types.Maybe<_RefType['Money']>, income: _RefType['Money'], payout: _RefType['Money'], salary: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'], withdrawal: _RefType['Money'] } )
    | ( BetModel )
    | ( BetTotalsModel )
    | ( PersonalProfitModel )
    | ( Omit<Types.ProfitTotals, 'balance' | 'bonus' | 'deposit' | 'houseResult' | 'payout' | 'profit' | 'rebate' | 'stake' | 'validStake' | 'withdrawal'> & { balance?: Types.Maybe<_RefType['PeriodBalance']>, bonus: _RefType['Money'], deposit: _RefType['Money'], houseResult: _RefType['Money'], payout: _RefType['Money'], profit: _RefType['Money'], rebate: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'], withdrawal: _RefType['Money'] } )
    | ( TeamBetModel )
    | ( Omit<Types.TeamBetTotals, 'houseResult' | 'payout' | 'profit' | 'stake' | 'validStake'> & { houseResult: _RefType['Money'], payout: _RefType['Money'], profit: _RefType['Money'], stake: _RefType['Money'], validStake: _RefType['Money'] } )
  ;
};
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptContractInput: Types.AcceptContractInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  AcceptContractPayload: ResolverTypeWrapper<Omit<Types.AcceptContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, endingContracts: Array<ResolversTypes['EndingContract']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AcceptTermsInput: Types.AcceptTermsInput;
  AcceptTermsPayload: ResolverTypeWrapper<Omit<Types.AcceptTermsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AccountKind: Types.AccountKind;
  AccountMovement: ResolverTypeWrapper<AccountMovementModel>;
  AccountMovementConnection: ResolverTypeWrapper<Omit<Types.AccountMovementConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['AccountMovementEdge']>, totals: ResolversTypes['AccountMovementTotals'] }>;
  AccountMovementEdge: ResolverTypeWrapper<Omit<Types.AccountMovementEdge, 'node'> & { node: ResolversTypes['AccountMovement'] }>;
  AccountMovementKind: Types.AccountMovementKind;
  AccountMovementTotals: ResolverTypeWrapper<AccountMovementTotalsModel>;
  AccountNote: ResolverTypeWrapper<AccountNoteModel>;
  AccountProfit: ResolverTypeWrapper<AccountProfitModel>;
  AccountProfitConnection: ResolverTypeWrapper<Omit<Types.AccountProfitConnection, 'byDay' | 'edges' | 'ownBalance' | 'totals'> & { byDay: Array<ResolversTypes['TeamDayProfit']>, edges: Array<ResolversTypes['AccountProfitEdge']>, ownBalance?: Types.Maybe<ResolversTypes['PeriodBalance']>, totals: ResolversTypes['ProfitTotals'] }>;
  AccountProfitEdge: ResolverTypeWrapper<Omit<Types.AccountProfitEdge, 'node'> & { node: ResolversTypes['AccountProfit'] }>;
  AccountRecordFilter: Types.AccountRecordFilter;
  AccountSecurity: ResolverTypeWrapper<AccountSecurityModel>;
  AcknowledgeRealityCheckInput: Types.AcknowledgeRealityCheckInput;
  AcknowledgeRealityCheckPayload: ResolverTypeWrapper<Omit<Types.AcknowledgeRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ActivityStatement: ResolverTypeWrapper<ActivityStatementModel>;
  ActivityStatementFilter: Types.ActivityStatementFilter;
  AddFavoriteGameInput: Types.AddFavoriteGameInput;
  AddFavoriteGamePayload: ResolverTypeWrapper<Omit<Types.AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member' | 'userErrors'> & { favoriteEdge?: Types.Maybe<ResolversTypes['GameEdge']>, game?: Types.Maybe<ResolversTypes['Game']>, member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddPasskeyInput: Types.AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<Omit<Types.AddPasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, passkey?: Types.Maybe<ResolversTypes['Passkey']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddPayoutAccountInput: Types.AddPayoutAccountInput;
  AddPayoutAccountPayload: ResolverTypeWrapper<Omit<Types.AddPayoutAccountPayload, 'member' | 'payoutAccount' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, payoutAccount?: Types.Maybe<ResolversTypes['PayoutAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Agent: ResolverTypeWrapper<AgentModel>;
  AgentAction: ResolverTypeWrapper<AgentActionModel>;
  AgentActionChange: ResolverTypeWrapper<Types.AgentActionChange>;
  AgentActionConnection: ResolverTypeWrapper<Omit<Types.AgentActionConnection, 'edges'> & { edges: Array<ResolversTypes['AgentActionEdge']> }>;
  AgentActionEdge: ResolverTypeWrapper<Omit<Types.AgentActionEdge, 'node'> & { node: ResolversTypes['AgentAction'] }>;
  AgentActionField: Types.AgentActionField;
  AgentActionKind: Types.AgentActionKind;
  AgentContract: ResolverTypeWrapper<AgentContractModel>;
  AgentContractConnection: ResolverTypeWrapper<Omit<Types.AgentContractConnection, 'edges'> & { edges: Array<ResolversTypes['AgentContractEdge']> }>;
  AgentContractEdge: ResolverTypeWrapper<Omit<Types.AgentContractEdge, 'node'> & { node: ResolversTypes['AgentContract'] }>;
  AgentContractFilter: Types.AgentContractFilter;
  AgentDay: ResolverTypeWrapper<Omit<Types.AgentDay, 'deposit' | 'houseResult' | 'income' | 'payout' | 'stake'> & { deposit?: Types.Maybe<ResolversTypes['Money']>, houseResult?: Types.Maybe<ResolversTypes['Money']>, income?: Types.Maybe<ResolversTypes['Money']>, payout: ResolversTypes['Money'], stake: ResolversTypes['Money'] }>;
  AgentDigest: ResolverTypeWrapper<AgentDigestModel>;
  AgentFigures: ResolverTypeWrapper<Omit<Types.AgentFigures, 'bonus' | 'commission' | 'deposit' | 'dividend' | 'houseResult' | 'income' | 'payout' | 'salary' | 'stake' | 'validStake' | 'withdrawal'> & { bonus: ResolversTypes['Money'], commission?: Types.Maybe<ResolversTypes['Money']>, deposit: ResolversTypes['Money'], dividend: ResolversTypes['Money'], houseResult?: Types.Maybe<ResolversTypes['Money']>, income: ResolversTypes['Money'], payout: ResolversTypes['Money'], salary: ResolversTypes['Money'], stake: ResolversTypes['Money'], validStake: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  AgentOverview: ResolverTypeWrapper<AgentOverviewModel>;
  AgentReport: Types.AgentReport;
  AgentRevenue: ResolverTypeWrapper<AgentRevenueModel>;
  AgentRevenueFilter: Types.AgentRevenueFilter;
  AgentRevenueRow: ResolverTypeWrapper<Omit<Types.AgentRevenueRow, 'sums'> & { sums: ResolversTypes['AgentRevenueSums'] }>;
  AgentRevenueSums: ResolverTypeWrapper<Omit<Types.AgentRevenueSums, 'balanceForward' | 'bonus' | 'carryOver' | 'commission' | 'dividend' | 'fees' | 'gross' | 'net' | 'salary' | 'total'> & { balanceForward?: Types.Maybe<ResolversTypes['Money']>, bonus: ResolversTypes['Money'], carryOver: ResolversTypes['Money'], commission: ResolversTypes['Money'], dividend: ResolversTypes['Money'], fees: ResolversTypes['Money'], gross: ResolversTypes['Money'], net: ResolversTypes['Money'], salary: ResolversTypes['Money'], total: ResolversTypes['Money'] }>;
  Announcement: ResolverTypeWrapper<AnnouncementModel>;
  AnnouncementConnection: ResolverTypeWrapper<Omit<Types.AnnouncementConnection, 'edges'> & { edges: Array<ResolversTypes['AnnouncementEdge']> }>;
  AnnouncementEdge: ResolverTypeWrapper<Omit<Types.AnnouncementEdge, 'node'> & { node: ResolversTypes['Announcement'] }>;
  AnnouncementKind: Types.AnnouncementKind;
  ApplyForPromotionInput: Types.ApplyForPromotionInput;
  ApplyForPromotionPayload: ResolverTypeWrapper<Omit<Types.ApplyForPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversTypes['PromotionStanding']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleConnection: ResolverTypeWrapper<Omit<Types.ArticleConnection, 'edges'> & { edges: Array<ResolversTypes['ArticleEdge']> }>;
  ArticleEdge: ResolverTypeWrapper<Omit<Types.ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  ArticleSection: Types.ArticleSection;
  AvatarChoice: ResolverTypeWrapper<AvatarChoiceModel>;
  Bank: ResolverTypeWrapper<Types.Bank>;
  Banner: ResolverTypeWrapper<BannerModel>;
  BannerGroup: Types.BannerGroup;
  BeginPasskeyPayload: ResolverTypeWrapper<Omit<Types.BeginPasskeyPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  BeginSecondFactorPayload: ResolverTypeWrapper<Omit<Types.BeginSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Bet: ResolverTypeWrapper<BetModel>;
  BetConnection: ResolverTypeWrapper<Omit<Types.BetConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['BetEdge']>, totals: ResolversTypes['BetTotals'] }>;
  BetEdge: ResolverTypeWrapper<Omit<Types.BetEdge, 'node'> & { node: ResolversTypes['Bet'] }>;
  BetRecordFilter: Types.BetRecordFilter;
  BetStatus: Types.BetStatus;
  BetTotals: ResolverTypeWrapper<BetTotalsModel>;
  Bonus: ResolverTypeWrapper<Models["Bonus"]>;
  BonusConnection: ResolverTypeWrapper<Omit<Types.BonusConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['BonusEdge']>, totals?: Types.Maybe<ResolversTypes['BonusTotals']> }>;
  BonusEdge: ResolverTypeWrapper<Omit<Types.BonusEdge, 'node'> & { node: ResolversTypes['Bonus'] }>;
  BonusFilter: Types.BonusFilter;
  BonusStatus: Types.BonusStatus;
  BonusTerms: ResolverTypeWrapper<Types.BonusTerms>;
  BonusTotals: ResolverTypeWrapper<Models["BonusTotals"]>;
  Brand: ResolverTypeWrapper<BrandModel>;
  BreakLength: Types.BreakLength;
  CacheScope: Types.CacheScope;
  CancelDepositInput: Types.CancelDepositInput;
  CancelDepositPayload: ResolverTypeWrapper<Omit<Types.CancelDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<ResolversTypes['Deposit']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelLotteryOrderInput: Types.CancelLotteryOrderInput;
  CancelLotteryOrderPayload: ResolverTypeWrapper<Omit<Types.CancelLotteryOrderPayload, 'member' | 'order' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, order?: Types.Maybe<ResolversTypes['LotteryOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelWithdrawalInput: Types.CancelWithdrawalInput;
  CancelWithdrawalPayload: ResolverTypeWrapper<Omit<Types.CancelWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']>, withdrawal?: Types.Maybe<ResolversTypes['Withdrawal']> }>;
  Captcha: ResolverTypeWrapper<CaptchaModel>;
  CaptchaAnswerInput: Types.CaptchaAnswerInput;
  CashFlow: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CashFlow']>;
  CategoryProfit: ResolverTypeWrapper<CategoryProfitModel>;
  CdnCandidate: ResolverTypeWrapper<Types.CdnCandidate>;
  CdnChoice: ResolverTypeWrapper<Types.CdnChoice>;
  CdnChoices: ResolverTypeWrapper<Types.CdnChoices>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<Types.ChangePasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChatRoom: ResolverTypeWrapper<Types.ChatRoom>;
  CheckAffiliateCodeInput: Types.CheckAffiliateCodeInput;
  CheckAffiliateCodePayload: ResolverTypeWrapper<Omit<Types.CheckAffiliateCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CheckUsernameInput: Types.CheckUsernameInput;
  CheckUsernamePayload: ResolverTypeWrapper<Omit<Types.CheckUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ClaimMissionInput: Types.ClaimMissionInput;
  ClaimMissionPayload: ResolverTypeWrapper<Omit<Types.ClaimMissionPayload, 'member' | 'mission' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, mission?: Types.Maybe<ResolversTypes['Mission']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClaimPromotionInput: Types.ClaimPromotionInput;
  ClaimPromotionPayload: ResolverTypeWrapper<Omit<Types.ClaimPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversTypes['PromotionStanding']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClaimRedEnvelopeInput: Types.ClaimRedEnvelopeInput;
  ClaimRedEnvelopePayload: ResolverTypeWrapper<Omit<Types.ClaimRedEnvelopePayload, 'claim' | 'member' | 'userErrors'> & { claim?: Types.Maybe<ResolversTypes['RedEnvelopeClaim']>, member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClaimRewardInput: Types.ClaimRewardInput;
  ClaimRewardPayload: ResolverTypeWrapper<Omit<Types.ClaimRewardPayload, 'reward' | 'userErrors'> & { reward?: Types.Maybe<ResolversTypes['Reward']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CloseAccountInput: Types.CloseAccountInput;
  CloseAccountPayload: ResolverTypeWrapper<Omit<Types.CloseAccountPayload, 'remainders' | 'userErrors'> & { remainders: Array<ResolversTypes['Money']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClosingReason: Types.ClosingReason;
  ClubLevel: ResolverTypeWrapper<Types.ClubLevel>;
  CodeChannel: Types.CodeChannel;
  CollectFundsInput: Types.CollectFundsInput;
  CollectFundsPayload: ResolverTypeWrapper<Omit<Types.CollectFundsPayload, 'notCollected' | 'userErrors' | 'wallet'> & { notCollected: Array<ResolversTypes['WalletAccount']>, userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  ConfirmPlayLimitInput: Types.ConfirmPlayLimitInput;
  ConfirmPlayLimitPayload: ResolverTypeWrapper<Omit<Types.ConfirmPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<Omit<Types.ConfirmSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmWithdrawalInput: Types.ConfirmWithdrawalInput;
  ConfirmWithdrawalPayload: ResolverTypeWrapper<Omit<Types.ConfirmWithdrawalPayload, 'userErrors' | 'withdrawal'> & { userErrors: Array<ResolversTypes['UserError']>, withdrawal?: Types.Maybe<ResolversTypes['Withdrawal']> }>;
  Contract: ResolverTypeWrapper<Types.Contract>;
  ContractDirection: Types.ContractDirection;
  ContractKind: Types.ContractKind;
  ContractPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContractPayload']>;
  ContractPayout: ResolverTypeWrapper<ContractPayoutModel>;
  ContractPayoutConnection: ResolverTypeWrapper<Omit<Types.ContractPayoutConnection, 'edges' | 'totalAmount'> & { edges: Array<ResolversTypes['ContractPayoutEdge']>, totalAmount: ResolversTypes['Money'] }>;
  ContractPayoutEdge: ResolverTypeWrapper<Omit<Types.ContractPayoutEdge, 'node'> & { node: ResolversTypes['ContractPayout'] }>;
  ContractPayoutFilter: Types.ContractPayoutFilter;
  ContractPayoutShare: ResolverTypeWrapper<Omit<Types.ContractPayoutShare, 'base'> & { base: ResolversTypes['Money'] }>;
  ContractPeriod: Types.ContractPeriod;
  ContractState: Types.ContractState;
  ContractTerms: ResolverTypeWrapper<ContractTermsModel>;
  ContractTermsInput: Types.ContractTermsInput;
  ContractTier: ResolverTypeWrapper<Types.ContractTier>;
  ContractTierInput: Types.ContractTierInput;
  ConvertPointsInput: Types.ConvertPointsInput;
  ConvertPointsPayload: ResolverTypeWrapper<Omit<Types.ConvertPointsPayload, 'converted' | 'member' | 'userErrors'> & { converted?: Types.Maybe<ResolversTypes['Money']>, member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CountInviteClickInput: Types.CountInviteClickInput;
  CountInviteClickPayload: ResolverTypeWrapper<Omit<Types.CountInviteClickPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CountingRate: ResolverTypeWrapper<Omit<Types.CountingRate, 'counts'> & { counts: ResolversTypes['Money'] }>;
  Country: ResolverTypeWrapper<Types.Country>;
  CreateDepositInput: Types.CreateDepositInput;
  CreateDepositPayload: ResolverTypeWrapper<Omit<Types.CreateDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<ResolversTypes['Deposit']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateInviteLinkInput: Types.CreateInviteLinkInput;
  CreateInviteLinkPayload: ResolverTypeWrapper<Omit<Types.CreateInviteLinkPayload, 'agent' | 'link' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, link?: Types.Maybe<ResolversTypes['InviteLink']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateWithdrawalInput: Types.CreateWithdrawalInput;
  CreateWithdrawalPayload: ResolverTypeWrapper<Omit<Types.CreateWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']>, withdrawal?: Types.Maybe<ResolversTypes['Withdrawal']> }>;
  CurrencyWallet: ResolverTypeWrapper<Omit<Types.CurrencyWallet, 'balance'> & { balance: ResolversTypes['Money'] }>;
  CustomerService: ResolverTypeWrapper<Types.CustomerService>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayProfit: ResolverTypeWrapper<DayProfitModel>;
  DayRangeInput: Types.DayRangeInput;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  DeleteAccountNoteInput: Types.DeleteAccountNoteInput;
  DeleteAccountNotePayload: ResolverTypeWrapper<Omit<Types.DeleteAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversTypes['DownlineAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteInviteLinkInput: Types.DeleteInviteLinkInput;
  DeleteInviteLinkPayload: ResolverTypeWrapper<Omit<Types.DeleteInviteLinkPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteMessagesInput: Types.DeleteMessagesInput;
  DeleteMessagesPayload: ResolverTypeWrapper<Omit<Types.DeleteMessagesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteSavedFilterInput: Types.DeleteSavedFilterInput;
  DeleteSavedFilterPayload: ResolverTypeWrapper<Omit<Types.DeleteSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Deposit: ResolverTypeWrapper<DepositModel>;
  DepositBankAccount: ResolverTypeWrapper<Types.DepositBankAccount>;
  DepositChannel: ResolverTypeWrapper<DepositChannelModel>;
  DepositChannelKind: Types.DepositChannelKind;
  DepositConnection: ResolverTypeWrapper<Omit<Types.DepositConnection, 'edges'> & { edges: Array<ResolversTypes['DepositEdge']> }>;
  DepositEdge: ResolverTypeWrapper<Omit<Types.DepositEdge, 'node'> & { node: ResolversTypes['Deposit'] }>;
  DepositFilter: Types.DepositFilter;
  DepositOffer: ResolverTypeWrapper<Omit<Types.DepositOffer, 'least' | 'most'> & { least: ResolversTypes['Money'], most: ResolversTypes['Money'] }>;
  DepositState: Types.DepositState;
  DigestAccount: ResolverTypeWrapper<Omit<Types.DigestAccount, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  DigestDay: Types.DigestDay;
  DownlineAccount: ResolverTypeWrapper<DownlineAccountModel>;
  DownlineConnection: ResolverTypeWrapper<Omit<Types.DownlineConnection, 'edges'> & { edges: Array<ResolversTypes['DownlineEdge']> }>;
  DownlineDetails: ResolverTypeWrapper<Types.DownlineDetails>;
  DownlineEdge: ResolverTypeWrapper<Omit<Types.DownlineEdge, 'node'> & { node: ResolversTypes['DownlineAccount'] }>;
  DownlineFilter: Types.DownlineFilter;
  DownlineKind: Types.DownlineKind;
  DownlineLogin: ResolverTypeWrapper<DownlineLoginModel>;
  DownlineSort: Types.DownlineSort;
  DownlineSortKey: Types.DownlineSortKey;
  DownlineStatus: Types.DownlineStatus;
  DrawRafflePrizeInput: Types.DrawRafflePrizeInput;
  DrawRafflePrizePayload: ResolverTypeWrapper<Omit<Types.DrawRafflePrizePayload, 'member' | 'ticket' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, ticket?: Types.Maybe<ResolversTypes['RaffleTicket']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EndSecondFactorPayload: ResolverTypeWrapper<Omit<Types.EndSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EndingContract: ResolverTypeWrapper<EndingContractModel>;
  ErrorCode: Types.ErrorCode;
  ExportRecordInput: Types.ExportRecordInput;
  ExportRecordPayload: ResolverTypeWrapper<Omit<Types.ExportRecordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  FavoriteGameFilter: Types.FavoriteGameFilter;
  FeedbackKind: Types.FeedbackKind;
  ForfeitBonusInput: Types.ForfeitBonusInput;
  ForfeitBonusPayload: ResolverTypeWrapper<Omit<Types.ForfeitBonusPayload, 'bonus' | 'userErrors'> & { bonus?: Types.Maybe<ResolversTypes['Bonus']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FreeSpinTerms: ResolverTypeWrapper<Models["FreeSpinTerms"]>;
  FreeSpins: ResolverTypeWrapper<Models["FreeSpins"]>;
  FreeSpinsConnection: ResolverTypeWrapper<Omit<Types.FreeSpinsConnection, 'edges'> & { edges: Array<ResolversTypes['FreeSpinsEdge']> }>;
  FreeSpinsEdge: ResolverTypeWrapper<Omit<Types.FreeSpinsEdge, 'node'> & { node: ResolversTypes['FreeSpins'] }>;
  FreeSpinsFilter: Types.FreeSpinsFilter;
  FreeSpinsStatus: Types.FreeSpinsStatus;
  Game: ResolverTypeWrapper<GameModel>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  GameCategory: Types.GameCategory;
  GameConnection: ResolverTypeWrapper<Omit<Types.GameConnection, 'edges'> & { edges: Array<ResolversTypes['GameEdge']> }>;
  GameDetail: ResolverTypeWrapper<GameDetailModel>;
  GameEdge: ResolverTypeWrapper<Omit<Types.GameEdge, 'node'> & { node: ResolversTypes['Game'] }>;
  GameFilter: Types.GameFilter;
  GameLabel: Types.GameLabel;
  GameLaunch: ResolverTypeWrapper<GameLaunchModel>;
  GameMenuEntry: ResolverTypeWrapper<GameMenuEntryModel>;
  GameMenuVendor: ResolverTypeWrapper<GameMenuVendorModel>;
  GameRoom: ResolverTypeWrapper<Omit<Types.GameRoom, 'minBalance'> & { minBalance: ResolversTypes['Money'] }>;
  GameRoomStatus: Types.GameRoomStatus;
  GameSort: Types.GameSort;
  GameStatus: Types.GameStatus;
  GameVolatility: Types.GameVolatility;
  HelpArticle: ResolverTypeWrapper<HelpArticleModel>;
  HelpCentre: ResolverTypeWrapper<Omit<Types.HelpCentre, 'articles'> & { articles: Array<ResolversTypes['HelpArticle']> }>;
  Helpline: ResolverTypeWrapper<Types.Helpline>;
  HomeSection: ResolverTypeWrapper<HomeSectionModel>;
  HomeSectionKind: Types.HomeSectionKind;
  HotGameFilter: Types.HotGameFilter;
  HumanCheck: ResolverTypeWrapper<Types.HumanCheck>;
  HumanCheckAnswerInput: Types.HumanCheckAnswerInput;
  HumanCheckProvider: Types.HumanCheckProvider;
  IdentityCheck: ResolverTypeWrapper<IdentityCheckModel>;
  IdentityCheckStatus: Types.IdentityCheckStatus;
  IdentityDocumentKind: Types.IdentityDocumentKind;
  IdentityRejection: Types.IdentityRejection;
  Image: ResolverTypeWrapper<ImageModel>;
  InviteLink: ResolverTypeWrapper<InviteLinkModel>;
  Jackpot: ResolverTypeWrapper<JackpotModel>;
  JackpotLevel: ResolverTypeWrapper<JackpotLevelModel>;
  JackpotOptIn: ResolverTypeWrapper<JackpotOptInModel>;
  JackpotWin: ResolverTypeWrapper<JackpotWinModel>;
  JackpotWinConnection: ResolverTypeWrapper<Omit<Types.JackpotWinConnection, 'edges'> & { edges: Array<ResolversTypes['JackpotWinEdge']> }>;
  JackpotWinEdge: ResolverTypeWrapper<Omit<Types.JackpotWinEdge, 'node'> & { node: ResolversTypes['JackpotWin'] }>;
  JoinPromotionInput: Types.JoinPromotionInput;
  JoinPromotionPayload: ResolverTypeWrapper<Omit<Types.JoinPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversTypes['PromotionStanding']>, userErrors: Array<ResolversTypes['UserError']> }>;
  JoinTournamentInput: Types.JoinTournamentInput;
  JoinTournamentPayload: ResolverTypeWrapper<Omit<Types.JoinTournamentPayload, 'leaderboard' | 'member' | 'userErrors'> & { leaderboard?: Types.Maybe<ResolversTypes['Leaderboard']>, member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  KeepAccountPayload: ResolverTypeWrapper<Omit<Types.KeepAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  KeepPlayLimitsPayload: ResolverTypeWrapper<Omit<Types.KeepPlayLimitsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Language: ResolverTypeWrapper<Types.Language>;
  LastLogin: ResolverTypeWrapper<Types.LastLogin>;
  LaunchDemoGameInput: Types.LaunchDemoGameInput;
  LaunchDemoGamePayload: ResolverTypeWrapper<Omit<Types.LaunchDemoGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<ResolversTypes['GameLaunch']>, suggestions: Array<ResolversTypes['Game']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LaunchGameInput: Types.LaunchGameInput;
  LaunchGamePayload: ResolverTypeWrapper<Omit<Types.LaunchGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<ResolversTypes['GameLaunch']>, suggestions: Array<ResolversTypes['Game']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LaunchPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LaunchPayload']>;
  Leaderboard: ResolverTypeWrapper<Models["Leaderboard"]>;
  LeaderboardChange: ResolverTypeWrapper<Models["LeaderboardChange"]>;
  LeaderboardConnection: ResolverTypeWrapper<Omit<Types.LeaderboardConnection, 'edges'> & { edges: Array<ResolversTypes['LeaderboardEdge']> }>;
  LeaderboardEdge: ResolverTypeWrapper<Omit<Types.LeaderboardEdge, 'node'> & { node: ResolversTypes['Leaderboard'] }>;
  LeaderboardKind: Types.LeaderboardKind;
  LeaderboardPlace: ResolverTypeWrapper<Models["LeaderboardPlace"]>;
  LeaderboardPrize: ResolverTypeWrapper<Omit<Types.LeaderboardPrize, 'amount'> & { amount: ResolversTypes['Money'] }>;
  LeaderboardRule: Types.LeaderboardRule;
  LeaderboardState: Types.LeaderboardState;
  Linkage: ResolverTypeWrapper<Types.Linkage>;
  LinkageKind: Types.LinkageKind;
  LogInInput: Types.LogInInput;
  LogInPayload: ResolverTypeWrapper<Omit<Types.LogInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LogInWithPasskeyInput: Types.LogInWithPasskeyInput;
  LogInWithPhoneAuthInput: Types.LogInWithPhoneAuthInput;
  LogInWithSecondFactorInput: Types.LogInWithSecondFactorInput;
  LogInWithSmsInput: Types.LogInWithSmsInput;
  LogInWithSocialInput: Types.LogInWithSocialInput;
  LogInWithTokenInput: Types.LogInWithTokenInput;
  LogOutInput: Types.LogOutInput;
  LogOutPayload: ResolverTypeWrapper<Omit<Types.LogOutPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LoginMethod: Types.LoginMethod;
  LoginOutcome: Types.LoginOutcome;
  LoginRecord: ResolverTypeWrapper<LoginRecordModel>;
  LoginRecordConnection: ResolverTypeWrapper<Omit<Types.LoginRecordConnection, 'edges'> & { edges: Array<ResolversTypes['LoginRecordEdge']> }>;
  LoginRecordEdge: ResolverTypeWrapper<Omit<Types.LoginRecordEdge, 'node'> & { node: ResolversTypes['LoginRecord'] }>;
  LoginSide: Types.LoginSide;
  Lottery: ResolverTypeWrapper<LotteryModel>;
  LotteryChaseInput: Types.LotteryChaseInput;
  LotteryDraw: ResolverTypeWrapper<LotteryDrawModel>;
  LotteryDrawConnection: ResolverTypeWrapper<Omit<Types.LotteryDrawConnection, 'edges'> & { edges: Array<ResolversTypes['LotteryDrawEdge']> }>;
  LotteryDrawEdge: ResolverTypeWrapper<Omit<Types.LotteryDrawEdge, 'node'> & { node: ResolversTypes['LotteryDraw'] }>;
  LotteryDrawState: Types.LotteryDrawState;
  LotteryFrequency: ResolverTypeWrapper<Types.LotteryFrequency>;
  LotteryGroup: ResolverTypeWrapper<Omit<Types.LotteryGroup, 'lotteries'> & { lotteries: Array<ResolversTypes['Lottery']> }>;
  LotteryKind: Types.LotteryKind;
  LotteryLineInput: Types.LotteryLineInput;
  LotteryMode: Types.LotteryMode;
  LotteryOddsRule: Types.LotteryOddsRule;
  LotteryOrder: ResolverTypeWrapper<LotteryOrderModel>;
  LotteryOrderConnection: ResolverTypeWrapper<Omit<Types.LotteryOrderConnection, 'edges'> & { edges: Array<ResolversTypes['LotteryOrderEdge']> }>;
  LotteryOrderEdge: ResolverTypeWrapper<Omit<Types.LotteryOrderEdge, 'node'> & { node: ResolversTypes['LotteryOrder'] }>;
  LotteryOrderFilter: Types.LotteryOrderFilter;
  LotteryOrderLine: ResolverTypeWrapper<Omit<Types.LotteryOrderLine, 'stake' | 'unit' | 'win'> & { stake: ResolversTypes['Money'], unit: ResolversTypes['Money'], win?: Types.Maybe<ResolversTypes['Money']> }>;
  LotteryOrderState: Types.LotteryOrderState;
  LotteryPlayType: ResolverTypeWrapper<Omit<Types.LotteryPlayType, 'maxUnit' | 'minUnit'> & { maxUnit: ResolversTypes['Money'], minUnit: ResolversTypes['Money'] }>;
  LotteryPrize: ResolverTypeWrapper<Types.LotteryPrize>;
  LotteryStanding: ResolverTypeWrapper<LotteryStandingModel>;
  MailReportInput: Types.MailReportInput;
  MailReportPayload: ResolverTypeWrapper<Omit<Types.MailReportPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MailedRecordInput: Types.MailedRecordInput;
  MarkMessagesReadInput: Types.MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolverTypeWrapper<Omit<Types.MarkMessagesReadPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MarketingChoice: ResolverTypeWrapper<Types.MarketingChoice>;
  MarketingChoices: ResolverTypeWrapper<Types.MarketingChoices>;
  MarketingInput: Types.MarketingInput;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberCodePurpose: Types.MemberCodePurpose;
  MemberContracts: ResolverTypeWrapper<Types.MemberContracts>;
  MemberLabel: ResolverTypeWrapper<Types.MemberLabel>;
  MemberProfile: ResolverTypeWrapper<MemberProfileModel>;
  Message: ResolverTypeWrapper<MessageModel>;
  MessageConnection: ResolverTypeWrapper<Omit<Types.MessageConnection, 'edges'> & { edges: Array<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<Types.MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageFilter: Types.MessageFilter;
  Mission: ResolverTypeWrapper<Models["Mission"]>;
  MissionBoardPeriod: Types.MissionBoardPeriod;
  MissionPeriod: Types.MissionPeriod;
  MissionPlace: ResolverTypeWrapper<Models["MissionPlace"]>;
  MissionState: Types.MissionState;
  Money: ResolverTypeWrapper<Types.Money>;
  MovementDirection: Types.MovementDirection;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  Node: ResolverTypeWrapper<NodeModel>;
  OfferContractEndInput: Types.OfferContractEndInput;
  OfferContractEndPayload: ResolverTypeWrapper<Omit<Types.OfferContractEndPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, endingContracts: Array<ResolversTypes['EndingContract']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OfferContractInput: Types.OfferContractInput;
  OfferContractPayload: ResolverTypeWrapper<Omit<Types.OfferContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, endingContracts: Array<ResolversTypes['EndingContract']>, userErrors: Array<ResolversTypes['UserError']> }>;
  OpenBusiness: Types.OpenBusiness;
  OpenChatInput: Types.OpenChatInput;
  OpenChatPayload: ResolverTypeWrapper<Omit<Types.OpenChatPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  OwnLeaderboardPlace: ResolverTypeWrapper<Models["OwnLeaderboardPlace"]>;
  OwnMissionPlace: ResolverTypeWrapper<Types.OwnMissionPlace>;
  Page: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Page']>;
  PageCursor: ResolverTypeWrapper<Types.PageCursor>;
  PageCursors: ResolverTypeWrapper<Types.PageCursors>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  PasswordChangeReason: Types.PasswordChangeReason;
  PayoutAccount: ResolverTypeWrapper<PayoutAccountModel>;
  PendingPlayLimit: ResolverTypeWrapper<Omit<Types.PendingPlayLimit, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  PeriodBalance: ResolverTypeWrapper<Omit<Types.PeriodBalance, 'closing' | 'movement' | 'opening'> & { closing: ResolversTypes['Money'], movement: ResolversTypes['Money'], opening: ResolversTypes['Money'] }>;
  PeriodInput: Types.PeriodInput;
  PeriodPreset: Types.PeriodPreset;
  PersonalProfit: ResolverTypeWrapper<PersonalProfitModel>;
  PersonalProfitFilter: Types.PersonalProfitFilter;
  PhoneAuthSettings: ResolverTypeWrapper<Types.PhoneAuthSettings>;
  PlaceLotteryOrderInput: Types.PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: ResolverTypeWrapper<Omit<Types.PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, openDraw?: Types.Maybe<ResolversTypes['LotteryDraw']>, order?: Types.Maybe<ResolversTypes['LotteryOrder']>, orderEdge?: Types.Maybe<ResolversTypes['LotteryOrderEdge']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PlayBreak: ResolverTypeWrapper<Types.PlayBreak>;
  PlayBreakKind: Types.PlayBreakKind;
  PlayLimit: ResolverTypeWrapper<Omit<Types.PlayLimit, 'amount' | 'left' | 'pending' | 'used'> & { amount?: Types.Maybe<ResolversTypes['Money']>, left?: Types.Maybe<ResolversTypes['Money']>, pending?: Types.Maybe<ResolversTypes['PendingPlayLimit']>, used?: Types.Maybe<ResolversTypes['Money']> }>;
  PlayLimitKind: Types.PlayLimitKind;
  PlayLimitPeriod: Types.PlayLimitPeriod;
  PlayLimits: ResolverTypeWrapper<PlayLimitsModel>;
  PointBalance: ResolverTypeWrapper<PointBalanceModel>;
  PointCause: Types.PointCause;
  PointEarning: ResolverTypeWrapper<Omit<Types.PointEarning, 'amountPerPoint'> & { amountPerPoint: ResolversTypes['Money'] }>;
  PointEntry: ResolverTypeWrapper<PointEntryModel>;
  PointEntryConnection: ResolverTypeWrapper<Omit<Types.PointEntryConnection, 'edges'> & { edges: Array<ResolversTypes['PointEntryEdge']> }>;
  PointEntryEdge: ResolverTypeWrapper<Omit<Types.PointEntryEdge, 'node'> & { node: ResolversTypes['PointEntry'] }>;
  PointEntryFilter: Types.PointEntryFilter;
  PointRedeem: ResolverTypeWrapper<PointRedeemModel>;
  PointRedeemConnection: ResolverTypeWrapper<Omit<Types.PointRedeemConnection, 'edges'> & { edges: Array<ResolversTypes['PointRedeemEdge']> }>;
  PointRedeemEdge: ResolverTypeWrapper<Omit<Types.PointRedeemEdge, 'node'> & { node: ResolversTypes['PointRedeem'] }>;
  PointRedeemFilter: Types.PointRedeemFilter;
  PointRedeemStatus: Types.PointRedeemStatus;
  PointReward: ResolverTypeWrapper<PointRewardModel>;
  PointRewardCategory: Types.PointRewardCategory;
  PointRewardConnection: ResolverTypeWrapper<Omit<Types.PointRewardConnection, 'edges'> & { edges: Array<ResolversTypes['PointRewardEdge']> }>;
  PointRewardEdge: ResolverTypeWrapper<Omit<Types.PointRewardEdge, 'node'> & { node: ResolversTypes['PointReward'] }>;
  PointRewardKind: Types.PointRewardKind;
  PointSum: ResolverTypeWrapper<Types.PointSum>;
  PointTerms: ResolverTypeWrapper<Omit<Types.PointTerms, 'convertWorth' | 'earnings'> & { convertWorth: ResolversTypes['Money'], earnings: Array<ResolversTypes['PointEarning']> }>;
  PointType: Types.PointType;
  Poster: ResolverTypeWrapper<PosterModel>;
  PosterConnection: ResolverTypeWrapper<Omit<Types.PosterConnection, 'edges'> & { edges: Array<ResolversTypes['PosterEdge']> }>;
  PosterEdge: ResolverTypeWrapper<Omit<Types.PosterEdge, 'node'> & { node: ResolversTypes['Poster'] }>;
  PosterFilter: Types.PosterFilter;
  ProfitAndLossFilter: Types.ProfitAndLossFilter;
  ProfitAndLossSort: Types.ProfitAndLossSort;
  ProfitAndLossSortKey: Types.ProfitAndLossSortKey;
  ProfitTotals: ResolverTypeWrapper<Omit<Types.ProfitTotals, 'balance' | 'bonus' | 'deposit' | 'houseResult' | 'payout' | 'profit' | 'rebate' | 'stake' | 'validStake' | 'withdrawal'> & { balance?: Types.Maybe<ResolversTypes['PeriodBalance']>, bonus: ResolversTypes['Money'], deposit: ResolversTypes['Money'], houseResult: ResolversTypes['Money'], payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], rebate: ResolversTypes['Money'], stake: ResolversTypes['Money'], validStake: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionApplication: ResolverTypeWrapper<PromotionApplicationModel>;
  PromotionCategory: Types.PromotionCategory;
  PromotionConnection: ResolverTypeWrapper<Omit<Types.PromotionConnection, 'edges'> & { edges: Array<ResolversTypes['PromotionEdge']> }>;
  PromotionCount: ResolverTypeWrapper<PromotionCountModel>;
  PromotionEdge: ResolverTypeWrapper<Omit<Types.PromotionEdge, 'node'> & { node: ResolversTypes['Promotion'] }>;
  PromotionEntry: Types.PromotionEntry;
  PromotionExclusion: ResolverTypeWrapper<Omit<Types.PromotionExclusion, 'reward' | 'rewardAfter'> & { reward?: Types.Maybe<ResolversTypes['Money']>, rewardAfter?: Types.Maybe<ResolversTypes['Money']> }>;
  PromotionLoss: ResolverTypeWrapper<Types.PromotionLoss>;
  PromotionLossReason: Types.PromotionLossReason;
  PromotionStanding: ResolverTypeWrapper<PromotionStandingModel>;
  PromotionStatus: Types.PromotionStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Raffle: ResolverTypeWrapper<Models["Raffle"]>;
  RafflePrize: ResolverTypeWrapper<Models["RafflePrize"]>;
  RafflePrizeKind: Types.RafflePrizeKind;
  RaffleTicket: ResolverTypeWrapper<Models["RaffleTicket"]>;
  RaffleTicketConnection: ResolverTypeWrapper<Omit<Types.RaffleTicketConnection, 'edges'> & { edges: Array<ResolversTypes['RaffleTicketEdge']> }>;
  RaffleTicketEdge: ResolverTypeWrapper<Omit<Types.RaffleTicketEdge, 'node'> & { node: ResolversTypes['RaffleTicket'] }>;
  RaffleTicketSource: Types.RaffleTicketSource;
  RateLimit: ResolverTypeWrapper<Types.RateLimit>;
  RealTimeContract: ResolverTypeWrapper<Types.RealTimeContract>;
  RealTimeContractInput: Types.RealTimeContractInput;
  RealityCheck: ResolverTypeWrapper<Omit<Types.RealityCheck, 'net' | 'staked' | 'won'> & { net: ResolversTypes['Money'], staked: ResolversTypes['Money'], won: ResolversTypes['Money'] }>;
  RealityCheckAction: Types.RealityCheckAction;
  Rebate: ResolverTypeWrapper<RebateModel>;
  RebateConnection: ResolverTypeWrapper<Omit<Types.RebateConnection, 'edges' | 'totalAmount' | 'totalCommission'> & { edges: Array<ResolversTypes['RebateEdge']>, totalAmount: ResolversTypes['Money'], totalCommission: ResolversTypes['Money'] }>;
  RebateEdge: ResolverTypeWrapper<Omit<Types.RebateEdge, 'node'> & { node: ResolversTypes['Rebate'] }>;
  RebateShare: ResolverTypeWrapper<Omit<Types.RebateShare, 'validStake'> & { validStake: ResolversTypes['Money'] }>;
  RecordExport: ResolverTypeWrapper<Types.RecordExport>;
  RedEnvelope: ResolverTypeWrapper<Models["RedEnvelope"]>;
  RedEnvelopeCalendar: ResolverTypeWrapper<Models["RedEnvelopeCalendar"]>;
  RedEnvelopeClaim: ResolverTypeWrapper<Models["RedEnvelopeClaim"]>;
  RedeemPointRewardInput: Types.RedeemPointRewardInput;
  RedeemPointRewardPayload: ResolverTypeWrapper<Omit<Types.RedeemPointRewardPayload, 'member' | 'redeem' | 'reward' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, redeem?: Types.Maybe<ResolversTypes['PointRedeem']>, reward?: Types.Maybe<ResolversTypes['PointReward']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<Omit<Types.RedeliverWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Referral: ResolverTypeWrapper<Models["Referral"]>;
  ReferralFriend: ResolverTypeWrapper<Models["ReferralFriend"]>;
  ReferralFriendConnection: ResolverTypeWrapper<Omit<Types.ReferralFriendConnection, 'edges'> & { edges: Array<ResolversTypes['ReferralFriendEdge']> }>;
  ReferralFriendEdge: ResolverTypeWrapper<Omit<Types.ReferralFriendEdge, 'node'> & { node: ResolversTypes['ReferralFriend'] }>;
  ReferralFriendFilter: Types.ReferralFriendFilter;
  ReferralTier: ResolverTypeWrapper<Models["ReferralTier"]>;
  RegisterDownlineAccountInput: Types.RegisterDownlineAccountInput;
  RegisterDownlineAccountPayload: ResolverTypeWrapper<Omit<Types.RegisterDownlineAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<Types.RegisterPayload, 'bonus' | 'bonusTurnover' | 'userErrors' | 'viewer'> & { bonus?: Types.Maybe<ResolversTypes['Money']>, bonusTurnover?: Types.Maybe<ResolversTypes['Money']>, userErrors: Array<ResolversTypes['UserError']>, viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  RegistrationField: ResolverTypeWrapper<Types.RegistrationField>;
  RegistrationFieldName: Types.RegistrationFieldName;
  RegistrationForm: ResolverTypeWrapper<Types.RegistrationForm>;
  RegistrationMethod: Types.RegistrationMethod;
  RegistrationSettings: ResolverTypeWrapper<Types.RegistrationSettings>;
  RejectContractInput: Types.RejectContractInput;
  RejectContractPayload: ResolverTypeWrapper<Omit<Types.RejectContractPayload, 'contract' | 'userErrors'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RememberedLogin: ResolverTypeWrapper<Types.RememberedLogin>;
  RemoveFavoriteGameInput: Types.RemoveFavoriteGameInput;
  RemoveFavoriteGamePayload: ResolverTypeWrapper<Omit<Types.RemoveFavoriteGamePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Omit<Types.RemovePasskeyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemovePayoutAccountInput: Types.RemovePayoutAccountInput;
  RemovePayoutAccountPayload: ResolverTypeWrapper<Omit<Types.RemovePayoutAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenamePasskeyInput: Types.RenamePasskeyInput;
  RenamePasskeyPayload: ResolverTypeWrapper<Omit<Types.RenamePasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, passkey?: Types.Maybe<ResolversTypes['Passkey']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenameSavedFilterInput: Types.RenameSavedFilterInput;
  RenameSavedFilterPayload: ResolverTypeWrapper<Omit<Types.RenameSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<Omit<Types.RenewRecoveryCodesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReportMail: ResolverTypeWrapper<Types.ReportMail>;
  ReportMails: ResolverTypeWrapper<Types.ReportMails>;
  ReportRhythm: Types.ReportRhythm;
  RequestCaptchaPayload: ResolverTypeWrapper<Omit<Types.RequestCaptchaPayload, 'captcha' | 'userErrors'> & { captcha?: Types.Maybe<ResolversTypes['Captcha']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RequestEmailCodeInput: Types.RequestEmailCodeInput;
  RequestEmailCodePayload: ResolverTypeWrapper<Omit<Types.RequestEmailCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestHumanCheckPayload: ResolverTypeWrapper<Omit<Types.RequestHumanCheckPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestMemberCodeInput: Types.RequestMemberCodeInput;
  RequestMemberCodePayload: ResolverTypeWrapper<Omit<Types.RequestMemberCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestMobileCodeInput: Types.RequestMobileCodeInput;
  RequestMobileCodePayload: ResolverTypeWrapper<Omit<Types.RequestMobileCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasskeyLoginPayload: ResolverTypeWrapper<Omit<Types.RequestPasskeyLoginPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordLinkInput: Types.RequestPasswordLinkInput;
  RequestPasswordLinkPayload: ResolverTypeWrapper<Omit<Types.RequestPasswordLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestSmsCodeInput: Types.RequestSmsCodeInput;
  RequestSmsCodePayload: ResolverTypeWrapper<Omit<Types.RequestSmsCodePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordWithLinkInput: Types.ResetPasswordWithLinkInput;
  ResetPasswordWithLinkPayload: ResolverTypeWrapper<Omit<Types.ResetPasswordWithLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordWithSmsInput: Types.ResetPasswordWithSmsInput;
  ResetPaymentPasswordInput: Types.ResetPaymentPasswordInput;
  ResetPaymentPasswordPayload: ResolverTypeWrapper<Omit<Types.ResetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ResponsibleGamingContent: ResolverTypeWrapper<Types.ResponsibleGamingContent>;
  RevenueGroup: Types.RevenueGroup;
  RevokeOtherSessionsPayload: ResolverTypeWrapper<Omit<Types.RevokeOtherSessionsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Omit<Types.RevokeSessionPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Reward: ResolverTypeWrapper<Models["Reward"]>;
  RewardConnection: ResolverTypeWrapper<Omit<Types.RewardConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['RewardEdge']>, totals?: Types.Maybe<ResolversTypes['RewardTotals']> }>;
  RewardEdge: ResolverTypeWrapper<Omit<Types.RewardEdge, 'node'> & { node: ResolversTypes['Reward'] }>;
  RewardFilter: Types.RewardFilter;
  RewardKind: Types.RewardKind;
  RewardStatus: Types.RewardStatus;
  RewardTotals: ResolverTypeWrapper<Models["RewardTotals"]>;
  SaveAccountNoteInput: Types.SaveAccountNoteInput;
  SaveAccountNotePayload: ResolverTypeWrapper<Omit<Types.SaveAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversTypes['DownlineAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaveFilterInput: Types.SaveFilterInput;
  SaveFilterPayload: ResolverTypeWrapper<Omit<Types.SaveFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SavePostbackInput: Types.SavePostbackInput;
  SavePostbackPayload: ResolverTypeWrapper<Omit<Types.SavePostbackPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversTypes['Agent']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SavedFilter: ResolverTypeWrapper<SavedFilterModel>;
  SearchResult: ResolverTypeWrapper<Omit<Types.SearchResult, 'games' | 'vendors'> & { games: Array<ResolversTypes['Game']>, vendors: Array<ResolversTypes['Vendor']> }>;
  SecondFactor: ResolverTypeWrapper<Types.SecondFactor>;
  SecondFactorChallenge: ResolverTypeWrapper<Types.SecondFactorChallenge>;
  SecondFactorMethod: Types.SecondFactorMethod;
  SecurityLevel: Types.SecurityLevel;
  SecuritySetting: Types.SecuritySetting;
  SelectCurrencyInput: Types.SelectCurrencyInput;
  SelectCurrencyPayload: ResolverTypeWrapper<Omit<Types.SelectCurrencyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SelfTestQuestion: ResolverTypeWrapper<Types.SelfTestQuestion>;
  SendDownlineResetLinkInput: Types.SendDownlineResetLinkInput;
  SendDownlineResetLinkPayload: ResolverTypeWrapper<Omit<Types.SendDownlineResetLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SendFeedbackInput: Types.SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<Omit<Types.SendFeedbackPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SentChange: ResolverTypeWrapper<Omit<Types.SentChange, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  SentChangeKind: Types.SentChangeKind;
  SentChangeState: Types.SentChangeState;
  Session: ResolverTypeWrapper<SessionModel>;
  SessionDelivery: Types.SessionDelivery;
  SetAvatarInput: Types.SetAvatarInput;
  SetAvatarPayload: ResolverTypeWrapper<Omit<Types.SetAvatarPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetEmailInput: Types.SetEmailInput;
  SetEmailPayload: ResolverTypeWrapper<Omit<Types.SetEmailPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetJackpotOptInInput: Types.SetJackpotOptInInput;
  SetJackpotOptInPayload: ResolverTypeWrapper<Omit<Types.SetJackpotOptInPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetLanguageInput: Types.SetLanguageInput;
  SetLanguagePayload: ResolverTypeWrapper<Omit<Types.SetLanguagePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetMessageFavoritesInput: Types.SetMessageFavoritesInput;
  SetMessageFavoritesPayload: ResolverTypeWrapper<Omit<Types.SetMessageFavoritesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SetMobileInput: Types.SetMobileInput;
  SetMobilePayload: ResolverTypeWrapper<Omit<Types.SetMobilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPaymentPasswordInput: Types.SetPaymentPasswordInput;
  SetPaymentPasswordPayload: ResolverTypeWrapper<Omit<Types.SetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPlayLimitInput: Types.SetPlayLimitInput;
  SetPlayLimitPayload: ResolverTypeWrapper<Omit<Types.SetPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetRealityCheckInput: Types.SetRealityCheckInput;
  SetRealityCheckPayload: ResolverTypeWrapper<Omit<Types.SetRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SignInCalendar: ResolverTypeWrapper<Models["SignInCalendar"]>;
  SignInReward: ResolverTypeWrapper<Omit<Types.SignInReward, 'amount'> & { amount: ResolversTypes['Money'] }>;
  SignInStanding: ResolverTypeWrapper<Models["SignInStanding"]>;
  SignInTodayInput: Types.SignInTodayInput;
  SignInTodayPayload: ResolverTypeWrapper<Omit<Types.SignInTodayPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Site: ResolverTypeWrapper<SiteModel>;
  SiteAffiliate: ResolverTypeWrapper<Types.SiteAffiliate>;
  SiteDomain: ResolverTypeWrapper<Types.SiteDomain>;
  SiteFeatures: ResolverTypeWrapper<SiteFeaturesModel>;
  SitePage: ResolverTypeWrapper<Types.SitePage>;
  SitePageSlug: Types.SitePageSlug;
  SitePart: Types.SitePart;
  SiteResource: ResolverTypeWrapper<Types.SiteResource>;
  SiteResourceKind: Types.SiteResourceKind;
  SmsCodePurpose: Types.SmsCodePurpose;
  SocialProvider: ResolverTypeWrapper<Types.SocialProvider>;
  SocialProviderKind: Types.SocialProviderKind;
  SortDirection: Types.SortDirection;
  StartFreePlayInput: Types.StartFreePlayInput;
  StatementPeriod: ResolverTypeWrapper<StatementPeriodModel>;
  StepUpInput: Types.StepUpInput;
  StepUpMethod: Types.StepUpMethod;
  StepUpPayload: ResolverTypeWrapper<Omit<Types.StepUpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SubmitIdentityDocumentInput: Types.SubmitIdentityDocumentInput;
  SubmitIdentityDocumentPayload: ResolverTypeWrapper<Omit<Types.SubmitIdentityDocumentPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SubscribeToWebPushInput: Types.SubscribeToWebPushInput;
  SubscribeToWebPushPayload: ResolverTypeWrapper<Omit<Types.SubscribeToWebPushPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SystemState: Types.SystemState;
  SystemStatus: ResolverTypeWrapper<SystemStatusModel>;
  TakePlayBreakInput: Types.TakePlayBreakInput;
  TakePlayBreakPayload: ResolverTypeWrapper<Omit<Types.TakePlayBreakPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  TeamBet: ResolverTypeWrapper<TeamBetModel>;
  TeamBetConnection: ResolverTypeWrapper<Omit<Types.TeamBetConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['TeamBetEdge']>, totals: ResolversTypes['TeamBetTotals'] }>;
  TeamBetEdge: ResolverTypeWrapper<Omit<Types.TeamBetEdge, 'node'> & { node: ResolversTypes['TeamBet'] }>;
  TeamBetFilter: Types.TeamBetFilter;
  TeamBetSort: Types.TeamBetSort;
  TeamBetSortKey: Types.TeamBetSortKey;
  TeamBetTotals: ResolverTypeWrapper<Omit<Types.TeamBetTotals, 'houseResult' | 'payout' | 'profit' | 'stake' | 'validStake'> & { houseResult: ResolversTypes['Money'], payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], stake: ResolversTypes['Money'], validStake: ResolversTypes['Money'] }>;
  TeamDayProfit: ResolverTypeWrapper<Omit<Types.TeamDayProfit, 'deposit' | 'houseResult' | 'payout' | 'profit' | 'stake' | 'withdrawal'> & { deposit: ResolversTypes['Money'], houseResult: ResolversTypes['Money'], payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], stake: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  TeamProfit: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TeamProfit']>;
  TeamTransaction: ResolverTypeWrapper<TeamTransactionModel>;
  TeamTransactionConnection: ResolverTypeWrapper<Omit<Types.TeamTransactionConnection, 'edges' | 'totals'> & { edges: Array<ResolversTypes['TeamTransactionEdge']>, totals: ResolversTypes['AccountMovementTotals'] }>;
  TeamTransactionEdge: ResolverTypeWrapper<Omit<Types.TeamTransactionEdge, 'node'> & { node: ResolversTypes['TeamTransaction'] }>;
  TeamTransactionFilter: Types.TeamTransactionFilter;
  TerminateContractInput: Types.TerminateContractInput;
  TerminateContractPayload: ResolverTypeWrapper<Omit<Types.TerminateContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, endingContracts: Array<ResolversTypes['EndingContract']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TransferDirection: Types.TransferDirection;
  TransferFundsInput: Types.TransferFundsInput;
  TransferFundsPayload: ResolverTypeWrapper<Omit<Types.TransferFundsPayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversTypes['Money']>, userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  TransferReceiver: ResolverTypeWrapper<Types.TransferReceiver>;
  TransferTerms: ResolverTypeWrapper<Omit<Types.TransferTerms, 'dailyAmount' | 'dailyAmountLeft' | 'least' | 'most'> & { dailyAmount: ResolversTypes['Money'], dailyAmountLeft: ResolversTypes['Money'], least: ResolversTypes['Money'], most: ResolversTypes['Money'] }>;
  TransferToDownlineInput: Types.TransferToDownlineInput;
  TransferToDownlinePayload: ResolverTypeWrapper<Omit<Types.TransferToDownlinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversTypes['Money']>, userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  TransferToUplineInput: Types.TransferToUplineInput;
  TransferToUplinePayload: ResolverTypeWrapper<Omit<Types.TransferToUplinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversTypes['Money']>, userErrors: Array<ResolversTypes['UserError']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  Turnover: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Turnover']>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UnsubscribeFromWebPushInput: Types.UnsubscribeFromWebPushInput;
  UnsubscribeFromWebPushPayload: ResolverTypeWrapper<Omit<Types.UnsubscribeFromWebPushPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateDownlineAccountInput: Types.UpdateDownlineAccountInput;
  UpdateDownlineAccountPayload: ResolverTypeWrapper<Omit<Types.UpdateDownlineAccountPayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversTypes['DownlineAccount']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversTypes['Member']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UserError: ResolverTypeWrapper<Omit<Types.UserError, 'limit' | 'remaining'> & { limit?: Types.Maybe<ResolversTypes['PlayLimit']>, remaining?: Types.Maybe<ResolversTypes['Money']> }>;
  UserErrorCode: Types.UserErrorCode;
  Vendor: ResolverTypeWrapper<VendorModel>;
  VendorGameType: ResolverTypeWrapper<Types.VendorGameType>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  VipKeep: ResolverTypeWrapper<Models["VipKeep"]>;
  VipLevel: ResolverTypeWrapper<Models["VipLevel"]>;
  VipProgress: ResolverTypeWrapper<Models["VipProgress"]>;
  Wallet: ResolverTypeWrapper<WalletModel>;
  WalletAccount: ResolverTypeWrapper<WalletAccountModel>;
  WebhookDelivery: ResolverTypeWrapper<Models["WebhookDelivery"]>;
  WebhookEndpoint: ResolverTypeWrapper<Models["WebhookEndpoint"]>;
  WebhookEventType: Types.WebhookEventType;
  WebhookState: Types.WebhookState;
  WebhookTry: ResolverTypeWrapper<Types.WebhookTry>;
  Win: ResolverTypeWrapper<WinModel>;
  WinnerPeriod: Types.WinnerPeriod;
  Withdrawal: ResolverTypeWrapper<WithdrawalModel>;
  WithdrawalConnection: ResolverTypeWrapper<Omit<Types.WithdrawalConnection, 'edges'> & { edges: Array<ResolversTypes['WithdrawalEdge']> }>;
  WithdrawalEdge: ResolverTypeWrapper<Omit<Types.WithdrawalEdge, 'node'> & { node: ResolversTypes['Withdrawal'] }>;
  WithdrawalFilter: Types.WithdrawalFilter;
  WithdrawalPart: ResolverTypeWrapper<Omit<Types.WithdrawalPart, 'amount'> & { amount: ResolversTypes['Money'] }>;
  WithdrawalPartState: Types.WithdrawalPartState;
  WithdrawalReceipt: Types.WithdrawalReceipt;
  WithdrawalState: Types.WithdrawalState;
  WithdrawalStep: ResolverTypeWrapper<Types.WithdrawalStep>;
  WithdrawalTerms: ResolverTypeWrapper<WithdrawalTermsModel>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
};
/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptContractInput: Types.AcceptContractInput;
  ID: Types.Scalars['ID']['output'];
  AcceptContractPayload: Omit<Types.AcceptContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, endingContracts: Array<ResolversParentTypes['EndingContract']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AcceptTermsInput: Types.AcceptTermsInput;
  AcceptTermsPayload: Omit<Types.AcceptTermsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AccountMovement: AccountMovementModel;
  AccountMovementConnection: Omit<Types.AccountMovementConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['AccountMovementEdge']>, totals: ResolversParentTypes['AccountMovementTotals'] };
  AccountMovementEdge: Omit<Types.AccountMovementEdge, 'node'> & { node: ResolversParentTypes['AccountMovement'] };
  AccountMovementTotals: AccountMovementTotalsModel;
  AccountNote: AccountNoteModel;
  AccountProfit: AccountProfitModel;
  AccountProfitConnection: Omit<Types.AccountProfitConnection, 'byDay' | 'edges' | 'ownBalance' | 'totals'> & { byDay: Array<ResolversParentTypes['TeamDayProfit']>, edges: Array<ResolversParentTypes['AccountProfitEdge']>, ownBalance?: Types.Maybe<ResolversParentTypes['PeriodBalance']>, totals: ResolversParentTypes['ProfitTotals'] };
  AccountProfitEdge: Omit<Types.AccountProfitEdge, 'node'> & { node: ResolversParentTypes['AccountProfit'] };
  AccountRecordFilter: Types.AccountRecordFilter;
  AccountSecurity: AccountSecurityModel;
  AcknowledgeRealityCheckInput: Types.AcknowledgeRealityCheckInput;
  AcknowledgeRealityCheckPayload: Omit<Types.AcknowledgeRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ActivityStatement: ActivityStatementModel;
  ActivityStatementFilter: Types.ActivityStatementFilter;
  AddFavoriteGameInput: Types.AddFavoriteGameInput;
  AddFavoriteGamePayload: Omit<Types.AddFavoriteGamePayload, 'favoriteEdge' | 'game' | 'member' | 'userErrors'> & { favoriteEdge?: Types.Maybe<ResolversParentTypes['GameEdge']>, game?: Types.Maybe<ResolversParentTypes['Game']>, member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddPasskeyInput: Types.AddPasskeyInput;
  AddPasskeyPayload: Omit<Types.AddPasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, passkey?: Types.Maybe<ResolversParentTypes['Passkey']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddPayoutAccountInput: Types.AddPayoutAccountInput;
  AddPayoutAccountPayload: Omit<Types.AddPayoutAccountPayload, 'member' | 'payoutAccount' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, payoutAccount?: Types.Maybe<ResolversParentTypes['PayoutAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Agent: AgentModel;
  AgentAction: AgentActionModel;
  AgentActionChange: Types.AgentActionChange;
  AgentActionConnection: Omit<Types.AgentActionConnection, 'edges'> & { edges: Array<ResolversParentTypes['AgentActionEdge']> };
  AgentActionEdge: Omit<Types.AgentActionEdge, 'node'> & { node: ResolversParentTypes['AgentAction'] };
  AgentContract: AgentContractModel;
  AgentContractConnection: Omit<Types.AgentContractConnection, 'edges'> & { edges: Array<ResolversParentTypes['AgentContractEdge']> };
  AgentContractEdge: Omit<Types.AgentContractEdge, 'node'> & { node: ResolversParentTypes['AgentContract'] };
  AgentContractFilter: Types.AgentContractFilter;
  AgentDay: Omit<Types.AgentDay, 'deposit' | 'houseResult' | 'income' | 'payout' | 'stake'> & { deposit?: Types.Maybe<ResolversParentTypes['Money']>, houseResult?: Types.Maybe<ResolversParentTypes['Money']>, income?: Types.Maybe<ResolversParentTypes['Money']>, payout: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'] };
  AgentDigest: AgentDigestModel;
  AgentFigures: Omit<Types.AgentFigures, 'bonus' | 'commission' | 'deposit' | 'dividend' | 'houseResult' | 'income' | 'payout' | 'salary' | 'stake' | 'validStake' | 'withdrawal'> & { bonus: ResolversParentTypes['Money'], commission?: Types.Maybe<ResolversParentTypes['Money']>, deposit: ResolversParentTypes['Money'], dividend: ResolversParentTypes['Money'], houseResult?: Types.Maybe<ResolversParentTypes['Money']>, income: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], salary: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'], validStake: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  AgentOverview: AgentOverviewModel;
  AgentRevenue: AgentRevenueModel;
  AgentRevenueFilter: Types.AgentRevenueFilter;
  AgentRevenueRow: Omit<Types.AgentRevenueRow, 'sums'> & { sums: ResolversParentTypes['AgentRevenueSums'] };
  AgentRevenueSums: Omit<Types.AgentRevenueSums, 'balanceForward' | 'bonus' | 'carryOver' | 'commission' | 'dividend' | 'fees' | 'gross' | 'net' | 'salary' | 'total'> & { balanceForward?: Types.Maybe<ResolversParentTypes['Money']>, bonus: ResolversParentTypes['Money'], carryOver: ResolversParentTypes['Money'], commission: ResolversParentTypes['Money'], dividend: ResolversParentTypes['Money'], fees: ResolversParentTypes['Money'], gross: ResolversParentTypes['Money'], net: ResolversParentTypes['Money'], salary: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'] };
  Announcement: AnnouncementModel;
  AnnouncementConnection: Omit<Types.AnnouncementConnection, 'edges'> & { edges: Array<ResolversParentTypes['AnnouncementEdge']> };
  AnnouncementEdge: Omit<Types.AnnouncementEdge, 'node'> & { node: ResolversParentTypes['Announcement'] };
  ApplyForPromotionInput: Types.ApplyForPromotionInput;
  ApplyForPromotionPayload: Omit<Types.ApplyForPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversParentTypes['PromotionStanding']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Article: ArticleModel;
  ArticleConnection: Omit<Types.ArticleConnection, 'edges'> & { edges: Array<ResolversParentTypes['ArticleEdge']> };
  ArticleEdge: Omit<Types.ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  AvatarChoice: AvatarChoiceModel;
  Bank: Types.Bank;
  Banner: BannerModel;
  BeginPasskeyPayload: Omit<Types.BeginPasskeyPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  BeginSecondFactorPayload: Omit<Types.BeginSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Bet: BetModel;
  BetConnection: Omit<Types.BetConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['BetEdge']>, totals: ResolversParentTypes['BetTotals'] };
  BetEdge: Omit<Types.BetEdge, 'node'> & { node: ResolversParentTypes['Bet'] };
  BetRecordFilter: Types.BetRecordFilter;
  BetTotals: BetTotalsModel;
  Bonus: Models["Bonus"];
  BonusConnection: Omit<Types.BonusConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['BonusEdge']>, totals?: Types.Maybe<ResolversParentTypes['BonusTotals']> };
  BonusEdge: Omit<Types.BonusEdge, 'node'> & { node: ResolversParentTypes['Bonus'] };
  BonusFilter: Types.BonusFilter;
  BonusTerms: Types.BonusTerms;
  BonusTotals: Models["BonusTotals"];
  Brand: BrandModel;
  CancelDepositInput: Types.CancelDepositInput;
  CancelDepositPayload: Omit<Types.CancelDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<ResolversParentTypes['Deposit']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelLotteryOrderInput: Types.CancelLotteryOrderInput;
  CancelLotteryOrderPayload: Omit<Types.CancelLotteryOrderPayload, 'member' | 'order' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, order?: Types.Maybe<ResolversParentTypes['LotteryOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelWithdrawalInput: Types.CancelWithdrawalInput;
  CancelWithdrawalPayload: Omit<Types.CancelWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']>, withdrawal?: Types.Maybe<ResolversParentTypes['Withdrawal']> };
  Captcha: CaptchaModel;
  CaptchaAnswerInput: Types.CaptchaAnswerInput;
  CashFlow: ResolversInterfaceTypes<ResolversParentTypes>['CashFlow'];
  CategoryProfit: CategoryProfitModel;
  CdnCandidate: Types.CdnCandidate;
  CdnChoice: Types.CdnChoice;
  CdnChoices: Types.CdnChoices;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Omit<Types.ChangePasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChatRoom: Types.ChatRoom;
  CheckAffiliateCodeInput: Types.CheckAffiliateCodeInput;
  CheckAffiliateCodePayload: Omit<Types.CheckAffiliateCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CheckUsernameInput: Types.CheckUsernameInput;
  CheckUsernamePayload: Omit<Types.CheckUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ClaimMissionInput: Types.ClaimMissionInput;
  ClaimMissionPayload: Omit<Types.ClaimMissionPayload, 'member' | 'mission' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, mission?: Types.Maybe<ResolversParentTypes['Mission']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClaimPromotionInput: Types.ClaimPromotionInput;
  ClaimPromotionPayload: Omit<Types.ClaimPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversParentTypes['PromotionStanding']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClaimRedEnvelopeInput: Types.ClaimRedEnvelopeInput;
  ClaimRedEnvelopePayload: Omit<Types.ClaimRedEnvelopePayload, 'claim' | 'member' | 'userErrors'> & { claim?: Types.Maybe<ResolversParentTypes['RedEnvelopeClaim']>, member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClaimRewardInput: Types.ClaimRewardInput;
  ClaimRewardPayload: Omit<Types.ClaimRewardPayload, 'reward' | 'userErrors'> & { reward?: Types.Maybe<ResolversParentTypes['Reward']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CloseAccountInput: Types.CloseAccountInput;
  CloseAccountPayload: Omit<Types.CloseAccountPayload, 'remainders' | 'userErrors'> & { remainders: Array<ResolversParentTypes['Money']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClubLevel: Types.ClubLevel;
  CollectFundsInput: Types.CollectFundsInput;
  CollectFundsPayload: Omit<Types.CollectFundsPayload, 'notCollected' | 'userErrors' | 'wallet'> & { notCollected: Array<ResolversParentTypes['WalletAccount']>, userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  ConfirmPlayLimitInput: Types.ConfirmPlayLimitInput;
  ConfirmPlayLimitPayload: Omit<Types.ConfirmPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmSecondFactorInput: Types.ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: Omit<Types.ConfirmSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmWithdrawalInput: Types.ConfirmWithdrawalInput;
  ConfirmWithdrawalPayload: Omit<Types.ConfirmWithdrawalPayload, 'userErrors' | 'withdrawal'> & { userErrors: Array<ResolversParentTypes['UserError']>, withdrawal?: Types.Maybe<ResolversParentTypes['Withdrawal']> };
  Contract: Types.Contract;
  ContractPayload: ResolversInterfaceTypes<ResolversParentTypes>['ContractPayload'];
  ContractPayout: ContractPayoutModel;
  ContractPayoutConnection: Omit<Types.ContractPayoutConnection, 'edges' | 'totalAmount'> & { edges: Array<ResolversParentTypes['ContractPayoutEdge']>, totalAmount: ResolversParentTypes['Money'] };
  ContractPayoutEdge: Omit<Types.ContractPayoutEdge, 'node'> & { node: ResolversParentTypes['ContractPayout'] };
  ContractPayoutFilter: Types.ContractPayoutFilter;
  ContractPayoutShare: Omit<Types.ContractPayoutShare, 'base'> & { base: ResolversParentTypes['Money'] };
  ContractTerms: ContractTermsModel;
  ContractTermsInput: Types.ContractTermsInput;
  ContractTier: Types.ContractTier;
  ContractTierInput: Types.ContractTierInput;
  ConvertPointsInput: Types.ConvertPointsInput;
  ConvertPointsPayload: Omit<Types.ConvertPointsPayload, 'converted' | 'member' | 'userErrors'> & { converted?: Types.Maybe<ResolversParentTypes['Money']>, member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CountInviteClickInput: Types.CountInviteClickInput;
  CountInviteClickPayload: Omit<Types.CountInviteClickPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CountingRate: Omit<Types.CountingRate, 'counts'> & { counts: ResolversParentTypes['Money'] };
  Country: Types.Country;
  CreateDepositInput: Types.CreateDepositInput;
  CreateDepositPayload: Omit<Types.CreateDepositPayload, 'deposit' | 'userErrors'> & { deposit?: Types.Maybe<ResolversParentTypes['Deposit']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateInviteLinkInput: Types.CreateInviteLinkInput;
  CreateInviteLinkPayload: Omit<Types.CreateInviteLinkPayload, 'agent' | 'link' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, link?: Types.Maybe<ResolversParentTypes['InviteLink']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateWithdrawalInput: Types.CreateWithdrawalInput;
  CreateWithdrawalPayload: Omit<Types.CreateWithdrawalPayload, 'userErrors' | 'wallet' | 'withdrawal'> & { userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']>, withdrawal?: Types.Maybe<ResolversParentTypes['Withdrawal']> };
  CurrencyWallet: Omit<Types.CurrencyWallet, 'balance'> & { balance: ResolversParentTypes['Money'] };
  CustomerService: Types.CustomerService;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DayProfit: DayProfitModel;
  DayRangeInput: Types.DayRangeInput;
  Decimal: Types.Scalars['Decimal']['output'];
  DeleteAccountNoteInput: Types.DeleteAccountNoteInput;
  DeleteAccountNotePayload: Omit<Types.DeleteAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversParentTypes['DownlineAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteInviteLinkInput: Types.DeleteInviteLinkInput;
  DeleteInviteLinkPayload: Omit<Types.DeleteInviteLinkPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteMessagesInput: Types.DeleteMessagesInput;
  DeleteMessagesPayload: Omit<Types.DeleteMessagesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteSavedFilterInput: Types.DeleteSavedFilterInput;
  DeleteSavedFilterPayload: Omit<Types.DeleteSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Deposit: DepositModel;
  DepositBankAccount: Types.DepositBankAccount;
  DepositChannel: DepositChannelModel;
  DepositConnection: Omit<Types.DepositConnection, 'edges'> & { edges: Array<ResolversParentTypes['DepositEdge']> };
  DepositEdge: Omit<Types.DepositEdge, 'node'> & { node: ResolversParentTypes['Deposit'] };
  DepositFilter: Types.DepositFilter;
  DepositOffer: Omit<Types.DepositOffer, 'least' | 'most'> & { least: ResolversParentTypes['Money'], most: ResolversParentTypes['Money'] };
  DigestAccount: Omit<Types.DigestAccount, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  DownlineAccount: DownlineAccountModel;
  DownlineConnection: Omit<Types.DownlineConnection, 'edges'> & { edges: Array<ResolversParentTypes['DownlineEdge']> };
  DownlineDetails: Types.DownlineDetails;
  DownlineEdge: Omit<Types.DownlineEdge, 'node'> & { node: ResolversParentTypes['DownlineAccount'] };
  DownlineFilter: Types.DownlineFilter;
  DownlineLogin: DownlineLoginModel;
  DownlineSort: Types.DownlineSort;
  DrawRafflePrizeInput: Types.DrawRafflePrizeInput;
  DrawRafflePrizePayload: Omit<Types.DrawRafflePrizePayload, 'member' | 'ticket' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, ticket?: Types.Maybe<ResolversParentTypes['RaffleTicket']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EndSecondFactorPayload: Omit<Types.EndSecondFactorPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EndingContract: EndingContractModel;
  ExportRecordInput: Types.ExportRecordInput;
  ExportRecordPayload: Omit<Types.ExportRecordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  FavoriteGameFilter: Types.FavoriteGameFilter;
  ForfeitBonusInput: Types.ForfeitBonusInput;
  ForfeitBonusPayload: Omit<Types.ForfeitBonusPayload, 'bonus' | 'userErrors'> & { bonus?: Types.Maybe<ResolversParentTypes['Bonus']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FreeSpinTerms: Models["FreeSpinTerms"];
  FreeSpins: Models["FreeSpins"];
  FreeSpinsConnection: Omit<Types.FreeSpinsConnection, 'edges'> & { edges: Array<ResolversParentTypes['FreeSpinsEdge']> };
  FreeSpinsEdge: Omit<Types.FreeSpinsEdge, 'node'> & { node: ResolversParentTypes['FreeSpins'] };
  FreeSpinsFilter: Types.FreeSpinsFilter;
  Game: GameModel;
  Float: Types.Scalars['Float']['output'];
  GameConnection: Omit<Types.GameConnection, 'edges'> & { edges: Array<ResolversParentTypes['GameEdge']> };
  GameDetail: GameDetailModel;
  GameEdge: Omit<Types.GameEdge, 'node'> & { node: ResolversParentTypes['Game'] };
  GameFilter: Types.GameFilter;
  GameLaunch: GameLaunchModel;
  GameMenuEntry: GameMenuEntryModel;
  GameMenuVendor: GameMenuVendorModel;
  GameRoom: Omit<Types.GameRoom, 'minBalance'> & { minBalance: ResolversParentTypes['Money'] };
  HelpArticle: HelpArticleModel;
  HelpCentre: Omit<Types.HelpCentre, 'articles'> & { articles: Array<ResolversParentTypes['HelpArticle']> };
  Helpline: Types.Helpline;
  HomeSection: HomeSectionModel;
  HotGameFilter: Types.HotGameFilter;
  HumanCheck: Types.HumanCheck;
  HumanCheckAnswerInput: Types.HumanCheckAnswerInput;
  IdentityCheck: IdentityCheckModel;
  Image: ImageModel;
  InviteLink: InviteLinkModel;
  Jackpot: JackpotModel;
  JackpotLevel: JackpotLevelModel;
  JackpotOptIn: JackpotOptInModel;
  JackpotWin: JackpotWinModel;
  JackpotWinConnection: Omit<Types.JackpotWinConnection, 'edges'> & { edges: Array<ResolversParentTypes['JackpotWinEdge']> };
  JackpotWinEdge: Omit<Types.JackpotWinEdge, 'node'> & { node: ResolversParentTypes['JackpotWin'] };
  JoinPromotionInput: Types.JoinPromotionInput;
  JoinPromotionPayload: Omit<Types.JoinPromotionPayload, 'standing' | 'userErrors'> & { standing?: Types.Maybe<ResolversParentTypes['PromotionStanding']>, userErrors: Array<ResolversParentTypes['UserError']> };
  JoinTournamentInput: Types.JoinTournamentInput;
  JoinTournamentPayload: Omit<Types.JoinTournamentPayload, 'leaderboard' | 'member' | 'userErrors'> & { leaderboard?: Types.Maybe<ResolversParentTypes['Leaderboard']>, member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  KeepAccountPayload: Omit<Types.KeepAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  KeepPlayLimitsPayload: Omit<Types.KeepPlayLimitsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Language: Types.Language;
  LastLogin: Types.LastLogin;
  LaunchDemoGameInput: Types.LaunchDemoGameInput;
  LaunchDemoGamePayload: Omit<Types.LaunchDemoGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<ResolversParentTypes['GameLaunch']>, suggestions: Array<ResolversParentTypes['Game']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LaunchGameInput: Types.LaunchGameInput;
  LaunchGamePayload: Omit<Types.LaunchGamePayload, 'launch' | 'suggestions' | 'userErrors'> & { launch?: Types.Maybe<ResolversParentTypes['GameLaunch']>, suggestions: Array<ResolversParentTypes['Game']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LaunchPayload: ResolversInterfaceTypes<ResolversParentTypes>['LaunchPayload'];
  Leaderboard: Models["Leaderboard"];
  LeaderboardChange: Models["LeaderboardChange"];
  LeaderboardConnection: Omit<Types.LeaderboardConnection, 'edges'> & { edges: Array<ResolversParentTypes['LeaderboardEdge']> };
  LeaderboardEdge: Omit<Types.LeaderboardEdge, 'node'> & { node: ResolversParentTypes['Leaderboard'] };
  LeaderboardPlace: Models["LeaderboardPlace"];
  LeaderboardPrize: Omit<Types.LeaderboardPrize, 'amount'> & { amount: ResolversParentTypes['Money'] };
  Linkage: Types.Linkage;
  LogInInput: Types.LogInInput;
  LogInPayload: Omit<Types.LogInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LogInWithPasskeyInput: Types.LogInWithPasskeyInput;
  LogInWithPhoneAuthInput: Types.LogInWithPhoneAuthInput;
  LogInWithSecondFactorInput: Types.LogInWithSecondFactorInput;
  LogInWithSmsInput: Types.LogInWithSmsInput;
  LogInWithSocialInput: Types.LogInWithSocialInput;
  LogInWithTokenInput: Types.LogInWithTokenInput;
  LogOutInput: Types.LogOutInput;
  LogOutPayload: Omit<Types.LogOutPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LoginRecord: LoginRecordModel;
  LoginRecordConnection: Omit<Types.LoginRecordConnection, 'edges'> & { edges: Array<ResolversParentTypes['LoginRecordEdge']> };
  LoginRecordEdge: Omit<Types.LoginRecordEdge, 'node'> & { node: ResolversParentTypes['LoginRecord'] };
  Lottery: LotteryModel;
  LotteryChaseInput: Types.LotteryChaseInput;
  LotteryDraw: LotteryDrawModel;
  LotteryDrawConnection: Omit<Types.LotteryDrawConnection, 'edges'> & { edges: Array<ResolversParentTypes['LotteryDrawEdge']> };
  LotteryDrawEdge: Omit<Types.LotteryDrawEdge, 'node'> & { node: ResolversParentTypes['LotteryDraw'] };
  LotteryFrequency: Types.LotteryFrequency;
  LotteryGroup: Omit<Types.LotteryGroup, 'lotteries'> & { lotteries: Array<ResolversParentTypes['Lottery']> };
  LotteryLineInput: Types.LotteryLineInput;
  LotteryOrder: LotteryOrderModel;
  LotteryOrderConnection: Omit<Types.LotteryOrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['LotteryOrderEdge']> };
  LotteryOrderEdge: Omit<Types.LotteryOrderEdge, 'node'> & { node: ResolversParentTypes['LotteryOrder'] };
  LotteryOrderFilter: Types.LotteryOrderFilter;
  LotteryOrderLine: Omit<Types.LotteryOrderLine, 'stake' | 'unit' | 'win'> & { stake: ResolversParentTypes['Money'], unit: ResolversParentTypes['Money'], win?: Types.Maybe<ResolversParentTypes['Money']> };
  LotteryPlayType: Omit<Types.LotteryPlayType, 'maxUnit' | 'minUnit'> & { maxUnit: ResolversParentTypes['Money'], minUnit: ResolversParentTypes['Money'] };
  LotteryPrize: Types.LotteryPrize;
  LotteryStanding: LotteryStandingModel;
  MailReportInput: Types.MailReportInput;
  MailReportPayload: Omit<Types.MailReportPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MailedRecordInput: Types.MailedRecordInput;
  MarkMessagesReadInput: Types.MarkMessagesReadInput;
  MarkMessagesReadPayload: Omit<Types.MarkMessagesReadPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MarketingChoice: Types.MarketingChoice;
  MarketingChoices: Types.MarketingChoices;
  MarketingInput: Types.MarketingInput;
  Member: MemberModel;
  MemberContracts: Types.MemberContracts;
  MemberLabel: Types.MemberLabel;
  MemberProfile: MemberProfileModel;
  Message: MessageModel;
  MessageConnection: Omit<Types.MessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<Types.MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageFilter: Types.MessageFilter;
  Mission: Models["Mission"];
  MissionPlace: Models["MissionPlace"];
  Money: Types.Money;
  Mutation: Record<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  Node: NodeModel;
  OfferContractEndInput: Types.OfferContractEndInput;
  OfferContractEndPayload: Omit<Types.OfferContractEndPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, endingContracts: Array<ResolversParentTypes['EndingContract']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OfferContractInput: Types.OfferContractInput;
  OfferContractPayload: Omit<Types.OfferContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, endingContracts: Array<ResolversParentTypes['EndingContract']>, userErrors: Array<ResolversParentTypes['UserError']> };
  OpenChatInput: Types.OpenChatInput;
  OpenChatPayload: Omit<Types.OpenChatPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  OwnLeaderboardPlace: Models["OwnLeaderboardPlace"];
  OwnMissionPlace: Types.OwnMissionPlace;
  Page: ResolversInterfaceTypes<ResolversParentTypes>['Page'];
  PageCursor: Types.PageCursor;
  PageCursors: Types.PageCursors;
  PageInfo: Types.PageInfo;
  Passkey: PasskeyModel;
  PayoutAccount: PayoutAccountModel;
  PendingPlayLimit: Omit<Types.PendingPlayLimit, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  PeriodBalance: Omit<Types.PeriodBalance, 'closing' | 'movement' | 'opening'> & { closing: ResolversParentTypes['Money'], movement: ResolversParentTypes['Money'], opening: ResolversParentTypes['Money'] };
  PeriodInput: Types.PeriodInput;
  PersonalProfit: PersonalProfitModel;
  PersonalProfitFilter: Types.PersonalProfitFilter;
  PhoneAuthSettings: Types.PhoneAuthSettings;
  PlaceLotteryOrderInput: Types.PlaceLotteryOrderInput;
  PlaceLotteryOrderPayload: Omit<Types.PlaceLotteryOrderPayload, 'member' | 'openDraw' | 'order' | 'orderEdge' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, openDraw?: Types.Maybe<ResolversParentTypes['LotteryDraw']>, order?: Types.Maybe<ResolversParentTypes['LotteryOrder']>, orderEdge?: Types.Maybe<ResolversParentTypes['LotteryOrderEdge']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PlayBreak: Types.PlayBreak;
  PlayLimit: Omit<Types.PlayLimit, 'amount' | 'left' | 'pending' | 'used'> & { amount?: Types.Maybe<ResolversParentTypes['Money']>, left?: Types.Maybe<ResolversParentTypes['Money']>, pending?: Types.Maybe<ResolversParentTypes['PendingPlayLimit']>, used?: Types.Maybe<ResolversParentTypes['Money']> };
  PlayLimits: PlayLimitsModel;
  PointBalance: PointBalanceModel;
  PointEarning: Omit<Types.PointEarning, 'amountPerPoint'> & { amountPerPoint: ResolversParentTypes['Money'] };
  PointEntry: PointEntryModel;
  PointEntryConnection: Omit<Types.PointEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['PointEntryEdge']> };
  PointEntryEdge: Omit<Types.PointEntryEdge, 'node'> & { node: ResolversParentTypes['PointEntry'] };
  PointEntryFilter: Types.PointEntryFilter;
  PointRedeem: PointRedeemModel;
  PointRedeemConnection: Omit<Types.PointRedeemConnection, 'edges'> & { edges: Array<ResolversParentTypes['PointRedeemEdge']> };
  PointRedeemEdge: Omit<Types.PointRedeemEdge, 'node'> & { node: ResolversParentTypes['PointRedeem'] };
  PointRedeemFilter: Types.PointRedeemFilter;
  PointReward: PointRewardModel;
  PointRewardConnection: Omit<Types.PointRewardConnection, 'edges'> & { edges: Array<ResolversParentTypes['PointRewardEdge']> };
  PointRewardEdge: Omit<Types.PointRewardEdge, 'node'> & { node: ResolversParentTypes['PointReward'] };
  PointSum: Types.PointSum;
  PointTerms: Omit<Types.PointTerms, 'convertWorth' | 'earnings'> & { convertWorth: ResolversParentTypes['Money'], earnings: Array<ResolversParentTypes['PointEarning']> };
  Poster: PosterModel;
  PosterConnection: Omit<Types.PosterConnection, 'edges'> & { edges: Array<ResolversParentTypes['PosterEdge']> };
  PosterEdge: Omit<Types.PosterEdge, 'node'> & { node: ResolversParentTypes['Poster'] };
  PosterFilter: Types.PosterFilter;
  ProfitAndLossFilter: Types.ProfitAndLossFilter;
  ProfitAndLossSort: Types.ProfitAndLossSort;
  ProfitTotals: Omit<Types.ProfitTotals, 'balance' | 'bonus' | 'deposit' | 'houseResult' | 'payout' | 'profit' | 'rebate' | 'stake' | 'validStake' | 'withdrawal'> & { balance?: Types.Maybe<ResolversParentTypes['PeriodBalance']>, bonus: ResolversParentTypes['Money'], deposit: ResolversParentTypes['Money'], houseResult: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], rebate: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'], validStake: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  Promotion: PromotionModel;
  PromotionApplication: PromotionApplicationModel;
  PromotionConnection: Omit<Types.PromotionConnection, 'edges'> & { edges: Array<ResolversParentTypes['PromotionEdge']> };
  PromotionCount: PromotionCountModel;
  PromotionEdge: Omit<Types.PromotionEdge, 'node'> & { node: ResolversParentTypes['Promotion'] };
  PromotionExclusion: Omit<Types.PromotionExclusion, 'reward' | 'rewardAfter'> & { reward?: Types.Maybe<ResolversParentTypes['Money']>, rewardAfter?: Types.Maybe<ResolversParentTypes['Money']> };
  PromotionLoss: Types.PromotionLoss;
  PromotionStanding: PromotionStandingModel;
  Query: Record<PropertyKey, never>;
  Raffle: Models["Raffle"];
  RafflePrize: Models["RafflePrize"];
  RaffleTicket: Models["RaffleTicket"];
  RaffleTicketConnection: Omit<Types.RaffleTicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['RaffleTicketEdge']> };
  RaffleTicketEdge: Omit<Types.RaffleTicketEdge, 'node'> & { node: ResolversParentTypes['RaffleTicket'] };
  RateLimit: Types.RateLimit;
  RealTimeContract: Types.RealTimeContract;
  RealTimeContractInput: Types.RealTimeContractInput;
  RealityCheck: Omit<Types.RealityCheck, 'net' | 'staked' | 'won'> & { net: ResolversParentTypes['Money'], staked: ResolversParentTypes['Money'], won: ResolversParentTypes['Money'] };
  Rebate: RebateModel;
  RebateConnection: Omit<Types.RebateConnection, 'edges' | 'totalAmount' | 'totalCommission'> & { edges: Array<ResolversParentTypes['RebateEdge']>, totalAmount: ResolversParentTypes['Money'], totalCommission: ResolversParentTypes['Money'] };
  RebateEdge: Omit<Types.RebateEdge, 'node'> & { node: ResolversParentTypes['Rebate'] };
  RebateShare: Omit<Types.RebateShare, 'validStake'> & { validStake: ResolversParentTypes['Money'] };
  RecordExport: Types.RecordExport;
  RedEnvelope: Models["RedEnvelope"];
  RedEnvelopeCalendar: Models["RedEnvelopeCalendar"];
  RedEnvelopeClaim: Models["RedEnvelopeClaim"];
  RedeemPointRewardInput: Types.RedeemPointRewardInput;
  RedeemPointRewardPayload: Omit<Types.RedeemPointRewardPayload, 'member' | 'redeem' | 'reward' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, redeem?: Types.Maybe<ResolversParentTypes['PointRedeem']>, reward?: Types.Maybe<ResolversParentTypes['PointReward']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: Omit<Types.RedeliverWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Referral: Models["Referral"];
  ReferralFriend: Models["ReferralFriend"];
  ReferralFriendConnection: Omit<Types.ReferralFriendConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReferralFriendEdge']> };
  ReferralFriendEdge: Omit<Types.ReferralFriendEdge, 'node'> & { node: ResolversParentTypes['ReferralFriend'] };
  ReferralFriendFilter: Types.ReferralFriendFilter;
  ReferralTier: Models["ReferralTier"];
  RegisterDownlineAccountInput: Types.RegisterDownlineAccountInput;
  RegisterDownlineAccountPayload: Omit<Types.RegisterDownlineAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RegisterInput: Types.RegisterInput;
  RegisterPayload: Omit<Types.RegisterPayload, 'bonus' | 'bonusTurnover' | 'userErrors' | 'viewer'> & { bonus?: Types.Maybe<ResolversParentTypes['Money']>, bonusTurnover?: Types.Maybe<ResolversParentTypes['Money']>, userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  RegistrationField: Types.RegistrationField;
  RegistrationForm: Types.RegistrationForm;
  RegistrationSettings: Types.RegistrationSettings;
  RejectContractInput: Types.RejectContractInput;
  RejectContractPayload: Omit<Types.RejectContractPayload, 'contract' | 'userErrors'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RememberedLogin: Types.RememberedLogin;
  RemoveFavoriteGameInput: Types.RemoveFavoriteGameInput;
  RemoveFavoriteGamePayload: Omit<Types.RemoveFavoriteGamePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePasskeyPayload: Omit<Types.RemovePasskeyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemovePayoutAccountInput: Types.RemovePayoutAccountInput;
  RemovePayoutAccountPayload: Omit<Types.RemovePayoutAccountPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenamePasskeyInput: Types.RenamePasskeyInput;
  RenamePasskeyPayload: Omit<Types.RenamePasskeyPayload, 'member' | 'passkey' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, passkey?: Types.Maybe<ResolversParentTypes['Passkey']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenameSavedFilterInput: Types.RenameSavedFilterInput;
  RenameSavedFilterPayload: Omit<Types.RenameSavedFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenewRecoveryCodesPayload: Omit<Types.RenewRecoveryCodesPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReportMail: Types.ReportMail;
  ReportMails: Types.ReportMails;
  RequestCaptchaPayload: Omit<Types.RequestCaptchaPayload, 'captcha' | 'userErrors'> & { captcha?: Types.Maybe<ResolversParentTypes['Captcha']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RequestEmailCodeInput: Types.RequestEmailCodeInput;
  RequestEmailCodePayload: Omit<Types.RequestEmailCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestHumanCheckPayload: Omit<Types.RequestHumanCheckPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestMemberCodeInput: Types.RequestMemberCodeInput;
  RequestMemberCodePayload: Omit<Types.RequestMemberCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestMobileCodeInput: Types.RequestMobileCodeInput;
  RequestMobileCodePayload: Omit<Types.RequestMobileCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasskeyLoginPayload: Omit<Types.RequestPasskeyLoginPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordLinkInput: Types.RequestPasswordLinkInput;
  RequestPasswordLinkPayload: Omit<Types.RequestPasswordLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestSmsCodeInput: Types.RequestSmsCodeInput;
  RequestSmsCodePayload: Omit<Types.RequestSmsCodePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordWithLinkInput: Types.ResetPasswordWithLinkInput;
  ResetPasswordWithLinkPayload: Omit<Types.ResetPasswordWithLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordWithSmsInput: Types.ResetPasswordWithSmsInput;
  ResetPaymentPasswordInput: Types.ResetPaymentPasswordInput;
  ResetPaymentPasswordPayload: Omit<Types.ResetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ResponsibleGamingContent: Types.ResponsibleGamingContent;
  RevokeOtherSessionsPayload: Omit<Types.RevokeOtherSessionsPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionPayload: Omit<Types.RevokeSessionPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Reward: Models["Reward"];
  RewardConnection: Omit<Types.RewardConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['RewardEdge']>, totals?: Types.Maybe<ResolversParentTypes['RewardTotals']> };
  RewardEdge: Omit<Types.RewardEdge, 'node'> & { node: ResolversParentTypes['Reward'] };
  RewardFilter: Types.RewardFilter;
  RewardTotals: Models["RewardTotals"];
  SaveAccountNoteInput: Types.SaveAccountNoteInput;
  SaveAccountNotePayload: Omit<Types.SaveAccountNotePayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversParentTypes['DownlineAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaveFilterInput: Types.SaveFilterInput;
  SaveFilterPayload: Omit<Types.SaveFilterPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SavePostbackInput: Types.SavePostbackInput;
  SavePostbackPayload: Omit<Types.SavePostbackPayload, 'agent' | 'userErrors'> & { agent?: Types.Maybe<ResolversParentTypes['Agent']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SavedFilter: SavedFilterModel;
  SearchResult: Omit<Types.SearchResult, 'games' | 'vendors'> & { games: Array<ResolversParentTypes['Game']>, vendors: Array<ResolversParentTypes['Vendor']> };
  SecondFactor: Types.SecondFactor;
  SecondFactorChallenge: Types.SecondFactorChallenge;
  SelectCurrencyInput: Types.SelectCurrencyInput;
  SelectCurrencyPayload: Omit<Types.SelectCurrencyPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SelfTestQuestion: Types.SelfTestQuestion;
  SendDownlineResetLinkInput: Types.SendDownlineResetLinkInput;
  SendDownlineResetLinkPayload: Omit<Types.SendDownlineResetLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SendFeedbackInput: Types.SendFeedbackInput;
  SendFeedbackPayload: Omit<Types.SendFeedbackPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SentChange: Omit<Types.SentChange, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  Session: SessionModel;
  SetAvatarInput: Types.SetAvatarInput;
  SetAvatarPayload: Omit<Types.SetAvatarPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetEmailInput: Types.SetEmailInput;
  SetEmailPayload: Omit<Types.SetEmailPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetJackpotOptInInput: Types.SetJackpotOptInInput;
  SetJackpotOptInPayload: Omit<Types.SetJackpotOptInPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetLanguageInput: Types.SetLanguageInput;
  SetLanguagePayload: Omit<Types.SetLanguagePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetMessageFavoritesInput: Types.SetMessageFavoritesInput;
  SetMessageFavoritesPayload: Omit<Types.SetMessageFavoritesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SetMobileInput: Types.SetMobileInput;
  SetMobilePayload: Omit<Types.SetMobilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPaymentPasswordInput: Types.SetPaymentPasswordInput;
  SetPaymentPasswordPayload: Omit<Types.SetPaymentPasswordPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPlayLimitInput: Types.SetPlayLimitInput;
  SetPlayLimitPayload: Omit<Types.SetPlayLimitPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetRealityCheckInput: Types.SetRealityCheckInput;
  SetRealityCheckPayload: Omit<Types.SetRealityCheckPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SignInCalendar: Models["SignInCalendar"];
  SignInReward: Omit<Types.SignInReward, 'amount'> & { amount: ResolversParentTypes['Money'] };
  SignInStanding: Models["SignInStanding"];
  SignInTodayInput: Types.SignInTodayInput;
  SignInTodayPayload: Omit<Types.SignInTodayPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Site: SiteModel;
  SiteAffiliate: Types.SiteAffiliate;
  SiteDomain: Types.SiteDomain;
  SiteFeatures: SiteFeaturesModel;
  SitePage: Types.SitePage;
  SiteResource: Types.SiteResource;
  SocialProvider: Types.SocialProvider;
  StartFreePlayInput: Types.StartFreePlayInput;
  StatementPeriod: StatementPeriodModel;
  StepUpInput: Types.StepUpInput;
  StepUpPayload: Omit<Types.StepUpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SubmitIdentityDocumentInput: Types.SubmitIdentityDocumentInput;
  SubmitIdentityDocumentPayload: Omit<Types.SubmitIdentityDocumentPayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SubscribeToWebPushInput: Types.SubscribeToWebPushInput;
  SubscribeToWebPushPayload: Omit<Types.SubscribeToWebPushPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Subscription: Record<PropertyKey, never>;
  SystemStatus: SystemStatusModel;
  TakePlayBreakInput: Types.TakePlayBreakInput;
  TakePlayBreakPayload: Omit<Types.TakePlayBreakPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  TeamBet: TeamBetModel;
  TeamBetConnection: Omit<Types.TeamBetConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['TeamBetEdge']>, totals: ResolversParentTypes['TeamBetTotals'] };
  TeamBetEdge: Omit<Types.TeamBetEdge, 'node'> & { node: ResolversParentTypes['TeamBet'] };
  TeamBetFilter: Types.TeamBetFilter;
  TeamBetSort: Types.TeamBetSort;
  TeamBetTotals: Omit<Types.TeamBetTotals, 'houseResult' | 'payout' | 'profit' | 'stake' | 'validStake'> & { houseResult: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'], validStake: ResolversParentTypes['Money'] };
  TeamDayProfit: Omit<Types.TeamDayProfit, 'deposit' | 'houseResult' | 'payout' | 'profit' | 'stake' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], houseResult: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  TeamProfit: ResolversInterfaceTypes<ResolversParentTypes>['TeamProfit'];
  TeamTransaction: TeamTransactionModel;
  TeamTransactionConnection: Omit<Types.TeamTransactionConnection, 'edges' | 'totals'> & { edges: Array<ResolversParentTypes['TeamTransactionEdge']>, totals: ResolversParentTypes['AccountMovementTotals'] };
  TeamTransactionEdge: Omit<Types.TeamTransactionEdge, 'node'> & { node: ResolversParentTypes['TeamTransaction'] };
  TeamTransactionFilter: Types.TeamTransactionFilter;
  TerminateContractInput: Types.TerminateContractInput;
  TerminateContractPayload: Omit<Types.TerminateContractPayload, 'contract' | 'endingContracts' | 'userErrors'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, endingContracts: Array<ResolversParentTypes['EndingContract']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TransferFundsInput: Types.TransferFundsInput;
  TransferFundsPayload: Omit<Types.TransferFundsPayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversParentTypes['Money']>, userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  TransferReceiver: Types.TransferReceiver;
  TransferTerms: Omit<Types.TransferTerms, 'dailyAmount' | 'dailyAmountLeft' | 'least' | 'most'> & { dailyAmount: ResolversParentTypes['Money'], dailyAmountLeft: ResolversParentTypes['Money'], least: ResolversParentTypes['Money'], most: ResolversParentTypes['Money'] };
  TransferToDownlineInput: Types.TransferToDownlineInput;
  TransferToDownlinePayload: Omit<Types.TransferToDownlinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversParentTypes['Money']>, userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  TransferToUplineInput: Types.TransferToUplineInput;
  TransferToUplinePayload: Omit<Types.TransferToUplinePayload, 'transferred' | 'userErrors' | 'wallet'> & { transferred?: Types.Maybe<ResolversParentTypes['Money']>, userErrors: Array<ResolversParentTypes['UserError']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  Turnover: ResolversInterfaceTypes<ResolversParentTypes>['Turnover'];
  URL: Types.Scalars['URL']['output'];
  UnsubscribeFromWebPushInput: Types.UnsubscribeFromWebPushInput;
  UnsubscribeFromWebPushPayload: Omit<Types.UnsubscribeFromWebPushPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateDownlineAccountInput: Types.UpdateDownlineAccountInput;
  UpdateDownlineAccountPayload: Omit<Types.UpdateDownlineAccountPayload, 'account' | 'userErrors'> & { account?: Types.Maybe<ResolversParentTypes['DownlineAccount']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'member' | 'userErrors'> & { member?: Types.Maybe<ResolversParentTypes['Member']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UserError: Omit<Types.UserError, 'limit' | 'remaining'> & { limit?: Types.Maybe<ResolversParentTypes['PlayLimit']>, remaining?: Types.Maybe<ResolversParentTypes['Money']> };
  Vendor: VendorModel;
  VendorGameType: Types.VendorGameType;
  Viewer: ViewerModel;
  VipKeep: Models["VipKeep"];
  VipLevel: Models["VipLevel"];
  VipProgress: Models["VipProgress"];
  Wallet: WalletModel;
  WalletAccount: WalletAccountModel;
  WebhookDelivery: Models["WebhookDelivery"];
  WebhookEndpoint: Models["WebhookEndpoint"];
  WebhookTry: Types.WebhookTry;
  Win: WinModel;
  Withdrawal: WithdrawalModel;
  WithdrawalConnection: Omit<Types.WithdrawalConnection, 'edges'> & { edges: Array<ResolversParentTypes['WithdrawalEdge']> };
  WithdrawalEdge: Omit<Types.WithdrawalEdge, 'node'> & { node: ResolversParentTypes['Withdrawal'] };
  WithdrawalFilter: Types.WithdrawalFilter;
  WithdrawalPart: Omit<Types.WithdrawalPart, 'amount'> & { amount: ResolversParentTypes['Money'] };
  WithdrawalStep: Types.WithdrawalStep;
  WithdrawalTerms: WithdrawalTermsModel;
  Int: Types.Scalars['Int']['output'];
  String: Types.Scalars['String']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
};
export type AgentOnlyDirectiveArgs = { };
export type AgentOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = AgentOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type AmountDirectiveArgs = { };
export type AmountDirectiveResolver<Result, Parent, ContextType = Context, Args = AmountDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type AuthenticatedDirectiveArgs = { };
export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type CacheControlDirectiveArgs = {
  maxAge: Types.Scalars['Int']['input'];
  scope: Types.CacheScope;
};
export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type ConstraintDirectiveArgs = {
  maxItems?: Types.Maybe<Types.Scalars['Int']['input']>;
  maxLength?: Types.Maybe<Types.Scalars['Int']['input']>;
};
export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type CostDirectiveArgs = {
  weight: Types.Scalars['Int']['input'];
};
export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type ListSizeDirectiveArgs = {
  assumedSize: Types.Scalars['Int']['input'];
  slicingArguments: Array<Types.Scalars['String']['input']>;
};
export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type NumberedDirectiveArgs = { };
export type NumberedDirectiveResolver<Result, Parent, ContextType = Context, Args = NumberedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type OnceDirectiveArgs = { };
export type OnceDirectiveResolver<Result, Parent, ContextType = Context, Args = OnceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type OncePerRequestDirectiveArgs = { };
export type OncePerRequestDirectiveResolver<Result, Parent, ContextType = Context, Args = OncePerRequestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type OwnDirectiveArgs = {
  agents: Types.Scalars['Boolean']['input'];
};
export type OwnDirectiveResolver<Result, Parent, ContextType = Context, Args = OwnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type RealAccountDirectiveArgs = { };
export type RealAccountDirectiveResolver<Result, Parent, ContextType = Context, Args = RealAccountDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type SemanticNonNullDirectiveArgs = {
  levels: Array<Types.Scalars['Int']['input']>;
};
export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type TagDirectiveArgs = {
  name: Types.Scalars['String']['input'];
};
export type TagDirectiveResolver<Result, Parent, ContextType = Context, Args = TagDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type UpstreamDirectiveArgs = {
  calls: Array<Types.Scalars['String']['input']>;
};
export type UpstreamDirectiveResolver<Result, Parent, ContextType = Context, Args = UpstreamDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type WatchesDirectiveArgs = {
  atOnce: Types.Scalars['Boolean']['input'];
  distinct: Types.Scalars['Boolean']['input'];
  of?: Types.Maybe<Types.Scalars['String']['input']>;
  topic: Types.Scalars['String']['input'];
};
export type WatchesDirectiveResolver<Result, Parent, ContextType = Context, Args = WatchesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;
export type AcceptContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptContractPayload'] = ResolversParentTypes['AcceptContractPayload']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  endingContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AcceptTermsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptTermsPayload'] = ResolversParentTypes['AcceptTermsPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovement'] = ResolversParentTypes['AccountMovement']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountMovementKind'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountMovementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovementConnection'] = ResolversParentTypes['AccountMovementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AccountMovementEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AccountMovementTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountMovementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovementEdge'] = ResolversParentTypes['AccountMovementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountMovement'], ParentType, ContextType>;
};
export type AccountMovementTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovementTotals'] = ResolversParentTypes['AccountMovementTotals']> = {
  incoming?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outgoing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AccountNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountNote'] = ResolversParentTypes['AccountNote']> = {
  editedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountProfit'] = ResolversParentTypes['AccountProfit']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['PeriodBalance']>, ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountProfitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountProfitConnection'] = ResolversParentTypes['AccountProfitConnection']> = {
  byDay?: Resolver<Array<ResolversTypes['TeamDayProfit']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AccountProfitEdge']>, ParentType, ContextType>;
  ownBalance?: Resolver<Types.Maybe<ResolversTypes['PeriodBalance']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountProfitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountProfitEdge'] = ResolversParentTypes['AccountProfitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountProfit'], ParentType, ContextType>;
};
export type AccountSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SecurityLevel'], ParentType, ContextType>;
  passkeys?: Resolver<Types.Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  passwordChangedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payeeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPasswordLockedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payoutAccountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raisedBy?: Resolver<Array<ResolversTypes['SecuritySetting']>, ParentType, ContextType>;
  secondFactor?: Resolver<Types.Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  stepUpMethods?: Resolver<Array<ResolversTypes['StepUpMethod']>, ParentType, ContextType>;
};
export type AcknowledgeRealityCheckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcknowledgeRealityCheckPayload'] = ResolversParentTypes['AcknowledgeRealityCheckPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ActivityStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityStatement'] = ResolversParentTypes['ActivityStatement']> = {
  periods?: Resolver<Array<ResolversTypes['StatementPeriod']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['StatementPeriod'], ParentType, ContextType>;
};
export type AddFavoriteGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFavoriteGamePayload'] = ResolversParentTypes['AddFavoriteGamePayload']> = {
  favoriteEdge?: Resolver<Types.Maybe<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AddPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  passkey?: Resolver<Types.Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AddPayoutAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPayoutAccountPayload'] = ResolversParentTypes['AddPayoutAccountPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  payoutAccount?: Resolver<Types.Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountLogins?: Resolver<Types.Maybe<Array<ResolversTypes['DownlineLogin']>>, ParentType, ContextType, RequireFields<Types.AgentAccountLoginsArgs, 'account'>>;
  actions?: Resolver<Types.Maybe<ResolversTypes['AgentActionConnection']>, ParentType, ContextType, Partial<Types.AgentActionsArgs>>;
  announcements?: Resolver<Types.Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, Partial<Types.AgentAnnouncementsArgs>>;
  contractPayouts?: Resolver<Types.Maybe<ResolversTypes['ContractPayoutConnection']>, ParentType, ContextType, Partial<Types.AgentContractPayoutsArgs>>;
  contractRequests?: Resolver<Types.Maybe<ResolversTypes['AgentContractConnection']>, ParentType, ContextType, Partial<Types.AgentContractRequestsArgs>>;
  contracts?: Resolver<Types.Maybe<ResolversTypes['AgentContractConnection']>, ParentType, ContextType, RequireFields<Types.AgentContractsArgs, 'filter'>>;
  digest?: Resolver<Types.Maybe<ResolversTypes['AgentDigest']>, ParentType, ContextType, RequireFields<Types.AgentDigestArgs, 'day'>>;
  downline?: Resolver<Types.Maybe<ResolversTypes['DownlineConnection']>, ParentType, ContextType, Partial<Types.AgentDownlineArgs>>;
  downlineAccount?: Resolver<Types.Maybe<ResolversTypes['DownlineAccount']>, ParentType, ContextType, RequireFields<Types.AgentDownlineAccountArgs, 'account'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteLinks?: Resolver<Types.Maybe<Array<ResolversTypes['InviteLink']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  overview?: Resolver<Types.Maybe<ResolversTypes['AgentOverview']>, ParentType, ContextType, Partial<Types.AgentOverviewArgs>>;
  postback?: Resolver<Types.Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  posters?: Resolver<Types.Maybe<ResolversTypes['PosterConnection']>, ParentType, ContextType, Partial<Types.AgentPostersArgs>>;
  profitAndLoss?: Resolver<Types.Maybe<ResolversTypes['AccountProfitConnection']>, ParentType, ContextType, Partial<Types.AgentProfitAndLossArgs>>;
  rebate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reportMails?: Resolver<Types.Maybe<ResolversTypes['ReportMails']>, ParentType, ContextType>;
  revenue?: Resolver<Types.Maybe<ResolversTypes['AgentRevenue']>, ParentType, ContextType, Partial<Types.AgentRevenueArgs>>;
  savedFilters?: Resolver<Types.Maybe<Array<ResolversTypes['SavedFilter']>>, ParentType, ContextType>;
  teamBets?: Resolver<Types.Maybe<ResolversTypes['TeamBetConnection']>, ParentType, ContextType, Partial<Types.AgentTeamBetsArgs>>;
  transactions?: Resolver<Types.Maybe<ResolversTypes['TeamTransactionConnection']>, ParentType, ContextType, Partial<Types.AgentTransactionsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentAction'] = ResolversParentTypes['AgentAction']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AgentActionChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentActionKind'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentActionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentActionChange'] = ResolversParentTypes['AgentActionChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['AgentActionField'], ParentType, ContextType>;
};
export type AgentActionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentActionConnection'] = ResolversParentTypes['AgentActionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AgentActionEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentActionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentActionEdge'] = ResolversParentTypes['AgentActionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AgentAction'], ParentType, ContextType>;
};
export type AgentContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContract'] = ResolversParentTypes['AgentContract']> = {
  acceptedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answerBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  carryOver?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endOfferedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  nextSettlementAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offerer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paysFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paysUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  period?: Resolver<Types.Maybe<ResolversTypes['ContractPeriod']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ContractTerms'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanOfferEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTerminate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentContractConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContractConnection'] = ResolversParentTypes['AgentContractConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AgentContractEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentContractEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContractEdge'] = ResolversParentTypes['AgentContractEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AgentContract'], ParentType, ContextType>;
};
export type AgentDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentDay'] = ResolversParentTypes['AgentDay']> = {
  activeMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deposit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  houseResult?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  income?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AgentDigestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentDigest'] = ResolversParentTypes['AgentDigest']> = {
  biggestLosses?: Resolver<Array<ResolversTypes['TeamBet']>, ParentType, ContextType>;
  biggestWins?: Resolver<Array<ResolversTypes['TeamBet']>, ParentType, ContextType>;
  contractsOffered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contractsToAnswer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstDepositCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDeposits?: Resolver<Array<ResolversTypes['DigestAccount']>, ParentType, ContextType>;
  newAccountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newAccounts?: Resolver<Array<ResolversTypes['DigestAccount']>, ParentType, ContextType>;
};
export type AgentFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentFigures'] = ResolversParentTypes['AgentFigures']> = {
  activeMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commission?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dividend?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseResult?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AgentOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentOverview'] = ResolversParentTypes['AgentOverview']> = {
  byDay?: Resolver<Array<ResolversTypes['AgentDay']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AgentFigures'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['DownlineAccount']>, ParentType, ContextType>;
  onlineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlineNow?: Resolver<Array<ResolversTypes['DownlineAccount']>, ParentType, ContextType>;
  previous?: Resolver<Types.Maybe<ResolversTypes['AgentFigures']>, ParentType, ContextType>;
  previousUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type AgentRevenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRevenue'] = ResolversParentTypes['AgentRevenue']> = {
  rows?: Resolver<Array<ResolversTypes['AgentRevenueRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AgentRevenueSums'], ParentType, ContextType>;
};
export type AgentRevenueRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRevenueRow'] = ResolversParentTypes['AgentRevenueRow']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['AgentRevenueSums'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};
export type AgentRevenueSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRevenueSums'] = ResolversParentTypes['AgentRevenueSums']> = {
  balanceForward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carryOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dividend?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnnouncementKind'], ParentType, ContextType>;
  linkage?: Resolver<Types.Maybe<ResolversTypes['Linkage']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AnnouncementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementConnection'] = ResolversParentTypes['AnnouncementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AnnouncementEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AnnouncementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementEdge'] = ResolversParentTypes['AnnouncementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType>;
};
export type ApplyForPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyForPromotionPayload'] = ResolversParentTypes['ApplyForPromotionPayload']> = {
  standing?: Resolver<Types.Maybe<ResolversTypes['PromotionStanding']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};
export type AvatarChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvatarChoice'] = ResolversParentTypes['AvatarChoice']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  linkage?: Resolver<Types.Maybe<ResolversTypes['Linkage']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BeginPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyPayload'] = ResolversParentTypes['BeginPasskeyPayload']> = {
  options?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BeginSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginSecondFactorPayload'] = ResolversParentTypes['BeginSecondFactorPayload']> = {
  otpauthUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bet'] = ResolversParentTypes['Bet']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lotteryOrder?: Resolver<Types.Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selection?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BetStatus'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vendorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetConnection'] = ResolversParentTypes['BetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BetEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BetTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetEdge'] = ResolversParentTypes['BetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bet'], ParentType, ContextType>;
};
export type BetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetTotals'] = ResolversParentTypes['BetTotals']> = {
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BonusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdsWithdrawals?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnoverDone?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BonusConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusConnection'] = ResolversParentTypes['BonusConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BonusEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['BonusTotals']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BonusEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusEdge'] = ResolversParentTypes['BonusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType>;
};
export type BonusTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusTerms'] = ResolversParentTypes['BonusTerms']> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type BonusTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusTotals'] = ResolversParentTypes['BonusTotals']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverDone?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  analyticsId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chatHeaderColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inHouseVendorCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lotteryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationBonus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  registrationBonusTurnover?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  timeZone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type CancelDepositPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelDepositPayload'] = ResolversParentTypes['CancelDepositPayload']> = {
  deposit?: Resolver<Types.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CancelLotteryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelLotteryOrderPayload'] = ResolversParentTypes['CancelLotteryOrderPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CancelWithdrawalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelWithdrawalPayload'] = ResolversParentTypes['CancelWithdrawalPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  audio?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type CashFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlow'] = ResolversParentTypes['CashFlow']> = {
  __resolveType: TypeResolveFn<'AccountProfit' | 'AgentFigures' | 'DayProfit' | 'PersonalProfit' | 'ProfitTotals' | 'StatementPeriod' | 'TeamDayProfit', ParentType, ContextType>;
};
export type CategoryProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryProfit'] = ResolversParentTypes['CategoryProfit']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  netProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type CdnCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnCandidate'] = ResolversParentTypes['CdnCandidate']> = {
  checkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type CdnChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnChoice'] = ResolversParentTypes['CdnChoice']> = {
  candidates?: Resolver<Array<ResolversTypes['CdnCandidate']>, ParentType, ContextType>;
  host?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type CdnChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CdnChoices'] = ResolversParentTypes['CdnChoices']> = {
  images?: Resolver<ResolversTypes['CdnChoice'], ParentType, ContextType>;
  launch?: Resolver<ResolversTypes['CdnChoice'], ParentType, ContextType>;
};
export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ChatRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};
export type CheckAffiliateCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckAffiliateCodePayload'] = ResolversParentTypes['CheckAffiliateCodePayload']> = {
  isValid?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CheckUsernamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckUsernamePayload'] = ResolversParentTypes['CheckUsernamePayload']> = {
  isAvailable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ClaimMissionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimMissionPayload'] = ResolversParentTypes['ClaimMissionPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  mission?: Resolver<Types.Maybe<ResolversTypes['Mission']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ClaimPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPromotionPayload'] = ResolversParentTypes['ClaimPromotionPayload']> = {
  standing?: Resolver<Types.Maybe<ResolversTypes['PromotionStanding']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ClaimRedEnvelopePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRedEnvelopePayload'] = ResolversParentTypes['ClaimRedEnvelopePayload']> = {
  claim?: Resolver<Types.Maybe<ResolversTypes['RedEnvelopeClaim']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ClaimRewardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRewardPayload'] = ResolversParentTypes['ClaimRewardPayload']> = {
  reward?: Resolver<Types.Maybe<ResolversTypes['Reward']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CloseAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseAccountPayload'] = ResolversParentTypes['CloseAccountPayload']> = {
  closesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openBusiness?: Resolver<Array<ResolversTypes['OpenBusiness']>, ParentType, ContextType>;
  remainders?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ClubLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClubLevel'] = ResolversParentTypes['ClubLevel']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondaryColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type CollectFundsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectFundsPayload'] = ResolversParentTypes['CollectFundsPayload']> = {
  notCollected?: Resolver<Array<ResolversTypes['WalletAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ConfirmPlayLimitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPlayLimitPayload'] = ResolversParentTypes['ConfirmPlayLimitPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ConfirmWithdrawalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmWithdrawalPayload'] = ResolversParentTypes['ConfirmWithdrawalPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  tiers?: Resolver<Array<ResolversTypes['ContractTier']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayload'] = ResolversParentTypes['ContractPayload']> = {
  __resolveType: TypeResolveFn<'AcceptContractPayload' | 'OfferContractEndPayload' | 'OfferContractPayload' | 'TerminateContractPayload', ParentType, ContextType>;
};
export type ContractPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayout'] = ResolversParentTypes['ContractPayout']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  broughtForward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carryOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRemainder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractKind'], ParentType, ContextType>;
  openStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  owedAfter?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  owedBefore?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  settledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['ContractPayoutShare']>, ParentType, ContextType>;
  teamLoss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tier?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validBet?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ContractPayoutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayoutConnection'] = ResolversParentTypes['ContractPayoutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContractPayoutEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ContractPayoutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayoutEdge'] = ResolversParentTypes['ContractPayoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContractPayout'], ParentType, ContextType>;
};
export type ContractPayoutShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayoutShare'] = ResolversParentTypes['ContractPayoutShare']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isHeldBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['BetStatus']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateBelow?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type ContractTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractTerms'] = ResolversParentTypes['ContractTerms']> = {
  __resolveType: TypeResolveFn<'Contract' | 'RealTimeContract', ParentType, ContextType>;
};
export type ContractTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractTier'] = ResolversParentTypes['ContractTier']> = {
  activeMembers?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  betAmount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  periodProfitAndLoss?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  periodValidBet?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type ConvertPointsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvertPointsPayload'] = ResolversParentTypes['ConvertPointsPayload']> = {
  converted?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CountInviteClickPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountInviteClickPayload'] = ResolversParentTypes['CountInviteClickPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CountingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountingRate'] = ResolversParentTypes['CountingRate']> = {
  counts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type CreateDepositPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDepositPayload'] = ResolversParentTypes['CreateDepositPayload']> = {
  deposit?: Resolver<Types.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CreateInviteLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInviteLinkPayload'] = ResolversParentTypes['CreateInviteLinkPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['InviteLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CreateWithdrawalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWithdrawalPayload'] = ResolversParentTypes['CreateWithdrawalPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CurrencyWalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyWallet'] = ResolversParentTypes['CurrencyWallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
export type DayProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayProfit'] = ResolversParentTypes['DayProfit']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}
export type DeleteAccountNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountNotePayload'] = ResolversParentTypes['DeleteAccountNotePayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['DownlineAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DeleteInviteLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInviteLinkPayload'] = ResolversParentTypes['DeleteInviteLinkPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DeleteMessagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagesPayload'] = ResolversParentTypes['DeleteMessagesPayload']> = {
  deletedMessageIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DeleteSavedFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedFilterPayload'] = ResolversParentTypes['DeleteSavedFilterPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<Types.Maybe<ResolversTypes['DepositBankAccount']>, ParentType, ContextType>;
  channelKind?: Resolver<ResolversTypes['DepositChannelKind'], ParentType, ContextType>;
  channelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Types.Maybe<Array<ResolversTypes['PromotionStanding']>>, ParentType, ContextType>;
  payUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  qrContent?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  turnoverDone?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DepositBankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositBankAccount'] = ResolversParentTypes['DepositBankAccount']> = {
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type DepositChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChannel'] = ResolversParentTypes['DepositChannel']> = {
  feeFixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  icon?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayedOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DepositChannelKind'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presets?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};
export type DepositConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositConnection'] = ResolversParentTypes['DepositConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DepositEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DepositEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositEdge'] = ResolversParentTypes['DepositEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
};
export type DepositOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositOffer'] = ResolversParentTypes['DepositOffer']> = {
  isOnlyNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  turnoverTimes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type DigestAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DigestAccount'] = ResolversParentTypes['DigestAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type DownlineAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineAccount'] = ResolversParentTypes['DownlineAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canBet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['DownlineDetails']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<Array<ResolversTypes['AccountNote']>>, ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DownlineStatus'], ParentType, ContextType>;
  upline?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DownlineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineConnection'] = ResolversParentTypes['DownlineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DownlineEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DownlineDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineDetails'] = ResolversParentTypes['DownlineDetails']> = {
  maskedEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxRebate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  restrictedAbove?: Resolver<Array<ResolversTypes['AgentActionField']>, ParentType, ContextType>;
};
export type DownlineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineEdge'] = ResolversParentTypes['DownlineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DownlineAccount'], ParentType, ContextType>;
};
export type DownlineLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineLogin'] = ResolversParentTypes['DownlineLogin']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Types.Maybe<ResolversTypes['LoginMethod']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LoginOutcome'], ParentType, ContextType>;
};
export type DrawRafflePrizePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawRafflePrizePayload'] = ResolversParentTypes['DrawRafflePrizePayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  ticket?: Resolver<Types.Maybe<ResolversTypes['RaffleTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type EndSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSecondFactorPayload'] = ResolversParentTypes['EndSecondFactorPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type EndingContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingContract'] = ResolversParentTypes['EndingContract']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ContractTerms'], ParentType, ContextType>;
};
export type ExportRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportRecordPayload'] = ResolversParentTypes['ExportRecordPayload']> = {
  export?: Resolver<Types.Maybe<ResolversTypes['RecordExport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ForfeitBonusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForfeitBonusPayload'] = ResolversParentTypes['ForfeitBonusPayload']> = {
  bonus?: Resolver<Types.Maybe<ResolversTypes['Bonus']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type FreeSpinTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeSpinTerms'] = ResolversParentTypes['FreeSpinTerms']> = {
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type FreeSpinsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeSpins'] = ResolversParentTypes['FreeSpins']> = {
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FreeSpinsStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type FreeSpinsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeSpinsConnection'] = ResolversParentTypes['FreeSpinsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FreeSpinsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type FreeSpinsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeSpinsEdge'] = ResolversParentTypes['FreeSpinsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FreeSpins'], ParentType, ContextType>;
};
export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  classification?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['GameDetail']>, ParentType, ContextType>;
  hasDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['GameLabel']>, ParentType, ContextType>;
  lottery?: Resolver<Types.Maybe<ResolversTypes['Lottery']>, ParentType, ContextType>;
  maintenanceEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxBet?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minBet?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minLines?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnToPlayer?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rooms?: Resolver<Types.Maybe<Array<ResolversTypes['GameRoom']>>, ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type GameDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameDetail'] = ResolversParentTypes['GameDetail']> = {
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preview?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volatility?: Resolver<Types.Maybe<ResolversTypes['GameVolatility']>, ParentType, ContextType>;
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
  gameTypes?: Resolver<Types.Maybe<Array<ResolversTypes['VendorGameType']>>, ParentType, ContextType>;
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
export type HelplineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Helpline'] = ResolversParentTypes['Helpline']> = {
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};
export type HomeSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSection'] = ResolversParentTypes['HomeSection']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  games?: Resolver<Types.Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, Partial<Types.HomeSectionGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HomeSectionKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type HumanCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HumanCheck'] = ResolversParentTypes['HumanCheck']> = {
  challenge?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difficulty?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['HumanCheckProvider'], ParentType, ContextType>;
  siteKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type IdentityCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityCheck'] = ResolversParentTypes['IdentityCheck']> = {
  acceptedKinds?: Resolver<Array<ResolversTypes['IdentityDocumentKind']>, ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['IdentityRejection']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityCheckStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  fallbackUrls?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};
export type InviteLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteLink'] = ResolversParentTypes['InviteLink']> = {
  clickCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstDepositCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['DownlineKind']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  signUpCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JackpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Jackpot'] = ResolversParentTypes['Jackpot']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contribution?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gameIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<Types.JackpotGamesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastWin?: Resolver<Types.Maybe<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['JackpotLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsOptIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JackpotLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotLevel'] = ResolversParentTypes['JackpotLevel']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustDropBy?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  startsWith?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type JackpotOptInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotOptIn'] = ResolversParentTypes['JackpotOptIn']> = {
  jackpotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type JackpotWinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotWin'] = ResolversParentTypes['JackpotWin']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JackpotWinConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotWinConnection'] = ResolversParentTypes['JackpotWinConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JackpotWinEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JackpotWinEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotWinEdge'] = ResolversParentTypes['JackpotWinEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JackpotWin'], ParentType, ContextType>;
};
export type JoinPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinPromotionPayload'] = ResolversParentTypes['JoinPromotionPayload']> = {
  standing?: Resolver<Types.Maybe<ResolversTypes['PromotionStanding']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JoinTournamentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinTournamentPayload'] = ResolversParentTypes['JoinTournamentPayload']> = {
  leaderboard?: Resolver<Types.Maybe<ResolversTypes['Leaderboard']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type KeepAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepAccountPayload'] = ResolversParentTypes['KeepAccountPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type KeepPlayLimitsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepPlayLimitsPayload'] = ResolversParentTypes['KeepPlayLimitsPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type LastLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastLogin'] = ResolversParentTypes['LastLogin']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type LaunchDemoGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchDemoGamePayload'] = ResolversParentTypes['LaunchDemoGamePayload']> = {
  launch?: Resolver<Types.Maybe<ResolversTypes['GameLaunch']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LaunchGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchGamePayload'] = ResolversParentTypes['LaunchGamePayload']> = {
  launch?: Resolver<Types.Maybe<ResolversTypes['GameLaunch']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LaunchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchPayload'] = ResolversParentTypes['LaunchPayload']> = {
  __resolveType: TypeResolveFn<'LaunchDemoGamePayload' | 'LaunchGamePayload', ParentType, ContextType>;
};
export type LeaderboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leaderboard'] = ResolversParentTypes['Leaderboard']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeaderboardKind'], ParentType, ContextType>;
  minimumStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  places?: Resolver<Types.Maybe<Array<ResolversTypes['LeaderboardPlace']>>, ParentType, ContextType>;
  playerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['LeaderboardPrize']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['LeaderboardRule'], ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeaderboardState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LeaderboardChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardChange'] = ResolversParentTypes['LeaderboardChange']> = {
  leaderboard?: Resolver<ResolversTypes['Leaderboard'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};
export type LeaderboardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardConnection'] = ResolversParentTypes['LeaderboardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeaderboardEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LeaderboardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardEdge'] = ResolversParentTypes['LeaderboardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Leaderboard'], ParentType, ContextType>;
};
export type LeaderboardPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardPlace'] = ResolversParentTypes['LeaderboardPlace']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prize?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type LeaderboardPrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardPrize'] = ResolversParentTypes['LeaderboardPrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fromRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type LinkageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Linkage'] = ResolversParentTypes['Linkage']> = {
  kind?: Resolver<ResolversTypes['LinkageKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type LogInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = {
  bearerToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captchaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFirstLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordChangeReason?: Resolver<Types.Maybe<ResolversTypes['PasswordChangeReason']>, ParentType, ContextType>;
  secondFactor?: Resolver<Types.Maybe<ResolversTypes['SecondFactorChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LogOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LoginRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginRecord'] = ResolversParentTypes['LoginRecord']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Types.Maybe<ResolversTypes['LoginMethod']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LoginOutcome'], ParentType, ContextType>;
  secondFactor?: Resolver<Types.Maybe<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LoginRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginRecordConnection'] = ResolversParentTypes['LoginRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LoginRecordEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LoginRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginRecordEdge'] = ResolversParentTypes['LoginRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoginRecord'], ParentType, ContextType>;
};
export type LotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  accountTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentDraw?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  defaultPlayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawInterval?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  frequencies?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryFrequency']>>, ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LotteryKind'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LotteryMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playTypes?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryPlayType']>>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<ResolversTypes['LotteryDrawConnection']>, ParentType, ContextType, Partial<Types.LotteryResultsArgs>>;
  standing?: Resolver<Types.Maybe<ResolversTypes['LotteryStanding']>, ParentType, ContextType>;
  upcomingDraws?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryDraw']>>, ParentType, ContextType, RequireFields<Types.LotteryUpcomingDrawsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LotteryDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDraw'] = ResolversParentTypes['LotteryDraw']> = {
  closesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  commitment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGenerated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['LotteryPrize']>, ParentType, ContextType>;
  seed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryDrawState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LotteryDrawConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawConnection'] = ResolversParentTypes['LotteryDrawConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryDrawEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LotteryDrawEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawEdge'] = ResolversParentTypes['LotteryDrawEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
};
export type LotteryFrequencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryFrequency'] = ResolversParentTypes['LotteryFrequency']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gap?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type LotteryGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryGroup'] = ResolversParentTypes['LotteryGroup']> = {
  lotteries?: Resolver<Array<ResolversTypes['Lottery']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type LotteryOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrder'] = ResolversParentTypes['LotteryOrder']> = {
  betCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chaseStep?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commitment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draw?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  drawNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LotteryOrderLine']>, ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['Lottery'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryOrderState'], ParentType, ContextType>;
  win?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LotteryOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryOrderConnection'] = ResolversParentTypes['LotteryOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryOrderEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  win?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
export type LotteryStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryStanding'] = ResolversParentTypes['LotteryStanding']> = {
  current?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
  last?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
};
export type MailReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailReportPayload'] = ResolversParentTypes['MailReportPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MarkMessagesReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkMessagesReadPayload'] = ResolversParentTypes['MarkMessagesReadPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MarketingChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingChoice'] = ResolversParentTypes['MarketingChoice']> = {
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type MarketingChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingChoices'] = ResolversParentTypes['MarketingChoices']> = {
  email?: Resolver<ResolversTypes['MarketingChoice'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['MarketingChoice'], ParentType, ContextType>;
  sms?: Resolver<ResolversTypes['MarketingChoice'], ParentType, ContextType>;
};
export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  accountRecord?: Resolver<Types.Maybe<ResolversTypes['AccountMovementConnection']>, ParentType, ContextType, Partial<Types.MemberAccountRecordArgs>>;
  activityStatement?: Resolver<Types.Maybe<ResolversTypes['ActivityStatement']>, ParentType, ContextType, Partial<Types.MemberActivityStatementArgs>>;
  avatar?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  avatarChoices?: Resolver<Types.Maybe<Array<ResolversTypes['AvatarChoice']>>, ParentType, ContextType>;
  betRecord?: Resolver<Types.Maybe<ResolversTypes['BetConnection']>, ParentType, ContextType, Partial<Types.MemberBetRecordArgs>>;
  bonuses?: Resolver<Types.Maybe<ResolversTypes['BonusConnection']>, ParentType, ContextType, Partial<Types.MemberBonusesArgs>>;
  canTransferToUpline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimableCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  claimableDeposits?: Resolver<Types.Maybe<Array<ResolversTypes['Deposit']>>, ParentType, ContextType>;
  claimableMissionCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  club?: Resolver<Types.Maybe<ResolversTypes['ClubLevel']>, ParentType, ContextType>;
  contracts?: Resolver<Types.Maybe<ResolversTypes['MemberContracts']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailySignIn?: Resolver<Types.Maybe<ResolversTypes['SignInStanding']>, ParentType, ContextType>;
  deposits?: Resolver<Types.Maybe<ResolversTypes['DepositConnection']>, ParentType, ContextType, Partial<Types.MemberDepositsArgs>>;
  dueTermsVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favoriteGameIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  favoriteGames?: Resolver<Types.Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<Types.MemberFavoriteGamesArgs>>;
  freeSpins?: Resolver<Types.Maybe<ResolversTypes['FreeSpinsConnection']>, ParentType, ContextType, Partial<Types.MemberFreeSpinsArgs>>;
  hasWebPush?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MemberHasWebPushArgs, 'endpoint'>>;
  icon?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheck?: Resolver<Types.Maybe<ResolversTypes['IdentityCheck']>, ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jackpotOptIns?: Resolver<Types.Maybe<Array<ResolversTypes['JackpotOptIn']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['MemberLabel']>, ParentType, ContextType>;
  lastLogin?: Resolver<Types.Maybe<ResolversTypes['LastLogin']>, ParentType, ContextType>;
  leaderboardPlace?: Resolver<Types.Maybe<ResolversTypes['OwnLeaderboardPlace']>, ParentType, ContextType, RequireFields<Types.MemberLeaderboardPlaceArgs, 'leaderboardId'>>;
  limitsUnreviewedSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logins?: Resolver<Types.Maybe<ResolversTypes['LoginRecordConnection']>, ParentType, ContextType, Partial<Types.MemberLoginsArgs>>;
  lotteryOrders?: Resolver<Types.Maybe<ResolversTypes['LotteryOrderConnection']>, ParentType, ContextType, Partial<Types.MemberLotteryOrdersArgs>>;
  maskedEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, Partial<Types.MemberMessagesArgs>>;
  missionPlace?: Resolver<Types.Maybe<ResolversTypes['OwnMissionPlace']>, ParentType, ContextType, RequireFields<Types.MemberMissionPlaceArgs, 'period'>>;
  missions?: Resolver<Types.Maybe<Array<ResolversTypes['Mission']>>, ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openMissionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payoutAccounts?: Resolver<Types.Maybe<Array<ResolversTypes['PayoutAccount']>>, ParentType, ContextType>;
  payoutBanks?: Resolver<Types.Maybe<Array<ResolversTypes['Bank']>>, ParentType, ContextType>;
  personalProfit?: Resolver<Types.Maybe<ResolversTypes['PersonalProfit']>, ParentType, ContextType, Partial<Types.MemberPersonalProfitArgs>>;
  playBreak?: Resolver<Types.Maybe<ResolversTypes['PlayBreak']>, ParentType, ContextType>;
  playLimits?: Resolver<Types.Maybe<ResolversTypes['PlayLimits']>, ParentType, ContextType>;
  pointEntries?: Resolver<Types.Maybe<ResolversTypes['PointEntryConnection']>, ParentType, ContextType, Partial<Types.MemberPointEntriesArgs>>;
  pointRedeems?: Resolver<Types.Maybe<ResolversTypes['PointRedeemConnection']>, ParentType, ContextType, Partial<Types.MemberPointRedeemsArgs>>;
  points?: Resolver<Types.Maybe<ResolversTypes['PointBalance']>, ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['MemberProfile']>, ParentType, ContextType>;
  promotionStandings?: Resolver<Types.Maybe<Array<ResolversTypes['PromotionStanding']>>, ParentType, ContextType>;
  raffleTickets?: Resolver<Types.Maybe<ResolversTypes['RaffleTicketConnection']>, ParentType, ContextType, RequireFields<Types.MemberRaffleTicketsArgs, 'isUsed'>>;
  realityCheck?: Resolver<Types.Maybe<ResolversTypes['RealityCheck']>, ParentType, ContextType>;
  realityCheckAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rebates?: Resolver<Types.Maybe<ResolversTypes['RebateConnection']>, ParentType, ContextType, Partial<Types.MemberRebatesArgs>>;
  recentGames?: Resolver<Types.Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<Types.MemberRecentGamesArgs>>;
  recentLotteries?: Resolver<Types.Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType, Partial<Types.MemberRecentLotteriesArgs>>;
  redEnvelopeClaims?: Resolver<Types.Maybe<Array<ResolversTypes['RedEnvelopeClaim']>>, ParentType, ContextType>;
  referral?: Resolver<Types.Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rewards?: Resolver<Types.Maybe<ResolversTypes['RewardConnection']>, ParentType, ContextType, Partial<Types.MemberRewardsArgs>>;
  security?: Resolver<Types.Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  sentChange?: Resolver<Types.Maybe<ResolversTypes['SentChange']>, ParentType, ContextType, RequireFields<Types.MemberSentChangeArgs, 'idempotencyKey'>>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  unreadChatCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadMessageCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vipProgress?: Resolver<Types.Maybe<ResolversTypes['VipProgress']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  withdrawals?: Resolver<Types.Maybe<ResolversTypes['WithdrawalConnection']>, ParentType, ContextType, Partial<Types.MemberWithdrawalsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MemberContractsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberContracts'] = ResolversParentTypes['MemberContracts']> = {
  dailySalary?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  dividend?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  hourSalary?: Resolver<Types.Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  realTimeSalary?: Resolver<Types.Maybe<ResolversTypes['RealTimeContract']>, ParentType, ContextType>;
};
export type MemberLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLabel'] = ResolversParentTypes['MemberLabel']> = {
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type MemberProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  birthday?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  facebook?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketing?: Resolver<ResolversTypes['MarketingChoices'], ParentType, ContextType>;
  payeeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qq?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wechat?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zalo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};
export type MissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mission'] = ResolversParentTypes['Mission']> = {
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['MissionPeriod'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  resetsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MissionState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MissionPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionPlace'] = ResolversParentTypes['MissionPlace']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptContract?: Resolver<ResolversTypes['AcceptContractPayload'], ParentType, ContextType, RequireFields<Types.MutationAcceptContractArgs, 'input'>>;
  acceptTerms?: Resolver<ResolversTypes['AcceptTermsPayload'], ParentType, ContextType, RequireFields<Types.MutationAcceptTermsArgs, 'input'>>;
  acknowledgeRealityCheck?: Resolver<ResolversTypes['AcknowledgeRealityCheckPayload'], ParentType, ContextType, RequireFields<Types.MutationAcknowledgeRealityCheckArgs, 'input'>>;
  addFavoriteGame?: Resolver<ResolversTypes['AddFavoriteGamePayload'], ParentType, ContextType, RequireFields<Types.MutationAddFavoriteGameArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'input'>>;
  addPayoutAccount?: Resolver<ResolversTypes['AddPayoutAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationAddPayoutAccountArgs, 'input'>>;
  applyForPromotion?: Resolver<ResolversTypes['ApplyForPromotionPayload'], ParentType, ContextType, RequireFields<Types.MutationApplyForPromotionArgs, 'input'>>;
  beginPasskey?: Resolver<ResolversTypes['BeginPasskeyPayload'], ParentType, ContextType>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorPayload'], ParentType, ContextType>;
  cancelDeposit?: Resolver<ResolversTypes['CancelDepositPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelDepositArgs, 'input'>>;
  cancelLotteryOrder?: Resolver<ResolversTypes['CancelLotteryOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelLotteryOrderArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['CancelWithdrawalPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelWithdrawalArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  checkAffiliateCode?: Resolver<ResolversTypes['CheckAffiliateCodePayload'], ParentType, ContextType, RequireFields<Types.MutationCheckAffiliateCodeArgs, 'input'>>;
  checkUsername?: Resolver<ResolversTypes['CheckUsernamePayload'], ParentType, ContextType, RequireFields<Types.MutationCheckUsernameArgs, 'input'>>;
  claimMission?: Resolver<ResolversTypes['ClaimMissionPayload'], ParentType, ContextType, RequireFields<Types.MutationClaimMissionArgs, 'input'>>;
  claimPromotion?: Resolver<ResolversTypes['ClaimPromotionPayload'], ParentType, ContextType, RequireFields<Types.MutationClaimPromotionArgs, 'input'>>;
  claimRedEnvelope?: Resolver<ResolversTypes['ClaimRedEnvelopePayload'], ParentType, ContextType, RequireFields<Types.MutationClaimRedEnvelopeArgs, 'input'>>;
  claimReward?: Resolver<ResolversTypes['ClaimRewardPayload'], ParentType, ContextType, RequireFields<Types.MutationClaimRewardArgs, 'input'>>;
  closeAccount?: Resolver<ResolversTypes['CloseAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationCloseAccountArgs, 'input'>>;
  collectFunds?: Resolver<ResolversTypes['CollectFundsPayload'], ParentType, ContextType, RequireFields<Types.MutationCollectFundsArgs, 'input'>>;
  confirmPlayLimit?: Resolver<ResolversTypes['ConfirmPlayLimitPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmPlayLimitArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['ConfirmSecondFactorPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmSecondFactorArgs, 'input'>>;
  confirmWithdrawal?: Resolver<ResolversTypes['ConfirmWithdrawalPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmWithdrawalArgs, 'input'>>;
  convertPoints?: Resolver<ResolversTypes['ConvertPointsPayload'], ParentType, ContextType, RequireFields<Types.MutationConvertPointsArgs, 'input'>>;
  countInviteClick?: Resolver<ResolversTypes['CountInviteClickPayload'], ParentType, ContextType, RequireFields<Types.MutationCountInviteClickArgs, 'input'>>;
  createDeposit?: Resolver<ResolversTypes['CreateDepositPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateDepositArgs, 'input'>>;
  createInviteLink?: Resolver<ResolversTypes['CreateInviteLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateInviteLinkArgs, 'input'>>;
  createWithdrawal?: Resolver<ResolversTypes['CreateWithdrawalPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateWithdrawalArgs, 'input'>>;
  deleteAccountNote?: Resolver<ResolversTypes['DeleteAccountNotePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountNoteArgs, 'input'>>;
  deleteInviteLink?: Resolver<ResolversTypes['DeleteInviteLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteInviteLinkArgs, 'input'>>;
  deleteMessages?: Resolver<ResolversTypes['DeleteMessagesPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteMessagesArgs, 'input'>>;
  deleteSavedFilter?: Resolver<ResolversTypes['DeleteSavedFilterPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteSavedFilterArgs, 'input'>>;
  drawRafflePrize?: Resolver<ResolversTypes['DrawRafflePrizePayload'], ParentType, ContextType, RequireFields<Types.MutationDrawRafflePrizeArgs, 'input'>>;
  endSecondFactor?: Resolver<ResolversTypes['EndSecondFactorPayload'], ParentType, ContextType>;
  exportRecord?: Resolver<ResolversTypes['ExportRecordPayload'], ParentType, ContextType, RequireFields<Types.MutationExportRecordArgs, 'input'>>;
  forfeitBonus?: Resolver<ResolversTypes['ForfeitBonusPayload'], ParentType, ContextType, RequireFields<Types.MutationForfeitBonusArgs, 'input'>>;
  joinPromotion?: Resolver<ResolversTypes['JoinPromotionPayload'], ParentType, ContextType, RequireFields<Types.MutationJoinPromotionArgs, 'input'>>;
  joinTournament?: Resolver<ResolversTypes['JoinTournamentPayload'], ParentType, ContextType, RequireFields<Types.MutationJoinTournamentArgs, 'input'>>;
  keepAccount?: Resolver<ResolversTypes['KeepAccountPayload'], ParentType, ContextType>;
  keepPlayLimits?: Resolver<ResolversTypes['KeepPlayLimitsPayload'], ParentType, ContextType>;
  launchDemoGame?: Resolver<ResolversTypes['LaunchDemoGamePayload'], ParentType, ContextType, RequireFields<Types.MutationLaunchDemoGameArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGamePayload'], ParentType, ContextType, RequireFields<Types.MutationLaunchGameArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInArgs, 'input'>>;
  logInWithPasskey?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithPasskeyArgs, 'input'>>;
  logInWithPhoneAuth?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithPhoneAuthArgs, 'input'>>;
  logInWithSecondFactor?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithSecondFactorArgs, 'input'>>;
  logInWithSms?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithSmsArgs, 'input'>>;
  logInWithSocial?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithSocialArgs, 'input'>>;
  logInWithToken?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationLogInWithTokenArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType, RequireFields<Types.MutationLogOutArgs, 'input'>>;
  mailReport?: Resolver<ResolversTypes['MailReportPayload'], ParentType, ContextType, RequireFields<Types.MutationMailReportArgs, 'input'>>;
  markMessagesRead?: Resolver<ResolversTypes['MarkMessagesReadPayload'], ParentType, ContextType, RequireFields<Types.MutationMarkMessagesReadArgs, 'input'>>;
  offerContract?: Resolver<ResolversTypes['OfferContractPayload'], ParentType, ContextType, RequireFields<Types.MutationOfferContractArgs, 'input'>>;
  offerContractEnd?: Resolver<ResolversTypes['OfferContractEndPayload'], ParentType, ContextType, RequireFields<Types.MutationOfferContractEndArgs, 'input'>>;
  openChat?: Resolver<ResolversTypes['OpenChatPayload'], ParentType, ContextType, RequireFields<Types.MutationOpenChatArgs, 'input'>>;
  placeLotteryOrder?: Resolver<ResolversTypes['PlaceLotteryOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationPlaceLotteryOrderArgs, 'input'>>;
  redeemPointReward?: Resolver<ResolversTypes['RedeemPointRewardPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeemPointRewardArgs, 'input'>>;
  redeliverWebhook?: Resolver<ResolversTypes['RedeliverWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeliverWebhookArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  registerDownlineAccount?: Resolver<ResolversTypes['RegisterDownlineAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterDownlineAccountArgs, 'input'>>;
  rejectContract?: Resolver<ResolversTypes['RejectContractPayload'], ParentType, ContextType, RequireFields<Types.MutationRejectContractArgs, 'input'>>;
  removeFavoriteGame?: Resolver<ResolversTypes['RemoveFavoriteGamePayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveFavoriteGameArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<Types.MutationRemovePasskeyArgs, 'input'>>;
  removePayoutAccount?: Resolver<ResolversTypes['RemovePayoutAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationRemovePayoutAccountArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyPayload'], ParentType, ContextType, RequireFields<Types.MutationRenamePasskeyArgs, 'input'>>;
  renameSavedFilter?: Resolver<ResolversTypes['RenameSavedFilterPayload'], ParentType, ContextType, RequireFields<Types.MutationRenameSavedFilterArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RenewRecoveryCodesPayload'], ParentType, ContextType>;
  requestCaptcha?: Resolver<ResolversTypes['RequestCaptchaPayload'], ParentType, ContextType>;
  requestEmailCode?: Resolver<ResolversTypes['RequestEmailCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestEmailCodeArgs, 'input'>>;
  requestHumanCheck?: Resolver<ResolversTypes['RequestHumanCheckPayload'], ParentType, ContextType>;
  requestMemberCode?: Resolver<ResolversTypes['RequestMemberCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestMemberCodeArgs, 'input'>>;
  requestMobileCode?: Resolver<ResolversTypes['RequestMobileCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestMobileCodeArgs, 'input'>>;
  requestPasskeyLogin?: Resolver<ResolversTypes['RequestPasskeyLoginPayload'], ParentType, ContextType>;
  requestPasswordLink?: Resolver<ResolversTypes['RequestPasswordLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordLinkArgs, 'input'>>;
  requestSmsCode?: Resolver<ResolversTypes['RequestSmsCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestSmsCodeArgs, 'input'>>;
  resetPasswordWithLink?: Resolver<ResolversTypes['ResetPasswordWithLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordWithLinkArgs, 'input'>>;
  resetPasswordWithSms?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordWithSmsArgs, 'input'>>;
  resetPaymentPassword?: Resolver<ResolversTypes['ResetPaymentPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPaymentPasswordArgs, 'input'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeOtherSessionsPayload'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeSessionArgs, 'input'>>;
  saveAccountNote?: Resolver<ResolversTypes['SaveAccountNotePayload'], ParentType, ContextType, RequireFields<Types.MutationSaveAccountNoteArgs, 'input'>>;
  saveFilter?: Resolver<ResolversTypes['SaveFilterPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveFilterArgs, 'input'>>;
  savePostback?: Resolver<ResolversTypes['SavePostbackPayload'], ParentType, ContextType, RequireFields<Types.MutationSavePostbackArgs, 'input'>>;
  selectCurrency?: Resolver<ResolversTypes['SelectCurrencyPayload'], ParentType, ContextType, RequireFields<Types.MutationSelectCurrencyArgs, 'input'>>;
  sendDownlineResetLink?: Resolver<ResolversTypes['SendDownlineResetLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationSendDownlineResetLinkArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<Types.MutationSendFeedbackArgs, 'input'>>;
  setAvatar?: Resolver<ResolversTypes['SetAvatarPayload'], ParentType, ContextType, RequireFields<Types.MutationSetAvatarArgs, 'input'>>;
  setEmail?: Resolver<ResolversTypes['SetEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationSetEmailArgs, 'input'>>;
  setJackpotOptIn?: Resolver<ResolversTypes['SetJackpotOptInPayload'], ParentType, ContextType, RequireFields<Types.MutationSetJackpotOptInArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguagePayload'], ParentType, ContextType, RequireFields<Types.MutationSetLanguageArgs, 'input'>>;
  setMessageFavorites?: Resolver<ResolversTypes['SetMessageFavoritesPayload'], ParentType, ContextType, RequireFields<Types.MutationSetMessageFavoritesArgs, 'input'>>;
  setMobile?: Resolver<ResolversTypes['SetMobilePayload'], ParentType, ContextType, RequireFields<Types.MutationSetMobileArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['SetPaymentPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPaymentPasswordArgs, 'input'>>;
  setPlayLimit?: Resolver<ResolversTypes['SetPlayLimitPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPlayLimitArgs, 'input'>>;
  setRealityCheck?: Resolver<ResolversTypes['SetRealityCheckPayload'], ParentType, ContextType, RequireFields<Types.MutationSetRealityCheckArgs, 'input'>>;
  signInToday?: Resolver<ResolversTypes['SignInTodayPayload'], ParentType, ContextType, RequireFields<Types.MutationSignInTodayArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['LogInPayload'], ParentType, ContextType, RequireFields<Types.MutationStartFreePlayArgs, 'input'>>;
  stepUp?: Resolver<ResolversTypes['StepUpPayload'], ParentType, ContextType, RequireFields<Types.MutationStepUpArgs, 'input'>>;
  submitIdentityDocument?: Resolver<ResolversTypes['SubmitIdentityDocumentPayload'], ParentType, ContextType, RequireFields<Types.MutationSubmitIdentityDocumentArgs, 'input'>>;
  subscribeToWebPush?: Resolver<ResolversTypes['SubscribeToWebPushPayload'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToWebPushArgs, 'input'>>;
  takePlayBreak?: Resolver<ResolversTypes['TakePlayBreakPayload'], ParentType, ContextType, RequireFields<Types.MutationTakePlayBreakArgs, 'input'>>;
  terminateContract?: Resolver<ResolversTypes['TerminateContractPayload'], ParentType, ContextType, RequireFields<Types.MutationTerminateContractArgs, 'input'>>;
  transferFunds?: Resolver<ResolversTypes['TransferFundsPayload'], ParentType, ContextType, RequireFields<Types.MutationTransferFundsArgs, 'input'>>;
  transferToDownline?: Resolver<ResolversTypes['TransferToDownlinePayload'], ParentType, ContextType, RequireFields<Types.MutationTransferToDownlineArgs, 'input'>>;
  transferToUpline?: Resolver<ResolversTypes['TransferToUplinePayload'], ParentType, ContextType, RequireFields<Types.MutationTransferToUplineArgs, 'input'>>;
  unsubscribeFromWebPush?: Resolver<ResolversTypes['UnsubscribeFromWebPushPayload'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromWebPushArgs, 'input'>>;
  updateDownlineAccount?: Resolver<ResolversTypes['UpdateDownlineAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateDownlineAccountArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
};
export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AcceptContractPayload' | 'AcceptTermsPayload' | 'AcknowledgeRealityCheckPayload' | 'AddFavoriteGamePayload' | 'AddPasskeyPayload' | 'AddPayoutAccountPayload' | 'ApplyForPromotionPayload' | 'BeginPasskeyPayload' | 'BeginSecondFactorPayload' | 'CancelDepositPayload' | 'CancelLotteryOrderPayload' | 'CancelWithdrawalPayload' | 'ChangePasswordPayload' | 'CheckAffiliateCodePayload' | 'CheckUsernamePayload' | 'ClaimMissionPayload' | 'ClaimPromotionPayload' | 'ClaimRedEnvelopePayload' | 'ClaimRewardPayload' | 'CloseAccountPayload' | 'CollectFundsPayload' | 'ConfirmPlayLimitPayload' | 'ConfirmSecondFactorPayload' | 'ConfirmWithdrawalPayload' | 'ConvertPointsPayload' | 'CountInviteClickPayload' | 'CreateDepositPayload' | 'CreateInviteLinkPayload' | 'CreateWithdrawalPayload' | 'DeleteAccountNotePayload' | 'DeleteInviteLinkPayload' | 'DeleteMessagesPayload' | 'DeleteSavedFilterPayload' | 'DrawRafflePrizePayload' | 'EndSecondFactorPayload' | 'ExportRecordPayload' | 'ForfeitBonusPayload' | 'JoinPromotionPayload' | 'JoinTournamentPayload' | 'KeepAccountPayload' | 'KeepPlayLimitsPayload' | 'LaunchDemoGamePayload' | 'LaunchGamePayload' | 'LogInPayload' | 'LogOutPayload' | 'MailReportPayload' | 'MarkMessagesReadPayload' | 'OfferContractEndPayload' | 'OfferContractPayload' | 'OpenChatPayload' | 'PlaceLotteryOrderPayload' | 'RedeemPointRewardPayload' | 'RedeliverWebhookPayload' | 'RegisterDownlineAccountPayload' | 'RegisterPayload' | 'RejectContractPayload' | 'RemoveFavoriteGamePayload' | 'RemovePasskeyPayload' | 'RemovePayoutAccountPayload' | 'RenamePasskeyPayload' | 'RenameSavedFilterPayload' | 'RenewRecoveryCodesPayload' | 'RequestCaptchaPayload' | 'RequestEmailCodePayload' | 'RequestHumanCheckPayload' | 'RequestMemberCodePayload' | 'RequestMobileCodePayload' | 'RequestPasskeyLoginPayload' | 'RequestPasswordLinkPayload' | 'RequestSmsCodePayload' | 'ResetPasswordWithLinkPayload' | 'ResetPaymentPasswordPayload' | 'RevokeOtherSessionsPayload' | 'RevokeSessionPayload' | 'SaveAccountNotePayload' | 'SaveFilterPayload' | 'SavePostbackPayload' | 'SelectCurrencyPayload' | 'SendDownlineResetLinkPayload' | 'SendFeedbackPayload' | 'SetAvatarPayload' | 'SetEmailPayload' | 'SetJackpotOptInPayload' | 'SetLanguagePayload' | 'SetMessageFavoritesPayload' | 'SetMobilePayload' | 'SetPaymentPasswordPayload' | 'SetPlayLimitPayload' | 'SetRealityCheckPayload' | 'SignInTodayPayload' | 'StepUpPayload' | 'SubmitIdentityDocumentPayload' | 'SubscribeToWebPushPayload' | 'TakePlayBreakPayload' | 'TerminateContractPayload' | 'TransferFundsPayload' | 'TransferToDownlinePayload' | 'TransferToUplinePayload' | 'UnsubscribeFromWebPushPayload' | 'UpdateDownlineAccountPayload' | 'UpdateProfilePayload', ParentType, ContextType>;
};
export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountMovement' | 'AccountNote' | 'AccountProfit' | 'Agent' | 'AgentAction' | 'AgentContract' | 'Announcement' | 'Article' | 'Banner' | 'Bet' | 'Bonus' | 'ContractPayout' | 'Deposit' | 'DownlineAccount' | 'FreeSpins' | 'Game' | 'GameMenuEntry' | 'HelpArticle' | 'HomeSection' | 'InviteLink' | 'Jackpot' | 'JackpotWin' | 'Leaderboard' | 'LoginRecord' | 'Lottery' | 'LotteryDraw' | 'LotteryOrder' | 'Member' | 'Message' | 'Mission' | 'Passkey' | 'PayoutAccount' | 'PointEntry' | 'PointRedeem' | 'PointReward' | 'Poster' | 'Promotion' | 'PromotionStanding' | 'Raffle' | 'RaffleTicket' | 'Rebate' | 'RedEnvelope' | 'ReferralFriend' | 'Reward' | 'SavedFilter' | 'Session' | 'Site' | 'TeamBet' | 'TeamTransaction' | 'Vendor' | 'Wallet' | 'WalletAccount' | 'Withdrawal', ParentType, ContextType>;
};
export type OfferContractEndPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferContractEndPayload'] = ResolversParentTypes['OfferContractEndPayload']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  endingContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type OfferContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferContractPayload'] = ResolversParentTypes['OfferContractPayload']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  endingContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type OpenChatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenChatPayload'] = ResolversParentTypes['OpenChatPayload']> = {
  chat?: Resolver<Types.Maybe<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type OwnLeaderboardPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLeaderboardPlace'] = ResolversParentTypes['OwnLeaderboardPlace']> = {
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prize?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type OwnMissionPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMissionPlace'] = ResolversParentTypes['OwnMissionPlace']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType: TypeResolveFn<'AccountMovementConnection' | 'AccountProfitConnection' | 'AgentActionConnection' | 'AgentContractConnection' | 'AnnouncementConnection' | 'ArticleConnection' | 'BetConnection' | 'BonusConnection' | 'ContractPayoutConnection' | 'DepositConnection' | 'DownlineConnection' | 'FreeSpinsConnection' | 'GameConnection' | 'JackpotWinConnection' | 'LeaderboardConnection' | 'LoginRecordConnection' | 'LotteryDrawConnection' | 'LotteryOrderConnection' | 'MessageConnection' | 'PointEntryConnection' | 'PointRedeemConnection' | 'PointRewardConnection' | 'PosterConnection' | 'PromotionConnection' | 'RaffleTicketConnection' | 'RebateConnection' | 'ReferralFriendConnection' | 'RewardConnection' | 'TeamBetConnection' | 'TeamTransactionConnection' | 'WithdrawalConnection', ParentType, ContextType>;
};
export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  around?: Resolver<Array<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  first?: Resolver<Types.Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<Types.Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  previous?: Resolver<Types.Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
};
export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PayoutAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usableFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PendingPlayLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingPlayLimit'] = ResolversParentTypes['PendingPlayLimit']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  confirmFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type PeriodBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeriodBalance'] = ResolversParentTypes['PeriodBalance']> = {
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  movement?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type PersonalProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalProfit'] = ResolversParentTypes['PersonalProfit']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  byCategory?: Resolver<Array<ResolversTypes['CategoryProfit']>, ParentType, ContextType>;
  byDay?: Resolver<Array<ResolversTypes['DayProfit']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netDepositsLifetime?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PhoneAuthSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneAuthSettings'] = ResolversParentTypes['PhoneAuthSettings']> = {
  apiKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emulatorUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type PlaceLotteryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceLotteryOrderPayload'] = ResolversParentTypes['PlaceLotteryOrderPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  openDraw?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['LotteryOrder']>, ParentType, ContextType>;
  orderEdge?: Resolver<Types.Maybe<ResolversTypes['LotteryOrderEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PlayBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayBreak'] = ResolversParentTypes['PlayBreak']> = {
  kind?: Resolver<ResolversTypes['PlayBreakKind'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type PlayLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayLimit'] = ResolversParentTypes['PlayLimit']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlayLimitKind'], ParentType, ContextType>;
  left?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Types.Maybe<ResolversTypes['PendingPlayLimit']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PlayLimitPeriod'], ParentType, ContextType>;
  resetsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  usedMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type PlayLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayLimits'] = ResolversParentTypes['PlayLimits']> = {
  limits?: Resolver<Array<ResolversTypes['PlayLimit']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CountingRate']>, ParentType, ContextType>;
  selfExclusions?: Resolver<Array<ResolversTypes['BreakLength']>, ParentType, ContextType>;
  timeOuts?: Resolver<Array<ResolversTypes['BreakLength']>, ParentType, ContextType>;
};
export type PointBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointBalance'] = ResolversParentTypes['PointBalance']> = {
  byType?: Resolver<Array<ResolversTypes['PointSum']>, ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['PointTerms']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type PointEarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEarning'] = ResolversParentTypes['PointEarning']> = {
  amountPerPoint?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mostPerDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PointType'], ParentType, ContextType>;
};
export type PointEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEntry'] = ResolversParentTypes['PointEntry']> = {
  balanceAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cause?: Resolver<Types.Maybe<ResolversTypes['PointCause']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PointType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEntryConnection'] = ResolversParentTypes['PointEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointEntryEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEntryEdge'] = ResolversParentTypes['PointEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointEntry'], ParentType, ContextType>;
};
export type PointRedeemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRedeem'] = ResolversParentTypes['PointRedeem']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointRewardKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PointRedeemStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointRedeemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRedeemConnection'] = ResolversParentTypes['PointRedeemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointRedeemEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointRedeemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRedeemEdge'] = ResolversParentTypes['PointRedeemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointRedeem'], ParentType, ContextType>;
};
export type PointRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointReward'] = ResolversParentTypes['PointReward']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PointRewardCategory'], ParentType, ContextType>;
  freeSpins?: Resolver<Types.Maybe<ResolversTypes['FreeSpinTerms']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointRewardKind'], ParentType, ContextType>;
  leastRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostPerMember?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnover?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointRewardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRewardConnection'] = ResolversParentTypes['PointRewardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointRewardEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PointRewardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRewardEdge'] = ResolversParentTypes['PointRewardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointReward'], ParentType, ContextType>;
};
export type PointSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointSum'] = ResolversParentTypes['PointSum']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PointType'], ParentType, ContextType>;
};
export type PointTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointTerms'] = ResolversParentTypes['PointTerms']> = {
  convertLeast?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  convertStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  convertWorth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnings?: Resolver<Array<ResolversTypes['PointEarning']>, ParentType, ContextType>;
};
export type PosterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Poster'] = ResolversParentTypes['Poster']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PosterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterConnection'] = ResolversParentTypes['PosterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PosterEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PosterEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterEdge'] = ResolversParentTypes['PosterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Poster'], ParentType, ContextType>;
};
export type ProfitTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitTotals'] = ResolversParentTypes['ProfitTotals']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['PeriodBalance']>, ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['Linkage']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['PromotionEntry'], ParentType, ContextType>;
  freeSpins?: Resolver<Types.Maybe<ResolversTypes['FreeSpinTerms']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesHtml?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  steps?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsHtml?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PromotionApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionApplication'] = ResolversParentTypes['PromotionApplication']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
};
export type PromotionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PromotionEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type PromotionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionCount'] = ResolversParentTypes['PromotionCount']> = {
  category?: Resolver<ResolversTypes['PromotionCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type PromotionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionEdge'] = ResolversParentTypes['PromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};
export type PromotionExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionExclusion'] = ResolversParentTypes['PromotionExclusion']> = {
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rewardAfter?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type PromotionLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionLoss'] = ResolversParentTypes['PromotionLoss']> = {
  reason?: Resolver<ResolversTypes['PromotionLossReason'], ParentType, ContextType>;
  usedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type PromotionStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionStanding'] = ResolversParentTypes['PromotionStanding']> = {
  accrued?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['PromotionApplication']>, ParentType, ContextType>;
  depositOffer?: Resolver<Types.Maybe<ResolversTypes['DepositOffer']>, ParentType, ContextType>;
  excludes?: Resolver<Array<ResolversTypes['PromotionExclusion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loss?: Resolver<Types.Maybe<ResolversTypes['PromotionLoss']>, ParentType, ContextType>;
  resetsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnover?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  rateLimit?: Resolver<Types.Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  webhookEndpoints?: Resolver<Types.Maybe<Array<ResolversTypes['WebhookEndpoint']>>, ParentType, ContextType>;
};
export type RaffleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Raffle'] = ResolversParentTypes['Raffle']> = {
  bonusTerms?: Resolver<Types.Maybe<ResolversTypes['BonusTerms']>, ParentType, ContextType>;
  depositForTicket?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostTicketsOfDeposit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['RafflePrize']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RafflePrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RafflePrize'] = ResolversParentTypes['RafflePrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RafflePrizeKind'], ParentType, ContextType>;
  odds?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type RaffleTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleTicket'] = ResolversParentTypes['RaffleTicket']> = {
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prize?: Resolver<Types.Maybe<ResolversTypes['RafflePrize']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RaffleTicketSource'], ParentType, ContextType>;
  usedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RaffleTicketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleTicketConnection'] = ResolversParentTypes['RaffleTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RaffleTicketEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RaffleTicketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleTicketEdge'] = ResolversParentTypes['RaffleTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RaffleTicket'], ParentType, ContextType>;
};
export type RateLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type RealTimeContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealTimeContract'] = ResolversParentTypes['RealTimeContract']> = {
  lossRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  profitRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  singleBetAmount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RealityCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealityCheck'] = ResolversParentTypes['RealityCheck']> = {
  canBeOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  intervalMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type RebateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rebate'] = ResolversParentTypes['Rebate']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['RebateShare']>, ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RebateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateConnection'] = ResolversParentTypes['RebateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RebateEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCommission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RebateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateEdge'] = ResolversParentTypes['RebateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Rebate'], ParentType, ContextType>;
};
export type RebateShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateShare'] = ResolversParentTypes['RebateShare']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateBelow?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type RecordExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordExport'] = ResolversParentTypes['RecordExport']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};
export type RedEnvelopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedEnvelope'] = ResolversParentTypes['RedEnvelope']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RedEnvelopeCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedEnvelopeCalendar'] = ResolversParentTypes['RedEnvelopeCalendar']> = {
  bonusTerms?: Resolver<Types.Maybe<ResolversTypes['BonusTerms']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelopes?: Resolver<Array<ResolversTypes['RedEnvelope']>, ParentType, ContextType>;
  serverTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type RedEnvelopeClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedEnvelopeClaim'] = ResolversParentTypes['RedEnvelopeClaim']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  envelope?: Resolver<ResolversTypes['RedEnvelope'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type RedeemPointRewardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemPointRewardPayload'] = ResolversParentTypes['RedeemPointRewardPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  redeem?: Resolver<Types.Maybe<ResolversTypes['PointRedeem']>, ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['PointReward']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RedeliverWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friends?: Resolver<Types.Maybe<ResolversTypes['ReferralFriendConnection']>, ParentType, ContextType, Partial<Types.ReferralFriendsArgs>>;
  invitedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  qualifiedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifyingAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rewardTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['ReferralTier']>, ParentType, ContextType>;
};
export type ReferralFriendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralFriend'] = ResolversParentTypes['ReferralFriend']> = {
  hasDeposited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ReferralFriendConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralFriendConnection'] = ResolversParentTypes['ReferralFriendConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReferralFriendEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ReferralFriendEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralFriendEdge'] = ResolversParentTypes['ReferralFriendEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReferralFriend'], ParentType, ContextType>;
};
export type ReferralTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralTier'] = ResolversParentTypes['ReferralTier']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type RegisterDownlineAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterDownlineAccountPayload'] = ResolversParentTypes['RegisterDownlineAccountPayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstPassword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  bearerToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bonus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonusTurnover?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RegistrationFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RegistrationFieldName'], ParentType, ContextType>;
  pattern?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patternId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type RegistrationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationForm'] = ResolversParentTypes['RegistrationForm']> = {
  fields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  requiresSmsCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type RegistrationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationSettings'] = ResolversParentTypes['RegistrationSettings']> = {
  mobile?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
};
export type RejectContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectContractPayload'] = ResolversParentTypes['RejectContractPayload']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RememberedLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RememberedLogin'] = ResolversParentTypes['RememberedLogin']> = {
  countryDialingCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type RemoveFavoriteGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFavoriteGamePayload'] = ResolversParentTypes['RemoveFavoriteGamePayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  removedGameId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RemovePayoutAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePayoutAccountPayload'] = ResolversParentTypes['RemovePayoutAccountPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RenamePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenamePasskeyPayload'] = ResolversParentTypes['RenamePasskeyPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  passkey?: Resolver<Types.Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RenameSavedFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameSavedFilterPayload'] = ResolversParentTypes['RenameSavedFilterPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ReportMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMail'] = ResolversParentTypes['ReportMail']> = {
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rhythm?: Resolver<ResolversTypes['ReportRhythm'], ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ReportMailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMails'] = ResolversParentTypes['ReportMails']> = {
  maskedEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type RequestCaptchaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCaptchaPayload'] = ResolversParentTypes['RequestCaptchaPayload']> = {
  captcha?: Resolver<Types.Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestEmailCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailCodePayload'] = ResolversParentTypes['RequestEmailCodePayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondsToWait?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestHumanCheckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestHumanCheckPayload'] = ResolversParentTypes['RequestHumanCheckPayload']> = {
  humanCheck?: Resolver<Types.Maybe<ResolversTypes['HumanCheck']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestMemberCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestMemberCodePayload'] = ResolversParentTypes['RequestMemberCodePayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondsToWait?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestMobileCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestMobileCodePayload'] = ResolversParentTypes['RequestMobileCodePayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondsToWait?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestPasskeyLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasskeyLoginPayload'] = ResolversParentTypes['RequestPasskeyLoginPayload']> = {
  options?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestPasswordLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordLinkPayload'] = ResolversParentTypes['RequestPasswordLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RequestSmsCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestSmsCodePayload'] = ResolversParentTypes['RequestSmsCodePayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondsToWait?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ResetPasswordWithLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordWithLinkPayload'] = ResolversParentTypes['ResetPasswordWithLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ResetPaymentPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPaymentPasswordPayload'] = ResolversParentTypes['ResetPaymentPasswordPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ResponsibleGamingContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponsibleGamingContent'] = ResolversParentTypes['ResponsibleGamingContent']> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helplines?: Resolver<Array<ResolversTypes['Helpline']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['SelfTestQuestion']>, ParentType, ContextType>;
};
export type RevokeOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsPayload'] = ResolversParentTypes['RevokeOtherSessionsPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  revokedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  revokedSessionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeSpins?: Resolver<Types.Maybe<ResolversTypes['FreeSpinTerms']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RewardKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnoverRequired?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RewardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardConnection'] = ResolversParentTypes['RewardConnection']> = {
  claimableCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['RewardEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['RewardTotals']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RewardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardEdge'] = ResolversParentTypes['RewardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
};
export type RewardTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardTotals'] = ResolversParentTypes['RewardTotals']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type SaveAccountNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAccountNotePayload'] = ResolversParentTypes['SaveAccountNotePayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['DownlineAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SaveFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFilterPayload'] = ResolversParentTypes['SaveFilterPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SavePostbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePostbackPayload'] = ResolversParentTypes['SavePostbackPayload']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SavedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<Types.Maybe<ResolversTypes['ReportMail']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<Types.Maybe<ResolversTypes['AgentReport']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};
export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enabledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type SecondFactorChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorChallenge'] = ResolversParentTypes['SecondFactorChallenge']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type SelectCurrencyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectCurrencyPayload'] = ResolversParentTypes['SelectCurrencyPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SelfTestQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfTestQuestion'] = ResolversParentTypes['SelfTestQuestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type SendDownlineResetLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendDownlineResetLinkPayload'] = ResolversParentTypes['SendDownlineResetLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SendFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  feedbackId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentChange'] = ResolversParentTypes['SentChange']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['SentChangeKind']>, ParentType, ContextType>;
  recordId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SentChangeState'], ParentType, ContextType>;
};
export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAvatarPayload'] = ResolversParentTypes['SetAvatarPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEmailPayload'] = ResolversParentTypes['SetEmailPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetJackpotOptInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetJackpotOptInPayload'] = ResolversParentTypes['SetJackpotOptInPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLanguagePayload'] = ResolversParentTypes['SetLanguagePayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetMessageFavoritesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMessageFavoritesPayload'] = ResolversParentTypes['SetMessageFavoritesPayload']> = {
  messageIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetMobilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMobilePayload'] = ResolversParentTypes['SetMobilePayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetPaymentPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentPasswordPayload'] = ResolversParentTypes['SetPaymentPasswordPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetPlayLimitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPlayLimitPayload'] = ResolversParentTypes['SetPlayLimitPayload']> = {
  cancelledDeposits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SetRealityCheckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRealityCheckPayload'] = ResolversParentTypes['SetRealityCheckPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SignInCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInCalendar'] = ResolversParentTypes['SignInCalendar']> = {
  bonusTerms?: Resolver<Types.Maybe<ResolversTypes['BonusTerms']>, ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['SignInReward']>, ParentType, ContextType>;
  serverTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type SignInRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInReward'] = ResolversParentTypes['SignInReward']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type SignInStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInStanding'] = ResolversParentTypes['SignInStanding']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  streak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type SignInTodayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInTodayPayload'] = ResolversParentTypes['SignInTodayPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  affiliate?: Resolver<Types.Maybe<ResolversTypes['SiteAffiliate']>, ParentType, ContextType>;
  announcements?: Resolver<Types.Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, Partial<Types.SiteAnnouncementsArgs>>;
  article?: Resolver<Types.Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<Types.SiteArticleArgs, 'section' | 'slug'>>;
  articles?: Resolver<Types.Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, RequireFields<Types.SiteArticlesArgs, 'section'>>;
  banners?: Resolver<Types.Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<Types.SiteBannersArgs, 'group'>>;
  brand?: Resolver<Types.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  collectsFieldData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countries?: Resolver<Types.Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  dailySignIn?: Resolver<Types.Maybe<ResolversTypes['SignInCalendar']>, ParentType, ContextType>;
  domains?: Resolver<Types.Maybe<Array<ResolversTypes['SiteDomain']>>, ParentType, ContextType>;
  features?: Resolver<Types.Maybe<ResolversTypes['SiteFeatures']>, ParentType, ContextType>;
  gameMenu?: Resolver<Types.Maybe<Array<ResolversTypes['GameMenuEntry']>>, ParentType, ContextType>;
  games?: Resolver<Types.Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<Types.SiteGamesArgs, 'sort'>>;
  helpCentre?: Resolver<Types.Maybe<ResolversTypes['HelpCentre']>, ParentType, ContextType>;
  homeSections?: Resolver<Types.Maybe<Array<ResolversTypes['HomeSection']>>, ParentType, ContextType>;
  hotGames?: Resolver<Types.Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<Types.SiteHotGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpotWinners?: Resolver<Types.Maybe<ResolversTypes['JackpotWinConnection']>, ParentType, ContextType, Partial<Types.SiteJackpotWinnersArgs>>;
  jackpotWins?: Resolver<Types.Maybe<Array<ResolversTypes['JackpotWin']>>, ParentType, ContextType>;
  jackpots?: Resolver<Types.Maybe<Array<ResolversTypes['Jackpot']>>, ParentType, ContextType>;
  languages?: Resolver<Types.Maybe<Array<ResolversTypes['Language']>>, ParentType, ContextType>;
  leaderboard?: Resolver<Types.Maybe<ResolversTypes['Leaderboard']>, ParentType, ContextType, RequireFields<Types.SiteLeaderboardArgs, 'internalID'>>;
  leaderboards?: Resolver<Types.Maybe<ResolversTypes['LeaderboardConnection']>, ParentType, ContextType, Partial<Types.SiteLeaderboardsArgs>>;
  lottery?: Resolver<Types.Maybe<ResolversTypes['Lottery']>, ParentType, ContextType, RequireFields<Types.SiteLotteryArgs, 'code'>>;
  lotteryMenu?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType, Partial<Types.SiteLotteryMenuArgs>>;
  missionLeaderboard?: Resolver<Types.Maybe<Array<ResolversTypes['MissionPlace']>>, ParentType, ContextType, RequireFields<Types.SiteMissionLeaderboardArgs, 'period'>>;
  page?: Resolver<Types.Maybe<ResolversTypes['SitePage']>, ParentType, ContextType, RequireFields<Types.SitePageArgs, 'slug'>>;
  phoneAuth?: Resolver<Types.Maybe<ResolversTypes['PhoneAuthSettings']>, ParentType, ContextType>;
  pointRewards?: Resolver<Types.Maybe<ResolversTypes['PointRewardConnection']>, ParentType, ContextType, Partial<Types.SitePointRewardsArgs>>;
  popularLotteries?: Resolver<Types.Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType, Partial<Types.SitePopularLotteriesArgs>>;
  promotion?: Resolver<Types.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<Types.SitePromotionArgs, 'internalID'>>;
  promotionCounts?: Resolver<Types.Maybe<Array<ResolversTypes['PromotionCount']>>, ParentType, ContextType>;
  promotions?: Resolver<Types.Maybe<ResolversTypes['PromotionConnection']>, ParentType, ContextType, Partial<Types.SitePromotionsArgs>>;
  raffle?: Resolver<Types.Maybe<ResolversTypes['Raffle']>, ParentType, ContextType>;
  recentWins?: Resolver<Types.Maybe<Array<ResolversTypes['Win']>>, ParentType, ContextType>;
  redEnvelopes?: Resolver<Types.Maybe<ResolversTypes['RedEnvelopeCalendar']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['RegistrationSettings']>, ParentType, ContextType>;
  resources?: Resolver<Types.Maybe<Array<ResolversTypes['SiteResource']>>, ParentType, ContextType, Partial<Types.SiteResourcesArgs>>;
  responsibleGaming?: Resolver<Types.Maybe<ResolversTypes['ResponsibleGamingContent']>, ParentType, ContextType, Partial<Types.SiteResponsibleGamingArgs>>;
  search?: Resolver<Types.Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<Types.SiteSearchArgs, 'first' | 'text'>>;
  socialProviders?: Resolver<Types.Maybe<Array<ResolversTypes['SocialProvider']>>, ParentType, ContextType>;
  vipLevels?: Resolver<Types.Maybe<Array<ResolversTypes['VipLevel']>>, ParentType, ContextType>;
  webPushKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winners?: Resolver<Types.Maybe<Array<ResolversTypes['Win']>>, ParentType, ContextType, RequireFields<Types.SiteWinnersArgs, 'period'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SiteAffiliateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAffiliate'] = ResolversParentTypes['SiteAffiliate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  followSystemTheme?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceLightTheme?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forcedPasswordChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freePlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hourlySalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCentre?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingParts?: Resolver<Array<ResolversTypes['SitePart']>, ParentType, ContextType>;
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
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type SiteResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteResource'] = ResolversParentTypes['SiteResource']> = {
  kind?: Resolver<ResolversTypes['SiteResourceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCodeUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};
export type SocialProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialProvider'] = ResolversParentTypes['SocialProvider']> = {
  kind?: Resolver<ResolversTypes['SocialProviderKind'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};
export type StatementPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementPeriod'] = ResolversParentTypes['StatementPeriod']> = {
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  netDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type StepUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepUpPayload'] = ResolversParentTypes['StepUpPayload']> = {
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SubmitIdentityDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitIdentityDocumentPayload'] = ResolversParentTypes['SubmitIdentityDocumentPayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SubscribeToWebPushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToWebPushPayload'] = ResolversParentTypes['SubscribeToWebPushPayload']> = {
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  announcementPublished?: SubscriptionResolver<ResolversTypes['Announcement'], "announcementPublished", ParentType, ContextType>;
  balanceChanged?: SubscriptionResolver<ResolversTypes['Wallet'], "balanceChanged", ParentType, ContextType>;
  bonusChanged?: SubscriptionResolver<ResolversTypes['Bonus'], "bonusChanged", ParentType, ContextType, RequireFields<Types.SubscriptionBonusChangedArgs, 'id'>>;
  claimableChanged?: SubscriptionResolver<ResolversTypes['Member'], "claimableChanged", ParentType, ContextType>;
  claimableMissionsChanged?: SubscriptionResolver<ResolversTypes['Member'], "claimableMissionsChanged", ParentType, ContextType>;
  contractsChanged?: SubscriptionResolver<ResolversTypes['Agent'], "contractsChanged", ParentType, ContextType>;
  dailySignInChanged?: SubscriptionResolver<ResolversTypes['Member'], "dailySignInChanged", ParentType, ContextType>;
  depositChanged?: SubscriptionResolver<ResolversTypes['Deposit'], "depositChanged", ParentType, ContextType, RequireFields<Types.SubscriptionDepositChangedArgs, 'id'>>;
  freeSpinsChanged?: SubscriptionResolver<ResolversTypes['Member'], "freeSpinsChanged", ParentType, ContextType>;
  identityCheckChanged?: SubscriptionResolver<ResolversTypes['Member'], "identityCheckChanged", ParentType, ContextType>;
  jackpotsChanged?: SubscriptionResolver<ResolversTypes['Site'], "jackpotsChanged", ParentType, ContextType>;
  leaderboardChanged?: SubscriptionResolver<ResolversTypes['LeaderboardChange'], "leaderboardChanged", ParentType, ContextType, RequireFields<Types.SubscriptionLeaderboardChangedArgs, 'id'>>;
  lotteryDrawn?: SubscriptionResolver<ResolversTypes['Lottery'], "lotteryDrawn", ParentType, ContextType, RequireFields<Types.SubscriptionLotteryDrawnArgs, 'lotteryId'>>;
  lotteryOrderSettled?: SubscriptionResolver<ResolversTypes['LotteryOrder'], "lotteryOrderSettled", ParentType, ContextType>;
  missionsChanged?: SubscriptionResolver<ResolversTypes['Member'], "missionsChanged", ParentType, ContextType>;
  pointsChanged?: SubscriptionResolver<ResolversTypes['Member'], "pointsChanged", ParentType, ContextType>;
  promotionsChanged?: SubscriptionResolver<ResolversTypes['Member'], "promotionsChanged", ParentType, ContextType>;
  raffleTicketsChanged?: SubscriptionResolver<ResolversTypes['Member'], "raffleTicketsChanged", ParentType, ContextType>;
  realityCheckChanged?: SubscriptionResolver<ResolversTypes['Member'], "realityCheckChanged", ParentType, ContextType>;
  redEnvelopesChanged?: SubscriptionResolver<ResolversTypes['RedEnvelopeCalendar'], "redEnvelopesChanged", ParentType, ContextType>;
  rewardsChanged?: SubscriptionResolver<ResolversTypes['Member'], "rewardsChanged", ParentType, ContextType>;
  systemStatusChanged?: SubscriptionResolver<ResolversTypes['SystemStatus'], "systemStatusChanged", ParentType, ContextType>;
  unreadCountsChanged?: SubscriptionResolver<ResolversTypes['Member'], "unreadCountsChanged", ParentType, ContextType>;
  vipProgressChanged?: SubscriptionResolver<ResolversTypes['Member'], "vipProgressChanged", ParentType, ContextType>;
  withdrawalChanged?: SubscriptionResolver<ResolversTypes['Withdrawal'], "withdrawalChanged", ParentType, ContextType, RequireFields<Types.SubscriptionWithdrawalChangedArgs, 'id'>>;
  withdrawalsChanged?: SubscriptionResolver<ResolversTypes['Member'], "withdrawalsChanged", ParentType, ContextType>;
  won?: SubscriptionResolver<ResolversTypes['Win'], "won", ParentType, ContextType>;
};
export type SystemStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  contactUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ip?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SystemState'], ParentType, ContextType>;
};
export type TakePlayBreakPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakePlayBreakPayload'] = ResolversParentTypes['TakePlayBreakPayload']> = {
  playBreak?: Resolver<Types.Maybe<ResolversTypes['PlayBreak']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamBetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBet'] = ResolversParentTypes['TeamBet']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  round?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selection?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamBetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetEdge'] = ResolversParentTypes['TeamBetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamBet'], ParentType, ContextType>;
};
export type TeamBetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetTotals'] = ResolversParentTypes['TeamBetTotals']> = {
  houseResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamDayProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamDayProfit'] = ResolversParentTypes['TeamDayProfit']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamProfit'] = ResolversParentTypes['TeamProfit']> = {
  __resolveType: TypeResolveFn<'AccountProfit' | 'ProfitTotals', ParentType, ContextType>;
};
export type TeamTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamTransaction'] = ResolversParentTypes['TeamTransaction']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountMovementKind'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamTransactionConnection'] = ResolversParentTypes['TeamTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamTransactionEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AccountMovementTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TeamTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamTransactionEdge'] = ResolversParentTypes['TeamTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamTransaction'], ParentType, ContextType>;
};
export type TerminateContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TerminateContractPayload'] = ResolversParentTypes['TerminateContractPayload']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  endingContracts?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransferFundsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferFundsPayload'] = ResolversParentTypes['TransferFundsPayload']> = {
  transferred?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransferReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferReceiver'] = ResolversParentTypes['TransferReceiver']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type TransferTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferTerms'] = ResolversParentTypes['TransferTerms']> = {
  dailyAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dailyAmountLeft?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dailyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyCountLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaymentPasswordSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upline?: Resolver<Types.Maybe<ResolversTypes['TransferReceiver']>, ParentType, ContextType>;
};
export type TransferToDownlinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferToDownlinePayload'] = ResolversParentTypes['TransferToDownlinePayload']> = {
  transferred?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransferToUplinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferToUplinePayload'] = ResolversParentTypes['TransferToUplinePayload']> = {
  transferred?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TurnoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Turnover'] = ResolversParentTypes['Turnover']> = {
  __resolveType: TypeResolveFn<'AccountProfit' | 'AgentFigures' | 'Bet' | 'BetTotals' | 'PersonalProfit' | 'ProfitTotals' | 'TeamBet' | 'TeamBetTotals', ParentType, ContextType>;
};
export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}
export type UnsubscribeFromWebPushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromWebPushPayload'] = ResolversParentTypes['UnsubscribeFromWebPushPayload']> = {
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type UpdateDownlineAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDownlineAccountPayload'] = ResolversParentTypes['UpdateDownlineAccountPayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['DownlineAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  limit?: Resolver<Types.Maybe<ResolversTypes['PlayLimit']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playBreak?: Resolver<Types.Maybe<ResolversTypes['PlayBreak']>, ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  retryAfter?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameTypes?: Resolver<Types.Maybe<Array<ResolversTypes['VendorGameType']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAsList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type VendorGameTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VendorGameType'] = ResolversParentTypes['VendorGameType']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  agent?: Resolver<Types.Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  cdn?: Resolver<Types.Maybe<ResolversTypes['CdnChoices']>, ParentType, ContextType>;
  customerService?: Resolver<Types.Maybe<ResolversTypes['CustomerService']>, ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  rememberedLogin?: Resolver<Types.Maybe<ResolversTypes['RememberedLogin']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  systemStatus?: Resolver<Types.Maybe<ResolversTypes['SystemStatus']>, ParentType, ContextType>;
};
export type VipKeepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VipKeep'] = ResolversParentTypes['VipKeep']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type VipLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VipLevel'] = ResolversParentTypes['VipLevel']> = {
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  club?: Resolver<ResolversTypes['ClubLevel'], ParentType, ContextType>;
  keepTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type VipProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VipProgress'] = ResolversParentTypes['VipProgress']> = {
  current?: Resolver<ResolversTypes['VipLevel'], ParentType, ContextType>;
  keep?: Resolver<Types.Maybe<ResolversTypes['VipKeep']>, ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['VipLevel']>, ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  accounts?: Resolver<Types.Maybe<Array<ResolversTypes['WalletAccount']>>, ParentType, ContextType>;
  available?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currencyWallets?: Resolver<Types.Maybe<Array<ResolversTypes['CurrencyWallet']>>, ParentType, ContextType>;
  depositChannels?: Resolver<Types.Maybe<Array<ResolversTypes['DepositChannel']>>, ParentType, ContextType>;
  games?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transferTerms?: Resolver<Types.Maybe<ResolversTypes['TransferTerms']>, ParentType, ContextType, RequireFields<Types.WalletTransferTermsArgs, 'direction'>>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawalTerms?: Resolver<Types.Maybe<ResolversTypes['WithdrawalTerms']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type WalletAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletAccount'] = ResolversParentTypes['WalletAccount']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['WebhookState']>, ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['WebhookTry']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
};
export type WebhookEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  disabledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type WebhookTryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTry'] = ResolversParentTypes['WebhookTry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type WinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Win'] = ResolversParentTypes['Win']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  arriving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['WithdrawalPart']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['WithdrawalStep']>, ParentType, ContextType>;
  viewerCanCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type WithdrawalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WithdrawalEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type WithdrawalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalEdge'] = ResolversParentTypes['WithdrawalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};
export type WithdrawalPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalPart'] = ResolversParentTypes['WithdrawalPart']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  confirmBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  internalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDepositFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proofCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalPartState'], ParentType, ContextType>;
  viewerCanConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type WithdrawalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalStep'] = ResolversParentTypes['WithdrawalStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
};
export type WithdrawalTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalTerms'] = ResolversParentTypes['WithdrawalTerms']> = {
  confirmMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dailyAmountLeft?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dailyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyCountLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIdentityCheckNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentPasswordSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverDone?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnoverRequired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type Resolvers<ContextType = Context> = {
  AcceptContractPayload?: AcceptContractPayloadResolvers<ContextType>;
  AcceptTermsPayload?: AcceptTermsPayloadResolvers<ContextType>;
  AccountMovement?: AccountMovementResolvers<ContextType>;
  AccountMovementConnection?: AccountMovementConnectionResolvers<ContextType>;
  AccountMovementEdge?: AccountMovementEdgeResolvers<ContextType>;
  AccountMovementTotals?: AccountMovementTotalsResolvers<ContextType>;
  AccountNote?: AccountNoteResolvers<ContextType>;
  AccountProfit?: AccountProfitResolvers<ContextType>;
  AccountProfitConnection?: AccountProfitConnectionResolvers<ContextType>;
  AccountProfitEdge?: AccountProfitEdgeResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AcknowledgeRealityCheckPayload?: AcknowledgeRealityCheckPayloadResolvers<ContextType>;
  ActivityStatement?: ActivityStatementResolvers<ContextType>;
  AddFavoriteGamePayload?: AddFavoriteGamePayloadResolvers<ContextType>;
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  AddPayoutAccountPayload?: AddPayoutAccountPayloadResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  AgentAction?: AgentActionResolvers<ContextType>;
  AgentActionChange?: AgentActionChangeResolvers<ContextType>;
  AgentActionConnection?: AgentActionConnectionResolvers<ContextType>;
  AgentActionEdge?: AgentActionEdgeResolvers<ContextType>;
  AgentContract?: AgentContractResolvers<ContextType>;
  AgentContractConnection?: AgentContractConnectionResolvers<ContextType>;
  AgentContractEdge?: AgentContractEdgeResolvers<ContextType>;
  AgentDay?: AgentDayResolvers<ContextType>;
  AgentDigest?: AgentDigestResolvers<ContextType>;
  AgentFigures?: AgentFiguresResolvers<ContextType>;
  AgentOverview?: AgentOverviewResolvers<ContextType>;
  AgentRevenue?: AgentRevenueResolvers<ContextType>;
  AgentRevenueRow?: AgentRevenueRowResolvers<ContextType>;
  AgentRevenueSums?: AgentRevenueSumsResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementConnection?: AnnouncementConnectionResolvers<ContextType>;
  AnnouncementEdge?: AnnouncementEdgeResolvers<ContextType>;
  ApplyForPromotionPayload?: ApplyForPromotionPayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  AvatarChoice?: AvatarChoiceResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BeginPasskeyPayload?: BeginPasskeyPayloadResolvers<ContextType>;
  BeginSecondFactorPayload?: BeginSecondFactorPayloadResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetConnection?: BetConnectionResolvers<ContextType>;
  BetEdge?: BetEdgeResolvers<ContextType>;
  BetTotals?: BetTotalsResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  BonusConnection?: BonusConnectionResolvers<ContextType>;
  BonusEdge?: BonusEdgeResolvers<ContextType>;
  BonusTerms?: BonusTermsResolvers<ContextType>;
  BonusTotals?: BonusTotalsResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CancelDepositPayload?: CancelDepositPayloadResolvers<ContextType>;
  CancelLotteryOrderPayload?: CancelLotteryOrderPayloadResolvers<ContextType>;
  CancelWithdrawalPayload?: CancelWithdrawalPayloadResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CashFlow?: CashFlowResolvers<ContextType>;
  CategoryProfit?: CategoryProfitResolvers<ContextType>;
  CdnCandidate?: CdnCandidateResolvers<ContextType>;
  CdnChoice?: CdnChoiceResolvers<ContextType>;
  CdnChoices?: CdnChoicesResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChatRoom?: ChatRoomResolvers<ContextType>;
  CheckAffiliateCodePayload?: CheckAffiliateCodePayloadResolvers<ContextType>;
  CheckUsernamePayload?: CheckUsernamePayloadResolvers<ContextType>;
  ClaimMissionPayload?: ClaimMissionPayloadResolvers<ContextType>;
  ClaimPromotionPayload?: ClaimPromotionPayloadResolvers<ContextType>;
  ClaimRedEnvelopePayload?: ClaimRedEnvelopePayloadResolvers<ContextType>;
  ClaimRewardPayload?: ClaimRewardPayloadResolvers<ContextType>;
  CloseAccountPayload?: CloseAccountPayloadResolvers<ContextType>;
  ClubLevel?: ClubLevelResolvers<ContextType>;
  CollectFundsPayload?: CollectFundsPayloadResolvers<ContextType>;
  ConfirmPlayLimitPayload?: ConfirmPlayLimitPayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  ConfirmWithdrawalPayload?: ConfirmWithdrawalPayloadResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  ContractPayload?: ContractPayloadResolvers<ContextType>;
  ContractPayout?: ContractPayoutResolvers<ContextType>;
  ContractPayoutConnection?: ContractPayoutConnectionResolvers<ContextType>;
  ContractPayoutEdge?: ContractPayoutEdgeResolvers<ContextType>;
  ContractPayoutShare?: ContractPayoutShareResolvers<ContextType>;
  ContractTerms?: ContractTermsResolvers<ContextType>;
  ContractTier?: ContractTierResolvers<ContextType>;
  ConvertPointsPayload?: ConvertPointsPayloadResolvers<ContextType>;
  CountInviteClickPayload?: CountInviteClickPayloadResolvers<ContextType>;
  CountingRate?: CountingRateResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateDepositPayload?: CreateDepositPayloadResolvers<ContextType>;
  CreateInviteLinkPayload?: CreateInviteLinkPayloadResolvers<ContextType>;
  CreateWithdrawalPayload?: CreateWithdrawalPayloadResolvers<ContextType>;
  CurrencyWallet?: CurrencyWalletResolvers<ContextType>;
  CustomerService?: CustomerServiceResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayProfit?: DayProfitResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAccountNotePayload?: DeleteAccountNotePayloadResolvers<ContextType>;
  DeleteInviteLinkPayload?: DeleteInviteLinkPayloadResolvers<ContextType>;
  DeleteMessagesPayload?: DeleteMessagesPayloadResolvers<ContextType>;
  DeleteSavedFilterPayload?: DeleteSavedFilterPayloadResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositBankAccount?: DepositBankAccountResolvers<ContextType>;
  DepositChannel?: DepositChannelResolvers<ContextType>;
  DepositConnection?: DepositConnectionResolvers<ContextType>;
  DepositEdge?: DepositEdgeResolvers<ContextType>;
  DepositOffer?: DepositOfferResolvers<ContextType>;
  DigestAccount?: DigestAccountResolvers<ContextType>;
  DownlineAccount?: DownlineAccountResolvers<ContextType>;
  DownlineConnection?: DownlineConnectionResolvers<ContextType>;
  DownlineDetails?: DownlineDetailsResolvers<ContextType>;
  DownlineEdge?: DownlineEdgeResolvers<ContextType>;
  DownlineLogin?: DownlineLoginResolvers<ContextType>;
  DrawRafflePrizePayload?: DrawRafflePrizePayloadResolvers<ContextType>;
  EndSecondFactorPayload?: EndSecondFactorPayloadResolvers<ContextType>;
  EndingContract?: EndingContractResolvers<ContextType>;
  ExportRecordPayload?: ExportRecordPayloadResolvers<ContextType>;
  ForfeitBonusPayload?: ForfeitBonusPayloadResolvers<ContextType>;
  FreeSpinTerms?: FreeSpinTermsResolvers<ContextType>;
  FreeSpins?: FreeSpinsResolvers<ContextType>;
  FreeSpinsConnection?: FreeSpinsConnectionResolvers<ContextType>;
  FreeSpinsEdge?: FreeSpinsEdgeResolvers<ContextType>;
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
  Helpline?: HelplineResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  HumanCheck?: HumanCheckResolvers<ContextType>;
  IdentityCheck?: IdentityCheckResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InviteLink?: InviteLinkResolvers<ContextType>;
  Jackpot?: JackpotResolvers<ContextType>;
  JackpotLevel?: JackpotLevelResolvers<ContextType>;
  JackpotOptIn?: JackpotOptInResolvers<ContextType>;
  JackpotWin?: JackpotWinResolvers<ContextType>;
  JackpotWinConnection?: JackpotWinConnectionResolvers<ContextType>;
  JackpotWinEdge?: JackpotWinEdgeResolvers<ContextType>;
  JoinPromotionPayload?: JoinPromotionPayloadResolvers<ContextType>;
  JoinTournamentPayload?: JoinTournamentPayloadResolvers<ContextType>;
  KeepAccountPayload?: KeepAccountPayloadResolvers<ContextType>;
  KeepPlayLimitsPayload?: KeepPlayLimitsPayloadResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LastLogin?: LastLoginResolvers<ContextType>;
  LaunchDemoGamePayload?: LaunchDemoGamePayloadResolvers<ContextType>;
  LaunchGamePayload?: LaunchGamePayloadResolvers<ContextType>;
  LaunchPayload?: LaunchPayloadResolvers<ContextType>;
  Leaderboard?: LeaderboardResolvers<ContextType>;
  LeaderboardChange?: LeaderboardChangeResolvers<ContextType>;
  LeaderboardConnection?: LeaderboardConnectionResolvers<ContextType>;
  LeaderboardEdge?: LeaderboardEdgeResolvers<ContextType>;
  LeaderboardPlace?: LeaderboardPlaceResolvers<ContextType>;
  LeaderboardPrize?: LeaderboardPrizeResolvers<ContextType>;
  Linkage?: LinkageResolvers<ContextType>;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  LoginRecord?: LoginRecordResolvers<ContextType>;
  LoginRecordConnection?: LoginRecordConnectionResolvers<ContextType>;
  LoginRecordEdge?: LoginRecordEdgeResolvers<ContextType>;
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
  LotteryStanding?: LotteryStandingResolvers<ContextType>;
  MailReportPayload?: MailReportPayloadResolvers<ContextType>;
  MarkMessagesReadPayload?: MarkMessagesReadPayloadResolvers<ContextType>;
  MarketingChoice?: MarketingChoiceResolvers<ContextType>;
  MarketingChoices?: MarketingChoicesResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberContracts?: MemberContractsResolvers<ContextType>;
  MemberLabel?: MemberLabelResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Mission?: MissionResolvers<ContextType>;
  MissionPlace?: MissionPlaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OfferContractEndPayload?: OfferContractEndPayloadResolvers<ContextType>;
  OfferContractPayload?: OfferContractPayloadResolvers<ContextType>;
  OpenChatPayload?: OpenChatPayloadResolvers<ContextType>;
  OwnLeaderboardPlace?: OwnLeaderboardPlaceResolvers<ContextType>;
  OwnMissionPlace?: OwnMissionPlaceResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PendingPlayLimit?: PendingPlayLimitResolvers<ContextType>;
  PeriodBalance?: PeriodBalanceResolvers<ContextType>;
  PersonalProfit?: PersonalProfitResolvers<ContextType>;
  PhoneAuthSettings?: PhoneAuthSettingsResolvers<ContextType>;
  PlaceLotteryOrderPayload?: PlaceLotteryOrderPayloadResolvers<ContextType>;
  PlayBreak?: PlayBreakResolvers<ContextType>;
  PlayLimit?: PlayLimitResolvers<ContextType>;
  PlayLimits?: PlayLimitsResolvers<ContextType>;
  PointBalance?: PointBalanceResolvers<ContextType>;
  PointEarning?: PointEarningResolvers<ContextType>;
  PointEntry?: PointEntryResolvers<ContextType>;
  PointEntryConnection?: PointEntryConnectionResolvers<ContextType>;
  PointEntryEdge?: PointEntryEdgeResolvers<ContextType>;
  PointRedeem?: PointRedeemResolvers<ContextType>;
  PointRedeemConnection?: PointRedeemConnectionResolvers<ContextType>;
  PointRedeemEdge?: PointRedeemEdgeResolvers<ContextType>;
  PointReward?: PointRewardResolvers<ContextType>;
  PointRewardConnection?: PointRewardConnectionResolvers<ContextType>;
  PointRewardEdge?: PointRewardEdgeResolvers<ContextType>;
  PointSum?: PointSumResolvers<ContextType>;
  PointTerms?: PointTermsResolvers<ContextType>;
  Poster?: PosterResolvers<ContextType>;
  PosterConnection?: PosterConnectionResolvers<ContextType>;
  PosterEdge?: PosterEdgeResolvers<ContextType>;
  ProfitTotals?: ProfitTotalsResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionApplication?: PromotionApplicationResolvers<ContextType>;
  PromotionConnection?: PromotionConnectionResolvers<ContextType>;
  PromotionCount?: PromotionCountResolvers<ContextType>;
  PromotionEdge?: PromotionEdgeResolvers<ContextType>;
  PromotionExclusion?: PromotionExclusionResolvers<ContextType>;
  PromotionLoss?: PromotionLossResolvers<ContextType>;
  PromotionStanding?: PromotionStandingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Raffle?: RaffleResolvers<ContextType>;
  RafflePrize?: RafflePrizeResolvers<ContextType>;
  RaffleTicket?: RaffleTicketResolvers<ContextType>;
  RaffleTicketConnection?: RaffleTicketConnectionResolvers<ContextType>;
  RaffleTicketEdge?: RaffleTicketEdgeResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RealTimeContract?: RealTimeContractResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  Rebate?: RebateResolvers<ContextType>;
  RebateConnection?: RebateConnectionResolvers<ContextType>;
  RebateEdge?: RebateEdgeResolvers<ContextType>;
  RebateShare?: RebateShareResolvers<ContextType>;
  RecordExport?: RecordExportResolvers<ContextType>;
  RedEnvelope?: RedEnvelopeResolvers<ContextType>;
  RedEnvelopeCalendar?: RedEnvelopeCalendarResolvers<ContextType>;
  RedEnvelopeClaim?: RedEnvelopeClaimResolvers<ContextType>;
  RedeemPointRewardPayload?: RedeemPointRewardPayloadResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralFriend?: ReferralFriendResolvers<ContextType>;
  ReferralFriendConnection?: ReferralFriendConnectionResolvers<ContextType>;
  ReferralFriendEdge?: ReferralFriendEdgeResolvers<ContextType>;
  ReferralTier?: ReferralTierResolvers<ContextType>;
  RegisterDownlineAccountPayload?: RegisterDownlineAccountPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationForm?: RegistrationFormResolvers<ContextType>;
  RegistrationSettings?: RegistrationSettingsResolvers<ContextType>;
  RejectContractPayload?: RejectContractPayloadResolvers<ContextType>;
  RememberedLogin?: RememberedLoginResolvers<ContextType>;
  RemoveFavoriteGamePayload?: RemoveFavoriteGamePayloadResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RemovePayoutAccountPayload?: RemovePayoutAccountPayloadResolvers<ContextType>;
  RenamePasskeyPayload?: RenamePasskeyPayloadResolvers<ContextType>;
  RenameSavedFilterPayload?: RenameSavedFilterPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  ReportMail?: ReportMailResolvers<ContextType>;
  ReportMails?: ReportMailsResolvers<ContextType>;
  RequestCaptchaPayload?: RequestCaptchaPayloadResolvers<ContextType>;
  RequestEmailCodePayload?: RequestEmailCodePayloadResolvers<ContextType>;
  RequestHumanCheckPayload?: RequestHumanCheckPayloadResolvers<ContextType>;
  RequestMemberCodePayload?: RequestMemberCodePayloadResolvers<ContextType>;
  RequestMobileCodePayload?: RequestMobileCodePayloadResolvers<ContextType>;
  RequestPasskeyLoginPayload?: RequestPasskeyLoginPayloadResolvers<ContextType>;
  RequestPasswordLinkPayload?: RequestPasswordLinkPayloadResolvers<ContextType>;
  RequestSmsCodePayload?: RequestSmsCodePayloadResolvers<ContextType>;
  ResetPasswordWithLinkPayload?: ResetPasswordWithLinkPayloadResolvers<ContextType>;
  ResetPaymentPasswordPayload?: ResetPaymentPasswordPayloadResolvers<ContextType>;
  ResponsibleGamingContent?: ResponsibleGamingContentResolvers<ContextType>;
  RevokeOtherSessionsPayload?: RevokeOtherSessionsPayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RewardConnection?: RewardConnectionResolvers<ContextType>;
  RewardEdge?: RewardEdgeResolvers<ContextType>;
  RewardTotals?: RewardTotalsResolvers<ContextType>;
  SaveAccountNotePayload?: SaveAccountNotePayloadResolvers<ContextType>;
  SaveFilterPayload?: SaveFilterPayloadResolvers<ContextType>;
  SavePostbackPayload?: SavePostbackPayloadResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorChallenge?: SecondFactorChallengeResolvers<ContextType>;
  SelectCurrencyPayload?: SelectCurrencyPayloadResolvers<ContextType>;
  SelfTestQuestion?: SelfTestQuestionResolvers<ContextType>;
  SendDownlineResetLinkPayload?: SendDownlineResetLinkPayloadResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  SentChange?: SentChangeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetAvatarPayload?: SetAvatarPayloadResolvers<ContextType>;
  SetEmailPayload?: SetEmailPayloadResolvers<ContextType>;
  SetJackpotOptInPayload?: SetJackpotOptInPayloadResolvers<ContextType>;
  SetLanguagePayload?: SetLanguagePayloadResolvers<ContextType>;
  SetMessageFavoritesPayload?: SetMessageFavoritesPayloadResolvers<ContextType>;
  SetMobilePayload?: SetMobilePayloadResolvers<ContextType>;
  SetPaymentPasswordPayload?: SetPaymentPasswordPayloadResolvers<ContextType>;
  SetPlayLimitPayload?: SetPlayLimitPayloadResolvers<ContextType>;
  SetRealityCheckPayload?: SetRealityCheckPayloadResolvers<ContextType>;
  SignInCalendar?: SignInCalendarResolvers<ContextType>;
  SignInReward?: SignInRewardResolvers<ContextType>;
  SignInStanding?: SignInStandingResolvers<ContextType>;
  SignInTodayPayload?: SignInTodayPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAffiliate?: SiteAffiliateResolvers<ContextType>;
  SiteDomain?: SiteDomainResolvers<ContextType>;
  SiteFeatures?: SiteFeaturesResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SiteResource?: SiteResourceResolvers<ContextType>;
  SocialProvider?: SocialProviderResolvers<ContextType>;
  StatementPeriod?: StatementPeriodResolvers<ContextType>;
  StepUpPayload?: StepUpPayloadResolvers<ContextType>;
  SubmitIdentityDocumentPayload?: SubmitIdentityDocumentPayloadResolvers<ContextType>;
  SubscribeToWebPushPayload?: SubscribeToWebPushPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  TakePlayBreakPayload?: TakePlayBreakPayloadResolvers<ContextType>;
  TeamBet?: TeamBetResolvers<ContextType>;
  TeamBetConnection?: TeamBetConnectionResolvers<ContextType>;
  TeamBetEdge?: TeamBetEdgeResolvers<ContextType>;
  TeamBetTotals?: TeamBetTotalsResolvers<ContextType>;
  TeamDayProfit?: TeamDayProfitResolvers<ContextType>;
  TeamProfit?: TeamProfitResolvers<ContextType>;
  TeamTransaction?: TeamTransactionResolvers<ContextType>;
  TeamTransactionConnection?: TeamTransactionConnectionResolvers<ContextType>;
  TeamTransactionEdge?: TeamTransactionEdgeResolvers<ContextType>;
  TerminateContractPayload?: TerminateContractPayloadResolvers<ContextType>;
  TransferFundsPayload?: TransferFundsPayloadResolvers<ContextType>;
  TransferReceiver?: TransferReceiverResolvers<ContextType>;
  TransferTerms?: TransferTermsResolvers<ContextType>;
  TransferToDownlinePayload?: TransferToDownlinePayloadResolvers<ContextType>;
  TransferToUplinePayload?: TransferToUplinePayloadResolvers<ContextType>;
  Turnover?: TurnoverResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnsubscribeFromWebPushPayload?: UnsubscribeFromWebPushPayloadResolvers<ContextType>;
  UpdateDownlineAccountPayload?: UpdateDownlineAccountPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  VendorGameType?: VendorGameTypeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VipKeep?: VipKeepResolvers<ContextType>;
  VipLevel?: VipLevelResolvers<ContextType>;
  VipProgress?: VipProgressResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletAccount?: WalletAccountResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookTry?: WebhookTryResolvers<ContextType>;
  Win?: WinResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalEdge?: WithdrawalEdgeResolvers<ContextType>;
  WithdrawalPart?: WithdrawalPartResolvers<ContextType>;
  WithdrawalStep?: WithdrawalStepResolvers<ContextType>;
  WithdrawalTerms?: WithdrawalTermsResolvers<ContextType>;
};
export type DirectiveResolvers<ContextType = Context> = {
  agentOnly?: AgentOnlyDirectiveResolver<any, any, ContextType>;
  amount?: AmountDirectiveResolver<any, any, ContextType>;
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  numbered?: NumberedDirectiveResolver<any, any, ContextType>;
  once?: OnceDirectiveResolver<any, any, ContextType>;
  oncePerRequest?: OncePerRequestDirectiveResolver<any, any, ContextType>;
  own?: OwnDirectiveResolver<any, any, ContextType>;
  realAccount?: RealAccountDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  tag?: TagDirectiveResolver<any, any, ContextType>;
  upstream?: UpstreamDirectiveResolver<any, any, ContextType>;
  watches?: WatchesDirectiveResolver<any, any, ContextType>;
};

import { type ForeignCalls, listed, paged, paging, periods } from "./call.ts";
import * as rows from "./rows.ts";
import { type Fields, fields } from "./words.ts";

const ids = fields("ids=list");
const star = { asks: fields("id=nodeId"), answers: ids };
const ofKind: Fields = { kind: ["gameCategory", rows.kinds], ...periods };
const ofMovement: Fields = { kind: ["type", rows.movementKinds], ...periods };
const user = fields("user_name=account");
const trail = fields("trail=path");

/** What a player or an agent sees and does. */
export const memberCalls: ForeignCalls = {
  "GET /api/v1/user/me": { ours: "GET /wps/member/info", answers: rows.user },
  "POST /api/v1/user/locale": { ours: "POST /wps/member/language", asks: fields("locale=language") },
  "GET /api/v1/user/inbox/unread": { ours: "GET /wps/relay/CSP_unreadCount", answers: fields("unread=count") },
  "GET /api/v1/user/safety": { ours: "GET /wps/member/security", answers: rows.safety },
  "GET /api/v1/user/bank-accounts": { ours: "GET /wps/member/bankCards", answers: listed(rows.bankAccount) },
  "GET /api/v1/user/stars": {
    ours: "GET /wps/relay/GCSGAME_favoriteList",
    asks: paging,
    answers: paged(rows.game, "content"),
  },
  "GET /api/v1/user/stars/ids": { ours: "GET /wps/relay/GCSGAME_favoriteIds", answers: ids },
  "PUT /api/v1/user/stars/{id}": { ours: "POST /wps/relay/GCSGAME_favoriteAdd", ...star },
  "DELETE /api/v1/user/stars/{id}": { ours: "POST /wps/relay/GCSGAME_favoriteRemove", ...star },
  "GET /api/v1/user/played": { ours: "GET /wps/relay/GCS_recentGame", asks: paging, answers: paged(rows.game) },
  "GET /api/v1/cash/balance": {
    ours: "GET /wps/v2/wallets/balance",
    answers: fields(
      `total_sum=sumBalance:minor free_sum=available:minor bonus_sum=bonus:minor frozen_sum=locked:minor ccy=currency
      as_of=updatedAt:seconds`,
    ),
  },
  "GET /api/v1/cash/wallets": { ours: "GET /wps/relay/GCS_merchantWallet", answers: listed(rows.wallet) },
  "POST /api/v1/cash/move": {
    ours: "POST /wps/relay/GCS_walletTransfer",
    asks: fields("source_wallet=fromAccountType target_wallet=toAccountType sum=amount:minor"),
    answers: fields("sum=amount:minor ccy=currency"),
  },
  "GET /api/v1/cash/in/methods": { ours: "GET /wps/relay/GCS_depositChannels", answers: listed(rows.payMethod) },
  "GET /api/v1/cash/in/orders": {
    ours: "GET /wps/relay/GCS_depositList",
    asks: periods,
    answers: paged(rows.cashIn),
  },
  "GET /api/v1/cash/in/orders/{order_no}": {
    ours: "GET /wps/relay/GCS_depositDetail",
    asks: fields("order_no=depositId"),
    answers: rows.cashIn,
  },
  "POST /api/v1/cash/in/orders": {
    ours: "POST /wps/relay/GCS_depositCreate",
    asks: fields("method_id=channelId sum=amount:minor"),
    answers: rows.cashIn,
  },
  "POST /api/v1/cash/in/orders/{order_no}/void": {
    ours: "POST /wps/relay/GCS_depositCancel",
    asks: fields("order_no=depositId"),
    answers: rows.cashIn,
  },
  "GET /api/v1/cash/out/rules": { ours: "GET /wps/relay/GCS_withdrawConfig", answers: rows.payRules },
  "GET /api/v1/cash/out/orders": {
    ours: "GET /wps/relay/GCS_withdrawList",
    asks: periods,
    answers: paged(rows.cashOut),
  },
  "GET /api/v1/cash/out/orders/{order_no}": {
    ours: "GET /wps/relay/GCS_withdrawDetail",
    asks: fields("order_no=withdrawId"),
    answers: rows.cashOut,
  },
  "POST /api/v1/cash/out/orders": {
    ours: "POST /wps/relay/GCS_withdrawCreate",
    asks: fields("bank_account_id=bankCardId sum=amount:minor pay_pin=paymentPassword"),
    answers: rows.cashOut,
    isSealed: true,
  },
  "GET /api/v1/tickets": {
    ours: "GET /lgw/orders",
    asks: { draw_code: "gameCode", ...periods },
    answers: paged(rows.ticket),
  },
  "GET /api/v1/tickets/{ticket_no}": {
    ours: "GET /lgw/orders/{orderId}",
    asks: fields("ticket_no=orderId"),
    answers: rows.ticket,
  },
  "POST /api/v1/tickets": {
    ours: "POST /lgw/orders",
    asks: fields("draw_code=gameCode issue=numero", { lines: ["lines", rows.ticketLine] }),
    answers: rows.ticket,
  },
  "DELETE /api/v1/tickets/{ticket_no}": {
    ours: "DELETE /lgw/orders/{orderId}",
    asks: fields("ticket_no=orderId"),
    answers: rows.ticket,
  },
  "GET /api/v1/records/bets": {
    ours: "GET /wps/relay/MCSFE_betRecords",
    asks: ofKind,
    answers: { ...paged(rows.bet), ...rows.betTotals },
  },
  "GET /api/v1/records/cash": {
    ours: "GET /wps/relay/MCSFE_transactionRecords",
    asks: ofMovement,
    answers: { ...paged(rows.movement), ...rows.movementTotals },
  },
  "GET /api/v1/partner/summary": {
    ours: "GET /wps/relay/ACS_overview",
    asks: periods,
    answers: fields("people=members online_now=online ccy=currency", {
      ...rows.figures,
      before: ["previous", rows.figures],
      daily: ["series", { day: "date", ...rows.figures }],
    }),
  },
  "GET /api/v1/partner/people": {
    ours: "GET /wps/relay/ACS_downlineList",
    asks: { ...fields("parent_name=parent keyword=keyword"), ...paging },
    answers: { ...paged(rows.downline), ...trail },
  },
  "GET /api/v1/partner/people/{user_name}": {
    ours: "GET /wps/relay/ACS_downlineDetail",
    asks: user,
    answers: { ...rows.downline, ...trail },
  },
  "GET /api/v1/partner/results": {
    ours: "GET /wps/relay/ACS_userProfitLoss",
    asks: fields("parent_name=parent user_name=account keyword=keyword", periods),
    answers: {
      ...paged(rows.accountResults),
      ...trail,
      sums: ["totals", { people: "accounts", ...rows.results }],
      daily: ["series", { day: "date", ...rows.results }],
    },
  },
  "GET /api/v1/partner/bets": {
    ours: "GET /wps/relay/ACS_teamBets",
    asks: { ...user, ...ofKind },
    answers: { ...paged({ ...rows.bet, ...user }), ...rows.betTotals },
  },
  "GET /api/v1/partner/cash": {
    ours: "GET /wps/relay/ACS_transactionDetails",
    asks: { ...user, ...ofMovement },
    answers: { ...paged({ ...rows.movement, ...user }), ...rows.movementTotals },
  },
};

import { call, type ForeignCalls, listed, paged, paging, periods, sealed } from "./call.ts";
import * as rows from "./rows.ts";
import { type Fields, fields } from "./words.ts";

const ids = fields("ids=list");
const star = fields("id=nodeId");
const ofKind: Fields = { kind: ["gameCategory", rows.kinds], ...periods };
const ofMovement: Fields = { kind: ["type", rows.movementKinds], ...periods };
const user = fields("user_name=account");
const trail = fields("trail=path");
const deposit = fields("order_no=depositId");
const ticket = fields("ticket_no=orderId");
const order = fields("draw_code=gameCode issue=numero", { lines: ["lines", rows.ticketLine] });
const results: Fields = {
  ...paged(rows.accountResults),
  ...trail,
  sums: ["totals", { people: "accounts", ...rows.results }],
  daily: ["series", { day: "date", ...rows.results }],
};

/** What a player or an agent sees and does. */
export const memberCalls: ForeignCalls = {
  "GET /api/v1/user/me": call("GET /wps/member/info", rows.user),
  "POST /api/v1/user/locale": call("POST /wps/member/language", {}, fields("locale=language")),
  "GET /api/v1/user/inbox/unread": call("GET /wps/relay/CSP_unreadCount", fields("unread=count")),
  "GET /api/v1/user/safety": call("GET /wps/member/security", rows.safety),
  "GET /api/v1/user/bank-accounts": call("GET /wps/member/bankCards", listed(rows.bankAccount)),
  "GET /api/v1/user/stars": call("GET /wps/relay/GCSGAME_favoriteList", paged(rows.game, "content"), paging),
  "GET /api/v1/user/stars/ids": call("GET /wps/relay/GCSGAME_favoriteIds", ids),
  "PUT /api/v1/user/stars/{id}": call("POST /wps/relay/GCSGAME_favoriteAdd", ids, star),
  "DELETE /api/v1/user/stars/{id}": call("POST /wps/relay/GCSGAME_favoriteRemove", ids, star),
  "GET /api/v1/user/played": call("GET /wps/relay/GCS_recentGame", paged(rows.game), paging),
  "GET /api/v1/cash/balance": call("GET /wps/v2/wallets/balance", rows.balance),
  "GET /api/v1/cash/wallets": call("GET /wps/relay/GCS_merchantWallet", listed(rows.wallet)),
  "POST /api/v1/cash/move": call(
    "POST /wps/relay/GCS_walletTransfer",
    fields("sum=amount:minor ccy=currency"),
    fields("source_wallet=fromAccountType target_wallet=toAccountType sum=amount:minor"),
  ),
  "GET /api/v1/cash/in/methods": call("GET /wps/relay/GCS_depositChannels", listed(rows.payMethod)),
  "GET /api/v1/cash/in/orders": call("GET /wps/relay/GCS_depositList", paged(rows.cashIn), periods),
  "GET /api/v1/cash/in/orders/{order_no}": call("GET /wps/relay/GCS_depositDetail", rows.cashIn, deposit),
  "POST /api/v1/cash/in/orders": call(
    "POST /wps/relay/GCS_depositCreate",
    rows.cashIn,
    fields("method_id=channelId sum=amount:minor"),
  ),
  "POST /api/v1/cash/in/orders/{order_no}/void": call("POST /wps/relay/GCS_depositCancel", rows.cashIn, deposit),
  "GET /api/v1/cash/out/rules": call("GET /wps/relay/GCS_withdrawConfig", rows.payRules),
  "GET /api/v1/cash/out/orders": call("GET /wps/relay/GCS_withdrawList", paged(rows.cashOut), periods),
  "GET /api/v1/cash/out/orders/{order_no}": call(
    "GET /wps/relay/GCS_withdrawDetail",
    rows.cashOut,
    fields("order_no=withdrawId"),
  ),
  "POST /api/v1/cash/out/orders": sealed(
    call(
      "POST /wps/relay/GCS_withdrawCreate",
      rows.cashOut,
      fields("bank_account_id=bankCardId sum=amount:minor pay_pin=paymentPassword"),
    ),
  ),
  "GET /api/v1/tickets": call("GET /lgw/orders", paged(rows.ticket), { draw_code: "gameCode", ...periods }),
  "GET /api/v1/tickets/{ticket_no}": call("GET /lgw/orders/{orderId}", rows.ticket, ticket),
  "POST /api/v1/tickets": call("POST /lgw/orders", rows.ticket, order),
  "DELETE /api/v1/tickets/{ticket_no}": call("DELETE /lgw/orders/{orderId}", rows.ticket, ticket),
  "GET /api/v1/records/bets": call(
    "GET /wps/relay/MCSFE_betRecords",
    { ...paged(rows.bet), ...rows.betTotals },
    ofKind,
  ),
  "GET /api/v1/records/cash": call(
    "GET /wps/relay/MCSFE_transactionRecords",
    { ...paged(rows.movement), ...rows.movementTotals },
    ofMovement,
  ),
  "GET /api/v1/partner/summary": call("GET /wps/relay/ACS_overview", rows.summary, periods),
  "GET /api/v1/partner/people": call(
    "GET /wps/relay/ACS_downlineList",
    { ...paged(rows.downline), ...trail },
    fields("parent_name=parent keyword=keyword", paging),
  ),
  "GET /api/v1/partner/people/{user_name}": call(
    "GET /wps/relay/ACS_downlineDetail",
    { ...rows.downline, ...trail },
    user,
  ),
  "GET /api/v1/partner/results": call(
    "GET /wps/relay/ACS_userProfitLoss",
    results,
    fields("parent_name=parent user_name=account keyword=keyword", periods),
  ),
  "GET /api/v1/partner/bets": call(
    "GET /wps/relay/ACS_teamBets",
    { ...paged({ ...rows.bet, ...user }), ...rows.betTotals },
    { ...user, ...ofKind },
  ),
  "GET /api/v1/partner/cash": call(
    "GET /wps/relay/ACS_transactionDetails",
    { ...paged({ ...rows.movement, ...user }), ...rows.movementTotals },
    { ...user, ...ofMovement },
  ),
};

import { fields, words } from "./words.ts";

export const kinds = words(
  "slot=RNG live_casino=LIVE fishing=FISH board=PVP sportsbook=SPORTS e_sport=ESPORTS lottery=ELOTT",
);
const states = words("on=ACTIVE repair=MAINTENANCE");

export const game = fields(
  `id=nodeId:number provider_id=vassalage provider_name=vendor genre=gameClassify title=gameName cover=iconUrl
  is_hot=isHot:bit is_new=isNew:bit themes=tags:list released_at=releasedAt:seconds payout_rate=rtp
  stake_limit_min=minBet:minor stake_limit_max=maxBet:minor ccy=currency paylines=minLineNum has_trial=demo:bit
  draw_code=gameCode draw_wallet=accountTypeName draw_line=prizeMode draw_style=lotteryKind draw_every=drawInterval
  first_bet_type=defaultPlayType`,
  { kind: ["gameType", kinds], state: ["status", states] },
);
const card = fields("provider_id=vassalage provider_name=name logo=iconUrl is_hot=isHot:bit games_count=gameCount", {
  state: ["status", states],
});
export const provider = fields("label=title", { kind: ["gameType", kinds], providers: ["cards", card] });

const roles = words("player=0 partner=1 master_partner=2 guest=4");
export const user = fields(
  `uid=id:number user_name=account nick=nickname can_send_up=toUpline:bit ccy=currency mail_hint=emailMasked
  phone_hint=mobileMasked joined_at=registeredAt:seconds`,
  { role: ["type", roles], vip: ["clubLabel", fields("title=labelName rank=rankLevel color=color")] },
);
export const session = fields(
  "access_token=token first_time=firstTimeLogin:bit pwd_expired=passwordExpired:bit expire_at=expiresAt:seconds",
);
export const safety = fields(
  `has_pay_pin=paymentPasswordSet:bit has_two_step=mfaEnabled:bit pwd_changed_at=passwordChangedAt:seconds
  bank_count=bankCards legal_name=payeeName`,
  { rank: ["level", words("weak=LOW fair=MIDDLE strong=HIGH")] },
);
export const bankAccount = fields(
  `bank_account_id=bankCardId bank_name=bankName holder_name=holder account_tail=last4 ccy=currency
  added_at=addedAt:seconds usable_at=usableFrom:seconds`,
);
export const notice = fields(
  `notice_id=id kind=type slot=groupName title=title text=content since=timestamp:seconds until=endAt:seconds
  on_top=pinned:bit picture=imageUrl target_kind=linkageType target=linkage`,
);

export const wallet = fields("wallet_id=accountType wallet_name=name money=balance:minor ccy=currency", {
  state: ["status", states],
});
export const payMethod = fields(
  `method_id=channelId method_kind=type method_name=name logo=iconUrl ccy=currency sum_min=min:minor sum_max=max:minor
  fee_rate=feeRate:number fee_fixed=feeFixed:minor wait_minutes=minutes`,
  { state: ["status", states] },
);
export const cashIn = fields(
  `order_no=depositId method_kind=channelType method_name=channelName sum=amount:minor fee=fee:minor
  credited_sum=credited:minor ccy=currency made_at=createdAt:seconds valid_until=expiresAt:seconds
  closed_at=endedAt:seconds pay_link=payUrl qr_text=qrContent`,
  {
    status: ["state", words("new=CREATED wait=PENDING done=SUCCESS error=FAILED late=EXPIRED void=CANCELLED")],
    bank: ["bankAccount", fields("bank_name=bankName holder_name=accountName account_number=accountNo note=reference")],
  },
);
export const payRules = fields(
  `ccy=currency is_open=allowed:bit sum_min=min:minor sum_max=max:minor day_times=dailyCount
  day_times_left=dailyCountLeft day_sum=dailyAmount:minor day_sum_left=dailyAmountLeft:minor fee_rate=feeRate:number
  turnover_need=turnoverRequired:minor turnover_done=turnoverDone:minor confirm_minutes=confirmMinutes
  has_pay_pin=paymentPasswordSet:bit needs_papers=kycRequired:bit`,
);
const cashOutStates = words(
  `checking=REVIEW passed=APPROVED sending=PAYING confirm=AWAITING_CONFIRM dispute=DISPUTED got=RECEIVED
  got_auto=FORCED_RECEIVED paid=FULLY_PAID denied=REJECTED void=CANCELLED`,
);
const payment = fields(
  `pay_no=partId sum=amount:minor paid_at=paidAt:seconds confirm_until=confirmBefore:seconds closed_at=endedAt:seconds
  is_final=depositFinal:bit proof_count=proofs`,
  { status: ["state", cashOutStates] },
);
export const cashOut = fields(
  `order_no=withdrawId bank_name=bankName account_tail=last4 sum=amount:minor fee=fee:minor net_sum=arrives:minor
  paid_sum=paid:minor ccy=currency made_at=createdAt:seconds closed_at=endedAt:seconds
  confirm_until=confirmBefore:seconds can_void=cancellable:bit`,
  {
    status: ["state", cashOutStates],
    payments: ["parts", payment],
    history: ["timeline", fields("at=at:seconds", { status: ["state", cashOutStates] })],
  },
);

export const draw = fields(
  `issue=numero next_issue=nextNumero open_at=openAt:seconds close_at=closeAt:seconds draw_at=drawAt:seconds
  now=serverTime:seconds`,
  { phase: ["state", words("selling=OPEN closed=CLOSED drawn=DRAWN")] },
);
export const drawResult = fields("issue=numero drawn_at=openedAt:seconds balls=numbers");
export const betType = fields(
  `bet_type=playType label=title places=positions choices=digits min_choices=minDigits max_choices=maxDigits
  no_repeat=isDistinct:bit prices=odds price_rule=oddsRule unit_min=minUnit:minor unit_max=maxUnit:minor ccy=currency
  max_bets=maxBets sample=example`,
);
export const ticketLine = fields(
  `bet_type=playType label=title picks=content unit=unit:minor times=multiple bets=betCount stake=stake:minor
  won=winAmount:minor`,
);
export const ticket = fields(
  `ticket_no=orderId draw_code=gameCode title=gameName issue=numero made_at=placedAt:seconds settled_at=settledAt:seconds
  bets=betCount stake=totalAmount:minor won=winAmount:minor ccy=currency void_until=cancellableUntil:seconds`,
  {
    status: ["state", words("open=OPEN won=WON lost=LOST void=CANCELLED refund=REFUNDED")],
    lines: ["lines", ticketLine],
  },
);

const betSums = fields(
  "stake=betAmount:minor turnover=validBet:minor won=winAmount:minor net=profit:minor ccy=currency",
);
export const betTotals = fields("", { sums: ["totals", betSums] });
export const bet = fields(
  `bet_no=betId made_at=placedAt:seconds settled_at=settledAt:seconds game_id=nodeId title=gameName
  provider_id=vassalage round=numero picks=content`,
  {
    ...betSums,
    kind: ["gameCategory", kinds],
    status: ["status", words("open=UNSETTLED won=WON lost=LOST push=DRAW void=CANCELLED")],
  },
);
export const movementKinds = words(
  `cash_in=DEPOSIT cash_out=WITHDRAW move=TRANSFER stake=BET payout=WIN refund=REFUND pot=JACKPOT bonus=BONUS
  rebate=REBATE wage=SALARY share=DIVIDEND points=POINTS fix=ADJUST`,
);
export const movement = fields(
  `entry_no=transactionId made_at=createdAt:seconds sum=amount:minor before=balanceBefore:minor
  after=balanceAfter:minor ccy=currency ref_no=referenceId note=remark`,
  { kind: ["type", movementKinds] },
);
export const movementTotals = fields("", {
  sums: ["totals", fields("total_in=in:minor total_out=out:minor ccy=currency")],
});

const figures = fields(
  `joined=newMembers active=activeMembers cash_in=deposit:minor cash_out=withdraw:minor stake=bet:minor
  turnover=validBet:minor payout=win:minor house=profit:minor bonus=bonus:minor share=commission:minor wage=salary:minor
  dividend=dividend:minor earned=income:minor`,
);
export const downline = fields(
  `user_name=account depth=level parent_name=upline below=children money=balance:minor ccy=currency
  joined_at=registeredAt:seconds seen_at=lastLoginAt:seconds is_online=online:bit rebate_rate=rebate:number`,
  { role: ["type", roles], status: ["status", words("open=ACTIVE frozen=LOCKED gone=CLOSED")] },
);
export const results = fields(
  `cash_in=deposit:minor cash_out=withdraw:minor stake=bet:minor turnover=validBet:minor payout=win:minor
  rebate=rebate:minor bonus=bonus:minor net=profit:minor ccy=currency`,
);
export const accountResults = fields("user_name=account depth=level people=accounts", {
  ...results,
  role: ["type", roles],
});
export const balance = fields(
  `total_sum=sumBalance:minor free_sum=available:minor bonus_sum=bonus:minor frozen_sum=locked:minor ccy=currency
  as_of=updatedAt:seconds`,
);
export const summary = fields("people=members online_now=online ccy=currency", {
  ...figures,
  before: ["previous", figures],
  daily: ["series", { day: "date", ...figures }],
});
export const drawGroup = fields("label=title", { draws: ["games", game] });
/** Its language tags, and our codes. */
export const locales = words("en-US=EN zh-CN=CN id-ID=ID pt-PT=PT th-TH=TH en-TY=TY vi-VN=VI").words;

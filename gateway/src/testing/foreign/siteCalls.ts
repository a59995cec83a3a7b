import { isRecord } from "../../lookup/isRecord.ts";
import { type ForeignCalls, listed, paged, paging } from "./call.ts";
import * as rows from "./rows.ts";
import { fields, inTheirFields, words } from "./words.ts";

/** Our tree of features as a flat list. */
function modulesOf(tree: unknown): unknown[] {
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((node) => {
    if (!isRecord(node)) return [];
    return [{ key: node.modId, on: node.enabled === true ? 1 : 0 }, ...modulesOf(node.childrenNodes)];
  });
}

function siteOf(value: unknown): unknown {
  const { whitelabel, brand, imageCDNs, languages, currencies, ageMinimum } = isRecord(value) ? value : {};
  const { name, timeZone } = isRecord(brand) ? brand : {};
  const shown = { site_name: name, time_zone: timeZone, image_hosts: imageCDNs, min_age: ageMinimum };
  return { ...shown, languages, currencies, modules: modulesOf(whitelabel) };
}

const setting = fields(
  "shown=enabled:bit needed=required:bit len_min=minLength len_max=maxLength pattern=acceptedPattern",
);

/** The form for a new account: our record of fields as a list. */
function formOf(value: unknown): unknown {
  const form = isRecord(value) && isRecord(value.register) ? value.register : {};
  return {
    fields: Object.entries(form).map(([name, row]) => ({
      name: name === "username" ? "user_name" : name,
      ...Object(inTheirFields(row, setting)),
    })),
  };
}

const verify = fields("verify_id=captchaId verify_text=captcha");
const opened = fields("play_url=game_url good_until=expiresAt:seconds");
const orders = words("popular=POPULAR newest=NEW title=NAME payout=RTP");
const line = fields("line=prizeMode limit=count");
const device = { device: "WEB" };
const drawCode = fields("draw_code=gameCode limit=count");

/** What guests see, the way in, games and draws. */
export const siteCalls: ForeignCalls = {
  "GET /api/v1/site/config": { ours: "GET /wps/system/permission", answers: siteOf },
  "GET /api/v1/site/health": {
    ours: "GET /wps/system/status",
    answers: fields("back_at=endTime:seconds visitor_ip=ip visitor_country=country", {
      mode: ["status", words("open=0 closed=1 blocked=2")],
    }),
  },
  "GET /api/v1/site/notices": {
    ours: "GET /wps/relay/MCSFE_getListAnnouncements",
    asks: fields("kinds=types"),
    always: { platform: "web", execution: "B" },
    answers: listed(rows.notice),
  },
  "GET /api/v1/site/faq": {
    ours: "GET /wps/system/helpCenter",
    answers: {
      ...listed(fields("article_id=id rank=sort slug=anchor heading=title html=contentHtml")),
      edition: "version",
    },
  },
  "POST /api/v1/site/contact": {
    ours: "PUT /wps/feedback",
    asks: fields("topic=type text=content reply_to=contact"),
    answers: fields("contact_no=feedbackId"),
  },
  "GET /api/v1/auth/verify-image": { ours: "GET /wps/captcha", answers: (picture) => ({ picture }) },
  "GET /api/v1/auth/sign-up/form": { ours: "GET /wps/system/setting/register", answers: formOf },
  "GET /api/v1/auth/sign-up/name": {
    ours: "GET /wps/member/username/available",
    asks: fields("user_name=username"),
    answers: fields("is_free=available:bit"),
  },
  "POST /api/v1/auth/sign-up": {
    ours: "PUT /wps/member/register",
    asks: fields(
      "user_name=username pass_word=password pass_word_again=confirmPassword mail=email terms_edition=termsVersion",
      verify,
    ),
    always: { login: true, registerMethod: "WEB" },
    answers: rows.session,
    isSealed: true,
  },
  "POST /api/v1/auth/sign-in": {
    ours: "POST /wps/session/login",
    asks: fields("user_name=username pass_word=password keep=remember:bit", verify),
    always: { type: "username" },
    answers: rows.session,
    isSealed: true,
  },
  "POST /api/v1/auth/sign-out": { ours: "DELETE /wps/session/logout" },
  "GET /api/v1/games": {
    ours: "GET /wps/relay/GCSGAME_gameList",
    asks: fields("provider_ids=vassalages genre=gameClassify keyword=gameName", {
      kind: ["gameType", rows.kinds],
      order: ["sort", orders],
      ...paging,
    }),
    answers: paged(rows.game, "games"),
  },
  "GET /api/v1/games/top": { ours: "GET /wps/relay/GCSGAME_hotGamesV2", answers: listed(rows.game) },
  "GET /api/v1/games/providers": { ours: "GET /wps/relay/GCSGAME_vendorList", answers: listed(rows.provider) },
  "POST /api/v1/games/{id}/open": {
    ours: "POST /wps/v2/game/launchGame",
    asks: fields("id=nodeId provider_id=vassalage move_funds=confirmTrans:bit"),
    always: { launchMode: "GLS", platform: "W", clientType: 3 },
    answers: opened,
  },
  "POST /api/v1/games/{id}/trial": {
    ours: "POST /wps/game/launchDemo",
    asks: fields("id=nodeId of_age=ageConfirmed:bit"),
    answers: opened,
  },
  "GET /api/v1/draws/menu": {
    ours: "GET /lgw/games/game_menus",
    asks: line,
    always: device,
    answers: listed(fields("label=title", { draws: ["games", rows.game] })),
  },
  "GET /api/v1/draws/featured": {
    ours: "GET /lgw/games/popular",
    asks: line,
    always: device,
    answers: listed(rows.game),
  },
  "GET /api/v1/draws/{draw_code}/now": {
    ours: "GET /lgw/games/{gameCode}/current",
    asks: drawCode,
    answers: rows.draw,
  },
  "GET /api/v1/draws/{draw_code}/bet-types": {
    ours: "GET /lgw/games/{gameCode}/play_types",
    asks: drawCode,
    answers: listed(rows.betType),
  },
  "GET /api/v1/draws/{draw_code}/results": {
    ours: "GET /lotto/lgw/games/opened/numero",
    asks: drawCode,
    answers: listed(rows.drawResult),
  },
};

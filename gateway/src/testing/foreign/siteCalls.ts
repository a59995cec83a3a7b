import { isRecord } from "../../lookup/isRecord.ts";
import { call, type ForeignCalls, listed, paged, paging, sealed } from "./call.ts";
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
  const tagOf = (code: unknown) => Object.keys(rows.locales).find((tag) => rows.locales[tag] === code);
  return {
    ...shown,
    locales: Array.isArray(languages) ? languages.map(tagOf) : [],
    currencies,
    modules: modulesOf(whitelabel),
  };
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
const game = fields("id=nodeId provider_id=vassalage move_funds=confirmTrans:bit of_age=ageConfirmed:bit");
const line = fields("line=prizeMode limit=count");
const device = { device: "WEB" };
const draw = fields("draw_code=gameCode limit=count");
const health = fields("back_at=endTime:seconds visitor_ip=ip visitor_country=country", {
  mode: ["status", words("open=0 closed=1 blocked=2")],
});
const help = fields("article_id=id rank=sort slug=anchor heading=title html=contentHtml");
const account = fields(
  "user_name=username pass_word=password pass_word_again=confirmPassword mail=email terms_edition=termsVersion",
  verify,
);
const catalogue = fields("provider_ids=vassalages genre=gameClassify keyword=gameName", {
  kind: ["gameType", rows.kinds],
  order: ["sort", orders],
  ...paging,
});

/** What guests see, the way in, games and draws. */
export const siteCalls: ForeignCalls = {
  "GET /api/v1/site/config": call("GET /wps/system/permission", siteOf),
  "GET /api/v1/site/health": call("GET /wps/system/status", health),
  "GET /api/v1/site/notices": call(
    "GET /wps/relay/MCSFE_getListAnnouncements",
    listed(rows.notice),
    fields("kinds=types"),
    { platform: "web", execution: "B" },
  ),
  "GET /api/v1/site/faq": call("GET /wps/system/helpCenter", { ...listed(help), edition: "version" }),
  "POST /api/v1/site/contact": call(
    "PUT /wps/feedback",
    fields("contact_no=feedbackId"),
    fields("topic=type text=content reply_to=contact"),
  ),
  "GET /api/v1/auth/verify-image": call("GET /wps/captcha", (picture) => ({ picture })),
  "GET /api/v1/auth/sign-up/form": call("GET /wps/system/setting/register", formOf),
  "GET /api/v1/auth/sign-up/name": call(
    "GET /wps/member/username/available",
    fields("is_free=available:bit"),
    fields("user_name=username"),
  ),
  "POST /api/v1/auth/sign-up": sealed(
    call("PUT /wps/member/register", rows.session, account, { login: true, registerMethod: "WEB" }),
  ),
  "POST /api/v1/auth/sign-in": sealed(
    call(
      "POST /wps/session/login",
      rows.session,
      fields("user_name=username pass_word=password keep=remember:bit", verify),
      { type: "username" },
    ),
  ),
  "POST /api/v1/auth/sign-out": call("DELETE /wps/session/logout"),
  "GET /api/v1/games": call("GET /wps/relay/GCSGAME_gameList", paged(rows.game, "games"), catalogue),
  "GET /api/v1/games/top": call("GET /wps/relay/GCSGAME_hotGamesV2", listed(rows.game)),
  "GET /api/v1/games/providers": call("GET /wps/relay/GCSGAME_vendorList", listed(rows.provider)),
  "POST /api/v1/games/{id}/open": call("POST /wps/v2/game/launchGame", opened, game, {
    launchMode: "GLS",
    platform: "W",
    clientType: 3,
  }),
  "POST /api/v1/games/{id}/trial": call("POST /wps/game/launchDemo", opened, game),
  "GET /api/v1/draws/menu": call("GET /lgw/games/game_menus", listed(rows.drawGroup), line, device),
  "GET /api/v1/draws/featured": call("GET /lgw/games/popular", listed(rows.game), line, device),
  "GET /api/v1/draws/{draw_code}/now": call("GET /lgw/games/{gameCode}/current", rows.draw, draw),
  "GET /api/v1/draws/{draw_code}/bet-types": call("GET /lgw/games/{gameCode}/play_types", listed(rows.betType), draw),
  "GET /api/v1/draws/{draw_code}/results": call("GET /lotto/lgw/games/opened/numero", listed(rows.drawResult), draw),
};

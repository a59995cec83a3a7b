import { constants, createCipheriv, publicEncrypt, randomBytes, randomUUID } from "node:crypto";
import { isRecord } from "../../basics/isRecord.ts";

/**
 * What the foreign platform's old client asks, as a guest, a player and an agent. `{name}` is the value that the latest answer with
 * this field had, in itself or its first row. `SEAL` encrypts the body of a POST.
 */
const walk = `
GET /site/config
GET /site/health
GET /site/notices?kinds=PL,PU,PR,H
GET /site/notices?kinds=B
GET /site/faq
GET /games/top
GET /games/providers
GET /img/vendor/ATR.svg?v=4
GET /games?keyword=gold&page=0&size=28
GET /games?kind=live_casino&provider_ids=RIV&page=0&size=28&order=title
GET /games?kind=slot&page=1&size=28&order=popular
GET /games?kind=slot&page=0&size=28&order=popular
POST /games/{id}/trial {"of_age":1}
GET /draws/menu?line=SEA
GET /draws/featured?line=SEA&limit=20
GET /crypto/rsa
GET /auth/sign-up/form
GET /auth/verify-image
GET /auth/sign-up/name?user_name=oldfriend
SEAL /auth/sign-up {"user_name":"oldfriend","pass_word":"Atrium!2026","pass_word_again":"Atrium!2026","terms_edition":"{edition}"}
POST /auth/sign-out {}
SEAL /auth/sign-in {"user_name":"demo","pass_word":"a wrong one","keep":0}
SEAL /auth/sign-in {"user_name":"demo","pass_word":"Atrium!2026","keep":0}
GET /user/me
GET /cash/balance
GET /user/inbox/unread
GET /user/safety
GET /user/played?page=0&size=20
GET /user/stars?page=0&size=20
GET /user/stars/ids
PUT /user/stars/{id} {}
DELETE /user/stars/{id}
POST /games/{id}/open {"provider_id":"{provider_id}","move_funds":1}
GET /cash/wallets
POST /cash/move {"source_wallet":"MAIN","target_wallet":"FLD","sum":5000000}
GET /cash/in/methods
POST /cash/in/orders {"method_id":"qr","sum":10000000}
GET /cash/in/orders/{order_no}
GET /cash/in/orders?span=LAST_7&page=0&size=20
POST /cash/in/orders/{order_no}/void {}
GET /cash/out/rules
GET /user/bank-accounts
SEAL /cash/out/orders {"bank_account_id":"{bank_account_id}","sum":20000000,"pay_pin":"246810"}
GET /cash/out/orders/{order_no}
GET /cash/out/orders?span=LAST_7&page=0&size=20
GET /draws/SEA_3D_5M/results?limit=20
GET /draws/SEA_3D_5M/bet-types
GET /draws/SEA_3D_5M/now
POST /tickets {"draw_code":"SEA_3D_5M","issue":"{issue}","lines":[{"bet_type":"{bet_type}","picks":"{sample}","unit":100000,"times":1}]}
GET /tickets/{ticket_no}
GET /tickets?page=0&size=20
DELETE /tickets/{ticket_no}
GET /records/bets?kind=slot&page=0&size=20
GET /records/bets?span=LAST_7&page=0&size=20
GET /records/cash?span=LAST_7&page=0&size=20
POST /user/locale {"locale":"vi-VN"}
POST /user/locale {"locale":"en-US"}
POST /site/contact {"topic":"ADVICE","text":"More games of the sea, please.","reply_to":"linh@mail.example"}
POST /auth/sign-out {}
SEAL /auth/sign-in {"user_name":"agent","pass_word":"Atrium!2026","keep":0}
GET /user/me
GET /partner/summary?span=LAST_7
GET /partner/people?page=0&size=20
GET /partner/people/{user_name}
GET /partner/results?span=LAST_7&page=0&size=20
GET /partner/bets?span=LAST_7&page=0&size=20
GET /partner/cash?span=LAST_7&page=0&size=20
POST /auth/sign-out {}`;

/** Walks through the old client of a platform; returns what a browser records of it: the entries of a HAR. */
export async function recordOldClient(origin: string) {
  const seen: Record<string, unknown> = {};
  const entries = [];
  for (const step of walk.trim().split("\n")) {
    const [, verb = "", place = "", json] =
      /^(\w+) (\S+)(?: (.*))?$/.exec(step.replaceAll(/\{(\w+)\}/g, (_, name) => String(seen[name]))) ?? [];
    const url = `${origin}${place.startsWith("/img/") ? "" : "/api/v1"}${place}`;
    const method = verb === "SEAL" ? "POST" : verb;
    const headers: Record<string, string> = {
      "x-site": "goldhall",
      "x-locale": "en-US",
      ...(typeof seen.access_token === "string" && { "x-auth-token": seen.access_token }),
      ...(method === "POST" && { "x-once": randomUUID() }),
    };
    const text = verb === "SEAL" ? sealed(json ?? "", String(seen.public_pem), headers) : json;
    const answered = await fetch(url, { method, headers, ...(text !== undefined && { body: text }) });
    const bytes = Buffer.from(await answered.arrayBuffer());
    const isJson = answered.headers.get("content-type")?.startsWith("application/json") ?? false;
    const content = isJson
      ? { mimeType: "application/json", text: bytes.toString() }
      : { mimeType: "image/svg+xml", text: bytes.toString("base64"), encoding: "base64" };
    const cookie = `sid=${seen.access_token}; theme=dark`;
    entries.push({
      startedDateTime: new Date().toISOString(),
      request: {
        method,
        url,
        headers: pairs(Object.entries({ ...headers, cookie })),
        cookies: [{ name: "sid", value: seen.access_token }],
        ...(text !== undefined && { postData: { mimeType: "application/json", text } }),
      },
      response: { status: answered.status, headers: pairs(answered.headers), content },
    });
    const { data } = isJson ? JSON.parse(content.text) : {};
    const [row] = isRecord(data) && Array.isArray(data.items) ? data.items : [];
    Object.assign(seen, data, row);
    if (place.endsWith("/sign-out")) delete seen.access_token;
  }
  return entries;
}

const pairs = (values: Iterable<[string, string]>) => [...values].map(([name, value]) => ({ name, value }));

/** The body that the platform decrypts; adds the header with its key. */
function sealed(text: string, pem: string, headers: Record<string, string>): string {
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const data = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  headers["x-enc-key"] = publicEncrypt({ key: pem, padding, oaepHash: "sha256" }, key).toString("base64");
  return JSON.stringify({ payload: data.toString("base64") });
}

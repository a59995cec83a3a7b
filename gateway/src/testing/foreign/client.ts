import { constants, createCipheriv, publicEncrypt, randomBytes, randomUUID } from "node:crypto";
import { isRecord } from "../../lookup/isRecord.ts";

interface Pair {
  name: string;
  value: string;
}

/** One entry of a HAR file. */
export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    headers: Pair[];
    cookies: Pair[];
    queryString: Pair[];
    postData?: { mimeType: string; text: string };
  };
  response: {
    status: number;
    headers: Pair[];
    cookies: Pair[];
    content: { mimeType: string; size: number; text: string; encoding?: string };
  };
}

interface Accounts {
  player: string;
  agent: string;
  password: string;
  payPin: string;
  /** A name that is free. */
  newcomer: string;
}

type Body = Readonly<Record<string, unknown>>;
const pairs = (values: Iterable<[string, string]>): Pair[] => [...values].map(([name, value]) => ({ name, value }));

/** The foreign platform's old client: it asks as that client's browser did, and keeps what a browser's recording has. */
class OldClient {
  readonly entries: HarEntry[] = [];
  readonly #origin: string;
  #token: string | undefined;
  #pem = "";

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a request; returns `data` of the answer. Secret bodies are encrypted. */
  async ask(method: string, path: string, body?: Body, secret = false): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = {
      accept: "application/json",
      "x-site": "goldhall",
      "x-locale": "en-US",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) OldHall/2.3",
      ...(this.#token !== undefined && { "x-auth-token": this.#token }),
      ...(body && { "content-type": "application/json" }),
      ...(body && method === "POST" && { "x-once": randomUUID() }),
    };
    let text = body && JSON.stringify(body);
    if (secret) {
      const key = randomBytes(32);
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const data = Buffer.concat([iv, cipher.update(text ?? ""), cipher.final(), cipher.getAuthTag()]);
      const rsa = { key: this.#pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
      headers["x-enc-key"] = publicEncrypt(rsa, key).toString("base64");
      text = JSON.stringify({ payload: data.toString("base64") });
    }
    const answered = await this.#fetch(method, `${this.#origin}${path}`, headers, text);
    const { data } = JSON.parse(answered.toString());
    const found: Record<string, unknown> = isRecord(data) ? data : {};
    if (typeof found.access_token === "string") this.#token = found.access_token;
    if (typeof found.public_pem === "string") this.#pem = found.public_pem;
    return found;
  }

  /** The first row of a list. */
  async first(path: string): Promise<Record<string, unknown>> {
    const { items } = await this.ask("GET", path);
    const [row] = Array.isArray(items) ? items : [];
    return isRecord(row) ? row : {};
  }

  signOut(): void {
    this.#token = undefined;
  }

  async picture(path: string): Promise<void> {
    await this.#fetch("GET", `${this.#origin}${path}`, { accept: "image/*" });
  }

  /** A request to another site, which a page of an old client has too. Nothing is sent. */
  elsewhere(url: string, text: string): void {
    this.#note("POST", url, { cookie: "_ga=GA1.2.337744.1700000000" }, text, 204, {}, Buffer.alloc(0));
  }

  async #fetch(method: string, url: string, headers: Record<string, string>, text?: string): Promise<Buffer> {
    const response = await fetch(url, { method, headers, ...(text !== undefined && { body: text }) });
    const body = Buffer.from(await response.arrayBuffer());
    const cookie = `sid=${this.#token ?? "guest"}; theme=dark`;
    const sent = { ...headers, cookie };
    this.#note(method, url, sent, text, response.status, Object.fromEntries(response.headers), body);
    return body;
  }

  #note(
    method: string,
    url: string,
    headers: Record<string, string>,
    sent: string | undefined,
    status: number,
    answered: Record<string, string>,
    body: Buffer,
  ): void {
    const mimeType = answered["content-type"] ?? "text/plain";
    const isText = mimeType.startsWith("application/json");
    this.entries.push({
      startedDateTime: new Date().toISOString(),
      time: 12,
      request: {
        method,
        url,
        httpVersion: "HTTP/1.1",
        headers: pairs(Object.entries(headers)),
        cookies: (headers.cookie ?? "").split("; ").map((one) => {
          const [name = "", value = ""] = one.split("=");
          return { name, value };
        }),
        queryString: pairs(new URL(url).searchParams),
        ...(sent !== undefined && { postData: { mimeType: "application/json", text: sent } }),
      },
      response: {
        status,
        headers: pairs(Object.entries(answered)),
        cookies: [],
        content: {
          mimeType,
          size: body.length,
          text: body.toString(isText ? "utf8" : "base64"),
          ...(!isText && { encoding: "base64" }),
        },
      },
    });
  }
}

/** The first of these lotteries that takes bets just now. */
async function sellingDraw(client: OldClient, codes: readonly string[]) {
  for (const code of codes) {
    const draw = await client.ask("GET", `/api/v1/draws/${code}/now`);
    if (draw.phase === "selling") return { code, draw };
  }
  throw new Error(`None of ${codes.join(", ")} takes bets.`);
}

/** Walks through the old client as a guest, a player and an agent; returns the recording as a HAR. */
export async function recordOldClient(origin: string, { player, agent, password, payPin, newcomer }: Accounts) {
  const client = new OldClient(origin);
  const get = (...paths: readonly string[]) =>
    paths.reduce<Promise<unknown>>((before, path) => before.then(() => client.ask("GET", path)), Promise.resolve());
  const post = (path: string, body: Body) => client.ask("POST", path, body);

  await get("/api/v1/site/config", "/api/v1/site/health", "/api/v1/site/notices?kinds=PL,PU,PR,H");
  const { edition } = await client.ask("GET", "/api/v1/site/faq");
  await get("/api/v1/site/notices?kinds=B", "/api/v1/games/top", "/api/v1/games/providers");
  await client.picture("/img/vendor/ATR.svg?v=4");
  client.elsewhere(
    "https://metrics.example/collect?uid=linh.tran%40mail.example&sid=8Jk2pQ",
    '{"phone":"+84901234567"}',
  );
  const slot = await client.first("/api/v1/games?kind=slot&page=0&size=28&order=popular");
  await get("/api/v1/games?kind=slot&page=1&size=28&order=popular", "/api/v1/games?keyword=gold&page=0&size=28");
  await get("/api/v1/games?kind=live_casino&provider_ids=RIV&page=0&size=28&order=title");
  await post(`/api/v1/games/${slot.id}/trial`, { of_age: 1 });
  await get("/api/v1/draws/menu?line=SEA", "/api/v1/draws/featured?line=SEA&limit=20");
  await get("/api/v1/crypto/rsa", "/api/v1/auth/sign-up/form", "/api/v1/auth/verify-image");
  await get(`/api/v1/auth/sign-up/name?user_name=${newcomer}`);
  const account = { user_name: newcomer, pass_word: password, pass_word_again: password, terms_edition: edition };
  await client.ask("POST", "/api/v1/auth/sign-up", account, true);
  await post("/api/v1/auth/sign-out", {});
  client.signOut();
  await client.ask("POST", "/api/v1/auth/sign-in", { user_name: player, pass_word: "a wrong one", keep: 0 }, true);
  await client.ask("POST", "/api/v1/auth/sign-in", { user_name: player, pass_word: password, keep: 0 }, true);
  await get("/api/v1/user/me", "/api/v1/cash/balance", "/api/v1/user/inbox/unread", "/api/v1/user/safety");
  await get("/api/v1/user/stars?page=0&size=20", "/api/v1/user/stars/ids", "/api/v1/user/played?page=0&size=20");
  await client.ask("PUT", `/api/v1/user/stars/${slot.id}`, {});
  await client.ask("DELETE", `/api/v1/user/stars/${slot.id}`);
  await post(`/api/v1/games/${slot.id}/open`, { provider_id: slot.provider_id, move_funds: 1 });
  await get("/api/v1/cash/wallets");
  await post("/api/v1/cash/move", { source_wallet: "MAIN", target_wallet: "FLD", sum: 5_000_000 });
  await get("/api/v1/cash/in/methods");
  const cashIn = await post("/api/v1/cash/in/orders", { method_id: "qr", sum: 10_000_000 });
  await get(`/api/v1/cash/in/orders/${cashIn.order_no}`, "/api/v1/cash/in/orders?span=LAST_7&page=0&size=20");
  await post(`/api/v1/cash/in/orders/${cashIn.order_no}/void`, {});
  await get("/api/v1/cash/out/rules");
  const bank = await client.first("/api/v1/user/bank-accounts");
  const wanted = { bank_account_id: bank.bank_account_id, sum: 20_000_000, pay_pin: payPin };
  const cashOut = await client.ask("POST", "/api/v1/cash/out/orders", wanted, true);
  await get(`/api/v1/cash/out/orders/${cashOut.order_no}`, "/api/v1/cash/out/orders?span=LAST_7&page=0&size=20");
  const { code, draw } = await sellingDraw(client, ["SEA_5D_1M", "SEA_3D_5M", "SEA_PK10_5M"]);
  await get(`/api/v1/draws/${code}/results?limit=20`);
  const { bet_type, sample, unit_min } = await client.first(`/api/v1/draws/${code}/bet-types`);
  const lines = [{ bet_type, picks: sample, unit: unit_min, times: 1 }];
  const ticket = await post("/api/v1/tickets", { draw_code: code, issue: draw.issue, lines });
  await get(`/api/v1/tickets/${ticket.ticket_no}`, "/api/v1/tickets?page=0&size=20");
  await client.ask("DELETE", `/api/v1/tickets/${ticket.ticket_no}`);
  await get("/api/v1/records/bets?span=LAST_7&page=0&size=20", "/api/v1/records/bets?kind=slot&page=0&size=20");
  await get("/api/v1/records/cash?span=LAST_7&page=0&size=20");
  await post("/api/v1/user/locale", { locale: "vi-VN" });
  await post("/api/v1/user/locale", { locale: "en-US" });
  await post("/api/v1/site/contact", {
    topic: "ADVICE",
    text: "More games of the sea, please.",
    reply_to: "linh@mail.example",
  });
  await post("/api/v1/auth/sign-out", {});
  client.signOut();
  await client.ask("POST", "/api/v1/auth/sign-in", { user_name: agent, pass_word: password, keep: 0 }, true);
  await get("/api/v1/user/me", "/api/v1/cash/balance", "/api/v1/partner/summary?span=LAST_7");
  const { user_name } = await client.first("/api/v1/partner/people?page=0&size=20");
  await get(`/api/v1/partner/people/${user_name}`, "/api/v1/partner/results?span=LAST_7&page=0&size=20");
  await get("/api/v1/partner/bets?span=LAST_7&page=0&size=20", "/api/v1/partner/cash?span=LAST_7&page=0&size=20");
  await post("/api/v1/auth/sign-out", {});
  return { log: { version: "1.2", creator: { name: "Old Hall", version: "2.3" }, entries: client.entries } };
}

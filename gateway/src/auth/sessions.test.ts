import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MemoryState } from "../sharedState/memoryState.ts";
import { CookieJar } from "./cookies.ts";
import { rememberedIn, sealRemembered } from "./remembered.ts";
import { Sealer } from "./seal.ts";
import type { SealKey } from "./sealKeys.ts";
import type { Session } from "./session.ts";
import { Sessions } from "./sessions.ts";

const key = (kid: string): SealKey => ({ kid, secret: randomBytes(32) });
const [old, fresh] = [key("2026-10"), key("2026-11")];
const sealer = new Sealer([old]);
const sessionsWith = (...keys: SealKey[]) => new Sessions(new Sealer(keys), new MemoryState());
const sessions = sessionsWith(old);
const session: Session = {
  id: "id",
  brand: "atrium",
  token: "the platform's token",
  customerId: "7",
  username: "demo",
  kind: "PLAYER",
  expiresAt: Date.now() + 60_000,
  cdnSeed: "seed",
  lastLogin: null,
};
const over = { session: null, refusal: "SESSION_EXPIRED" };
const inCookie = (sealed: string) => ({
  authorization: undefined,
  cookie: `theme=dark; __Host-atrium=${sealed}; x=y`,
});
const open = (sealed: string, by = sessions) => by.open(inCookie(sealed), "atrium");

describe("a sealed session", () => {
  it("opens from a cookie and from a bearer token, which takes precedence", async () => {
    const sealed = await sessions.seal(session);
    const cookie = inCookie(sealed).cookie;
    const by = (authorization: string | undefined, cookie?: string) =>
      sessions.open({ authorization, cookie }, "atrium");
    expect(sealed).not.toContain(session.token);
    expect(await by(undefined, cookie)).toEqual({ session: expect.objectContaining(session) });
    expect(await by(`Bearer ${sealed}`)).toEqual({ session: expect.objectContaining(session) });
    expect(await by("Bearer nonsense", cookie)).toEqual(over);
    expect(await by("Basic dTpw", cookie)).toEqual(over);
    expect(await by(undefined, "theme=dark")).toEqual({ session: null, refusal: null });
  });

  it("opens with every key of the list, but not without its key", async () => {
    const sealed = await sessions.seal(session);
    expect((await open(sealed, sessionsWith(fresh, old))).session).not.toBeNull();
    expect(await open(sealed, sessionsWith(fresh))).toEqual(over);
  });

  it("is refused at another brand, with a code of its own", async () => {
    const sealed = await sessions.seal(session);
    expect(await sessions.open(inCookie(sealed), "gold")).toEqual({ session: null, refusal: "SESSION_WRONG_BRAND" });
    expect((await open(sealed)).session).not.toBeNull();
  });

  it("is refused after its end, while other sessions of the member go on", async () => {
    const [sealed, other] = await Promise.all([sessions.seal(session), sessions.seal({ ...session, id: "other" })]);
    expect((await open(sealed)).session).not.toBeNull();
    await sessions.end(session);
    expect(await open(sealed)).toEqual({ ...over, over: expect.objectContaining({ id: session.id }) });
    expect((await open(other)).session).not.toBeNull();
  });

  it("is refused when it is expired, truncated, changed, too long or of another kind", async () => {
    const sealed = await sessions.seal(session);
    const bad = [
      await sessions.seal({ ...session, expiresAt: Date.now() - 1 }),
      await sealRemembered(sealer, "atrium", { username: "demo" }),
      await sealer.seal({ for: "session", token: "t" }),
      sealed.slice(0, -8),
      `${sealed.slice(0, -3)}AAA`,
      sealed.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString("base64url")),
      `${Buffer.from('{"alg":"dir","enc":"A256GCM","kid":"other"}').toString("base64url")}${sealed.slice(sealed.indexOf("."))}`,
      "x".repeat(10_000),
      "....",
      "",
    ];
    for (const text of bad) expect(await open(text)).toMatchObject(over);
  });
});

it("remembers the name of a login for a day, and is not accepted as a session", async () => {
  const read = (sealed: string) => rememberedIn(sealer, "atrium", `__Host-atrium-remember=${sealed}`);
  const nothing = { username: null, countryDialingCode: null, mobile: null };
  const number = { countryDialingCode: "+84", mobile: "901234567" };
  expect(await read(await sealRemembered(sealer, "atrium", { username: "demo" }))).toEqual({
    ...nothing,
    username: "demo",
  });
  expect(await read(await sealRemembered(sealer, "atrium", number))).toEqual({ ...nothing, ...number });
  const stale = await sealer.seal({ for: "remember", brand: "atrium", username: "demo", until: Date.now() - 1 });
  const foreign = await sealRemembered(sealer, "gold", { username: "demo" });
  for (const other of [stale, foreign, await sessions.seal(session), "nonsense"]) expect(await read(other)).toBeNull();
});

it("sets cookies that only this origin's server can read", () => {
  const jar = new CookieJar();
  jar.set("__Host-a", "1");
  jar.set("__Host-a", "2", 86_400);
  jar.clear("__Host-b");
  expect(jar.lines()).toEqual([
    "__Host-a=2; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=86400",
    "__Host-b=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0",
  ]);
});

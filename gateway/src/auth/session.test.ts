import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CookieJar } from "./cookies.ts";
import { Sealer } from "./seal.ts";
import type { SealKey } from "./sealKeys.ts";
import { rememberedIn, type Session, sealRemembered, sealSession, sessionOf } from "./session.ts";

const key = (kid: string): SealKey => ({ kid, secret: randomBytes(32) });
const [old, fresh] = [key("2026-10"), key("2026-11")];
const sealer = new Sealer([old]);
const session: Session = {
  token: "the platform's token",
  customerId: "7",
  username: "demo",
  kind: "PLAYER",
  expiresAt: Date.now() + 60_000,
  cdnSeed: "seed",
  lastLogin: null,
};
const over = { session: null, isOver: true };
const cookie = (sealed: string) => `theme=dark; __Host-atrium=${sealed}; x=y`;

describe("a sealed session", () => {
  it("opens from a cookie and from a bearer token, which takes precedence", async () => {
    const sealed = await sealSession(sealer, session);
    expect(sealed).not.toContain(session.token);
    expect(await sessionOf(sealer, undefined, cookie(sealed))).toEqual({ session: expect.objectContaining(session) });
    expect(await sessionOf(sealer, `Bearer ${sealed}`, undefined)).toEqual({
      session: expect.objectContaining(session),
    });
    expect(await sessionOf(sealer, "Bearer nonsense", cookie(sealed))).toEqual(over);
    expect(await sessionOf(sealer, "Basic dTpw", cookie(sealed))).toEqual(over);
    expect(await sessionOf(sealer, undefined, "theme=dark")).toEqual({ session: null, isOver: false });
  });

  it("opens with its old key behind a new one, but not without its key", async () => {
    const sealed = await sealSession(sealer, session);
    expect((await sessionOf(new Sealer([fresh, old]), undefined, cookie(sealed))).session).not.toBeNull();
    expect(await sessionOf(new Sealer([fresh]), undefined, cookie(sealed))).toEqual(over);
  });

  it("is refused when it is expired, truncated, changed, too long or of another kind", async () => {
    const sealed = await sealSession(sealer, session);
    const bad = [
      await sealSession(sealer, { ...session, expiresAt: Date.now() - 1 }),
      await sealRemembered(sealer, { username: "demo" }),
      await sealer.seal({ for: "session", token: "t" }),
      sealed.slice(0, -8),
      `${sealed.slice(0, -3)}AAA`,
      sealed.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString("base64url")),
      `${Buffer.from('{"alg":"dir","enc":"A256GCM","kid":"other"}').toString("base64url")}${sealed.slice(sealed.indexOf("."))}`,
      "x".repeat(10_000),
      "....",
      "",
    ];
    for (const text of bad) expect(await sessionOf(sealer, undefined, cookie(text))).toEqual(over);
  });
});

it("remembers the name of a login for a day, and is not accepted as a session", async () => {
  const read = (sealed: string) => rememberedIn(sealer, `__Host-atrium-remember=${sealed}`);
  const nothing = { username: null, countryDialingCode: null, mobile: null };
  const number = { countryDialingCode: "+84", mobile: "901234567" };
  expect(await read(await sealRemembered(sealer, { username: "demo" }))).toEqual({ ...nothing, username: "demo" });
  expect(await read(await sealRemembered(sealer, number))).toEqual({ ...nothing, ...number });
  const stale = await sealer.seal({ for: "remember", username: "demo", until: Date.now() - 1 });
  for (const other of [stale, await sealSession(sealer, session), "nonsense"]) expect(await read(other)).toBeNull();
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

import { networkOf } from "@atrium/schema/networkOf";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import type { KeepAnswer } from "../../http/idempotency/answerWith.ts";
import { readJson, readQuery, text } from "../../http/input.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { shared } from "../../http/sharedCache.ts";
import { folded } from "../../member/folded.ts";
import { members } from "../../member/member.tables.ts";
import { isReservedName } from "../../member/publicName.ts";
import { FORM_NAMES, type FormName } from "../../site/registrationForms.ts";
import { logIn, type Member } from "../login/login.ts";
import { openNew } from "../newAccounts.ts";
import { originOf } from "../origin.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { countInviteClick } from "./inviteLinks.ts";
import { invitersOfCode } from "./inviters.ts";
import { registerOnce } from "./registerOnce.ts";
import { RegisterBody } from "./registration.body.ts";
import { register } from "./registration.ts";

const MINUTE = 60_000;
/** Many people can share a network. */
const CODES = { limit: 300, windowMs: 10 * MINUTE };
const NAMES = { limit: 120, windowMs: MINUTE };

const SettingsQuery = z.object({ keys: text(100).default(FORM_NAMES.join(",")) });
const NameQuery = z.object({ username: text(64, 1) });
const CLICKS_A_MINUTE = 300;

const ClickBody = z.object({ code: text(64, 1) });
const CodeQuery = z.object({ code: text(64, 1), domain: text(255).optional() });

/** Registration, and the checks that a form makes before. */
export function registrationRoutes(platform: SessionPlatform) {
  const { db, site, attempts } = platform;

  const answer = async (c: Context<AppEnv>, form: FormName) => {
    const body = await readEncrypted(c, platform, RegisterBody);
    const { clientIp: ip, language } = c.var;
    const key = c.req.header("Idempotency-Key");
    const open = (keepAnswer?: KeepAnswer<Member>) =>
      openNew(platform, "accounts", ip, () => register(platform, body, { form, ip, language }, keepAnswer));
    const { member, isRepeated } =
      key === undefined
        ? { member: await open(), isRepeated: false }
        : await registerOnce(platform, { key, form, body }, open);
    const given = await Promise.all(platform.onRegistered.map((hook) => hook.given(db, member)));
    const bonus = given.find((one) => one !== null) ?? null;
    if (!body.login) return ok(c, { username: member.username, customerId: String(member.id), bonus });
    const { password } = body;
    const login = await logIn(platform, member, {
      method: "REGISTRATION",
      origin: originOf(c),
      remember: false,
      ...(password && { password }),
    });
    return ok(c, { ...login, ...(isRepeated && { firstTimeLogin: true }), bonus });
  };

  return new Hono<AppEnv>()
    .get("/wps/system/setting/register", shared(60), (c) => {
      const keys = readQuery(c, SettingsQuery).keys.split(",");
      const forms = FORM_NAMES.filter((name) => keys.includes(name));
      return ok(c, Object.fromEntries(forms.map((name) => [name, site.registrationForm(name)])));
    })
    .get("/wps/member/username/available", async (c) => {
      const { username } = readQuery(c, NameQuery);
      await attempts.count(`username-address:${networkOf(c.var.clientIp)}`, NAMES);
      const [known] = await db
        .select({ id: members.id })
        .from(members)
        .where(eq(members.username, folded(username)));
      return ok(c, { available: known === undefined && !isReservedName(username) });
    })
    .get("/wps/agent/affiliate", async (c) => {
      const { code } = readQuery(c, CodeQuery);
      await attempts.count(`affiliate-address:${networkOf(c.var.clientIp)}`, CODES);
      await invitersOfCode(platform, code);
      return ok(c, { success: true });
    })
    .post("/wps/agent/inviteClick", async (c) => {
      const { code } = await readJson(c, ClickBody);
      const network = networkOf(c.var.clientIp);
      await platform.limiter.take(`invite-click:${network}`, CLICKS_A_MINUTE, MINUTE);
      await countInviteClick(db, code, network, platform.clock.now());
      return ok(c, true);
    })
    .put("/wps/member/register", (c) => answer(c, "register"))
    .put("/wps/member/register/mobile", (c) => answer(c, "registerMobile"));
}

import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import {
  AttestationBody,
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyView,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
import { requireStepUp, stepUpBody } from "./stepUp.ts";

const name = text(64)
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1).max(40));
const AddBody = z.object({ name, response: AttestationBody });
const NameBody = z.object({ name });
const StepUpOnly = z.object(stepUpBody);
const ONE = "/wps/member/passkeys/:id";

/** The id of a passkey. Throws NOT_FOUND for texts that are no ids. */
function idIn(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new PlatformError("NOT_FOUND");
  return id.data;
}

/** The caller's passkeys. */
export const passkeyRoutes = (platform: SessionPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/passkeys", requireRealAccount, async (c) =>
      ok(c, { list: (await listPasskeys(platform.db, c.var.session.memberId)).map(passkeyView) }),
    )
    .post("/wps/member/passkeys/options", requireRealAccount, async (c) => {
      const { stepUpToken } = await readEncrypted(c, platform, StepUpOnly);
      await requireStepUp(platform, c.var.session, stepUpToken);
      return ok(c, await beginPasskey(platform, c.var.session));
    })
    .post("/wps/member/passkeys", requireRealAccount, async (c) => {
      // The challenge was given after a step-up of this session.
      const body = await readEncrypted(c, platform, AddBody);
      return ok(c, passkeyView(await addPasskey(platform, c.var.session, body)));
    })
    .put(ONE, requireRealAccount, async (c) => {
      const body = await readJson(c, NameBody);
      return ok(
        c,
        passkeyView(await renamePasskey(platform, c.var.session.memberId, idIn(c.req.param("id")), body.name)),
      );
    })
    .delete(ONE, requireRealAccount, async (c) => {
      const { stepUpToken } = await readEncrypted(c, platform, StepUpOnly);
      await requireStepUp(platform, c.var.session, stepUpToken);
      await removePasskey(platform, c.var.session.memberId, idIn(c.req.param("id")));
      return ok(c, true);
    });

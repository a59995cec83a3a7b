import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireRealAccount } from "../../http/guard.ts";
import { readJson } from "../../http/input.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { documentKinds } from "./identityCheck.tables.ts";
import {
  acceptedKinds,
  findIdentityCheck,
  type IdentityCheck,
  needsIdentityCheck,
  submitDocument,
} from "./identityCheck.ts";

const MOST_PICTURES = 3;

const SubmitBody = z.strictObject({
  kind: z.enum(documentKinds),
  imageIds: z
    .array(z.uuid())
    .min(1)
    .max(MOST_PICTURES)
    .transform((ids) => [...new Set(ids)]),
});

/** The caller's identity check. */
export function identityCheckRoutes(platform: SitePlatform) {
  const { db, limiter, site } = platform;
  const view = async (memberId: number, check: IdentityCheck | undefined) => ({
    status: check?.status ?? "NONE",
    reason: check?.reason ?? null,
    accepted: acceptedKinds(check),
    required: await needsIdentityCheck(db, { memberId, jurisdiction: site.brand.jurisdiction }),
    submittedAt: check?.submittedAt?.toISOString() ?? null,
    decidedAt: check?.decidedAt?.toISOString() ?? null,
  });
  return new Hono<AppEnv>()
    .get("/wps/member/identityCheck", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      return ok(c, await view(memberId, await findIdentityCheck(db, memberId)));
    })
    .post("/wps/member/identityCheck", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const body = await readJson(c, SubmitBody);
      await limiter.take(`identity-check:${memberId}`, 10, 3_600_000);
      return ok(c, await view(memberId, await submitDocument(platform, { memberId, ...body })));
    });
}

import { contractPeriods } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import { AGENT_TYPES } from "../accountTypes.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, text } from "../http/input.ts";
import { memberNamed } from "../member/members.ts";
import { contractKinds, hasPeriod } from "./contractKinds.ts";
import { lockLine, payingContract } from "./findContracts.ts";
import { grantContract } from "./grantContract.ts";
import { readTerms, termsInput } from "./terms.ts";

const Grant = z.strictObject({
  username: text(32, 1),
  kind: z.enum(contractKinds),
  period: z.enum(contractPeriods).optional(),
  terms: termsInput,
  paidOnRequest: z.boolean().default(false),
});

/** A control that makes a contract between the operator and an agent at the top of a line. */
export const contractControlRoutes = ({ db, clock }: CorePlatform) =>
  new Hono<AppEnv>().post("/sandbox/contract/grant", async (c) => {
    const { username, kind, period = null, terms: input, paidOnRequest } = await readJson(c, Grant);
    const holder = await memberNamed(db, username);
    if (holder.uplineId !== null || !AGENT_TYPES.has(holder.type)) throw new PlatformError("NOT_FOUND");
    const terms = readTerms(kind, input, holder.currency);
    if (hasPeriod(kind) !== (period !== null)) throw new PlatformError("VALIDATION_FAILED");
    const contract = await db.transaction(async (tx) => {
      await lockLine(tx, kind, holder.path);
      if (await payingContract(tx, kind, holder.id)) throw new PlatformError("CONTRACT_EXISTS");
      return grantContract(tx, { kind, period, terms, paidOnRequest, holder, at: clock.now() });
    });
    return ok(c, { contractId: String(contract.id) });
  });

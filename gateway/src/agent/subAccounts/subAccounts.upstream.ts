import { subAccountRights } from "@atrium/schema/values";
import { z } from "zod";
import type { ChangeSubAccountInput, CreateSubAccountInput } from "../../__generated__/types.ts";
import { unlessAbsent } from "../../upstream/absence.ts";
import { change, ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { count, flag, instant, known, maybeInstant, maybeText, text } from "../../upstream/wire.ts";

const rights = z.array(known(subAccountRights, "UNKNOWN")).max(100);

const row = z
  .object({
    account: text,
    rights,
    status: known(["ACTIVE", "LOCKED", "CLOSED"], "UNKNOWN"),
    createdAt: instant,
    lastLoginAt: maybeInstant,
    hasFirstPassword: flag,
    sessions: count.catch(0),
  })
  .transform(({ sessions, ...data }) => ({ ...data, sessionCount: sessions }));

/** The sub-accounts; rows that can't be read are left out. */
const list = z
  .object({ list: z.array(row.nullable().catch(null)).max(1_000), most: count })
  .transform((data) => ({ items: data.list.filter((one) => one !== null), maximum: data.most }));

const given = z.object({ password: maybeText });
const encrypt = true;
const calls = {
  list: ownRead("GET /wps/relay/ACS_subAccountList", list),
  create: change("POST /wps/relay/ACS_subAccountCreate", given, { encrypt }),
  update: change("POST /wps/relay/ACS_subAccountUpdate", given, { encrypt }),
};

/** The platform calls for an agent's sub-accounts. */
export const subAccountsUpstream = defineUpstream((scope) => ({
  /** Null on a platform without sub-accounts. */
  list: () => calls.list(scope).catch(unlessAbsent(null)),
  create: async ({ idempotencyKey, ...body }: CreateSubAccountInput, stepUpToken: string) =>
    (await calls.create(scope, { idempotencyKey, body: { ...body, stepUpToken } })).password,
  update: async ({ idempotencyKey, ...body }: ChangeSubAccountInput, stepUpToken: string | undefined) =>
    (await calls.update(scope, { idempotencyKey, body: { ...body, stepUpToken } })).password,
}));

import { z } from "zod";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { idText, instant, maybeInstant, text } from "../upstream/wire.ts";

const passkey = z
  .object({ passkeyId: idText, name: text, createdAt: instant, lastUsedAt: maybeInstant })
  .transform(({ passkeyId, ...row }) => ({ internalID: passkeyId, ...row }));
const list = z.object({ list: z.array(passkey.nullable().catch(null)).max(100) });
const begun = z.object({ options: z.record(z.string(), z.unknown()) });

/** A passkey of the member. */
export type PasskeyModel = z.output<typeof passkey>;

const encrypt = true;
const calls = {
  list: ownRead("GET /wps/member/passkeys", list),
  begin: change("POST /wps/member/passkeys/options", begun, { encrypt }),
  add: change("POST /wps/member/passkeys", passkey, { encrypt }),
  rename: change("PUT /wps/member/passkeys/{id}", passkey),
  remove: change("DELETE /wps/member/passkeys/{id}", z.unknown(), { encrypt }),
};

/** The platform's ids of passkeys. */
export const isPasskeyId = (internalID: string) => /^[0-9a-f-]{36}$/.test(internalID);

/** The platform calls for the caller's passkeys. */
export const passkeysUpstream = defineUpstream((scope) => ({
  list: async () => (await calls.list(scope)).list.filter((row) => row !== null),
  begin: async (stepUpToken: string) => (await calls.begin(scope, { body: { stepUpToken } })).options,
  add: (name: string, response: Readonly<Record<string, unknown>>) => calls.add(scope, { body: { name, response } }),
  rename: (id: string, name: string) => calls.rename(scope, { path: { id }, body: { name } }),
  remove: (id: string, stepUpToken: string) => calls.remove(scope, { path: { id }, body: { stepUpToken } }),
}));

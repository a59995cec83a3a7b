import type { Resolvers } from "../__generated__/resolvers.ts";
import { credentialIn } from "../auth/credential.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { rowIn } from "../paging/oneRow.ts";
import { isPasskeyId, passkeysUpstream } from "./passkeys.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

/** The platform's id of a passkey. Refuses the ids of other objects. */
function passkeyIn(id: string): string {
  const key = requireKey("Passkey", id);
  if (!isPasskeyId(key)) throw new AtriumError("BAD_ID");
  return key;
}

const fields = { name: ["name"], response: ["credential"] };
const none = () => ({ passkey: null });

export const passkeyResolvers: Resolvers = {
  AccountSecurity: { passkeys: (_, __, { upstream }) => upstream(passkeysUpstream).list() },

  Mutation: {
    beginPasskey: (_, __, context) =>
      mutate({ language: context.language }, async () => {
        const token = await stepUpToken(context);
        return { options: JSON.stringify(await context.upstream(passkeysUpstream).begin(token)) };
      }),

    addPasskey: (_, { input }, { upstream, language }) =>
      mutate({ language, fields, refused: none }, async () => ({
        passkey: await upstream(passkeysUpstream).add(input.name, credentialIn(input.credential)),
      })),

    renamePasskey: (_, { input }, { upstream, language }) =>
      mutate({ language, fields, refused: none }, async () => ({
        passkey: await upstream(passkeysUpstream).rename(passkeyIn(input.passkeyId), input.name),
      })),

    removePasskey: (_, { input }, context) =>
      mutate({ language: context.language }, async () => {
        const id = passkeyIn(input.passkeyId);
        await context.upstream(passkeysUpstream).remove(id, await stepUpToken(context));
        return {};
      }),
  },
};

export const passkeyNodes: NodeLookups = {
  Passkey: (key, { upstream }) => rowIn(upstream(passkeysUpstream).list(), key),
};

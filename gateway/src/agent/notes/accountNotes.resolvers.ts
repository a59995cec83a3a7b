import type { Resolvers } from "../../__generated__/resolvers.ts";
import { mutate } from "../../errors/mutate.ts";
import type { NodeLookups } from "../../graph/node.ts";
import { requireKey } from "../../graph/requireKey.ts";
import { accountOf } from "../downline.resolvers.ts";
import { downlineUpstream } from "../downline.upstream.ts";
import { notesUpstream } from "./accountNotes.upstream.ts";

const noteOf = (id: string) => requireKey("AccountNote", id);

export const noteResolvers: Resolvers = {
  DownlineAccount: { notes: ({ account }, _, { upstream }) => upstream(notesUpstream).about(account) },

  Mutation: {
    saveAccountNote: (_, { input: { accountId, noteId, text: typed, idempotencyKey } }, { upstream, language }) =>
      mutate({ language, fields: { text: ["text"] } }, async () => {
        const account = accountOf(accountId);
        const note = { account, noteId: noteId == null ? undefined : noteOf(noteId), text: typed };
        await upstream(notesUpstream).save(idempotencyKey, note);
        return { account: await upstream(downlineUpstream).detail(account) };
      }),
    deleteAccountNote: (_, { input: { accountId, noteId, idempotencyKey } }, { upstream, language }) =>
      mutate({ language }, async () => {
        const account = accountOf(accountId);
        await upstream(notesUpstream).remove(idempotencyKey, { account, noteId: noteOf(noteId) });
        return { account: await upstream(downlineUpstream).detail(account) };
      }),
  },
};

export const noteNodes: NodeLookups = { AccountNote: (key, { upstream }) => upstream(notesUpstream).find(key) };

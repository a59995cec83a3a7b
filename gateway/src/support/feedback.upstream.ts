import { z } from "zod";
import type { FeedbackKind } from "../__generated__/types.ts";
import { change } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { idText } from "../upstream/wire.ts";

/** A message to the operator. */
export interface Feedback {
  kind: FeedbackKind;
  content: string;
  imageIds: readonly string[];
  contact: string | null;
}

const sent = z.object({ feedbackId: idText.nullish() }).nullable().catch(null);
const send = change("PUT /wps/feedback", sent);

/** The platform call for feedback. Guests may use it too. */
export const feedbackUpstream = defineUpstream((scope) => ({
  /** Returns the number that the platform gives it, if it does. */
  async send({ kind, contact, ...feedback }: Feedback): Promise<string | null> {
    const answer = await send(scope, { body: { type: kind, ...feedback, contact: contact ?? undefined } });
    return answer?.feedbackId ?? null;
  },
}));

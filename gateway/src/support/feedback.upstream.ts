import { z } from "zod";
import type { FeedbackKind } from "../__generated__/types.ts";
import { change } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { idText } from "../upstream/wire.ts";

/** A message to the operator. */
export interface Feedback {
  kind: FeedbackKind;
  content: string;
  imageIds: readonly string[];
  contact: string | null;
}

const send = change("PUT /wps/feedback", z.object({ feedbackId: idText }));

/** The platform call for feedback. Guests may use it too. */
export const feedbackUpstream = (scope: Scope) => ({
  async send({ kind, contact, ...feedback }: Feedback): Promise<string> {
    const { feedbackId } = await send(scope, { body: { type: kind, ...feedback, contact: contact ?? undefined } });
    return feedbackId;
  },
});

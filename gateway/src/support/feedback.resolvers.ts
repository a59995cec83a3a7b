import type { Resolvers } from "../__generated__/resolvers.ts";
import type { SendFeedbackInput } from "../__generated__/types.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import { type Feedback, feedbackUpstream } from "./feedback.upstream.ts";

const [least, most, mostContact, mostImages] = [10, 500, 100, 3];
const imageIdForm = /^[\w-]{1,64}$/;

export const feedbackResolvers: Resolvers = {
  Mutation: {
    sendFeedback: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: { ...sameNames("content", "contact", "imageIds"), type: ["kind"] } }, async () => ({
        feedbackId: await upstream(feedbackUpstream).send(checked(input)),
      })),
  },
};

/** The trimmed and checked input. Lengths are counted in code points. */
function checked({ kind, contact, imageIds, content }: SendFeedbackInput): Feedback {
  const refuse = (field: string) => new InputRefusal("VALIDATION_FAILED", [field]);
  const words = content.trim();
  const { length } = [...words];
  if (length < least || length > most) throw refuse("content");
  const reach = contact?.trim() || null;
  if ([...(reach ?? "")].length > mostContact) throw refuse("contact");
  const images = [...new Set(imageIds)];
  if (images.length > mostImages || !images.every((id) => imageIdForm.test(id))) throw refuse("imageIds");
  return { kind, content: words, contact: reach, imageIds: images };
}

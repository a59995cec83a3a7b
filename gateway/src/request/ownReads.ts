import type { EarlierRead, OwnReads } from "../edge/graphql/cache/ownAnswers.ts";
import { type NotedRead, ReadNotes } from "../upstream/readNotes.ts";
import type { Scope } from "../upstream/scope.ts";
import type { Context } from "./context.ts";

/** What answers that are kept for their session depend on. */
export const ownReads: OwnReads<Context> = {
  sessionOf: ({ session }) => session ?? undefined,
  note({ scope }) {
    const notes = new ReadNotes<Scope>();
    scope.notes = notes;
    return async () => {
      scope.notes = undefined;
      const reads = notes.reads ?? [];
      try {
        const values = await Promise.all(reads.map(({ value }) => value));
        if (notes.reads === undefined) return undefined;
        return reads.map((read, index) => earlierRead(read, values[index]));
      } catch {
        return undefined;
      }
    };
  },
};

/** A function of its own, because a closure in `note` would keep the first request as long as the answer. */
const earlierRead = ({ again }: NotedRead<Scope>, value: unknown): EarlierRead<Context> => ({
  again: (context) => again(context.scope),
  value,
});

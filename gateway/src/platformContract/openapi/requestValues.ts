import { readCallNotes } from "./callNotes.ts";

/** The names of the values of our calls, by call: path ids, query parameters and fields of the body. */
export const requestValues = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readCallNotes().flatMap(({ notes }) =>
      notes.map(([name, { query, body }]): [string, string[]] => [
        name,
        [
          ...[...name.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => id),
          ...Object.keys({ ...query?.properties, ...body?.properties }),
        ],
      ]),
    ),
  );

/** Names of values in the markup of a skeleton. */
export type FillName = "picture" | "card" | "title" | "html" | "bonus" | "turnover" | `tile${number}`;

/** Where a value is in the answer to a query: field names and indices of lists. */
export type AnswerPath = readonly (string | number)[];

/** Callers with one of some values in the shell's answer; null is a missing value. */
export interface Audience {
  path: AnswerPath;
  values: readonly (string | null)[];
}

/**
 * What the gateway's page needs to know of a screen, besides its query and its skeleton. Routes have it as
 * `...(import.meta.env.SSR && { first: { … } })`, so that it is in the build of skeletons, not in the browser's.
 */
export interface PageNeeds {
  /** Paths of the values that the gateway fills into the skeleton. */
  fills?: Partial<Record<FillName, AnswerPath>>;
  /** Parameters of dialogs over the screen. */
  ignores?: readonly string[];
  /** Path in the answer of the object that the address names. */
  subject?: AnswerPath;
  /** The callers who see the screen. The gateway and the screen send everybody else home. */
  isFor?: Audience;
}

/** The first banner's picture. */
export const bannerPath: AnswerPath = ["site", "banners", 0, "image", "url"];

/** Path of the picture of the first card in a list. */
export const firstCardPath = (list: string): AnswerPath => ["site", list, "edges", 0, "node", "image", "url"];

/** Paths of the first pictures in a list of games. */
export const tilePaths = (count: number, pathAt: (index: number) => AnswerPath): PageNeeds["fills"] =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`tile${index + 1}`, pathAt(index)]));

/** A page of one thing with a title and a picture, of which the answer has a field of that name. */
export const thingPage = (name: string): PageNeeds => ({
  fills: { title: ["site", name, "title"], picture: ["site", name, "image", "url"] },
  subject: ["site", name],
});

/** The place of a first page before a second one, which begins after `c19`. */
export const firstOfTwoPages = {
  pageInfo: { hasNextPage: true, endCursor: "c19" },
  pageCursors: {
    first: null,
    last: null,
    previous: null,
    around: [
      { page: 1, cursor: "", isCurrent: true },
      { page: 2, cursor: "c19", isCurrent: false },
    ],
  },
};

/** The page information of a list with a single page. */
export const onlyPage = {
  pageInfo: { hasNextPage: false, endCursor: null },
  pageCursors: { first: null, last: null, previous: null, around: [] },
};

/** What the page shows: the rewards, or a record of the member's points. */
export const mallViews = ["rewards", "redeems", "details"] as const;

/** The parameter of the address that names a view. */
export const viewParam = "view";

/** What the address asks the page to show; the rewards for anything else. */
export const mallViewIn = (params: URLSearchParams): (typeof mallViews)[number] =>
  mallViews.find((view) => view === params.get(viewParam)) ?? "rewards";

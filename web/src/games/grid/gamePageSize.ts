/** Number of games that a list queries at a time. */
export const gamePageSize = 28;

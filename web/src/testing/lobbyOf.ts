/** The answer to a lobby's query: one game. */
export const lobbyOf = (game: object) => ({
  Site: () => ({ id: "site" }),
  Brand: () => ({ currencies: ["VND"] }),
  GameConnection: () => ({
    totalCount: 1,
    edges: [{ cursor: "a", node: game }],
    pageInfo: { hasNextPage: false, endCursor: "a" },
  }),
});

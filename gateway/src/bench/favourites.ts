import { fireOnce, type Shot } from "./load.ts";

/** Marks this many games, so that the list of favourites has several pages. */
const wanted = 120;
const perPage = 60;

const GAMES = `query BenchCatalogue($first: Int!, $after: String) {
  site { games(first: $first, after: $after) { pageInfo { endCursor } edges { node { id } } } }
}`;
const ADD = `mutation BenchAdd($input: AddFavoriteGameInput!) {
  addFavoriteGame(input: $input) { userErrors { code } }
}`;

/** Marks games of the catalogue as favourites of the member with these headers. */
export async function markFavourites(origin: string, headers: Record<string, string>): Promise<void> {
  const run = async (query: string, variables: object): Promise<unknown> => {
    const shot: Shot = { method: "POST", path: "/graphql", headers, body: JSON.stringify({ query, variables }) };
    const { data, errors } = JSON.parse(await fireOnce(origin, shot));
    if (errors !== undefined) throw new Error(`The bench could not mark favourites: ${JSON.stringify(errors)}`);
    return data;
  };
  let after: string | null = null;
  for (let marked = 0; marked < wanted; marked += perPage) {
    const data: unknown = await run(GAMES, { first: perPage, after });
    const { site } = Object(data);
    after = site.games.pageInfo.endCursor;
    for (const { node } of site.games.edges) await run(ADD, { input: { gameId: node.id } });
  }
}

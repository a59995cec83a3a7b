import { createAtrium, Launch, Lobby, LogIn } from "@atrium/sdk";

export async function play(url: string, username: string, password: string, key?: string) {
  const atrium = createAtrium({ url, ...(key && { key }) });
  const { logIn } = await atrium.request(LogIn, { input: { username, password, delivery: "BEARER" } });
  const { site } = await atrium.request(Lobby, { filter: { category: "RNG" }, first: 12 });
  const games = site.games.edges.map(({ node }) => node);
  const { launchGame } = await atrium.request(Launch, { input: { gameId: games[0]?.id ?? "" } });
  return { nickname: logIn.viewer?.member?.nickname, games, url: launchGame.launch?.url };
}

/** A tab that GraphiQL opens at the start. */
interface ExampleTab {
  query: string;
  variables?: string;
  headers?: string;
}

const home = `# Welcome to Atrium. Each tab is an operation to try;
# the book on the left documents every field.
# This query needs no login. The tab "LogIn" shows how
# to log in.
query Home {
  site {
    brand { name currencies minimumAge }
    banners(group: HOME) { id title image { url } }
    gameMenu { id category title vendors { isHot gameCount vendor { id code name } } }
    announcements(first: 5, kinds: [HEADLINE]) { edges { node { id title publishedAt } } }
  }
  viewer { systemStatus { state country } }
}
`;

const lobby = `query Lobby($first: Int!, $after: String) {
  site {
    games(filter: { category: RNG }, sort: POPULAR, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      pageCursors { around { page cursor isCurrent } }
      edges { node { id name isHot returnToPlayer minBet { amount currency } vendor { name } icon { url } } }
    }
  }
}
`;

const login = `# Two ways to stay logged in here:
# 1. BEARER, as below: copy \`bearerToken\` into the
#    headers of the other tabs:
#    { "Authorization": "Bearer …" }
# 2. COOKIE instead of BEARER: this page is on the
#    gateway's own origin, so the browser sends the
#    cookie with each request.
# \`npm start\` prints accounts to try.
mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    bearerToken
    expiresAt
    captchaRequired
    viewer { member { username kind } }
    userErrors { code field message retryAfter }
  }
}
`;

const favourites = `# Needs a login with a real account.
query Favourites {
  viewer {
    member {
      id
      favoriteGameIds
      favoriteGames(first: 20) { totalCount edges { node { id name vendor { name } } } }
      recentGames(first: 10) { edges { node { id name } } }
    }
  }
}

mutation AddFavourite($gameId: ID!) {
  addFavoriteGame(input: { gameId: $gameId }) {
    member { id favoriteGameIds }
    userErrors { code message }
  }
}
`;

const launch = `# Needs a login with a real account.
# Take \`gameId\` from a lobby; \`url\` works once.
mutation Launch($gameId: ID!) {
  launchGame(input: { gameId: $gameId }) {
    launch { url fallbackUrls expiresAt game { name } }
    suggestions { id name }
    userErrors { code message }
  }
}
`;

const agentReport = `# Needs an agent's login.
query AgentReport($first: Int!) {
  viewer {
    agent {
      account
      teamBets(first: $first, filter: { period: { preset: LAST_7 } }) {
        totalCount
        totals { stake { amount currency } profit { amount } }
        edges { node { id account placedAt gameName status stake { amount } payout { amount } } }
      }
    }
  }
}
`;

const balance = `# Needs a login. Stays open: an event arrives
# each time the balance changes.
subscription Balance {
  balanceChanged { id total { amount currency } available { amount } updatedAt }
}
`;

const bearer = '{\n  "Authorization": "Bearer "\n}\n';

/** One tab per screen, in the order in which a newcomer would try them. */
export const exampleTabs: ExampleTab[] = [
  { query: home },
  { query: lobby, variables: '{ "first": 12 }' },
  {
    query: login,
    variables: '{\n  "input": { "username": "", "password": "", "delivery": "BEARER" }\n}\n',
  },
  { query: favourites, variables: '{ "gameId": "" }', headers: bearer },
  { query: launch, variables: '{ "gameId": "" }', headers: bearer },
  { query: agentReport, variables: '{ "first": 20 }', headers: bearer },
  { query: balance, headers: bearer },
];

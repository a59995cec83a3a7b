/** A tab that GraphiQL opens at the start. */
interface ExampleTab {
  query: string;
  variables?: string;
}

const home = `# Welcome to Atrium. Each tab is an operation to try;
# the book on the left documents every field.
# This query needs no login; the buttons above log in.
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

const trial = `# A login without a password: a trial account. \`logIn\`
# takes a solved human check too, which an editor can't
# make: the buttons above do. BEARER is for partners: send
# \`bearerToken\` as "Authorization: Bearer …". With COOKIE
# the browser keeps the session, for this page too.
mutation FreePlay($input: StartFreePlayInput!) {
  startFreePlay(input: $input) {
    bearerToken
    expiresAt
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
`;

const addFavourite = `# Needs a login with a real account.
mutation AddFavourite($gameId: ID!) {
  addFavoriteGame(input: { gameId: $gameId }) {
    member { id favoriteGameIds }
    userErrors { code message }
  }
}
`;

const launch = `# Needs a login with a real account.
# \`url\` works once.
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

/** The sandbox's game 10103. */
const variables = '{ "gameId": "R2FtZToxMDEwMw" }';

/** One tab per screen, in the order in which a newcomer would try them. */
export const exampleTabs: ExampleTab[] = [
  { query: home },
  { query: lobby, variables: '{ "first": 12 }' },
  { query: trial, variables: '{ "input": { "delivery": "BEARER" } }' },
  { query: favourites },
  { query: addFavourite, variables },
  { query: launch, variables },
  { query: agentReport, variables: '{ "first": 20 }' },
  { query: balance },
];

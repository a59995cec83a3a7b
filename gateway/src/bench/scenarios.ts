/** One kind of request that is measured. */
export interface Scenario {
  name: string;
  /** Whether it is sent with a player's session. */
  isSignedIn: boolean;
  /** Whether it counts in the geometric mean. The others are watched for changes. */
  isCounted: boolean;
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

const card = `fragment Card on Game {
  id name isHot isNew hasDemo status returnToPlayer
  minBet { amount currency } maxBet { amount currency }
  vendor { id code name } icon { url fallbackUrls }
}`;

const menu = `fragment Menu on Site {
  brand { name currencies minimumAge } features { smsLogin freePlay chat memberCentre loginRequired }
  languages { code name tag } gameMenu { id category title vendors { isHot vendor { id code name } } }
}`;

/** Requests of the web client, from the busiest to the smallest that there can be. */
export const scenarios: readonly Scenario[] = [
  {
    name: "guest lobby",
    isSignedIn: false,
    isCounted: true,
    document: `query BenchLobby($first: Int!, $category: GameCategory) {
  site {
    games(filter: { category: $category }, first: $first) {
      totalCount pageInfo { hasNextPage endCursor }
      pageCursors { around { page cursor isCurrent } last { page cursor } }
      edges { cursor node { ...Card } }
    }
  }
}
${card}`,
    variables: { first: 28, category: "RNG" },
  },
  {
    name: "signed-in home",
    isSignedIn: true,
    isCounted: true,
    document: `query BenchHome {
  site {
    ...Menu
    banners(group: HOME) { id title image { url fallbackUrls } linkage { kind target } }
    hotGames(first: 12) { edges { node { ...Card } } }
    announcements(first: 5) { edges { node { id title kind publishedAt isPinned } } }
  }
  viewer {
    member {
      id username nickname kind currency unreadMessageCount openMissionCount
      wallet { id total { amount currency } available { amount currency } }
      favoriteGameIds
    }
  }
}
${card}
${menu}`,
    variables: {},
  },
  {
    name: "balance",
    isSignedIn: true,
    isCounted: true,
    document: `query BenchBalance {
  viewer { member { id wallet { id total { amount currency } available { amount currency } } } }
}`,
    variables: {},
  },
  {
    name: "20 favourites",
    isSignedIn: true,
    isCounted: true,
    document: `query BenchFavorites {
  viewer { member { id favoriteGames(first: 20) { pageInfo { hasNextPage endCursor } edges { cursor node { ...Card } } } } }
}
${card}`,
    variables: {},
  },
  {
    name: "__typename",
    isSignedIn: false,
    isCounted: true,
    document: "query BenchTypename { __typename }",
    variables: {},
  },
  {
    name: "lottery results",
    isSignedIn: false,
    isCounted: false,
    document: `query BenchLottery($code: String!) {
  site {
    lottery(code: $code) {
      id code name kind currentDraw { id number state closesAt drawsAt serverTime commitment }
      results(first: 20) {
        totalCount pageInfo { hasNextPage endCursor }
        edges { cursor node { id number drawsAt numbers prizes { code numbers } commitment seed } }
      }
      frequencies { position number count gap }
    }
  }
}`,
    variables: { code: "SEA_PK10_5M" },
  },
  {
    name: "search",
    isSignedIn: false,
    isCounted: false,
    document: `query BenchSearch($text: String!) {
  site {
    search(text: $text, first: 12) {
      gameCount
      games { id name labels status vendor { name } icon { url fallbackUrls } }
      vendors { id code name opensAsList logo { url fallbackUrls } }
    }
  }
}`,
    variables: { text: "drgaon" },
  },
];

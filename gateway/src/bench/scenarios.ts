/** One kind of request that is measured. */
export interface Scenario {
  name: string;
  /** Whether it is sent with a player's session. */
  isSignedIn: boolean;
  document: string;
  variables: Readonly<Record<string, unknown>>;
  /** The platform call that the plain proxy passes on instead: the largest of those that the document needs. */
  passThrough: string;
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

/** The busiest requests of the web client. */
export const scenarios: readonly Scenario[] = [
  {
    name: "guest lobby",
    isSignedIn: false,
    document: `query BenchLobby($first: Int!, $category: GameCategory) {
  site {
    ...Menu
    games(filter: { category: $category }, first: $first) {
      totalCount pageInfo { hasNextPage endCursor }
      pageCursors { around { page cursor isCurrent } last { page cursor } }
      edges { cursor node { ...Card } }
    }
  }
}
${card}
${menu}`,
    variables: { first: 28, category: "RNG" },
    passThrough: "GCSGAME_gameList",
  },
  {
    name: "signed-in home",
    isSignedIn: true,
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
    passThrough: "GCSGAME_hotGamesV2",
  },
  {
    name: "lottery results",
    isSignedIn: false,
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
    passThrough: "opened/numero",
  },
  {
    name: "search",
    isSignedIn: false,
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
    passThrough: "GCSGAME_gameList",
  },
];

/**
 * @generated SignedSource<<e680dbeb47768e7ecf584ce3c2b21824>>
 * @relayHash 8305ddf916dc77205ae0955d58f79591
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8beeb541a9b75941483a45206bd785e57beefd49b8cad8d44fe63fddd0149c38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardScreenQuery$variables = {
  internalID: string;
};
export type LeaderboardScreenQuery$data = {
  readonly site: {
    readonly leaderboard: {
      readonly id: string;
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      };
      readonly summary: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"LeaderboardEnd_leaderboard" | "LeaderboardGames_leaderboard" | "LeaderboardPlaces_leaderboard" | "LeaderboardPrizes_leaderboard" | "OwnPlace_leaderboard">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"useSiteTime_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
};
export type LeaderboardScreenQuery = {
  response: LeaderboardScreenQuery$data;
  variables: LeaderboardScreenQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "internalID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "internalID",
    "variableName": "internalID"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "summary"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LeaderboardScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useSiteTime_site"
          },
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Leaderboard",
            "kind": "LinkedField",
            "name": "leaderboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "Picture_image"
                  }
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardEnd_leaderboard"
              },
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardPrizes_leaderboard"
              },
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardGames_leaderboard"
              },
              {
                "kind": "FragmentSpread",
                "name": "LeaderboardPlaces_leaderboard"
              },
              {
                "kind": "FragmentSpread",
                "name": "OwnPlace_leaderboard"
              }
            ]
          }
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavoritesProvider_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeaderboardScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "serverTime"
              }
            ]
          },
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Leaderboard",
            "kind": "LinkedField",
            "name": "leaderboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "endsAt"
              },
              {
                "kind": "ScalarField",
                "name": "rule"
              },
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              {
                "kind": "ScalarField",
                "name": "turnover"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minimumStake",
                "plural": false,
                "selections": (v5/*:: as any*/)
              },
              {
                "concreteType": "LeaderboardPrize",
                "kind": "LinkedField",
                "name": "prizes",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "fromRank"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "toRank"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "fragment": GameTile_game$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "concreteType": "LeaderboardPlace",
                "kind": "LinkedField",
                "name": "places",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "rank"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "account"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "score"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "prize",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  }
                ]
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8beeb541a9b75941483a45206bd785e57beefd49b8cad8d44fe63fddd0149c38",
    "metadata": {},
    "name": "LeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f4a4c1240e00753c0fab834dd7f7199";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

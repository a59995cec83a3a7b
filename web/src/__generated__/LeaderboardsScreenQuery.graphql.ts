/**
 * @generated SignedSource<<ed0045cfcbc99053c62889ddd5ff84df>>
 * @relayHash e6a47143af927cf7ba195315f8ea290f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 537967cadaee8a59aa98932879743493bbce8c691d441af22c898aed35ee04ac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
export type LeaderboardsScreenQuery$variables = Record<PropertyKey, never>;
export type LeaderboardsScreenQuery$data = {
  readonly site: {
    readonly leaderboards: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly endsAt: string;
          readonly id: string;
          readonly state: LeaderboardState;
          readonly " $fragmentSpreads": FragmentRefs<"LeaderboardCard_leaderboard">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"useSiteTime_site">;
  };
};
export type LeaderboardsScreenQuery = {
  response: LeaderboardsScreenQuery$data;
  variables: LeaderboardsScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "state"
},
v3 = {
  "kind": "ScalarField",
  "name": "endsAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LeaderboardsScreenQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "LeaderboardConnection",
            "kind": "LinkedField",
            "name": "leaderboards",
            "plural": false,
            "selections": [
              {
                "concreteType": "LeaderboardEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Leaderboard",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "LeaderboardCard_leaderboard"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "leaderboards(first:24)"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LeaderboardsScreenQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "LeaderboardConnection",
            "kind": "LinkedField",
            "name": "leaderboards",
            "plural": false,
            "selections": [
              {
                "concreteType": "LeaderboardEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Leaderboard",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "internalID"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "kind"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "summary"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "playerCount"
                      },
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
                        "concreteType": "LeaderboardPrize",
                        "kind": "LinkedField",
                        "name": "prizes",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "amount"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "currency"
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "leaderboards(first:24)"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "537967cadaee8a59aa98932879743493bbce8c691d441af22c898aed35ee04ac",
    "metadata": {},
    "name": "LeaderboardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67780fd73fe6772457a35794e74e524e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

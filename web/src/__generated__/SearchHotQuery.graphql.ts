/**
 * @generated SignedSource<<59a1ae1e546643e9476715f01c9196fb>>
 * @relayHash 45e47882b27cd2f89aa660c04b0d1125
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bed69e12013059646b678fe51283ba6aed591e95741ce640ea17c1c6298a197

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchHotQuery$variables = Record<PropertyKey, never>;
export type SearchHotQuery$data = {
  readonly site: {
    readonly hotGames: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"SearchGame_game">;
        };
      }>;
    };
  };
};
export type SearchHotQuery = {
  response: SearchHotQuery$data;
  variables: SearchHotQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchHotQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              {
                "concreteType": "GameEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "SearchGame_game"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:6)"
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
    "name": "SearchHotQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              {
                "concreteType": "GameEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "concreteType": "Lottery",
                        "kind": "LinkedField",
                        "name": "lottery",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "code"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "accountTypeName"
                          },
                          (v1/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "labels"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "tags"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "status"
                      },
                      {
                        "concreteType": "Vendor",
                        "kind": "LinkedField",
                        "name": "vendor",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v1/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "icon",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": Picture_image$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:6)"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6bed69e12013059646b678fe51283ba6aed591e95741ce640ea17c1c6298a197",
    "metadata": {},
    "name": "SearchHotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa7ecef9d147f595d3812c88aa939586";

export default node;

/**
 * @generated SignedSource<<10976af4059dc221f871148302ea5535>>
 * @relayHash c4fd3eee19405897ab3809d773dc66c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bf5aff87f2003beb0af2c75bc321ae40df80b7454adb8239add4a58a5577464

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowDrawsQuery$variables = {
  id: string;
};
export type useFollowDrawsQuery$data = {
  readonly node: {
    readonly lottery?: {
      readonly " $fragmentSpreads": FragmentRefs<"LotteryHead_lottery">;
    } | null;
    readonly slip?: {
      readonly " $fragmentSpreads": FragmentRefs<"SlipForm_lottery">;
    } | null;
  } | null;
};
export type useFollowDrawsQuery = {
  response: useFollowDrawsQuery$data;
  variables: useFollowDrawsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "code"
},
v5 = {
  "kind": "ScalarField",
  "name": "number"
},
v6 = {
  "kind": "ScalarField",
  "name": "commitment"
},
v7 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v8 = {
  "kind": "ScalarField",
  "name": "seed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useFollowDrawsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "LotteryHead_lottery"
                    }
                  ],
                  "type": "Lottery"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "lottery"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "SlipForm_lottery"
                    }
                  ],
                  "type": "Lottery"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "slip"
              }
            ],
            "type": "Lottery"
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
    "name": "useFollowDrawsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "kind": "ScalarField",
                "name": "mode"
              },
              {
                "kind": "ScalarField",
                "name": "kind"
              },
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "drawInterval"
              },
              {
                "concreteType": "LotteryDraw",
                "kind": "LinkedField",
                "name": "currentDraw",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "opensAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "closesAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "drawsAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "serverTime"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "LotteryPrize",
                    "kind": "LinkedField",
                    "name": "prizes",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "nextNumber"
                  }
                ]
              },
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "LotteryDrawConnection",
                "kind": "LinkedField",
                "name": "results",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "LotteryDrawEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "concreteType": "LotteryPrize",
                            "kind": "LinkedField",
                            "name": "prizes",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              (v2/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          (v8/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "isGenerated"
                          },
                          (v3/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "results(first:1)"
              }
            ],
            "type": "Lottery"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4bf5aff87f2003beb0af2c75bc321ae40df80b7454adb8239add4a58a5577464",
    "metadata": {},
    "name": "useFollowDrawsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfa1ee5766465d8dad8b16f47f21e159";

export default node;

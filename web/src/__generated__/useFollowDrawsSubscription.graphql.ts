/**
 * @generated SignedSource<<80e1e87fc0e1e7ee04caee35fceda23f>>
 * @relayHash 28457bba446cc2786b62878c14322dc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10692e420e361c0a4c47c64ba40aec003a4e7ffbd2a9873c326fd35d78d43e95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowDrawsSubscription$variables = {
  id: string;
};
export type useFollowDrawsSubscription$data = {
  readonly lotteryDrawn: {
    readonly " $fragmentSpreads": FragmentRefs<"LotteryHead_lottery" | "SlipForm_lottery">;
  };
};
export type useFollowDrawsSubscription = {
  response: useFollowDrawsSubscription$data;
  variables: useFollowDrawsSubscription$variables;
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
    "name": "lotteryId",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "number"
},
v5 = {
  "kind": "ScalarField",
  "name": "commitment"
},
v6 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v7 = {
  "kind": "ScalarField",
  "name": "seed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useFollowDrawsSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Lottery",
        "kind": "LinkedField",
        "name": "lotteryDrawn",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "LotteryHead_lottery"
          },
          {
            "kind": "FragmentSpread",
            "name": "SlipForm_lottery"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowDrawsSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Lottery",
        "kind": "LinkedField",
        "name": "lotteryDrawn",
        "plural": false,
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
          (v2/*:: as any*/),
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
              (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "concreteType": "LotteryPrize",
                "kind": "LinkedField",
                "name": "prizes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              },
              (v7/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "concreteType": "LotteryPrize",
                        "kind": "LinkedField",
                        "name": "prizes",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "__typename"
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isGenerated"
                      },
                      (v3/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "results(first:1)"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "10692e420e361c0a4c47c64ba40aec003a4e7ffbd2a9873c326fd35d78d43e95",
    "metadata": {},
    "name": "useFollowDrawsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "764907a10f4717039ad7975ed252febe";

export default node;

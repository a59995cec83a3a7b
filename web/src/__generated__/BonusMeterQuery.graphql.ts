/**
 * @generated SignedSource<<828f5f104988b1171b22ca400de0c922>>
 * @relayHash 242bc9bb3d70ab377de3408cdf63ed1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd43f7987bcb543b5b8020b579b36462ec731af1fc92f1bbacef5e917059e5c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusMeterQuery$variables = Record<PropertyKey, never>;
export type BonusMeterQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly bonuses: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly turnoverDone: {
              readonly amount: string;
              readonly currency: string;
            };
            readonly turnoverRequired: {
              readonly amount: string;
              readonly currency: string;
            };
            readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
          };
        }>;
      } | null;
    } | null;
  };
};
export type BonusMeterQuery = {
  response: BonusMeterQuery$data;
  variables: BonusMeterQuery$variables;
};

import BonusCard_bonus$normalization_graphql from './BonusCard_bonus$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": "ACTIVE"
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverRequired",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BonusMeterQuery",
    "selections": [
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
              {
                "kind": "CatchField",
                "field": {
                  "args": (v0/*:: as any*/),
                  "concreteType": "BonusConnection",
                  "kind": "LinkedField",
                  "name": "bonuses",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "BonusEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Bonus",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v2/*:: as any*/),
                            (v3/*:: as any*/),
                            (v4/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "BonusCard_bonus"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
                },
                "to": "NULL"
              }
            ]
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
    "name": "BonusMeterQuery",
    "selections": [
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
              {
                "args": (v0/*:: as any*/),
                "concreteType": "BonusConnection",
                "kind": "LinkedField",
                "name": "bonuses",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "BonusEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Bonus",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "fragment": BonusCard_bonus$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
              },
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7cd43f7987bcb543b5b8020b579b36462ec731af1fc92f1bbacef5e917059e5c",
    "metadata": {},
    "name": "BonusMeterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "118d929c15cbf88ccc10ec4438dcdb9d";

export default node;

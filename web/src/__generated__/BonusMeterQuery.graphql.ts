/**
 * @generated SignedSource<<2516544ee9edc0c4303490588e6018cb>>
 * @relayHash e152de4b26cc4c92afdeb7946e1e4503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 981c09231e12b1635bc0d87ece571a121fc7508e33033c2350fe392ecbf8fb2c

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
            readonly title: string;
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
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverRequired",
  "plural": false,
  "selections": (v3/*:: as any*/)
},
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": (v3/*:: as any*/)
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
                            (v1/*:: as any*/),
                            (v2/*:: as any*/),
                            (v4/*:: as any*/),
                            (v5/*:: as any*/),
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
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
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
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "981c09231e12b1635bc0d87ece571a121fc7508e33033c2350fe392ecbf8fb2c",
    "metadata": {},
    "name": "BonusMeterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "002230dfd32ea3198d754317dbe1c40f";

export default node;

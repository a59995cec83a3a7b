/**
 * @generated SignedSource<<24b5baca715e8cf118c04f16e744f501>>
 * @relayHash 3e13727ae04433e0017caf9eac2bb7e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3aad0ceaf4afdf0da65313667286ad6d06e3e217b593e6329ea4d4947398afb

import type { ConcreteRequest } from 'relay-runtime';
export type FreeSpinsWaitingQuery$variables = Record<PropertyKey, never>;
export type FreeSpinsWaitingQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly freeSpins: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly games: ReadonlyArray<{
              readonly id: string;
            }>;
            readonly left: number;
            readonly stake: {
              readonly amount: string;
              readonly currency: string;
            };
          };
        }>;
      } | null;
    } | null;
  };
};
export type FreeSpinsWaitingQuery = {
  response: FreeSpinsWaitingQuery$data;
  variables: FreeSpinsWaitingQuery$variables;
};

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
    "value": 20
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "left"
},
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
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
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "concreteType": "Game",
  "kind": "LinkedField",
  "name": "games",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "FreeSpinsWaitingQuery",
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
                  "concreteType": "FreeSpinsConnection",
                  "kind": "LinkedField",
                  "name": "freeSpins",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "FreeSpinsEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "FreeSpins",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v1/*:: as any*/),
                            (v2/*:: as any*/),
                            (v4/*:: as any*/)
                          ]
                        }
                      ]
                    }
                  ],
                  "storageKey": "freeSpins(filter:{\"status\":\"ACTIVE\"},first:20)"
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
    "name": "FreeSpinsWaitingQuery",
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
                "concreteType": "FreeSpinsConnection",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "FreeSpinsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "FreeSpins",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          (v4/*:: as any*/),
                          (v3/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "freeSpins(filter:{\"status\":\"ACTIVE\"},first:20)"
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d3aad0ceaf4afdf0da65313667286ad6d06e3e217b593e6329ea4d4947398afb",
    "metadata": {},
    "name": "FreeSpinsWaitingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0945d3e15c050d49013de27f093e41f";

export default node;

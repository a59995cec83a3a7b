/**
 * @generated SignedSource<<fc3e9fafb87a0823d60c86128f99c727>>
 * @relayHash fa0ccc5670fdcf23a32fd235696a816f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ec75503ce76f2c7347ee6369c2a0ee87f90348f780619029abfb87807839513

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletFactsQuery$variables = Record<PropertyKey, never>;
export type WalletFactsQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly wallet: {
        readonly available: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly bonus: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly games: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly locked: {
          readonly amount: string;
          readonly currency: string;
        } | null;
      };
      readonly " $fragmentSpreads": FragmentRefs<"LastMovements_member" | "RunningBonuses_member">;
    } | null;
  };
};
export type WalletFactsQuery = {
  response: WalletFactsQuery$data;
  variables: WalletFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v1 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "locked",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "games",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WalletFactsQuery",
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
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "RunningBonuses_member"
              },
              {
                "kind": "FragmentSpread",
                "name": "LastMovements_member"
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
    "name": "WalletFactsQuery",
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
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              {
                "args": [
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
                    "value": 3
                  }
                ],
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
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverRequired",
                            "plural": false,
                            "selections": (v0/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverDone",
                            "plural": false,
                            "selections": (v0/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:3)"
              },
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 5
                  }
                ],
                "concreteType": "AccountMovementConnection",
                "kind": "LinkedField",
                "name": "accountRecord",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AccountMovementEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "AccountMovement",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "createdAt"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v0/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "accountRecord(first:5)"
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7ec75503ce76f2c7347ee6369c2a0ee87f90348f780619029abfb87807839513",
    "metadata": {},
    "name": "WalletFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "288b65e26ba8c62918304c51e17b41e3";

export default node;

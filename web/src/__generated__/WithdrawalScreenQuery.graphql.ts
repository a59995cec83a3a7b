/**
 * @generated SignedSource<<3c6a697e472de7670b76250958dca41e>>
 * @relayHash 0ee89073e7b89a5baf3c27b374793d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35931be3862838d9206c66b837322ffd3ddc8bbafd23f3b9bbbf92feed90870e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalScreenQuery$variables = {
  id: string;
};
export type WithdrawalScreenQuery$data = {
  readonly node: {
    readonly withdrawal: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawalDetail_withdrawal">;
    } | null;
  } | null;
  readonly viewer: {
    readonly session: {
      readonly serverTime: string | null;
    } | null;
  };
};
export type WithdrawalScreenQuery = {
  response: WithdrawalScreenQuery$data;
  variables: WithdrawalScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "serverTime"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v5 = {
  "kind": "ScalarField",
  "name": "amount"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v7 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v8 = {
  "kind": "ScalarField",
  "name": "state"
},
v9 = {
  "kind": "ScalarField",
  "name": "viewerCanConfirm"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WithdrawalScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Session",
              "kind": "LinkedField",
              "name": "session",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "WithdrawalDetail_withdrawal"
                }
              ],
              "type": "Withdrawal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "withdrawal"
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
    "name": "WithdrawalScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "bankName"
              },
              {
                "kind": "ScalarField",
                "name": "lastFour"
              },
              (v7/*:: as any*/),
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "fee",
                "plural": false,
                "selections": (v6/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "arriving",
                "plural": false,
                "selections": (v6/*:: as any*/)
              },
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "endedAt"
              },
              {
                "kind": "ScalarField",
                "name": "viewerCanCancel"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "paid",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ]
              },
              (v9/*:: as any*/),
              {
                "concreteType": "WithdrawalPart",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v8/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "paidAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "confirmBefore"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isDepositFinal"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "proofCount"
                  },
                  (v9/*:: as any*/)
                ]
              },
              {
                "concreteType": "WithdrawalStep",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "at"
                  }
                ]
              }
            ],
            "type": "Withdrawal"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "35931be3862838d9206c66b837322ffd3ddc8bbafd23f3b9bbbf92feed90870e",
    "metadata": {},
    "name": "WithdrawalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee23cecedcb53e72f3b3334a1611dcb9";

export default node;

/**
 * @generated SignedSource<<bcbd13b6cb9c6e6ed6d0f65fa93ee9d3>>
 * @relayHash 7381d2d158ea4f1a099db9ca2312685d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04643bb5c720f9afdf5125710d65dfcd5af55568f55decf9741781dda9939b58

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalNoticeQuery$variables = Record<PropertyKey, never>;
export type WithdrawalNoticeQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawalNotice_member">;
    } | null;
  };
};
export type WithdrawalNoticeQuery = {
  response: WithdrawalNoticeQuery$data;
  variables: WithdrawalNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WithdrawalNoticeQuery",
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
                "kind": "FragmentSpread",
                "name": "WithdrawalNotice_member"
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
    "name": "WithdrawalNoticeQuery",
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": {
                      "period": {
                        "preset": "LAST_30"
                      },
                      "states": [
                        "AWAITING_CONFIRM"
                      ]
                    }
                  },
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "WithdrawalConnection",
                "kind": "LinkedField",
                "name": "withdrawals",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "WithdrawalEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Withdrawal",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "confirmBefore"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "paid",
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
                ],
                "storageKey": "withdrawals(filter:{\"period\":{\"preset\":\"LAST_30\"},\"states\":[\"AWAITING_CONFIRM\"]},first:1)"
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "04643bb5c720f9afdf5125710d65dfcd5af55568f55decf9741781dda9939b58",
    "metadata": {},
    "name": "WithdrawalNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da9293bba3117b3e603a8117df48f572";

export default node;

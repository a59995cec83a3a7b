/**
 * @generated SignedSource<<a0809f743785a4286001ed160531c883>>
 * @relayHash 696a40b4d02c4939e4abed3f0ecf2110
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ab43f1e27bfa085f16ae5bc968cdac0faef3e8116a28cab91daa119ee135bfe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTransferPaneQuery$variables = Record<PropertyKey, never>;
export type MemberTransferPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly wallet: {
        readonly downline: {
          readonly isPaymentPasswordSet: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
        } | null;
        readonly upline: {
          readonly isPaymentPasswordSet: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_wallet">;
      };
    } | null;
  };
};
export type MemberTransferPaneQuery = {
  response: MemberTransferPaneQuery$data;
  variables: MemberTransferPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "direction",
    "value": "UPLINE"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "isPaymentPasswordSet"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "FragmentSpread",
    "name": "MemberTransferForm_terms"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "direction",
    "value": "DOWNLINE"
  }
],
v4 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v5 = [
  (v1/*:: as any*/),
  {
    "concreteType": "TransferReceiver",
    "kind": "LinkedField",
    "name": "upline",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "account"
      },
      {
        "kind": "ScalarField",
        "name": "nickname"
      }
    ]
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "least",
    "plural": false,
    "selections": (v4/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "most",
    "plural": false,
    "selections": (v4/*:: as any*/)
  },
  {
    "kind": "ScalarField",
    "name": "dailyCount"
  },
  {
    "kind": "ScalarField",
    "name": "dailyCountLeft"
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "dailyAmountLeft",
    "plural": false,
    "selections": (v4/*:: as any*/)
  }
],
v6 = {
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
    "name": "MemberTransferPaneQuery",
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
                  {
                    "alias": "upline",
                    "args": (v0/*:: as any*/),
                    "concreteType": "TransferTerms",
                    "kind": "LinkedField",
                    "name": "transferTerms",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": "transferTerms(direction:\"UPLINE\")"
                  },
                  {
                    "alias": "downline",
                    "args": (v3/*:: as any*/),
                    "concreteType": "TransferTerms",
                    "kind": "LinkedField",
                    "name": "transferTerms",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": "transferTerms(direction:\"DOWNLINE\")"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "MemberTransferForm_wallet"
                  }
                ]
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
    "name": "MemberTransferPaneQuery",
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
                  {
                    "alias": "upline",
                    "args": (v0/*:: as any*/),
                    "concreteType": "TransferTerms",
                    "kind": "LinkedField",
                    "name": "transferTerms",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": "transferTerms(direction:\"UPLINE\")"
                  },
                  {
                    "alias": "downline",
                    "args": (v3/*:: as any*/),
                    "concreteType": "TransferTerms",
                    "kind": "LinkedField",
                    "name": "transferTerms",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": "transferTerms(direction:\"DOWNLINE\")"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  },
                  (v6/*:: as any*/)
                ]
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8ab43f1e27bfa085f16ae5bc968cdac0faef3e8116a28cab91daa119ee135bfe",
    "metadata": {},
    "name": "MemberTransferPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "215b13b5b3e04319da27478dcc97e9eb";

export default node;

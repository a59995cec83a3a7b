/**
 * @generated SignedSource<<2fed54d65e1ce7aa99465b63a709de75>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPaymentPasswordSet",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "args": null,
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v5 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "TransferReceiver",
    "kind": "LinkedField",
    "name": "upline",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "account",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nickname",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "least",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "most",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dailyCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dailyCountLeft",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "dailyAmountLeft",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MemberTransferForm_wallet"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MemberTransferPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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

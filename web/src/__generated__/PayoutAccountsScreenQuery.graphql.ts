/**
 * @generated SignedSource<<d8bcf5e8c3fd61fc442aace559f10cc0>>
 * @relayHash 36b758a1b0e27430f9eefa478f24d484
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00d98f735b9bcbce11b9dd870d147cce90237cf1bb56f06f28797c166b8e1a67

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountsScreenQuery$variables = Record<PropertyKey, never>;
export type PayoutAccountsScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountsScreen_member">;
    } | null;
  };
};
export type PayoutAccountsScreenQuery = {
  response: PayoutAccountsScreenQuery$data;
  variables: PayoutAccountsScreenQuery$variables;
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
    "name": "PayoutAccountsScreenQuery",
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
                "name": "PayoutAccountsScreen_member"
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
    "name": "PayoutAccountsScreenQuery",
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
                "concreteType": "PayoutAccount",
                "kind": "LinkedField",
                "name": "payoutAccounts",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "bankName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "currency"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "branch"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "holder"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastFour"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "usableFrom"
                  }
                ]
              },
              {
                "concreteType": "Bank",
                "kind": "LinkedField",
                "name": "payoutBanks",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  }
                ]
              },
              {
                "concreteType": "AccountSecurity",
                "kind": "LinkedField",
                "name": "security",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "payeeName"
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "00d98f735b9bcbce11b9dd870d147cce90237cf1bb56f06f28797c166b8e1a67",
    "metadata": {},
    "name": "PayoutAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df1bdd30f74b9235e0a7f23629c0982b";

export default node;

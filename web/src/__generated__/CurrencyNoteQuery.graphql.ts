/**
 * @generated SignedSource<<d377a28136a60e25f30c82c5da15c40d>>
 * @relayHash 42a7b1fd36dcf867c52b19770decc789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3b12e6bbf7a444d2bdf8c2d715171dcdcafc6ce2dd9b4112d40fd51629550d

import type { ConcreteRequest } from 'relay-runtime';
export type CurrencyNoteQuery$variables = {
  withWallets: boolean;
};
export type CurrencyNoteQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly currency: string;
      readonly wallet?: {
        readonly currencyWallets: ReadonlyArray<{
          readonly currency: string;
          readonly isOpen: boolean;
        }>;
      };
    } | null;
  };
};
export type CurrencyNoteQuery = {
  response: CurrencyNoteQuery$data;
  variables: CurrencyNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withWallets"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = {
  "concreteType": "CurrencyWallet",
  "kind": "LinkedField",
  "name": "currencyWallets",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "isOpen"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CurrencyNoteQuery",
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
              (v1/*:: as any*/),
              {
                "condition": "withWallets",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "concreteType": "Wallet",
                    "kind": "LinkedField",
                    "name": "wallet",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CurrencyNoteQuery",
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
              (v1/*:: as any*/),
              {
                "condition": "withWallets",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "concreteType": "Wallet",
                    "kind": "LinkedField",
                    "name": "wallet",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2c3b12e6bbf7a444d2bdf8c2d715171dcdcafc6ce2dd9b4112d40fd51629550d",
    "metadata": {},
    "name": "CurrencyNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1af22f8df6eaaff3c8c7997e4967e510";

export default node;

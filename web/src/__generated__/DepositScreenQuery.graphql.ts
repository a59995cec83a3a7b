/**
 * @generated SignedSource<<46229d546e30e22e3a133fdcfbed33a8>>
 * @relayHash 91d259ab4a523fa5a12144e067bc7d46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af1ff72fc535e2c54ec124c30c7f6dccbd99b6a96152d6908a30a9884e931c70

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositScreenQuery$variables = {
  id: string;
};
export type DepositScreenQuery$data = {
  readonly node: {
    readonly deposit: {
      readonly " $fragmentSpreads": FragmentRefs<"DepositPayment_deposit">;
    } | null;
  } | null;
  readonly viewer: {
    readonly session: {
      readonly serverTime: string | null;
    } | null;
  };
};
export type DepositScreenQuery = {
  response: DepositScreenQuery$data;
  variables: DepositScreenQuery$variables;
};

import DepositOffers_deposit$normalization_graphql from './DepositOffers_deposit$normalization.graphql';

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
v4 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DepositScreenQuery",
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
                  "name": "DepositPayment_deposit"
                }
              ],
              "type": "Deposit"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "deposit"
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
    "name": "DepositScreenQuery",
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
              {
                "kind": "ScalarField",
                "name": "internalID"
              },
              {
                "kind": "ScalarField",
                "name": "channelName"
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "fee",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "credited",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "createdAt"
              },
              {
                "kind": "ScalarField",
                "name": "endedAt"
              },
              {
                "kind": "ScalarField",
                "name": "expiresAt"
              },
              {
                "kind": "ScalarField",
                "name": "returnedAt"
              },
              {
                "kind": "ScalarField",
                "name": "payUrl"
              },
              {
                "kind": "ScalarField",
                "name": "qrContent"
              },
              {
                "concreteType": "DepositBankAccount",
                "kind": "LinkedField",
                "name": "bankAccount",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "bankName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "holder"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "number"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "reference"
                  }
                ]
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverRequired",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "turnoverDone",
                "plural": false,
                "selections": (v4/*:: as any*/)
              },
              {
                "fragment": DepositOffers_deposit$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ],
            "type": "Deposit"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "af1ff72fc535e2c54ec124c30c7f6dccbd99b6a96152d6908a30a9884e931c70",
    "metadata": {},
    "name": "DepositScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a66e322d974243218d0c97433ea70159";

export default node;

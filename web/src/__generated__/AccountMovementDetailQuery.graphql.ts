/**
 * @generated SignedSource<<c7dfa4830952f089ba6cf3685f00d004>>
 * @relayHash 408f78a33e81c8e18a743a8859e37a52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2124c39da013bddf1cfe0b6bbd9bedb46bbd9a8fbeaf61586619c15a88e0fa7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMovementDetailQuery$variables = {
  id: string;
};
export type AccountMovementDetailQuery$data = {
  readonly node: {
    readonly movement: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountMovementRow_movement">;
    } | null;
  } | null;
};
export type AccountMovementDetailQuery = {
  response: AccountMovementDetailQuery$data;
  variables: AccountMovementDetailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
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
    "name": "AccountMovementDetailQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                  "name": "AccountMovementRow_movement"
                }
              ],
              "type": "AccountMovement"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "movement"
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
    "name": "AccountMovementDetailQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
                "selections": (v2/*:: as any*/)
              },
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "balanceAfter",
                "plural": false,
                "selections": (v2/*:: as any*/)
              },
              {
                "kind": "ScalarField",
                "name": "reference"
              },
              {
                "kind": "ScalarField",
                "name": "remark"
              }
            ],
            "type": "AccountMovement"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a2124c39da013bddf1cfe0b6bbd9bedb46bbd9a8fbeaf61586619c15a88e0fa7",
    "metadata": {},
    "name": "AccountMovementDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da38ef4a17a81462d3332a9d1054ed5d";

export default node;

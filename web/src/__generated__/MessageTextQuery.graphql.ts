/**
 * @generated SignedSource<<781ce8f09294ed958095d921e0a01f14>>
 * @relayHash 11a96bb06d8c0ecb01a2c458a8465538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f387321e7e5d7a7b4135571e235e637292f65be32284e735c950b2f7f8dc76d8

import type { ConcreteRequest } from 'relay-runtime';
export type MessageTextQuery$variables = {
  id: string;
};
export type MessageTextQuery$data = {
  readonly node: {
    readonly content?: string;
  } | null;
};
export type MessageTextQuery = {
  response: MessageTextQuery$data;
  variables: MessageTextQuery$variables;
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
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "content"
    }
  ],
  "type": "Message"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MessageTextQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageTextQuery",
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
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f387321e7e5d7a7b4135571e235e637292f65be32284e735c950b2f7f8dc76d8",
    "metadata": {},
    "name": "MessageTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4baa6383a53ed24e6a83119c61f13f25";

export default node;

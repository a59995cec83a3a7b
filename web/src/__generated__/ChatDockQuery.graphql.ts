/**
 * @generated SignedSource<<9e1b0e5b15b9fe32270f31fbb06b21a5>>
 * @relayHash c9960cb1776b7a821ba724a49e4c6a46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ff9cc9c3f1d98bdc0826875bc6d14e350605339f88133367122d2ed4ca624b0

import type { ConcreteRequest } from 'relay-runtime';
export type ChatDockQuery$variables = Record<PropertyKey, never>;
export type ChatDockQuery$data = {
  readonly site: {
    readonly brand: {
      readonly chatHeaderColor: string | null;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly unreadChatCount: number | null;
    } | null;
  };
};
export type ChatDockQuery = {
  response: ChatDockQuery$data;
  variables: ChatDockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "chatHeaderColor"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "unreadChatCount"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ChatDockQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      },
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
              (v1/*:: as any*/)
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
    "name": "ChatDockQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ]
      },
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
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2ff9cc9c3f1d98bdc0826875bc6d14e350605339f88133367122d2ed4ca624b0",
    "metadata": {},
    "name": "ChatDockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb0f9d1c77a61868731db8e8b470fef3";

export default node;

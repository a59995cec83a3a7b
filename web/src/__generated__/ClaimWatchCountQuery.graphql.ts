/**
 * @generated SignedSource<<f3f54e07ac2d541c28815db8ce332585>>
 * @relayHash f4db7ae617174bc9be2ccb6399bddf7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a76cd9be5c504e13e3e61e4bff96f7b12465421e71e3c79f35960a808e0857cc

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimWatchCountQuery$variables = Record<PropertyKey, never>;
export type ClaimWatchCountQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly claimableCount: number | null;
    } | null;
  };
};
export type ClaimWatchCountQuery = {
  response: ClaimWatchCountQuery$data;
  variables: ClaimWatchCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "claimableCount"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ClaimWatchCountQuery",
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
                "kind": "CatchField",
                "field": (v0/*:: as any*/),
                "to": "NULL"
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
    "name": "ClaimWatchCountQuery",
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
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a76cd9be5c504e13e3e61e4bff96f7b12465421e71e3c79f35960a808e0857cc",
    "metadata": {},
    "name": "ClaimWatchCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5e1c9bb5841cd15646ed80e0253c930";

export default node;

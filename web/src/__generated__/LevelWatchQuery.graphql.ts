/**
 * @generated SignedSource<<83c7f1ed86633f17581c7d5ca728502f>>
 * @relayHash 4b81bb236e3a1596814507058a29b62f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f25e759503a9fba9b3cbb651cbe1313a9ccbb12c59318372b3206c35c578b62

import type { ConcreteRequest } from 'relay-runtime';
export type LevelWatchQuery$variables = Record<PropertyKey, never>;
export type LevelWatchQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly club: {
        readonly label: string;
        readonly rank: number;
      } | null;
      readonly username: string;
    } | null;
  };
};
export type LevelWatchQuery = {
  response: LevelWatchQuery$data;
  variables: LevelWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "username"
},
v1 = {
  "concreteType": "ClubLevel",
  "kind": "LinkedField",
  "name": "club",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "rank"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "LevelWatchQuery",
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
    "name": "LevelWatchQuery",
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
              (v1/*:: as any*/),
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
    "id": "7f25e759503a9fba9b3cbb651cbe1313a9ccbb12c59318372b3206c35c578b62",
    "metadata": {},
    "name": "LevelWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3c656fd737dd887dd0f3413372ee743";

export default node;

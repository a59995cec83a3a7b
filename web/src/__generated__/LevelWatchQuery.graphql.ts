/**
 * @generated SignedSource<<76288a0c9f10c4c454ea754fb5a45a30>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ClubLevel",
  "kind": "LinkedField",
  "name": "club",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LevelWatchQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
    "name": "LevelWatchQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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

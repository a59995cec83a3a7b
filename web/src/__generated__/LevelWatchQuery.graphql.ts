/**
 * @generated SignedSource<<5b6671053b7afabbd214163f231fdfd0>>
 * @relayHash b5a8d715b2bb84992d1a8ea9b5e20f1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d24abfc8df2852b6b5c456e72e2d6c233b436693fae95f6fe14cc70e08548da

import type { ConcreteRequest } from 'relay-runtime';
export type LevelWatchQuery$variables = Record<PropertyKey, never>;
export type LevelWatchQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly club: {
        readonly label: string;
        readonly rank: number;
      } | null;
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
              (v0/*:: as any*/)
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
    "id": "1d24abfc8df2852b6b5c456e72e2d6c233b436693fae95f6fe14cc70e08548da",
    "metadata": {},
    "name": "LevelWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddc5b33d01dd0762b131d7d83f7c980b";

export default node;

/**
 * @generated SignedSource<<282b92dc4a2d69bb69dde37be4c2a286>>
 * @relayHash 1bbbe751bc0022e21f5eeb1210d2649c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2346e55d115ced6f96eb4166643e67f72f97ac9280224b0613509048311cf676

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementWatchQuery$variables = Record<PropertyKey, never>;
export type AnnouncementWatchQuery$data = {
  readonly site: {
    readonly announcements: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly publishedAt: string;
        };
      }>;
    } | null;
  };
};
export type AnnouncementWatchQuery = {
  response: AnnouncementWatchQuery$data;
  variables: AnnouncementWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "AnnouncementConnection",
  "kind": "LinkedField",
  "name": "announcements",
  "plural": false,
  "selections": [
    {
      "concreteType": "AnnouncementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "publishedAt"
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "announcements(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AnnouncementWatchQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnnouncementWatchQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2346e55d115ced6f96eb4166643e67f72f97ac9280224b0613509048311cf676",
    "metadata": {},
    "name": "AnnouncementWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ebed029bb11dc1985241dfcf2f41d2f";

export default node;

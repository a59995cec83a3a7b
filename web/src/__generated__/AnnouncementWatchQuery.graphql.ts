/**
 * @generated SignedSource<<68b5ac9b264cb9a8fbe02883689795e8>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "publishedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "announcements(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "AnnouncementWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
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

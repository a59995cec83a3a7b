/**
 * @generated SignedSource<<a9ef1694badcf6f82954621373084758>>
 * @relayHash e911a2b3cdffcf6d56274ab099bfb57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833ca70f177032e6c32990e7536c5d25cc909e4eccfec7fb280496119c6c415b

import type { ConcreteRequest } from 'relay-runtime';
export type LinkFilterQuery$variables = Record<PropertyKey, never>;
export type LinkFilterQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly inviteLinks: ReadonlyArray<{
        readonly code: string;
        readonly internalID: string;
        readonly label: string;
      }>;
    } | null;
  };
};
export type LinkFilterQuery = {
  response: LinkFilterQuery$data;
  variables: LinkFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
  "kind": "ScalarField",
  "name": "code"
},
v2 = {
  "kind": "ScalarField",
  "name": "label"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LinkFilterQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ]
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
    "name": "LinkFilterQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "833ca70f177032e6c32990e7536c5d25cc909e4eccfec7fb280496119c6c415b",
    "metadata": {},
    "name": "LinkFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "002796bcdf1dde85185651c0b7345236";

export default node;

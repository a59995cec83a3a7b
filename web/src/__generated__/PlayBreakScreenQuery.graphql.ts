/**
 * @generated SignedSource<<baa3b17a524137cd4953e6482159ef7a>>
 * @relayHash e3ab4b5681f4a3ce58fc548402cef167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1525c4437dc1b9920a14c96322803b683c9179916814e7c5de379d354a7d5c74

import type { ConcreteRequest } from 'relay-runtime';
export type BreakLength = "DAY" | "FIVE_YEARS" | "HALF_YEAR" | "MONTH" | "PERMANENT" | "SIX_WEEKS" | "THREE_YEARS" | "WEEK" | "YEAR" | "%future added value";
export type PlayBreakScreenQuery$variables = Record<PropertyKey, never>;
export type PlayBreakScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly playBreak: {
        readonly until: string | null;
      } | null;
      readonly playLimits: {
        readonly selfExclusions: ReadonlyArray<BreakLength>;
        readonly timeOuts: ReadonlyArray<BreakLength>;
      };
    } | null;
  };
};
export type PlayBreakScreenQuery = {
  response: PlayBreakScreenQuery$data;
  variables: PlayBreakScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PlayBreak",
  "kind": "LinkedField",
  "name": "playBreak",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "PlayLimits",
  "kind": "LinkedField",
  "name": "playLimits",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeOuts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selfExclusions",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PlayBreakScreenQuery",
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
    "name": "PlayBreakScreenQuery",
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
    "id": "1525c4437dc1b9920a14c96322803b683c9179916814e7c5de379d354a7d5c74",
    "metadata": {},
    "name": "PlayBreakScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1beda5fe5f89c0275331cbba03b9421e";

export default node;

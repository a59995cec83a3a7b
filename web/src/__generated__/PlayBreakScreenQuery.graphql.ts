/**
 * @generated SignedSource<<c49159cedfaed049df2472125000e0af>>
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
  "concreteType": "PlayBreak",
  "kind": "LinkedField",
  "name": "playBreak",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "until"
    }
  ]
},
v1 = {
  "concreteType": "PlayLimits",
  "kind": "LinkedField",
  "name": "playLimits",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeOuts"
    },
    {
      "kind": "ScalarField",
      "name": "selfExclusions"
    }
  ]
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
    "name": "PlayBreakScreenQuery",
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

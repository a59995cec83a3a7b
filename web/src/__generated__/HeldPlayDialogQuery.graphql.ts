/**
 * @generated SignedSource<<748cfa591c91b332a8fccc0d8bdefb42>>
 * @relayHash 40f8343f670aba88b72cb82704f3e7b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 544e36c74ea5f2d2f283e29c293c0165fff0da6f1d59a08cfe477c32be800f49

import type { ConcreteRequest } from 'relay-runtime';
export type PlayBreakKind = "SELF_EXCLUSION" | "TIME_OUT" | "UNKNOWN" | "%future added value";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "UNKNOWN" | "WAGER" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "UNKNOWN" | "WEEK" | "%future added value";
export type HeldPlayDialogQuery$variables = Record<PropertyKey, never>;
export type HeldPlayDialogQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly playBreak: {
        readonly kind: PlayBreakKind;
        readonly until: string | null;
      } | null;
      readonly playLimits: {
        readonly limits: ReadonlyArray<{
          readonly amount: {
            readonly amount: string;
            readonly currency: string;
          } | null;
          readonly kind: PlayLimitKind;
          readonly left: {
            readonly amount: string;
            readonly currency: string;
          } | null;
          readonly minutes: number | null;
          readonly period: PlayLimitPeriod;
          readonly resetsAt: string | null;
          readonly used: {
            readonly amount: string;
            readonly currency: string;
          } | null;
          readonly usedMinutes: number | null;
        }>;
      };
    } | null;
  };
};
export type HeldPlayDialogQuery = {
  response: HeldPlayDialogQuery$data;
  variables: HeldPlayDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "kind"
},
v1 = {
  "concreteType": "PlayBreak",
  "kind": "LinkedField",
  "name": "playBreak",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "until"
    }
  ]
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "concreteType": "PlayLimits",
  "kind": "LinkedField",
  "name": "playLimits",
  "plural": false,
  "selections": [
    {
      "concreteType": "PlayLimit",
      "kind": "LinkedField",
      "name": "limits",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "period"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "minutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "used",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "usedMinutes"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "left",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "resetsAt"
        }
      ]
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
    "name": "HeldPlayDialogQuery",
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
              (v1/*:: as any*/),
              (v3/*:: as any*/)
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
    "name": "HeldPlayDialogQuery",
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
              (v1/*:: as any*/),
              (v3/*:: as any*/),
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
    "id": "544e36c74ea5f2d2f283e29c293c0165fff0da6f1d59a08cfe477c32be800f49",
    "metadata": {},
    "name": "HeldPlayDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d734fb00d4f5c41debd8f669db8fcc1";

export default node;

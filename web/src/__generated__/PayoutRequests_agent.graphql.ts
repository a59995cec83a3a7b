/**
 * @generated SignedSource<<d683f4a4d0fe181b423c713c70d07536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutRequestState = "DECLINED" | "PAID" | "UNKNOWN" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutRequests_agent$data = {
  readonly payoutRequests: {
    readonly ready: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly payoutCount: number;
    }>;
    readonly requests: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly decidedAt: string | null;
      readonly internalID: string;
      readonly reason: string | null;
      readonly requestedAt: string;
      readonly state: PayoutRequestState;
    }>;
  } | null;
  readonly " $fragmentType": "PayoutRequests_agent";
};
export type PayoutRequests_agent$key = {
  readonly " $data"?: PayoutRequests_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutRequests_agent">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amount"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PayoutRequests_agent",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "PayoutRequests",
        "kind": "LinkedField",
        "name": "payoutRequests",
        "plural": false,
        "selections": [
          {
            "concreteType": "ReadyPayouts",
            "kind": "LinkedField",
            "name": "ready",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "payoutCount"
              }
            ]
          },
          {
            "concreteType": "PayoutRequest",
            "kind": "LinkedField",
            "name": "requests",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "internalID"
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "reason"
              },
              {
                "kind": "ScalarField",
                "name": "requestedAt"
              },
              {
                "kind": "ScalarField",
                "name": "decidedAt"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Agent"
};
})();

(node as any).hash = "83bfa071f4934c1ca2e877c6b160b761";

export default node;

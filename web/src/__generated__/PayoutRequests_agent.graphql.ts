/**
 * @generated SignedSource<<abbec0cac88196be5830c03136a454e8>>
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
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutRequests_agent",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PayoutRequests",
        "kind": "LinkedField",
        "name": "payoutRequests",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReadyPayouts",
            "kind": "LinkedField",
            "name": "ready",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "payoutCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PayoutRequest",
            "kind": "LinkedField",
            "name": "requests",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "internalID",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decidedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Agent",
  "abstractKey": null
};
})();

(node as any).hash = "eb59d84139cb316dc4d0d98904e2f02c";

export default node;

/**
 * @generated SignedSource<<4484d50c0f5d12617099e6ea987489fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalTimeline_withdrawal$data = {
  readonly endedAt: string | null;
  readonly state: WithdrawalState;
  readonly timeline: ReadonlyArray<{
    readonly at: string;
    readonly state: WithdrawalState;
  }>;
  readonly " $fragmentType": "WithdrawalTimeline_withdrawal";
};
export type WithdrawalTimeline_withdrawal$key = {
  readonly " $data"?: WithdrawalTimeline_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalTimeline_withdrawal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "state"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WithdrawalTimeline_withdrawal",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "concreteType": "WithdrawalStep",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "at"
        }
      ]
    }
  ],
  "type": "Withdrawal"
};
})();

(node as any).hash = "a8363fe6b96f8702da120b03ff7df920";

export default node;

/**
 * @generated SignedSource<<f6ec733463c02806987baa90781fb9dc>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalTimeline_withdrawal",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalStep",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};
})();

(node as any).hash = "a8363fe6b96f8702da120b03ff7df920";

export default node;

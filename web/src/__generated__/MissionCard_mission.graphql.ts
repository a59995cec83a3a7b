/**
 * @generated SignedSource<<4672b6dab8e4d5852ed970fdf7fc0ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissionState = "CLAIMABLE" | "CLAIMED" | "OPEN" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissionCard_mission$data = {
  readonly currency: string | null;
  readonly goal: string;
  readonly id: string;
  readonly progress: string;
  readonly resetsAt: string | null;
  readonly reward: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly score: number;
  readonly state: MissionState;
  readonly title: string;
  readonly " $fragmentType": "MissionCard_mission";
};
export type MissionCard_mission$key = {
  readonly " $data"?: MissionCard_mission$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissionCard_mission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MissionCard_mission",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "goal"
    },
    {
      "kind": "ScalarField",
      "name": "progress"
    },
    (v0/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "score"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    }
  ],
  "type": "Mission"
};
})();

(node as any).hash = "84a1db94c0900b68aef692fe80c60bea";

export default node;

/**
 * @generated SignedSource<<9605fa086a984d6f986c95670eba4224>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissionCard_mission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reward",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
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
      "name": "resetsAt",
      "storageKey": null
    }
  ],
  "type": "Mission",
  "abstractKey": null
};
})();

(node as any).hash = "f8193df49ce42cafdb4856a0daaa830f";

export default node;

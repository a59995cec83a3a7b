/**
 * @generated SignedSource<<e04fe6e490698de83e7515158de30be0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptIn_jackpot$data = {
  readonly amount: {
    readonly currency: string;
  };
  readonly contribution: string | null;
  readonly id: string;
  readonly " $fragmentType": "OptIn_jackpot";
};
export type OptIn_jackpot$key = {
  readonly " $data"?: OptIn_jackpot$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptIn_jackpot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptIn_jackpot",
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
      "name": "contribution",
      "storageKey": null
    },
    {
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Jackpot",
  "abstractKey": null
};

(node as any).hash = "974bf9ec131bdd4eb11bc7b36aa15599";

export default node;

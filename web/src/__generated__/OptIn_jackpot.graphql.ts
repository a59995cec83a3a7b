/**
 * @generated SignedSource<<129f653c631c77f89bb5bae7f793c23d>>
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
  "name": "OptIn_jackpot",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "contribution"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "Jackpot"
};

(node as any).hash = "974bf9ec131bdd4eb11bc7b36aa15599";

export default node;

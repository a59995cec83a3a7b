/**
 * @generated SignedSource<<9d0bdd8f3bc04ea44a37e5eeab3f9329>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInDay_reward$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly day: number;
  readonly tickets: number;
  readonly " $fragmentType": "SignInDay_reward";
};
export type SignInDay_reward$key = {
  readonly " $data"?: SignInDay_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInDay_reward">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SignInDay_reward",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "day"
    },
    {
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
    },
    {
      "kind": "ScalarField",
      "name": "tickets"
    }
  ],
  "type": "SignInReward"
};

(node as any).hash = "5ecc4f7a561821a9ea5eca32888420d2";

export default node;

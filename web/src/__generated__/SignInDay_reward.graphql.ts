/**
 * @generated SignedSource<<1b930ef6af5899f00ca7023efaac4575>>
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

(node as any).hash = "95daac0009a7b113e79ff53c3eb7863d";

export default node;

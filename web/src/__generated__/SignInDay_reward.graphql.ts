/**
 * @generated SignedSource<<a96bb741dd7adf1882edfab64e37ba93>>
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
  "metadata": null,
  "name": "SignInDay_reward",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tickets",
      "storageKey": null
    }
  ],
  "type": "SignInReward",
  "abstractKey": null
};

(node as any).hash = "95daac0009a7b113e79ff53c3eb7863d";

export default node;
